import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'
import { findBrokenLink } from './record-audit'

describeShop('the audit log', (t) => {
  const entries = async (query: object = {}) =>
    (await t.call('GET /admin/audit-log', { query, headers: t.staff })).audit_log
  it('says who changed what, from what to what', async () => {
    const headers = t.staff
    const { sales_channel } = await t.call('POST /admin/sales-channels', { body: { name: 'Web' }, headers })
    const params = { id: sales_channel.id }
    await t.call('POST /admin/sales-channels/:id', { params, body: { name: 'App' }, headers })
    await t.call('DELETE /admin/sales-channels/:id', { params, headers })
    const [gone, changed, made] = await entries({ entity_id: [sales_channel.id] })
    expect(made).toMatchObject({
      action: 'POST /admin/sales-channels',
      entity: 'sales_channel',
      before: null,
      after: { name: 'Web', is_disabled: false },
      actor_type: 'api_token',
    })
    expect(changed).toMatchObject({ before: { name: 'Web' }, after: { name: 'App' } })
    expect(gone).toMatchObject({
      action: 'DELETE /admin/sales-channels/:id',
      before: { name: 'App' },
      after: null,
    })
  })
  it('keeps reads and refusals out, but for sign-ins and what was forbidden', async () => {
    const before = (await entries()).length
    await t.try('GET /admin/regions', { headers: t.staff })
    await t.try('POST /admin/regions', { body: { name: 'x' }, headers: t.staff })
    await t.try('POST /admin/regions', { body: {} })
    expect(await entries()).toHaveLength(before)
    const id = await createUser(t.shop, { email: 'max@example.com', password: 'a long one', role: 'member' })
    await t.try('POST /admin/auth', { body: { email: 'max@example.com', password: 'wrong' } })
    const body = { email: 'max@example.com', password: 'a long one' }
    const { access_token } = await t.call('POST /admin/auth/token', { body })
    await t.call('POST /admin/auth', { body })
    const user = { email: 'y@example.com', password: 'a long one' }
    await t.try('POST /admin/users', { body: user, headers: { authorization: `Bearer ${access_token}` } })
    const [forbidden, signedIn, , failed] = await entries()
    expect(forbidden).toMatchObject({ actor_id: id, action: 'POST /admin/users', after: { refused: 403 } })
    expect(signedIn).toMatchObject({ actor_id: id, action: 'POST /admin/auth' })
    expect(failed).toMatchObject({ actor_type: 'nobody', after: { refused: 401, email: 'max@example.com' } })
    expect(JSON.stringify(await entries())).not.toContain('a long one')
  })
  it('is one chain, also when many write at once, and shows where it was broken', async () => {
    const make = (n: number) =>
      t.call('POST /admin/sales-channels', { body: { name: `C${n}` }, headers: t.staff })
    await Promise.all(Array.from({ length: 12 }, (_, n) => make(n)))
    const all = await entries({ limit: 100 })
    expect(all.map(({ position }) => position)).toEqual(all.map((_, n) => all.length - n))
    expect(await findBrokenLink(t.shop.db)).toBeUndefined()
    await t.shop.transaction((tx) =>
      tx.update(tx.t.audit_log).set({ actor_id: 'usr_other' }).where(eq(tx.t.audit_log.position, 3)),
    )
    expect(await findBrokenLink(t.shop.db)).toBe(3)
  })
})
