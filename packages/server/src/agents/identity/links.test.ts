import { beforeAll, describe, expect, it } from 'vitest'
import { runDue } from '../../events/schedule'
import { deliverAll } from '../../events/worker'
import { subscribersOf, timedWorkOf } from '../../modules/subscribers'
import { describeShop } from '../../testing/test-shop'
import { connecting, connectingAt, longAgo } from '../testing/connecting'
import { agreed, everyScope, linked, type Shopper, signedUp } from '../testing/link'
import { identityTables } from './tables'

describeShop(
  'an account with agents',
  (t) => {
    const { device, other, holder, linksOf, refused } = connectingAt(t)
    let ada: Shopper
    beforeAll(async () => {
      ada = await signedUp(t, 'ada@example.com')
    })

    describe('an account', () => {
      it('shows what is connected, its own alone, and ends it at once', async () => {
        const eve = await signedUp(t, 'eve@example.com')
        const { access_token, refresh_token } = await linked(t, eve, other, everyScope[0])
        const [link, ...more] = await linksOf(eve)
        expect([link, more]).toEqual([
          {
            id: expect.any(String),
            name: 'Other',
            profile: 'https://other.example/profile',
            scopes: [everyScope[0]],
            created_at: expect.any(String),
            last_used_at: null,
          },
          [],
        ])
        expect(await holder(access_token, 'https://other.example/profile')).toMatchObject({ id: eve.id })
        expect((await linksOf(eve))[0].last_used_at).toEqual(expect.any(String))
        const end = (headers: Record<string, string>) =>
          t.try('DELETE /store/agents/links/:id', { params: { id: link.id }, headers })
        expect((await end(ada.headers)).status).toBe(404)
        expect((await end({})).status).toBe(401)
        expect((await end(eve.headers)).body).toEqual({ id: link.id, object: 'agent_link', deleted: true })
        expect(await holder(access_token, 'https://other.example/profile')).toBeUndefined()
        expect(await refused({ grant_type: 'refresh_token', refresh_token }, other)).toEqual([
          400,
          'invalid_grant',
        ])
        expect(await linksOf(eve)).toEqual([])
      })
      it('shows no agent any more that has given everything back', async () => {
        const ida = await signedUp(t, 'ida@example.com')
        const [one, two] = [await linked(t, ida, device), await linked(t, ida, device)]
        await device.revoke(one.refresh_token)
        expect(await linksOf(ida)).toHaveLength(1)
        expect(await holder(two.access_token)).toBeDefined()
        await device.revoke(two.refresh_token)
        expect(await linksOf(ida)).toEqual([])
      })
      it('that agrees five times at once has one agent, and five codes', async () => {
        const ivy = await signedUp(t, 'ivy@example.com')
        const codes = await Promise.all(Array.from({ length: 5 }, () => agreed(t, ivy, device)))
        expect(new Set(codes.map(({ code }) => code)).size).toBe(5)
        expect(await linksOf(ivy)).toHaveLength(1)
        for (const code of codes) expect((await device.token(code)).status).toBe(200)
      })
      it('that answers too often waits, and others do not', async () => {
        const [pat, sue] = [await signedUp(t, 'pat@example.com'), await signedUp(t, 'sue@example.com')]
        const request = (await device.authorize({})).searchParams.get('request')
        const answerOf = (shopper: Shopper) =>
          t.try('POST /store/agents/links', {
            body: { request, is_allowed: false },
            headers: shopper.headers,
          })
        const answers = await Promise.all(Array.from({ length: 31 }, () => answerOf(pat)))
        expect(
          answers
            .map(({ status }) => status)
            .sort()
            .slice(-2),
        ).toEqual([200, 429])
        expect((await answerOf(sue)).status).toBe(200)
      })
      it('lets an agent do more without losing what it may', async () => {
        const [few = '', more = ''] = everyScope
        const eva = await signedUp(t, 'eva@example.com')
        await linked(t, eva, device, few)
        expect((await linked(t, eva, device, more)).scope).toBe(`${few} ${more}`)
        expect(await linksOf(eva)).toHaveLength(1)
      })
      it('is told by mail when an agent may act for it, and when it may do more, each once', async () => {
        const [few = '', more = ''] = everyScope
        const una = await signedUp(t, 'una@example.com')
        await Promise.all(Array.from({ length: 3 }, () => linked(t, una, device, few)))
        await linked(t, una, device, few)
        await linked(t, una, other, few)
        await linked(t, una, device, more)
        const told = await t.shop.db.rowsWhere(t.shop.db.t.event, { name: 'customer.agent_connected' })
        const mine = told.map(({ data }) => data as Record<string, unknown>).filter(({ id }) => id === una.id)
        expect(mine.map(({ email, agent }) => [email, agent])).toEqual([
          ['una@example.com', 'Device'],
          ['una@example.com', 'Other'],
          ['una@example.com', 'Device'],
        ])
      })
      it('with a new password has nothing connected any more', async () => {
        const mia = await signedUp(t, 'mia@example.com')
        const { access_token, refresh_token } = await linked(t, mia, device)
        await t.call('POST /store/customers/me', {
          body: { password: 'difference engine no. 2' },
          headers: mia.headers,
        })
        expect(await holder(access_token)).toBeUndefined()
        expect(await refused({ grant_type: 'refresh_token', refresh_token })).toEqual([400, 'invalid_grant'])
        const again = { ...mia, ...(await signInAgain(mia.email, 'difference engine no. 2')) }
        expect(await linksOf(again)).toEqual([])
        const anew = await linked(t, again, device, everyScope[0])
        expect(anew.scope).toBe(everyScope[0])
        expect(await holder(access_token)).toBeUndefined()
      })
      it('that is deleted has nothing connected, and leaves nothing behind', async () => {
        const zoe = await signedUp(t, 'zoe@example.com')
        const { access_token } = await linked(t, zoe, device)
        await t.call('DELETE /store/customers/me', { body: { password: zoe.password }, headers: zoe.headers })
        expect(await holder(access_token)).toBeUndefined()
        await deliverAll(t.shop, subscribersOf(t.shop))
        expect(await t.shop.db.rowsWhere(identityTables(t.shop.db).link, { customer_id: zoe.id })).toEqual([])
      })
    })
    const signInAgain = async (email: string, password: string) => {
      const { access_token } = await t.call('POST /store/auth/token', { body: { email, password } })
      return { headers: { authorization: `Bearer ${access_token}` } }
    }

    it('leaves nothing behind of what is over', async () => {
      await linked(t, ada, device)
      const leo = await signedUp(t, 'leo@example.com')
      await linked(t, leo, device)
      const { link, code, token } = identityTables(t.shop.db)
      const [{ id: link_id } = { id: '' }] = await t.shop.db.rowsWhere(link, { customer_id: leo.id })
      await t.shop.transaction(async (tx) => {
        await tx.updateRows(link, { id: link_id }, { created_at: longAgo })
        for (const table of [code, token]) await tx.updateRows(table, { link_id }, { expires_at: longAgo })
        await tx.updateRows(tx.t.schedule, { id: 'plugin:agents:forget-links' }, { due_at: longAgo })
      })
      await runDue(
        t.shop,
        timedWorkOf(t.shop).filter(({ id }) => id === 'plugin:agents:forget-links'),
      )
      for (const table of [code, token]) expect(await t.shop.db.rowsWhere(table, { link_id })).toEqual([])
      expect(await t.shop.db.rowsWhere(link, { id: link_id })).toEqual([])
      expect((await linksOf(ada)).length).toBeGreaterThan(0)
    })
  },
  { plugins: [connecting] },
)
