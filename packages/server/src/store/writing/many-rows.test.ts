import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'

describeShop('many rows at once', (t) => {
  const read = (...ids: string[]) =>
    t.shop.db
      .select()
      .from(t.shop.db.t.product)
      .where(inArray(t.shop.db.t.product.id, ids))
      .orderBy(t.shop.db.t.product.id)

  it('are inserted with the defaults that one alone would get', async () => {
    const row = { title: 'It\'s "ash", 灰', is_giftcard: true, metadata: { a: [1, null], b: 'ü' } }
    await t.shop.transaction(async (tx) => {
      await tx.insertRows(tx.t.product, [
        { id: 'prod_1', ...row },
        { id: 'prod_2', title: 'Bare' },
      ])
      await tx.insert(tx.t.product).values({ id: 'prod_3', ...row })
    })
    const [first, bare, single] = await read('prod_1', 'prod_2', 'prod_3')
    const times = { created_at: expect.any(String), updated_at: expect.any(String) }
    expect(first).toEqual({ ...single, id: 'prod_1', ...times })
    expect(bare).toMatchObject({ metadata: null, is_giftcard: false, discountable: true, status: 'draft' })
  })

  it('get ids of their own', async () => {
    const { image } = t.shop.db.t
    await t.shop.transaction((tx) => tx.insertRows(image, [{ url: 'a.jpg' }, { url: 'b.jpg' }]))
    const rows = await t.shop.db.select({ id: image.id }).from(image)
    expect(new Set(rows.map(({ id }) => id.slice(0, 4)))).toEqual(new Set(['img_']))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
  })

  it('that are there already stay when they are only offered', async () => {
    await t.shop.transaction((tx) =>
      tx.offerRows(tx.t.search_gram, [
        { gram: 'abc', word: 'abc' },
        { gram: 'abc', word: 'abc' },
      ]),
    )
    await expect(
      t.shop.transaction((tx) => tx.insertRows(tx.t.search_gram, [{ gram: 'abc', word: 'abc' }])),
    ).rejects.toThrow()
    expect(await t.shop.db.$count(t.shop.db.t.search_gram)).toBe(1)
  })

  it('change in the columns that are named, and say when', async () => {
    const before = await read('prod_1', 'prod_2')
    await t.shop.transaction((tx) =>
      tx.updateEach(tx.t.product, [
        { id: 'prod_1', title: 'One', metadata: null },
        { id: 'prod_2', title: 'Two', metadata: { kept: true } },
      ]),
    )
    expect(await read('prod_1', 'prod_2')).toEqual([
      { ...before[0], title: 'One', metadata: null, updated_at: expect.any(String) },
      { ...before[1], title: 'Two', metadata: { kept: true }, updated_at: expect.any(String) },
    ])
    const [row] = await t.shop.db
      .select({ at: t.shop.db.t.product.updated_at })
      .from(t.shop.db.t.product)
      .where(eq(t.shop.db.t.product.id, 'prod_1'))
    expect((row?.at ?? '') >= (before[0]?.updated_at ?? '')).toBe(true)
  })

  it('tell whoever remembers counts that they changed', async () => {
    const { revision } = t.shop.db.t
    const of = async () =>
      (await t.shop.db.select().from(revision).where(eq(revision.id, 'product')))[0]?.value ?? 0
    const before = await of()
    await t.shop.transaction((tx) => tx.insertRows(tx.t.product, [{ id: 'prod_4', title: 'Four' }]))
    expect(await of()).not.toBe(before)
  })
})
