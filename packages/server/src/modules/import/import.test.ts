import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findBy } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { importProducts } from '../../testing/import-products'
import { describeShop } from '../../testing/test-shop'
import { detectFormat } from './csv'

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Gift Card'
const fileWith = (content: string | Buffer) => {
  const file = join(mkdtempSync(join(tmpdir(), 'cartwright-import-')), 'products.csv')
  writeFileSync(file, content)
  return file
}
const lines = [
  header,
  'jug,Tall jug,"<p>Two\nlines</p><script>alert(1)</script>",Kiln,Vessels,"ash, tall",true,Glaze,Ash,Size,S,,,JUG-AS,900,shopify,3,deny,manual,48.00,60.00,,https://img.example/jug.jpg,A jug,false',
  'jug,,,,,,,,Ash,,L,,,JUG-AL,1200,shopify,0,continue,manual,"52.50",,,https://img.example/jug-2.jpg,,',
  'mug,Mug,,Kiln,Vessels,ash,false,Title,Default Title,,,,,MUG,300,,5,deny,manual,19.99,,,,,false',
]
const whole = shapeOf([
  'images',
  'options',
  'tags',
  'type',
  'variants',
  'variants.options',
  'variants.prices',
])

describeShop('importing a Shopify export', (t) => {
  const read = (handle: string) =>
    findBy<Product>(t.shop.db, 'product', 'handle', [handle], whole).then(([product]) => product)

  it('makes products with variants, options, prices, pictures and tags', async () => {
    const report = await importProducts(t.shop, fileWith(lines.join('\n')))
    expect(report).toMatchObject({
      rows: 3,
      products: 2,
      variants: 3,
      images: 2,
      created: 2,
      failed: 0,
      problems: [],
    })
    const jug = await read('jug')
    expect(jug).toMatchObject({
      title: 'Tall jug',
      description: '<p>Two\nlines</p>',
      status: 'published',
      type: { value: 'Vessels' },
      metadata: { vendor: 'Kiln' },
    })
    expect(jug?.tags?.map(({ value }) => value).sort()).toEqual(['ash', 'tall'])
    expect(jug?.images?.map(({ url }) => url)).toEqual([
      'https://img.example/jug.jpg',
      'https://img.example/jug-2.jpg',
    ])
    expect(jug?.options?.map(({ title }) => title)).toEqual(['Glaze', 'Size'])
    const [small, large] = jug?.variants ?? []
    expect(small).toMatchObject({
      title: 'Ash / S',
      sku: 'JUG-AS',
      weight: 900,
      inventory_quantity: 3,
      manage_inventory: true,
    })
    expect(small?.prices?.map(({ amount, price_list_id }) => [amount, price_list_id !== null])).toEqual([
      [6000, false],
      [4800, true],
    ])
    expect(large).toMatchObject({ allow_backorder: true, prices: [{ amount: 5250, currency_code: 'usd' }] })
    expect(await read('mug')).toMatchObject({
      status: 'draft',
      options: [],
      variants: [{ manage_inventory: false, prices: [{ amount: 1999 }] }],
    })
  })

  it('changes nothing the second time', async () => {
    const before = await t.shop.db.select().from(t.shop.db.t.product)
    expect(await importProducts(t.shop, fileWith(lines.join('\r\n')))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    })
    expect(await t.shop.db.select().from(t.shop.db.t.product)).toEqual(before)
  })

  it('brings a product to what the file says now', async () => {
    const changed = lines.map((line) => line.replace('52.50', '55.00').replace(',MUG,', ',MUG-2,'))
    expect(await importProducts(t.shop, fileWith(changed.join('\n')))).toMatchObject({
      created: 0,
      updated: 2,
    })
    expect((await read('jug'))?.variants?.[1]?.prices).toMatchObject([{ amount: 5500 }])
    expect((await read('mug'))?.variants?.[0]?.sku).toBe('MUG-2')
  })

  it('reports a damaged row with line, column and reason, and takes the rest', async () => {
    const damaged = [
      header,
      'pot,Pot,,,,,true,Size,S,,,,,POT-S,,,1,deny,manual,"19,9O",,,,,',
      'pot,,,,,,,,M,,,,,POT-M,,,1,deny,manual,21.00,,,,,',
      'pot,,,,,,,,M,,,,,POT-M2,,,1,deny,manual,22.00,,,,,',
      'pot,,,,,,,,,,,,,POT-X,,,1,deny,manual,22.00,,,,,',
      ',No handle,,,,,true,,,,,,,X,,,1,deny,manual,1.00,,,,,',
      'tin,Tin,,,,,true,Title,Default Title,,,,,POT-M,,,1,deny,manual,5.00,,,,,',
      `lid,${'Lid '.repeat(200)},,,,,true,Title,Default Title,,,,,LID,,,1,deny,manual,5.00,,,,,`,
    ]
    const report = await importProducts(t.shop, fileWith(damaged.join('\n')))
    expect(report.problems.map(({ line, column, level }) => [line, column, level])).toEqual([
      [2, 'Variant Price', 'error'],
      [4, 'Option1 Value', 'error'],
      [5, 'Option1 Value', 'error'],
      [6, 'Handle', 'error'],
      [7, 'Variant SKU', 'warning'],
      [8, 'Title', 'error'],
    ])
    expect(report.problems[0]?.hint).toBe('did you mean 19.90?')
    expect((await read('pot'))?.variants?.map(({ sku }) => sku)).toEqual(['POT-M'])
    expect((await read('tin'))?.variants).toMatchObject([{ sku: null, metadata: { imported_sku: 'POT-M' } }])
  })

  it('leaves out numbers that no shop can hold, and says so', async () => {
    const large = [
      header,
      'vault,Vault,,,,,true,Size,S,,,,,V-S,,,1,deny,manual,100000000000.01,,,,,',
      'vault,,,,,,,,M,,,,,V-M,2147483648,shopify,1000000001,deny,manual,100000000000.00,,,,,',
      'vault,,,,,,,,L,,,,,V-L,-5,,1,deny,manual,5.00,,,,,',
    ]
    const { problems } = await importProducts(t.shop, fileWith(large.join('\n')))
    expect(problems.map(({ line, column, level, message }) => [line, column, level, message])).toEqual([
      [2, 'Variant Price', 'error', '100000000000.01 is above 100000000000.00'],
      [
        3,
        'Variant Grams',
        'warning',
        'a weight must be from 0 to 1000000000; the variant goes in without it',
      ],
      [3, 'Variant Inventory Qty', 'warning', 'stock beyond 1000000000 cannot be counted; it is set to 0'],
      [
        4,
        'Variant Grams',
        'warning',
        'a weight must be from 0 to 1000000000; the variant goes in without it',
      ],
    ])
    const variants = (await read('vault'))?.variants ?? []
    expect(variants.map(({ sku, weight, inventory_quantity }) => [sku, weight, inventory_quantity])).toEqual([
      ['V-M', null, 0],
      ['V-L', null, 1],
    ])
  })

  it('reads amounts of currencies without decimals as they stand', async () => {
    await importProducts(
      t.shop,
      fileWith([header, 'yen,Yen,,,,,true,Title,Default Title,,,,,,,,1,deny,manual,4800,,,,,'].join('\n')),
      { currency: 'jpy' },
    )
    expect((await read('yen'))?.variants?.[0]?.prices).toMatchObject([{ amount: 4800, currency_code: 'jpy' }])
  })

  it('keeps what hangs on a product when codes, names and pictures move', async () => {
    const before = await read('jug')
    const moved = lines.map((line) =>
      line
        .replace('JUG-AS', 'SWAP')
        .replace('JUG-AL', 'JUG-AS')
        .replace('SWAP', 'JUG-AL')
        .replace(',Glaze,', ',Finish,')
        .replace(',A jug,', ',The same jug,'),
    )
    expect(await importProducts(t.shop, fileWith(moved.join('\n')))).toMatchObject({ updated: 2, failed: 0 })
    const after = await read('jug')
    expect(after?.options?.map(({ id }) => id)).toEqual(before?.options?.map(({ id }) => id))
    expect(after?.options?.map(({ title }) => title)).toEqual(['Finish', 'Size'])
    expect(after?.variants?.map(({ id, sku }) => [id, sku])).toEqual(
      before?.variants?.map(({ id }, at) => [id, ['JUG-AL', 'JUG-AS'][at]]),
    )
    expect(after?.variants?.map(({ prices }) => prices?.map(({ id }) => id))).toEqual(
      before?.variants?.map(({ prices }) => prices?.map(({ id }) => id)),
    )
    expect(after?.images?.map(({ id }) => id)).toEqual(before?.images?.map(({ id }) => id))
    expect(after?.images?.[0]?.metadata).toEqual({ alt: 'The same jug' })
    await importProducts(t.shop, fileWith(lines.join('\n')))
  })

  it('takes prices of other lists for what they are', async () => {
    const [variant] = (await read('mug'))?.variants ?? []
    await t.call('POST /admin/price-lists', {
      headers: t.staff,
      body: {
        name: 'Friends',
        description: 'Half',
        type: 'sale',
        prices: [{ variant_id: variant?.id ?? '', amount: 1000, currency_code: 'usd' }],
      },
    })
    expect(await importProducts(t.shop, fileWith(lines.join('\n')))).toMatchObject({ unchanged: 2 })
    const cheaper = lines.map((line) => line.replace('19.99', '18.99'))
    await importProducts(t.shop, fileWith(cheaper.join('\n')))
    const prices = (await read('mug'))?.variants?.[0]?.prices?.map(({ amount }) => amount)
    expect(prices?.sort()).toEqual([1000, 1899])
  })

  it('leaves out rows that stand apart from the others of their product', async () => {
    const before = await read('jug')
    const report = await importProducts(t.shop, fileWith([...lines, lines[1]].join('\n')))
    expect(report).toMatchObject({ failed: 1, unchanged: 1, problems: [{ line: 6, column: 'Handle' }] })
    expect((await read('jug'))?.variants).toEqual(before?.variants)
  })

  it('is found by search at once', async () => {
    const { hits } = await t.call('POST /store/products/search', { body: { q: 'talll jug' } })
    expect(hits).toMatchObject([{ handle: 'jug' }])
  })

  it('takes a variant that the file no longer has out of the shop with its prices and stock', async () => {
    const small = (await read('jug'))?.variants?.[0]
    await importProducts(t.shop, fileWith(lines.filter((_, at) => at !== 2).join('\n')))
    const left = (await read('jug'))?.variants ?? []
    expect(left.map(({ id }) => id)).toEqual([small?.id])
    expect(
      (await t.try('GET /admin/inventory-items', { headers: t.staff, query: { sku: 'JUG-AL' } })).body.count,
    ).toBe(0)
  })

  it('writes nothing on a dry run', async () => {
    const report = await importProducts(
      t.shop,
      fileWith([header, 'dry,Dry,,,,,true,Title,Default Title,,,,,,,,1,deny,manual,1.00,,,,,'].join('\n')),
      { dryRun: true },
    )
    expect(report.created).toBe(1)
    expect(await read('dry')).toBeUndefined()
  })

  it('refuses a file that is no such export, naming its columns', async () => {
    await expect(importProducts(t.shop, fileWith('a,b\n1,2\n'))).rejects.toThrow('a, b')
  })
})

