import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { createApiToken, revokeApiToken } from '../auth/api-tokens'
import { createUser } from '../user/create-user'
import { findBrokenLink } from './audit-hash-chain'
import { asCommandLine } from './command-line'

describeShop('the audit log', (t) => {
  const entries = async (query: object = {}) =>
    (await t.call('GET /admin/audit-log', { query, headers: t.staff })).audit_log
  const channel = async (name: string) =>
    (await t.call('POST /admin/sales-channels', { body: { name }, headers: t.staff })).sales_channel
  it('says who changed what, from what to what', async () => {
    const headers = t.staff
    const { id } = await channel('Web')
    const params = { id }
    await t.call('POST /admin/sales-channels/:id', { params, body: { name: 'App' }, headers })
    await t.call('DELETE /admin/sales-channels/:id', { params, headers })
    const [gone, changed, made] = await entries({ entity_id: [id] })
    expect(made).toMatchObject({
      action: 'POST /admin/sales-channels',
      entity: 'sales_channel',
      before: null,
      after: { name: 'Web', is_disabled: false },
      actor_type: 'api_token',
    })
    expect(changed).toMatchObject({ before: { name: 'Web' }, after: { name: 'App' }, changes: [] })
    expect(gone).toMatchObject({
      action: 'DELETE /admin/sales-channels/:id',
      before: { name: 'App' },
      after: null,
    })
  })
  it('holds what is linked and unlinked, and only what changed', async () => {
    const headers = t.staff
    const { id } = await channel('Shelf')
    const { product } = await t.call('POST /admin/products', { body: { title: 'Jug' }, headers })
    const { product: cup } = await t.call('POST /admin/products', { body: { title: 'Cup' }, headers })
    const add = (ids: string[]) =>
      t.call('POST /admin/sales-channels/:id/products/batch', {
        params: { id },
        body: { product_ids: ids.map((one) => ({ id: one })) },
        headers,
      })
    await add([product.id])
    await add([product.id, cup.id])
    const link = (product_id: string) => ({
      entity: 'product_sales_channel',
      entity_id: `${product_id},${id}`,
    })
    const [second, first] = await entries({ entity_id: [id] })
    expect(first?.changes).toMatchObject([
      { ...link(product.id), before: null, after: { product_id: product.id } },
    ])
    expect(second?.changes).toMatchObject([link(cup.id)])
    const { customer_group } = await t.call('POST /admin/customer-groups', { body: { name: 'VIP' }, headers })
    const person = { email: 'ann@example.com', password: 'analytical', first_name: 'Ann', last_name: 'Lee' }
    const { customer } = await t.call('POST /admin/customers', { body: person, headers })
    const batch = {
      params: { id: customer_group.id },
      body: { customer_ids: [{ id: customer.id }] },
      headers,
    }
    await t.call('POST /admin/customer-groups/:id/customers/batch', batch)
    await t.call('DELETE /admin/customer-groups/:id/customers/batch', batch)
    const [out, into] = await entries({ entity_id: [customer_group.id] })
    const row = { entity: 'customer_group_customers', entity_id: `${customer.id},${customer_group.id}` }
    expect([into?.changes, out?.changes]).toMatchObject([
      [{ ...row, before: null }],
      [{ ...row, after: null }],
    ])
    expect(JSON.stringify(await entries({ action: ['POST /admin/customers'] }))).not.toContain('$argon2id')
  })
  it('holds each step of what asks a provider on its way', async () => {
    const order = await placeOrder(t, await openCounter(t))
    await t.call('POST /admin/orders/:id/capture', { params: { id: order.id }, headers: t.staff })
    const log = await entries({ entity: ['order'], entity_id: [order.id] })
    expect(new Set(log.map(({ request_id }) => request_id)).size).toBe(1)
    expect(JSON.stringify(log)).toContain('captured_at')
  })
  it('keeps reads and refusals out, but for sign-ins and what was forbidden', async () => {
    const before = (await entries({ limit: 100 })).length
    await t.try('GET /admin/regions', { headers: t.staff })
    await t.try('POST /admin/regions', { body: { name: 'x' }, headers: t.staff })
    await t.try('POST /admin/regions', { body: {} })
    expect(await entries({ limit: 100 })).toHaveLength(before)
    const id = await createUser(t.shop, { email: 'max@example.com', password: 'a long one', role: 'member' })
    await t.try('POST /admin/auth', { body: { email: 'max@example.com', password: 'wrong' } })
    const body = { email: 'max@example.com', password: 'a long one' }
    const { access_token } = await t.call('POST /admin/auth/token', { body })
    await t.call('POST /admin/auth', { body })
    const user = { email: 'y@example.com', password: 'a long one' }
    await t.try('POST /admin/users', { body: user, headers: { authorization: `Bearer ${access_token}` } })
    const [forbidden, signedIn, , failed] = await entries()
    expect(forbidden).toMatchObject({ actor_id: id, action: 'POST /admin/users', after: { refused: 403 } })
    expect(signedIn).toMatchObject({ actor_type: 'user', actor_id: id, action: 'POST /admin/auth' })
    expect(failed).toMatchObject({ actor_type: 'nobody', after: { refused: 401, email: 'max@example.com' } })
    const text = JSON.stringify(await entries())
    for (const secret of ['a long one', access_token]) expect(text).not.toContain(secret)
  })
  it('has nothing of a change that failed half way', async () => {
    const headers = t.staff
    await channel('Stays')
    const before = await entries({ limit: 100 })
    const options = [{ title: 'Size' }]
    const variant = { title: 'S', sku: 'twice', options: [{ value: 'S' }] }
    const other = { ...variant, options: [{ value: 'M' }] }
    const body = { title: 'Vase', options, variants: [variant, other] }
    expect((await t.try('POST /admin/products', { body, headers })).status).toBe(400)
    expect(await entries({ limit: 100 })).toEqual(before)
    const aborted = asCommandLine(t.shop, 'test', () =>
      t.shop.transaction(async (tx) => {
        await tx
          .update(tx.t.sales_channel)
          .set({ description: 'x' })
          .where(eq(tx.t.sales_channel.name, 'Stays'))
        throw new Error('crash')
      }),
    )
    await expect(aborted).rejects.toThrow('crash')
    expect(await entries({ limit: 100 })).toEqual(before)
  })
  it('says what was done on the command line', async () => {
    const { id, token } = await asCommandLine(t.shop, 'token create', () =>
      createApiToken(t.shop, { domain: 'admin', email: 'max@example.com', name: 'script' }),
    )
    await asCommandLine(t.shop, 'token revoke', () => revokeApiToken(t.shop, id))
    const [revoked, made] = await entries()
    expect(made).toMatchObject({ actor_type: 'cli', action: 'token create', changes: [{ entity_id: id }] })
    const row = { entity: 'api_token', entity_id: id, before: { revoked_at: null } }
    expect(revoked).toMatchObject({ actor_type: 'cli', changes: [row] })
    expect(JSON.stringify([made, revoked])).not.toContain(token)
  })
  it('is found by what, which, who and when', async () => {
    const { id, created_at } = await channel('Found')
    const [entry] = await entries({ entity: ['sales_channel'], entity_id: [id] })
    expect(await entries({ actor_id: [entry?.actor_id], entity_id: [id] })).toHaveLength(1)
    expect(await entries({ actor_id: ['usr_none'] })).toEqual([])
    const since = new Date(Date.parse(created_at) - 1000).toISOString()
    expect(await entries({ entity_id: [id], created_at: { gte: since } })).toHaveLength(1)
    expect(await entries({ entity_id: [id], created_at: { lt: since } })).toEqual([])
  })
  it('names the first rows of a large change and says that there are more', async () => {
    const ids = Array.from({ length: 600 }, (_, n) => `note_${n}`)
    await asCommandLine(t.shop, 'many', () =>
      t.shop.transaction(async (tx) => {
        await tx
          .insert(tx.t.note)
          .values(ids.map((id) => ({ id, value: id, resource_type: 'order', resource_id: 'order_1' })))
      }),
    )
    const [entry] = await entries()
    expect([entry?.is_whole, entry?.changes?.length]).toEqual([false, 500])
  })
  it('is one chain, also when many write at once, and shows where it was broken', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => channel(`C${n}`)))
    const all = await entries({ limit: 200 })
    expect(all.map(({ position }) => position)).toEqual(all.map((_, n) => all.length - n))
    expect(all[0]?.prev_hash).toBe(all[1]?.hash)
    expect(await findBrokenLink(t.shop.db)).toBeUndefined()
    await t.shop.transaction((tx) =>
      tx.update(tx.t.audit_log).set({ actor_id: 'usr_other' }).where(eq(tx.t.audit_log.position, 3)),
    )
    expect(await findBrokenLink(t.shop.db)).toBe(3)
    await t.shop.transaction((tx) => tx.delete(tx.t.audit_log).where(eq(tx.t.audit_log.position, 2)))
    expect(await findBrokenLink(t.shop.db)).toBe(2)
    // Every test ends by looking for an entry of each admin write it made; this one has just taken entries away.
    t.written.clear()
  })
})
