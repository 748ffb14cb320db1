import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createJob, readJob, runJob, uploadText, workInPart } from '../../testing/batch-jobs'
import { describeShop } from '../../testing/test-shop'
import { europe, shirt, type TestProduct } from '../../testing/world'
import { enqueueJob, workOnJob } from './work-on-job'

const pieces = 150

describeShop('a file of prices for a price list', (t) => {
  let europeId: string
  let shirts: TestProduct
  beforeAll(async () => {
    europeId = (await europe(t)).id
    shirts = await shirt(t)
    const rows = Array.from({ length: pieces }, (_, n) => `item-${n};Item ${n};One;item-${n}`)
    const text = ['Product Handle;Product Title;Variant Title;Variant SKU', ...rows].join('\n')
    await runJob(t, 'product-import', { fileKey: await uploadText(t, text) })
  })

  const list = async (prices: object[] = []) =>
    (
      await t.call('POST /admin/price-lists', {
        body: { name: 'Sale', description: 'All of it', type: 'sale', prices: prices as never },
        headers: t.staff,
      })
    ).price_list.id
  const old = () => [{ variant_id: shirts.variant('small'), currency_code: 'eur', amount: 1 }]
  const pricesOf = async (id: string) => {
    const { money_amount: price, product_variant_money_amount: link, product_variant: variant } = t.shop.db.t
    const rows = await t.shop.db
      .select({ id: price.id, sku: variant.sku, amount: price.amount, region_id: price.region_id })
      .from(price)
      .innerJoin(link, eq(link.money_amount_id, price.id))
      .innerJoin(variant, eq(variant.id, link.variant_id))
      .where(eq(price.price_list_id, id))
    return rows.sort((a, b) => (a.sku ?? '').localeCompare(b.sku ?? '') || a.amount - b.amount)
  }
  const start = async (id: string, lines: readonly string[], dryRun = false) =>
    createJob(
      t,
      'price-list-import',
      { fileKey: await uploadText(t, lines.join('\n')), price_list_id: id },
      dryRun,
    )
  const run = async (id: string, lines: readonly string[]) => {
    const job = await start(id, lines)
    await workOnJob(t.shop, job.id)
    return readJob(t, job.id)
  }
  const rowsOf = async (id: string, query: object = {}) =>
    (
      await t.call('GET /admin/batch-jobs/:id/rows', {
        params: { id },
        query: { limit: 1000, ...query },
        headers: t.staff,
      })
    ).rows
  const all = (cents: string) => [
    'SKU;Price EUR',
    ...Array.from({ length: pieces }, (_, n) => `item-${n};${n + 1}.${cents}`),
  ]

  it('says of each row what became of it, and leaves alone what is right already', async () => {
    const id = await list(old())
    const lines = ['SKU;Price EUR;Price Europe [EUR]', 'item-1;5.00;', 'item-2;6.00;5.50', 'item-1;;4.00']
    const first = await run(id, lines)
    expect(first).toMatchObject({
      status: 'completed',
      result: { count: 3, rows: { created: 3, updated: 0, skipped: 0, error: 0 } },
    })
    const before = await pricesOf(id)
    expect(before.map(({ sku, amount, region_id }) => [sku, amount, region_id])).toEqual([
      ['item-1', 400, europeId],
      ['item-1', 500, null],
      ['item-2', 550, europeId],
      ['item-2', 600, null],
    ])
    const again = await run(id, lines)
    expect(again).toMatchObject({ result: { rows: { skipped: 3, updated: 0 } } })
    expect(await pricesOf(id)).toEqual(before)
    const changed = await run(id, [lines[0] ?? '', 'item-1;5.00;4.00', 'item-2;6.00;5.40'])
    expect(changed).toMatchObject({ result: { rows: { skipped: 1, updated: 1 } } })
    expect((await rowsOf(changed.id)).map(({ line, action }) => [line, action])).toEqual([
      [2, 'skipped'],
      [3, 'updated'],
    ])
    // A price that only changes its amount keeps its row.
    expect(await pricesOf(id)).toEqual(
      before.map((row) => ({ ...row, amount: row.amount === 550 ? 540 : row.amount })),
    )
  })

  it('with a wrong row is not taken in, and each wrong row is named with its column', async () => {
    const id = await list(old())
    const job = await run(id, [
      'SKU;Price EUR;Price XYZ',
      'item-1;5.00;',
      'none;1;',
      'item-2;1,0,0;',
      'item-3;1;2',
    ])
    expect(job.status).toBe('failed')
    expect(job.result?.errors).toHaveLength(3)
    expect((await rowsOf(job.id)).map(({ line, errors }) => [line, errors?.[0]?.column])).toEqual([
      [3, 'SKU'],
      [4, 'Price EUR'],
      [5, 'Price XYZ'],
    ])
    expect((await pricesOf(id)).map(({ amount }) => amount)).toEqual([1])
  })

  it('goes on where it was cut off, with every price once', async () => {
    const id = await list(old())
    await run(id, all('00'))
    const job = await start(id, all('50'))
    await workInPart(t, job.id)
    const half = await pricesOf(id)
    expect(half).toHaveLength(pieces)
    const fresh = half.filter(({ amount }) => amount % 100 === 50).length
    expect(fresh).toBe((await rowsOf(job.id)).length)
    expect(fresh).toBeGreaterThan(0)
    await enqueueJob(t.shop, job.id)
    expect(await readJob(t, job.id)).toMatchObject({
      status: 'completed',
      result: { count: pieces, progress: 1, rows: { updated: pieces } },
    })
    const after = await pricesOf(id)
    expect(after).toHaveLength(pieces)
    expect(after.every(({ amount }) => amount % 100 === 50)).toBe(true)
  })

  it('refused in part at the last moment keeps the rest, and takes no other price away', async () => {
    const id = await list(old())
    const job = await start(id, ['SKU;Price EUR', 'item-10;1', 'item-11;2', 'item-12;3'], true)
    await workOnJob(t.shop, job.id)
    const { products } = await t.call('GET /admin/products', {
      query: { handle: 'item-11' },
      headers: t.staff,
    })
    await t.call('DELETE /admin/products/:id', { params: { id: products[0]?.id ?? '' }, headers: t.staff })
    await t.call('POST /admin/batch-jobs/:id/confirm', { params: job, headers: t.staff })
    await workOnJob(t.shop, job.id)
    expect(await readJob(t, job.id)).toMatchObject({
      status: 'failed',
      result: { errors: [expect.stringMatching(/^Line 3: SKU "item-11"/)], rows: { created: 2, error: 1 } },
    })
    expect((await pricesOf(id)).map(({ amount }) => amount)).toEqual([100, 300, 1])
  })

  it('names a SKU that a spreadsheet would run as a formula', async () => {
    const { product } = await t.call('POST /admin/products', {
      body: {
        title: 'Formula',
        options: [{ title: 'Kind' }],
        variants: ['=1+1', '-A', "'@x", '\tTab'].map((sku) => ({
          title: sku,
          sku,
          options: [{ value: sku }],
          prices: [],
        })),
      },
      headers: t.staff,
    })
    const id = await list()
    const lines = ['SKU;Price EUR', "'=1+1;1", "'-A;2", "''@x;3"]
    expect(await run(id, lines)).toMatchObject({ status: 'completed', result: { rows: { created: 3 } } })
    expect((await pricesOf(id)).map(({ sku, amount }) => [sku, amount]).sort()).toEqual(
      [
        ["'@x", 300],
        ['-A', 200],
        ['=1+1', 100],
      ].sort(),
    )
    expect(product.variants).toHaveLength(4)
  })

  it('of a list that was deleted meanwhile fails as a whole', async () => {
    const id = await list()
    const job = await start(id, ['SKU;Price EUR', 'item-1;1'], true)
    await workOnJob(t.shop, job.id)
    await t.call('DELETE /admin/price-lists/:id', { params: { id }, headers: t.staff })
    await t.call('POST /admin/batch-jobs/:id/confirm', { params: job, headers: t.staff })
    await workOnJob(t.shop, job.id)
    const { status, result } = await readJob(t, job.id)
    expect([status, result?.errors]).toEqual(['failed', [`PriceList with id: ${id} was not found`]])
    expect(await rowsOf(job.id)).toEqual([])
  })
})
