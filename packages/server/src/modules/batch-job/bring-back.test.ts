import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@cartwright/contract'
import { isNotNull } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { find } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { contentOf, formulasIn, runJob } from '../../testing/batch-jobs'
import { dump } from '../../testing/dump'
import { type ImportReport, importProducts } from '../../testing/import-products'
import { describeShop, openTestShop, type TestShop } from '../../testing/test-shop'
import { america, createRegion, europe } from '../../testing/world'
import { saleListName } from '../import/lookups'
import { wordsByThing } from '../translation/kept-words'
import type { Words } from '../translation/words'

const runs = Number(process.env.CARTWRIGHT_TEST_RUNS ?? 4)

/** What goes through a file whole: blanks around a name are kept, but none is made of blanks alone. */
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'=+-@\'";,\n\r\t <&>0aé') }),
  fc.constantFrom(
    "'20376",
    '00123',
    '=SUM(A1:A9)',
    "''-2",
    'true',
    'null',
    '1e5',
    "'",
    ' a ',
    'Salt & pepper',
    'a < b',
  ),
)
// PostgreSQL keeps no NUL, and half a letter is none in a file.
const word = text.filter((one) => one.trim() !== '' && !one.includes('\0') && !/\p{Surrogate}/u.test(one))
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const amount = fc.integer({ min: 0, max: 10_000_000 })
const small = fc.integer({ min: 0, max: 10_000 })
const measures = {
  weight: maybe(small),
  length: maybe(small),
  width: maybe(small),
  height: maybe(small),
  hs_code: maybe(word),
  origin_country: maybe(fc.constantFrom('de', 'pt')),
  mid_code: maybe(word),
  material: maybe(word),
}
const metadata = maybe(
  fc.dictionary(
    word,
    fc.jsonValue({ maxDepth: 2 }).filter((value) => value !== ''),
    { minKeys: 1, maxKeys: 3 },
  ),
)
const url = fc.nat(10_000).map((n) => `https://img.example/${n}.jpg?a=1,2;b='3'`)
const variant = fc.record({
  title: word,
  barcoded: fc.boolean(),
  coded: fc.boolean(),
  inventory_quantity: fc.integer({ min: 0, max: 1_000_000 }),
  manage_inventory: fc.boolean(),
  allow_backorder: fc.boolean(),
  eur: maybe(amount),
  jpy: maybe(amount),
  region: maybe(amount),
  sale: maybe(amount),
  regionSale: maybe(amount),
  ...measures,
  metadata,
})
const product = fc.record({
  title: word,
  subtitle: maybe(word),
  description: maybe(
    fc.oneof(
      word.filter((one) => !/<[a-z!/?]/i.test(one)),
      fc.constant('<p>Salt &amp; <b>pepper</b></p>'),
    ),
  ),
  status: fc.constantFrom('draft', 'proposed', 'published', 'rejected'),
  discountable: fc.boolean(),
  is_giftcard: fc.boolean(),
  thumbnail: maybe(url),
  images: fc.uniqueArray(url, { maxLength: 3 }),
  alts: fc.array(maybe(word.map((one) => one.trim()).filter(Boolean)), { minLength: 3, maxLength: 3 }),
  type: maybe(word),
  tags: fc.uniqueArray(word.map((one) => one.replaceAll(',', '').trim()).filter(Boolean), { maxLength: 3 }),
  collection: maybe(fc.nat(1)),
  categories: fc.uniqueArray(fc.nat(3), { maxLength: 3 }),
  channels: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
  profile: fc.nat(1),
  options: fc.uniqueArray(word, { maxLength: 2 }),
  variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
  ...measures,
  metadata,
  /** In other languages: its texts, and whether its options have words of their own. */
  spoken: fc.array(
    fc.record({
      language: fc.constantFrom('de', 'ar', 'ja'),
      title: maybe(word),
      subtitle: maybe(word),
      material: maybe(word),
      description: maybe(word.filter((one) => !/<[a-z!/?]/i.test(one))),
      option: maybe(word),
      value: maybe(word),
    }),
    { maxLength: 2 },
  ),
})
type RandomProduct = typeof product extends fc.Arbitrary<infer T> ? T : never

const whole = shapeOf([
  'categories',
  'collection',
  'images',
  'options',
  'profiles',
  'sales_channels',
  'tags',
  'type',
  'variants',
  'variants.options',
  'variants.prices',
  'variants.prices.price_list',
  'variants.prices.region',
])

