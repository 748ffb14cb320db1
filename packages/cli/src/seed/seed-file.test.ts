import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed } from '../commands/seed'
import { withShop } from '../with-shop'

const folder = mkdtempSync(join(tmpdir(), 'cartwright-seed-file-'))
const given = process.env.DATABASE_URL
beforeAll(() => {
  delete process.env.DATABASE_URL
})
afterAll(() => {
  if (given !== undefined) process.env.DATABASE_URL = given
  rmSync(folder, { recursive: true, force: true })
})

const run = (name: string, text: string, data = name) => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, text)
  const program = new Command()
  seed(program)
  return program.parseAsync(['seed', '-f', file, '--data', join(folder, data)], { from: 'user' })
}
const shop = {
  store: { currencies: ['eur', 'usd'] },
  users: [
    { email: 'ada@example.com', password: 'a-good-pass-phrase-9' },
    { email: 'known@example.com', password: 'supersecret' },
  ],
  regions: [
    {
      id: 'eu',
      name: 'EU',
      currency_code: 'eur',
      tax_rate: 0,
      payment_providers: ['manual'],
      fulfillment_providers: ['manual'],
      countries: ['de', 'fr'],
    },
  ],
  shipping_options: [
    {
      name: 'Post',
      region_id: 'eu',
      provider_id: 'manual',
      data: { id: 'manual-fulfillment' },
      price_type: 'flat_rate',
      amount: 1000,
    },
  ],
  product_collections: [{ id: 'spring', title: 'Spring', handle: 'spring' }],
  categories: [
    { name: 'Women', rank: 1, handle: 'women' },
    {
      name: 'Men',
      rank: 0,
      category_children: [{ id: 'shirts', name: 'Shirts', rank: 0, handle: 'men/shirts' }],
    },
  ],
  products: [
    {
      title: 'Shirt',
      subtitle: null,
      handle: 'shirt',
      is_giftcard: false,
      weight: 400,
      collection_id: 'spring',
      categories: [{ id: 'shirts' }],
      images: ['https://img.example/shirt.png'],
      options: [{ title: 'Size', values: ['S', 'L'] }],
      variants: [
        {
          title: 'S',
          prices: [{ currency_code: 'eur', amount: 1950 }],
          options: [{ value: 'S' }],
          inventory_quantity: 100,
          manage_inventory: true,
        },
      ],
    },
  ],
  publishable_api_keys: [{ title: 'Storefront' }],
}

it('takes a seed file of v1 with what refers to each other in it, and does so once', async () => {
  await run('whole', JSON.stringify(shop))
  await withShop({ data: join(folder, 'whole') }, async ({ db }) => {
    const { t } = db
    const [product] = await db.select().from(t.product)
    const collections = await db.select().from(t.product_collection)
    expect(product).toMatchObject({ title: 'Shirt', status: 'published', collection_id: collections[0]?.id })
    const categories = await db.select().from(t.product_category)
    const named = (name: string) => categories.find((one) => one.name === name)
    expect([named('Men')?.rank, named('Women')?.rank]).toEqual([0, 1])
    expect(named('Shirts')?.parent_category_id).toBe(named('Men')?.id)
    expect(await db.select().from(t.product_category_product)).toEqual([
      { product_id: product?.id, product_category_id: named('Shirts')?.id },
    ])
    const [region] = await db.select().from(t.region)
    expect(await db.select().from(t.shipping_option)).toMatchObject([{ name: 'Post', region_id: region?.id }])
    const users = await db.select().from(t.user)
    expect(users.map(({ email }) => email)).toEqual(['ada@example.com'])
    expect(await db.select().from(t.publishable_api_key_sales_channel)).toHaveLength(1)
  })
  await expect(run('whole', JSON.stringify(shop))).rejects.toMatchObject({ code: 6 })
})

it.each([
  ['no-json', '{', /is no JSON/],
  ['list', '[]', /is no seed file/],
  ['other', '{"orders": []}', /it has orders/],
  [
    'wrong',
    JSON.stringify({ regions: [{ ...shop.regions[0], currency_code: 'xxx' }] }),
    /^regions\[0\] was refused/,
  ],
])(
  '%s is refused in a sentence',
  async (name, text, sentence) => {
    await expect(run(name, text)).rejects.toMatchObject({ code: 5, message: expect.stringMatching(sentence) })
  },
  120_000,
)