describeShop('importing stock', (t) => {
  const file = (quantity: number) =>
    fileWith(
      [
        header,
        `cup,Cup,,,,,true,Title,Default Title,,,,,CUP,,shopify,${quantity},deny,manual,9.00,,,,,`,
      ].join('\n'),
    )
  const levels = async () => {
    const { inventory_items } = await t.call('GET /admin/inventory-items', {
      headers: t.staff,
      query: { sku: 'CUP' },
    })
    return inventory_items.flatMap(({ location_levels = [] }) =>
      location_levels.map((level) => [level.location_id, level.stocked_quantity, level.reserved_quantity]),
    )
  }
  const location = async (name: string) => {
    const { stock_location } = await t.call('POST /admin/stock-locations', {
      headers: t.staff,
      body: { name },
    })
    return stock_location.id
  }
  let shelf = ''

  it('makes an inventory item, counted by the variant where the shop sells from no location', async () => {
    await importProducts(t.shop, file(4))
    const [cup] = await findBy<Product>(t.shop.db, 'product', 'handle', ['cup'], whole)
    expect(cup?.variants).toMatchObject([{ inventory_quantity: 4, manage_inventory: true }])
    const { inventory_items } = await t.call('GET /admin/inventory-items', {
      headers: t.staff,
      query: { sku: 'CUP' },
    })
    expect(inventory_items).toHaveLength(1)
    expect(await levels()).toEqual([])
  })

  it('counts at the location of the default channel as soon as there is one', async () => {
    shelf = await location('Shelf')
    const { store } = await t.call('GET /admin/store', { headers: t.staff })
    await t.call('POST /admin/sales-channels/:id/stock-locations', {
      headers: t.staff,
      params: { id: store.default_sales_channel_id ?? '' },
      body: { location_id: shelf },
    })
    expect(await importProducts(t.shop, file(4))).toMatchObject({ updated: 1 })
    expect(await levels()).toEqual([[shelf, 4, 0]])
    expect(await importProducts(t.shop, file(4))).toMatchObject({ updated: 0, unchanged: 1 })
  })

  it('leaves alone what was sold since, and counts what is reserved besides', async () => {
    const { inventory_level: level } = t.shop.db.t
    await t.shop.transaction((tx) =>
      tx.update(level).set({ stocked_quantity: 3, reserved_quantity: 2 }).where(eq(level.location_id, shelf)),
    )
    expect(await importProducts(t.shop, file(4))).toMatchObject({ unchanged: 1 })
    expect(await levels()).toEqual([[shelf, 3, 2]])
    expect(await importProducts(t.shop, file(10))).toMatchObject({ updated: 1 })
    expect(await levels()).toEqual([[shelf, 12, 2]])
  })

  it('goes to the location that is named for what is new', async () => {
    const cellar = await location('Cellar')
    const line = 'urn,Urn,,,,,true,Title,Default Title,,,,,URN,,shopify,7,deny,manual,9.00,,,,,'
    await importProducts(t.shop, fileWith([header, line].join('\n')), { location: cellar })
    const { inventory_level: level } = t.shop.db.t
    expect(
      await t.shop.db
        .select({ stocked: level.stocked_quantity })
        .from(level)
        .where(eq(level.location_id, cellar)),
    ).toEqual([{ stocked: 7 }])
    await expect(
      importProducts(t.shop, fileWith([header, line].join('\n')), { location: 'sloc_nowhere' }),
    ).rejects.toThrow('sloc_nowhere')
  })
})

it.each([
  ['utf-8', ',', Buffer.from('a,b\n')],
  ['utf-8', ';', Buffer.from('a;b\n')],
  ['utf-16le', '\t', Buffer.from('\ufeffa\tb\n', 'utf16le')],
  ['windows-1252', ',', Buffer.from([0x61, 0xe9, 0x2c, 0x62, 0x0a])],
])('detects %s with %j', (encoding, separator, bytes) => {
  expect(detectFormat(bytes)).toEqual({ encoding, separator })
})