/** The places and names that a file refers to; ids differ from shop to shop. */
async function furnish(t: TestShop) {
  const headers = t.staff
  const region = await europe(t)
  await america(t)
  await createRegion(t, { name: "=Nippon; 'far'", currency_code: 'jpy', tax_rate: 10, countries: ['jp'] })
  const channels: string[] = []
  for (const name of ['Zoo, "west"', "'=East", 'West'])
    channels.push((await t.call('POST /admin/sales-channels', { headers, body: { name } })).sales_channel.id)
  await t.call('POST /admin/shipping-profiles', { headers, body: { name: '+By lorry', type: 'custom' } })
  return { region: region.id, channels }
}

describeShop('a random catalogue that leaves in a file', (t) => {
  let other: Awaited<ReturnType<typeof openTestShop>>
  let places: Awaited<ReturnType<typeof furnish>>
  let made = 0
  beforeAll(async () => {
    other = await openTestShop(t.shop.db.dialect)
    places = await furnish(t)
    await furnish(other.t)
    const headers = t.staff
    for (const title of ['=Winter', 'Sümmer; hot'])
      await t.call('POST /admin/collections', { headers, body: { title, handle: title.slice(-3) } })
    let above: string | undefined
    for (const [at, name] of ['Shoes; boots', "'=Hats", 'Hats', 'Below'].entries()) {
      const body = {
        name,
        handle: `c-${at}`,
        description: `On ${name}`,
        is_active: true,
        parent_category_id: above,
      }
      above = (await t.call('POST /admin/product-categories', { headers, body })).product_category.id
    }
  })
  afterAll(() => other?.close())

  /** Writes a product into the tables of the shop, with what no single call makes. */
  async function write(given: RandomProduct): Promise<void> {
    const n = made++
    const {
      alts,
      collection: inCollection,
      categories: inCategories,
      channels,
      profile: by,
      spoken,
      ...fields
    } = given
    const { db } = t.shop
    const { product_collection: collection, product_category: category, shipping_profile: profile } = db.t
    const collections = await db.select().from(collection).orderBy(collection.id)
    const categories = await db.select().from(category).orderBy(category.id)
    const profiles = await db.select().from(profile).orderBy(profile.id)
    const { product: row } = await t.call('POST /admin/products', {
      headers: t.staff,
      body: {
        ...fields,
        handle: `piece-${n}`,
        status: given.status as 'draft',
        type: given.type === undefined ? undefined : { value: given.type },
        tags: given.tags.map((value) => ({ value })),
        collection_id: inCollection === undefined ? undefined : collections[inCollection]?.id,
        categories: inCategories.map((at) => ({ id: categories[at]?.id ?? '' })),
        sales_channels: channels.map((at) => ({ id: places.channels[at] ?? '' })),
        options: given.options.map((title) => ({ title })),
        variants: given.variants.map(
          ({ coded, barcoded, eur, jpy, region, sale: _, regionSale: __, metadata: kept, ...one }, at) => ({
            ...one,
            metadata: kept as Record<string, unknown> | undefined,
            sku: coded ? `'=${n}-${at} ` : undefined,
            barcode: barcoded ? `'0${n}${at}` : undefined,
            options: given.options.map((title) => ({ value: `${title}${at}` })),
            prices: [
              ...(eur === undefined ? [] : [{ currency_code: 'eur', amount: eur }]),
              ...(jpy === undefined ? [] : [{ currency_code: 'jpy', amount: jpy }]),
              ...(region === undefined ? [] : [{ region_id: places.region, amount: region }]),
            ],
          }),
        ),
        metadata: given.metadata as Record<string, unknown> | undefined,
      },
    })
    await t.shop.transaction(async (tx) => {
      const profile_id = (by ? profiles.find(({ name }) => name === '+By lorry') : undefined)?.id
      if (profile_id)
        await tx.updateRows(tx.t.product_shipping_profile, { product_id: row.id }, { profile_id })
      await tx.updateEach(
        tx.t.image,
        (row.images ?? []).map(({ id }, at) => ({
          id,
          metadata: alts[at] ? { alt: alts[at] } : null,
        })),
      )
    })
    for (const { language, option, value, ...texts } of spoken)
      await t.call('POST /admin/products/:id/translations/:language', {
        params: { id: row.id, language },
        headers: t.staff,
        body: {
          ...texts,
          options: Object.fromEntries(
            (row.options ?? []).map(({ id, title }) => [
              id,
              { title: option, values: value === undefined ? {} : { [`${title}0`]: value } },
            ]),
          ),
        },
      })
    const ids = (row.variants ?? []).map(({ id }) => id)
    const prices = given.variants.flatMap(({ sale, regionSale }, at) => [
      ...(sale === undefined ? [] : [{ variant_id: ids[at] ?? '', currency_code: 'eur', amount: sale }]),
      ...(regionSale === undefined
        ? []
        : [{ variant_id: ids[at] ?? '', region_id: places.region, amount: regionSale }]),
    ])
    if (prices.length === 0) return
    const { price_list: list } = db.t
    const [known] = (await db.select().from(list)).filter((one) => one.name === saleListName)
    if (known)
      await t.call('POST /admin/price-lists/:id/prices/batch', {
        params: { id: known.id },
        headers: t.staff,
        body: { prices },
      })
    else
      await t.call('POST /admin/price-lists', {
        headers: t.staff,
        body: {
          name: saleListName,
          description: 'Prices that an imported file marked down',
          type: 'sale',
          status: 'active',
          prices,
        },
      })
  }

  const exported = async (shop: TestShop) => {
    const job = await runJob(shop, 'product-export', {})
    expect(job.status).toBe('completed')
    return contentOf(shop, job.result?.file_key)
  }
  const take = (shop: TestShop, content: string): Promise<ImportReport> => {
    const path = join(mkdtempSync(join(tmpdir(), 'cartwright-bring-back-')), 'file.csv')
    writeFileSync(path, content)
    return importProducts(shop.shop, path, { format: 'medusa', currency: 'eur' })
  }

  it('is the same in another shop, changes nothing at home, and brings back what was changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 4, maxLength: 8 }), async (products) => {
        for (const one of products) await write(one)
        const file = await exported(t)
        expect(formulasIn(file)).toEqual([])
        const before = await catalogue(t)
        const home = await dump(t.shop.db)
        const again = await take(t, file)
        expect(again).toMatchObject({ failed: 0, created: 0, updated: 0, unchanged: made, problems: [] })
        expect(await dump(t.shop.db)).toEqual(home)

        const there = await take(other.t, file)
        expect(there).toMatchObject({ failed: 0, updated: 0, problems: [] })
        expect(await catalogue(other.t)).toEqual(before)

        await spoil(t)
        expect(await take(t, file)).toMatchObject({ failed: 0, created: 0, problems: [] })
        expect(await catalogue(t)).toEqual(before)
      }),
      { numRuns: runs, seed: 20_261_123, endOnFailure: true },
    )
  })
})

