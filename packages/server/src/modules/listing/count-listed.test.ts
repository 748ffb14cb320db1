import { expect, it } from 'vitest'
import { readRevisions } from '../../store/memory/revision'
import { describeShop } from '../../testing/test-shop'
import { createProduct, mug, shirt } from '../../testing/world'
import { countListed } from './count-listed'
import { listingOf } from './listing'

describeShop('products counted in memory', (t) => {
  it('are as many as the database counts, however they are narrowed', async () => {
    const headers = t.staff
    const category = async (name: string, parent_category_id?: string, is_active = true) =>
      (
        await t.call('POST /admin/product-categories', {
          headers,
          body: { name, is_active, ...(parent_category_id ? { parent_category_id } : {}) },
        })
      ).product_category.id
    const top = await category('Top')
    const below = await category('Below', top)
    const hidden = await category('Hidden', top, false)
    const { collection } = await t.call('POST /admin/collections', { headers, body: { title: 'Chosen' } })
    const { sales_channel } = await t.call('POST /admin/sales-channels', {
      headers,
      body: { name: 'Elsewhere' },
    })
    const put = (id: string, ...products: { id: string }[]) =>
      t.call('POST /admin/product-categories/:id/products/batch', {
        headers,
        params: { id },
        body: { product_ids: products.map((one) => ({ id: one.id })) },
      })
    const tagged = { tags: [{ value: 'warm' }] }
    const first = await mug(t, 1, { ...tagged, collection_id: collection.id })
    const second = await shirt(t, tagged)
    const third = await mug(t, 1, { sales_channels: [{ id: sales_channel.id }] })
    const draft = await createProduct(t, 'Draft', { one: { eur: 1 } }, { status: 'draft', ...tagged })
    await put(top, first, draft)
    await put(below, first, second)
    await put(hidden, third, second)
    const { product_tags } = await t.call('GET /admin/product-tags', { headers })
    const tags = product_tags.map(({ id }) => id)

    const db = t.shop.db
    await listingOf(db).follow(await readRevisions(db))
    const queries: Parameters<typeof countListed>[1][] = [
      {},
      { category_id: [top] },
      { category_id: [top], include_category_children: true },
      { category_id: [top, below] },
      { category_id: [hidden] },
      { category_id: ['pcat_none'] },
      { collection_id: [collection.id] },
      { tags },
      { tags, category_id: [below] },
      { is_giftcard: true },
      { is_giftcard: false, tags },
    ]
    const channels = [undefined, [sales_channel.id]]
    const compare = async () => {
      for (const query of queries)
        for (const channel of channels) {
          // A page that is not full tells how many there are; one that is empty beyond the first has the database count.
          const { count } = await t.call('GET /store/products', {
            query: { ...query, ...(channel ? { sales_channel_id: channel } : {}), limit: 1 },
          })
          const listed = channel ?? (await standardChannel())
          const counted = await countListed(db, query, listed, await readRevisions(db), 0)
          expect([query, channel, counted]).toEqual([query, channel, count])
        }
    }
    const standardChannel = async () => [
      (await t.call('GET /admin/store', { headers })).store.default_sales_channel_id ?? '',
    ]
    await compare()
    await put(top, second, third)
    await t.call('POST /admin/products/:id', {
      headers,
      params: { id: draft.id },
      body: { status: 'published' },
    })
    await t.call('DELETE /admin/products/:id', { headers, params: { id: first.id } })
    await compare()
  })

  it('are left to the database while memory has not read them, and where there are few', async () => {
    const { db } = t.shop
    const revisions = await readRevisions(db)
    expect(await countListed(db, {}, undefined, revisions)).toBe(undefined)
    const { shelf } = listingOf(db)
    expect(shelf.size).toBeGreaterThan(0)
    expect(await countListed({ ...db }, {}, undefined, revisions, 0)).toBe(undefined)
  })
})
