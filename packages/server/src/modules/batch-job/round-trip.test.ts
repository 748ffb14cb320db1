import { longestName } from '@cartwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentOf, formulasIn, runJob, uploadText } from '../../testing/batch-jobs'
import { describeShop, openTestShop, type TestShop } from '../../testing/test-shop'
import { america, createRegion, europe } from '../../testing/world'

/** Texts that a careless writer or reader of CSV would spoil. */
const hard = [
  'plain',
  'one, two; three',
  'she said "no", twice ""',
  "it's",
  'first\nsecond\r\nthird\rfourth',
  '=SUM(A1:A9)',
  "'=kept as it is",
  "''-2 marks",
  '+49 30 1234',
  '-5',
  '@home',
  '\ttab first',
  '\rreturn first',
  '+5',
  "'\t=both",
  '＝full width',
  'Ünïcödé — 日本語 🛒 עברית',
  ' spaces around ',
  '00123',
  '1e5',
  'true',
  'null',
  '"',
  "'",
  ';',
  'x'.repeat(longestName - 10),
]
const at = <T>(all: readonly T[], n: number): T => all[n % all.length] as T

/** The places and names that a file refers to; ids differ from shop to shop. */
async function furnish(t: TestShop) {
  const headers = t.staff
  await europe(t)
  await america(t)
  await createRegion(t, {
    name: 'Nippon; "far", east',
    currency_code: 'jpy',
    tax_rate: 10,
    countries: ['jp'],
  })
  await createRegion(t, { name: 'EUROPE', currency_code: 'eur', tax_rate: 0, countries: ['at'] })
  const made = { collections: [] as string[], categories: [] as string[], channels: [] as string[] }
  for (const title of ['Winter, "warm"', 'Sümmer; hot'])
    made.collections.push(
      (await t.call('POST /admin/collections', { headers, body: { title } })).collection.id,
    )
  for (const name of ['Shoes; boots', 'Hats, caps'])
    made.categories.push(
      (await t.call('POST /admin/product-categories', { headers, body: { name, is_active: true } }))
        .product_category.id,
    )
  for (const name of ['Zoo, "west"', 'Arcade; east'])
    made.channels.push(
      (await t.call('POST /admin/sales-channels', { headers, body: { name, description: `On ${name}` } }))
        .sales_channel.id,
    )
  return made
}

