import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { soldOwn } from '../../modules/inventory/queries/additions'
import { describeShop } from '../../testing/test-shop'

describeShop('Rows written by prepared statements', (t) => {
  it('come back as they are stored, defaults, booleans and JSON included', async () => {
    const { shop } = t
    const { customer } = shop.db.t
    const made = await shop.transaction((tx) =>
      tx.insertRows(customer, [
        { email: 'ada@example.com', metadata: { tags: ['a'] } },
        { email: 'bo@example.com', has_account: true, first_name: null },
      ]),
    )
    const stored = await shop.db.select().from(customer).orderBy(customer.id)
    expect(made).toEqual(stored)
    expect(made[0]).toMatchObject({ has_account: false, first_name: null, metadata: { tags: ['a'] } })
  })

  it('change where all conditions hold, and tell how many did', async () => {
    const { shop } = t
    const { customer } = shop.db.t
    const change = (where: object, values: object) =>
      shop.transaction((tx) => tx.updateRows(customer, where, values))
    const [ada, bo] = await shop.transaction((tx) =>
      tx.insertRows(customer, [
        { email: 'eve@example.com', updated_at: '2000-01-01T00:00:00.000Z' },
        { email: 'dan@example.com' },
      ]),
    )
    expect(await change({ id: [ada?.id, bo?.id], phone: null }, { phone: '1' })).toBe(2)
    expect(await change({ id: ada?.id, phone: null }, { phone: '2' })).toBe(0)
    const [row] = await shop.db
      .select()
      .from(customer)
      .where(eq(customer.id, ada?.id ?? ''))
    expect(row?.phone).toBe('1')
    expect(row?.updated_at.startsWith('2000')).toBe(false)
  })

  it('are counted up and down together, each under its own condition', async () => {
    const { shop } = t
    const { product_variant: variants } = shop.db.t
    const { product } = await t.call('POST /admin/products', { body: { title: 'Cup' }, headers: t.staff })
    const [few, many, open] = await shop.transaction((tx) =>
      tx.insertRows(variants, [
        { title: 'few', product_id: product.id, inventory_quantity: 2 },
        { title: 'many', product_id: product.id, inventory_quantity: 9 },
        { title: 'open', product_id: product.id, inventory_quantity: 0, allow_backorder: true },
      ]),
    )
    const ids = [few?.id ?? '', many?.id ?? '', open?.id ?? ''] as const
    const take = (quantity: number) =>
      shop.transaction((tx) => tx.incrementRows(soldOwn, new Map(ids.map((id) => [id, -quantity]))))
    expect(await take(3)).toEqual(
      new Map([
        [ids[1], 6],
        [ids[2], -3],
      ]),
    )
    const stored = await shop.db
      .select({ quantity: variants.inventory_quantity, updated_at: variants.updated_at })
      .from(variants)
      .where(inArray(variants.id, ids))
      .orderBy(variants.title)
    expect(stored.map(({ quantity }) => quantity)).toEqual([2, 6, -3])
    expect(stored.map(({ updated_at }) => updated_at)).toEqual(
      [few, many, open].map((row) => row?.updated_at),
    )
    expect(await shop.transaction((tx) => tx.incrementRows(soldOwn, new Map()))).toEqual(new Map())
  })

  it('are not written without saying which', async () => {
    const { shop } = t
    const all = shop.transaction((tx) => tx.updateRows(shop.db.t.customer, {}, { phone: '1' }))
    await expect(all).rejects.toThrow('does not say which rows')
    const unknown = shop.transaction((tx) =>
      tx.updateRows(shop.db.t.customer, { id: undefined }, { phone: '1' }),
    )
    await expect(unknown).rejects.toThrow('does not say which id')
  })
})