/** What staff may have done to a catalogue by mistake. What a file has no word for stays as they left it. */
async function spoil(t: TestShop): Promise<void> {
  await t.shop.transaction(async (tx) => {
    const { product, product_variant: variant, money_amount: price } = tx.t
    await tx.update(product).set({ title: 'Spoiled', status: 'draft', metadata: null })
    await tx.update(product).set({ material: 'dust' }).where(isNotNull(product.material))
    await tx.update(product).set({ weight: 1 }).where(isNotNull(product.weight))
    await tx.update(variant).set({ title: 'Spoiled', allow_backorder: true, metadata: null })
    await tx.update(price).set({ amount: 1 })
    await tx.delete(tx.t.product_category_product)
    await tx.delete(tx.t.translation)
  })
}

/** What a product is called in other languages, its options by their titles; what says nothing is nothing. */
const wordsOf = ({ options = [] }: Product, words: ReadonlyMap<string, Words> = new Map()) =>
  [...words]
    .map(([language, { options: own = {}, ...texts }]) => ({
      language,
      ...texts,
      options: options.flatMap(({ id, title }) => (own[id] ? [[title, own[id]]] : [])),
    }))
    .filter(({ language: _, options: own, ...texts }) => own.length + Object.keys(texts).length > 0)
    .sort((a, b) => (a.language < b.language ? -1 : 1))

/** All that a shop holds of its products but ids and times, which are its own. */
async function catalogue(t: TestShop): Promise<unknown[]> {
  const { product } = t.shop.db.t
  const ids = (await t.shop.db.select({ id: product.id }).from(product)).map(({ id }) => id)
  const products = await find<Product>(t.shop.db, 'product', ids, whole)
  const words = await wordsByThing(t.shop.db, ids)
  return products
    .map((one) => ({ ...(plain(one, true) as object), words: wordsOf(one, words.get(one.id)) }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

const own = new Set(['created_at', 'updated_at', 'deleted_at', 'mpath', 'rank', 'category_children'])
const unordered = new Set(['tags', 'categories', 'sales_channels', 'prices', 'profiles'])

function plain(value: unknown, keepsId = false): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, held]) => held !== null && !own.has(key) && (keepsId || key !== 'id') && !/_ids?$/.test(key),
      )
      .map(([key, held]) => {
        if (key === 'metadata') return [key, held]
        if (key === 'variants') return [key, (held as unknown[]).map((one) => plain(one, true))]
        const shown = plain(held)
        return unordered.has(key)
          ? [key, (shown as unknown[]).map((one) => JSON.stringify(one)).sort()]
          : [key, shown]
      })
      .sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1)),
  )
}