/** A catalogue in which every text is hard somewhere, and every kind of thing is missing somewhere. */
async function fill(t: TestShop, { collections, categories, channels }: Awaited<ReturnType<typeof furnish>>) {
  const { regions } = await t.call('GET /admin/regions', { headers: t.staff })
  const all = await t.call('GET /admin/sales-channels', { headers: t.staff })
  for (let n = 0; n < hard.length + 3; n++) {
    const text = at(hard, n)
    const few = n % 5
    await t.call('POST /admin/products', {
      headers: t.staff,
      body: {
        title: n < hard.length ? text : `Another ${n}`,
        handle: `piece-${n}`,
        subtitle: n % 3 === 0 ? at(hard, n + 1) : undefined,
        description: n % 4 === 0 ? undefined : n % 4 === 1 ? 'long '.repeat(1000 + n) : at(hard, n + 2),
        status: at(['draft', 'proposed', 'published', 'rejected'] as const, n),
        discountable: n % 2 === 0,
        material: at(hard, n + 3),
        hs_code: n % 2 ? '0012' : undefined,
        weight: n % 3 ? n : undefined,
        width: n % 4 ? 0 : undefined,
        origin_country: n % 2 ? 'de' : undefined,
        thumbnail: n % 3 === 1 ? `https://img.example/thumb-${n}.jpg?a=1,2;b="3"` : undefined,
        images: Array.from({ length: few * 2 }, (_, k) => `https://img.example/${n}/${k}.jpg`),
        tags: at(hard, n + 4)
          .split(',')
          .filter((tag) => tag.trim())
          .map((tag) => ({ value: tag.trim() }))
          .concat(n % 2 ? [{ value: `tag ${n % 7}` }, { value: `zebra ${n % 3}` }] : []),
        type: n % 3 ? { value: at(hard, n + 5) } : undefined,
        collection_id: n % 3 ? at(collections, n) : undefined,
        categories: categories.slice(0, n % 3).map((id) => ({ id })),
        sales_channels:
          n % 4 === 0
            ? undefined
            : [...channels, ...all.sales_channels.map(({ id }) => id)]
                .slice(n % 2, 1 + (n % 3))
                .map((id) => ({ id })),
        options: Array.from({ length: few }, (_, k) => ({ title: `${at(hard, n + k)} ${k}` })),
        variants:
          few === 4 && n % 2
            ? []
            : Array.from({ length: few === 0 ? 1 : few }, (_, v) => ({
                title: at(hard, n + v),
                sku: v % 2 ? undefined : `SKU ${n}-${v} ${at(hard.slice(0, 9), n)}`,
                barcode: n % 2 ? `0${n}${v}` : undefined,
                inventory_quantity: v * n,
                allow_backorder: v % 2 === 1,
                manage_inventory: v % 3 !== 1,
                length: v ? v : undefined,
                material: v ? at(hard, n + v + 7) : undefined,
                options: Array.from({ length: few }, (_, k) => ({ value: `${at(hard, n + k + v)} ${v}` })),
                prices: [
                  ...(n % 6 ? [{ currency_code: 'eur', amount: n * 101 }] : []),
                  ...(n % 3 ? [{ currency_code: 'usd', amount: v * 5 }] : []),
                  ...(n % 4 === 1 ? [{ currency_code: 'jpy', amount: 1200 + n }] : []),
                  ...regions.slice(0, n % 5).map(({ id }, k) => ({ region_id: id, amount: n + k })),
                ],
              })),
      },
    })
  }
  // Those of the first collection have places, those of the second none.
  const [id = ''] = collections
  const { products } = await t.call('GET /admin/products', {
    query: { collection_id: [id] },
    headers: t.staff,
  })
  await t.call('POST /admin/collections/:id/products/order', {
    params: { id },
    body: { product_ids: products.slice(-2).map((product) => product.id), after: null },
    headers: t.staff,
  })
}

async function exported(t: TestShop): Promise<string> {
  const job = await runJob(t, 'product-export', {})
  expect(job).toMatchObject({ status: 'completed', result: { count: hard.length + 3 } })
  return contentOf(t, job.result?.file_key)
}

describeShop('a product file', (t) => {
  let file = ''
  let other: Awaited<ReturnType<typeof openTestShop>>
  beforeAll(async () => {
    await fill(t, await furnish(t))
    file = await exported(t)
    other = await openTestShop(t.shop.db.dialect)
  })
  afterAll(() => other?.close())

  it('holds nothing that a spreadsheet would run', () => {
    expect(file).toContain("'=SUM(A1:A9)")
    expect(formulasIn(file)).toEqual([])
  })

  it('changes nothing when it comes back', async () => {
    const before = await t.shop.db.select().from(t.shop.db.t.product)
    const job = await runJob(t, 'product-import', { fileKey: await uploadText(t, file) })
    expect(job.result?.errors).toBeUndefined()
    expect(job).toMatchObject({ status: 'completed', result: { rows: { created: 0, updated: 0, error: 0 } } })
    expect(await t.shop.db.select().from(t.shop.db.t.product)).toEqual(before)
    expect(await exported(t)).toBe(file)
  })

  it('makes the same catalogue in another shop, under the same ids', async () => {
    await furnish(other.t)
    const job = await runJob(other.t, 'product-import', { fileKey: await uploadText(other.t, file) })
    expect(job.result?.errors).toBeUndefined()
    expect(job).toMatchObject({ status: 'completed', result: { rows: { updated: 0, skipped: 0, error: 0 } } })
    expect(withoutChannelIds(await exported(other.t))).toEqual(withoutChannelIds(file))
  })
})

/** The file with the ids of sales channels left out, which are another shop's own. */
const withoutChannelIds = (text: string) => text.replace(/\bsc_[0-9A-Z]{26}\b/g, 'sc')
