import { beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '../../modules/auth/sessions'
import { describeShop } from '../../testing/test-shop'
import { connecting, connectingAt, longAgo } from '../testing/connecting'
import { agreed, everyScope, linked, pkce, type Shopper, signedUp } from '../testing/link'
import { identityTables } from './tables'

describeShop(
  'what an agent is given',
  (t) => {
    const { device, other, holder, refused } = connectingAt(t)
    let ada: Shopper
    beforeAll(async () => {
      ada = await signedUp(t, 'ada@example.com')
    })

    describe('a code', () => {
      it('needs the verifier', async () => {
        const code = await agreed(t, ada, device)
        const { code_verifier: _, ...without } = code
        expect(await refused(without)).toEqual([400, 'invalid_grant'])
        expect(await refused({ ...code, code_verifier: pkce().verifier })).toEqual([400, 'invalid_grant'])
        expect(await refused({ ...code, code_verifier: 'short' })).toEqual([400, 'invalid_grant'])
        expect((await device.token(code)).status).toBe(200)
      })
      it('is for its client, and for its redirect URI', async () => {
        const code = await agreed(t, ada, device)
        expect(await refused(code, other)).toEqual([400, 'invalid_grant'])
        expect(await refused({ ...code, redirect_uri: 'https://agent.example/else' })).toEqual([
          400,
          'invalid_grant',
        ])
        expect(await refused({ ...code, redirect_uri: '' })).toEqual([400, 'invalid_request'])
      })
      it('is over after a minute', async () => {
        const code = await agreed(t, ada, device)
        await t.shop.transaction((tx) =>
          tx.updateRows(identityTables(tx).code, { hash: hashOf(code.code) }, { expires_at: longAgo }),
        )
        expect(await refused(code)).toEqual([400, 'invalid_grant'])
      })
      it('used twice ends what was given for it', async () => {
        const code = await agreed(t, ada, device)
        const { body } = await device.token(code)
        expect(await holder(body.access_token)).toBeDefined()
        expect(await refused(code)).toEqual([400, 'invalid_grant'])
        expect(await holder(body.access_token)).toBeUndefined()
        expect(await refused({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).toEqual([
          400,
          'invalid_grant',
        ])
      })
      it('of ten who come at once is given to one', async () => {
        const code = await agreed(t, ada, device)
        const answers = await Promise.all(Array.from({ length: 10 }, () => device.token(code)))
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
      })
    })

    describe('a refresh token', () => {
      const refresh = (refresh_token: string, more: Record<string, string> = {}) => ({
        grant_type: 'refresh_token',
        refresh_token,
        ...more,
      })
      it('is good once, and gives the next', async () => {
        const first = await linked(t, ada, device)
        const { status, body } = await device.token(refresh(first.refresh_token))
        expect([status, body.refresh_token === first.refresh_token]).toEqual([200, false])
        expect(await holder(body.access_token)).toMatchObject({ id: ada.id })
        const next = await device.token(refresh(body.refresh_token))
        expect(next.status).toBe(200)
      })
      it('shown again ends all that came of the same code', async () => {
        const first = await linked(t, ada, device)
        const second = (await device.token(refresh(first.refresh_token))).body
        expect(await refused(refresh(first.refresh_token))).toEqual([400, 'invalid_grant'])
        for (const { access_token } of [first, second]) expect(await holder(access_token)).toBeUndefined()
        expect(await refused(refresh(second.refresh_token))).toEqual([400, 'invalid_grant'])
      })
      it('is of its client, and over after sixty days', async () => {
        const { refresh_token } = await linked(t, ada, device)
        expect(await refused(refresh(refresh_token), other)).toEqual([400, 'invalid_grant'])
        await t.shop.transaction((tx) =>
          tx.updateRows(identityTables(tx).token, { hash: hashOf(refresh_token) }, { expires_at: longAgo }),
        )
        expect(await refused(refresh(refresh_token))).toEqual([400, 'invalid_grant'])
      })
      it('can be had less for, and never more', async () => {
        const [few = '', more = ''] = everyScope
        const { refresh_token } = await linked(
          t,
          await signedUp(t, 'few@example.com'),
          device,
          `${few} ${more}`,
        )
        expect(await refused(refresh(refresh_token, { scope: everyScope.join(' ') }))).toEqual([
          400,
          'invalid_scope',
        ])
        const { body } = await device.token(refresh(refresh_token, { scope: few }))
        expect([body.scope, [...((await holder(body.access_token))?.scopes ?? [])]]).toEqual([few, [few]])
        expect((await device.token(refresh(body.refresh_token))).body.scope).toBe(`${few} ${more}`)
      })
    })

    describe('an access token', () => {
      it('counts for its agent, and for ten minutes', async () => {
        const { access_token } = await linked(t, ada, device)
        expect(await holder(access_token, 'https://other.example/profile')).toBeUndefined()
        await t.shop.transaction((tx) =>
          tx.updateRows(identityTables(tx).token, { hash: hashOf(access_token) }, { expires_at: longAgo }),
        )
        expect(await holder(access_token)).toBeUndefined()
      })
      it('is none for the calls of the storefront', async () => {
        const { access_token, refresh_token } = await linked(t, ada, device)
        for (const token of [access_token, refresh_token]) {
          const headers = { authorization: `Bearer ${token}` }
          expect((await t.try('GET /store/customers/me', { headers })).status).toBe(401)
        }
        expect(await holder(refresh_token)).toBeUndefined()
      })
      it('is revoked by itself; a refresh token with all that came of it; and by its client alone', async () => {
        const one = await linked(t, ada, device)
        expect((await other.revoke(one.access_token)).status).toBe(200)
        expect(await holder(one.access_token)).toBeDefined()
        expect((await device.revoke(one.access_token)).status).toBe(200)
        expect(await holder(one.access_token)).toBeUndefined()
        const { body } = await device.token({ grant_type: 'refresh_token', refresh_token: one.refresh_token })
        expect((await device.revoke(body.refresh_token)).status).toBe(200)
        expect(await holder(body.access_token)).toBeUndefined()
        expect((await device.revoke('nothing of ours')).status).toBe(200)
      })
    })
  },
  { plugins: [connecting] },
)
