import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { findBy } from '../../../store/reading/graph'
import { shapeOf } from '../../../store/reading/shape'
import { dump } from '../../../testing/dump'
import { type ImportOptions, importProducts } from '../../../testing/import-products'
import { describeShop } from '../../../testing/test-shop'
import { europe } from '../../../testing/world'
import { undoImport } from '../../batch-job/run-import'

const whole = shapeOf([
  'categories',
  'categories.parent_category',
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
])

describeShop('writing imported products', (t) => {
  let region = ''
  beforeAll(async () => {
    region = (await europe(t)).name
    for (const name of ['Fairs', 'Friends'])
      await t.call('POST /admin/sales-channels', { headers: t.staff, body: { name } })
    await t.call('POST /admin/shipping-profiles', {
      headers: t.staff,
      body: { name: 'By lorry', type: 'custom' },
    })
  })

  const take = (content: string | readonly object[], options: ImportOptions = {}) => {
    const isJson = typeof content !== 'string'
    const path = join(mkdtempSync(join(tmpdir(), 'cartwright-products-')), isJson ? 'file.json' : 'file.csv')
    writeFileSync(path, isJson ? JSON.stringify(content) : content)
    return importProducts(t.shop, path, { currency: 'eur', ...options })
  }
  const read = async (handle: string): Promise<Product> =>
    (await findBy<Product>(t.shop.db, 'product', 'handle', [handle], whole))[0] as Product
  const pricesOf = (product: Product) =>
    (product.variants ?? []).flatMap(({ prices = [] }) =>
      prices.map(({ amount, currency_code, region_id, price_list }) =>
        [amount, currency_code, region_id ? 'region' : '', price_list?.name ?? ''].join(' ').trim(),
      ),
    )

  const table = (rows: Record<string, string>[]) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')
    return [line(columns), ...rows.map((row) => line(columns.map((name) => row[name] ?? '')))].join('\n')
  }
  const jug = {
    'Product Id': 'prod_elsewhere',
    'Product Handle': 'jug',
    'Product Title': 'Jug',
    'Product Subtitle': 'For water',
    'Product Description': 'Holds <b>two</b> litres',
    'Product Status': 'published',
    'Product Thumbnail': 'https://img.example/front.jpg',
    'Product Weight': '900',
    'Product Length': '10',
    'Product Width': '11',
    'Product Height': '30',
    'Product HS Code': '0012',
    'Product Origin Country': 'pt',
    'Product MID Code': 'M1',
    'Product Material': 'Clay',
    'Product Collection Title': 'Table & more',
    'Product Collection Handle': 'table',
    'Product Type': 'Vessel',
    'Product Tags': 'ash,tall',
    'Product Discountable': 'false',
    'Product External Id': 'E-7',
    'Product Profile Name': 'By lorry',
    'Product Profile Type': 'custom',
    'Variant Id': 'variant_elsewhere',
    'Variant Title': 'Small',
    'Variant SKU': 'JUG-S',
    'Variant Barcode': '4000001',
    'Variant Inventory Quantity': '3',
    'Variant Allow Backorder': 'true',
    'Variant Manage Inventory': 'true',
    'Variant Weight': '800',
    'Variant Length': '1',
    'Variant Width': '2',
    'Variant Height': '3',
    'Variant HS Code': '0013',
    'Variant Origin Country': 'es',
    'Variant MID Code': 'M2',
    'Variant Material': 'Fine clay',
    'Price EUR': '48.00',
    'Price USD': '52.00',
    'Price Europe [EUR]': '47.00',
    'Sale Price EUR': '40.00',
    'Sale Price Europe [EUR]': '39.00',
    'Option 1 Name': 'Size',
    'Option 1 Value': 'S',
    'Image 1 Url': 'https://img.example/back.jpg',
    'Image 2 Url': 'https://img.example/front.jpg',
    'Sales Channel 1 Name': 'Fairs',
    'Sales Channel 2 Id': 'sc_of_another_shop',
    'Sales Channel 2 Name': 'Friends',
    'Product Category 1 Handle': 'vessels',
    'Product Category 1 Name': 'Vessels',
    'Product Category 1 Description': 'To pour from',
    'Product Category 1 Path': 'Kitchen > Vessels',
    Glaze: 'Ash',
  }

  it('writes every field a file has', async () => {
    const before = await dump(t.shop.db)
    const file = table([{ ...jug, 'Price Europe [EUR]': '47.00' }]).replaceAll('Europe', region)
    expect(await take(file, { job: 'batch_fields' })).toMatchObject({ created: 1, failed: 0, problems: [] })
    const product = await read('jug')
    expect(product).toMatchObject({
      id: 'prod_elsewhere',
      title: 'Jug',
      subtitle: 'For water',
      description: 'Holds <b>two</b> litres',
      status: 'published',
      thumbnail: 'https://img.example/front.jpg',
      weight: 900,
      length: 10,
      width: 11,
      height: 30,
      hs_code: '0012',
      origin_country: 'pt',
      mid_code: 'M1',
      material: 'Clay',
      collection: { handle: 'table', title: 'Table & more' },
      type: { value: 'Vessel' },
      discountable: false,
      external_id: 'E-7',
      profiles: [{ name: 'By lorry' }],
      metadata: { glaze: 'Ash' },
      options: [{ title: 'Size' }],
      images: [{ url: 'https://img.example/back.jpg' }, { url: 'https://img.example/front.jpg' }],
      categories: [
        {
          handle: 'vessels',
          description: 'To pour from',
          is_active: true,
          parent_category: { name: 'Kitchen' },
        },
      ],
      variants: [
        {
          id: 'variant_elsewhere',
          title: 'Small',
          sku: 'JUG-S',
          barcode: '4000001',
          inventory_quantity: 3,
          allow_backorder: true,
          manage_inventory: true,
          weight: 800,
          length: 1,
          width: 2,
          height: 3,
          hs_code: '0013',
          origin_country: 'es',
          mid_code: 'M2',
          material: 'Fine clay',
          options: [{ value: 'S' }],
        },
      ],
    })
    expect(product.tags?.map(({ value }) => value).sort()).toEqual(['ash', 'tall'])
    expect(product.sales_channels?.map(({ name }) => name).sort()).toEqual(['Fairs', 'Friends'])
    expect(pricesOf(product).sort()).toEqual([
      '3900 eur region Imported sale prices',
      '4000 eur  Imported sale prices',
      '4700 eur region',
      '4800 eur',
      '5200 usd',
    ])
    expect(await take(file)).toMatchObject({ unchanged: 1, problems: [] })
    const { job: undone } = await undoImport(t.shop, 'batch_fields')
    expect(undone).toMatchObject({ status: 'completed', result: { rows: { error: 0 } } })
    expect(await dump(t.shop.db)).toEqual(before)
    await take(file)
  })

  it('leaves alone what a file does not say, and what it says nothing of in a cell', async () => {
    const before = await read('jug')
    const few = table([{ 'Product Handle': 'jug', 'Product Title': 'Jug', 'Product Subtitle': '' }])
    expect(await take(few)).toMatchObject({ unchanged: 1 })
    const more = table([{ 'Product Handle': 'jug', 'Product Title': 'Big jug', 'Price USD': '' }])
    expect(await take(more)).toMatchObject({ updated: 1 })
    const after = await read('jug')
    expect({ ...after, title: before.title, updated_at: before.updated_at }).toEqual(before)
    expect(after.title).toBe('Big jug')
  })

  it('takes back every change of a field', async () => {
    const changed = Object.fromEntries(
      Object.entries(jug).map(([name, value]) => [
        name,
        /^\d+$/.test(value) ? String(Number(value) + 1) : value,
      ]),
    )
    const before = await dump(t.shop.db)
    const file = table([
      {
        ...changed,
        'Product Status': 'draft',
        'Product Collection Handle': 'other',
        'Product Type': 'Pot',
        'Product Tags': 'tall,new',
        'Product Profile Name': 'Default Shipping Profile',
        'Product Profile Type': 'default',
        'Sale Price EUR': '',
        'Price USD': '50.00',
        'Image 1 Url': 'https://img.example/new.jpg',
        'Sales Channel 2 Name': '',
        'Sales Channel 2 Id': '',
        'Product Category 1 Handle': '',
        'Product Category 1 Path': 'Kitchen > Pots',
        Glaze: 'Rust',
      },
    ]).replaceAll('Europe', region)
    expect(await take(file, { job: 'batch_changes' })).toMatchObject({ updated: 1, failed: 0 })
    const product = await read('jug')
    expect(product).toMatchObject({
      status: 'draft',
      collection: { handle: 'other' },
      type: { value: 'Pot' },
      weight: 901,
      categories: [{ name: 'Pots', parent_category: { name: 'Kitchen' } }],
      sales_channels: [{ name: 'Fairs' }],
      profiles: [{ type: 'default' }],
      metadata: { glaze: 'Rust' },
      thumbnail: 'https://img.example/front.jpg',
    })
    expect(pricesOf(product).sort()).toEqual([
      '3900 eur region Imported sale prices',
      '4700 eur region',
      '4800 eur',
      '5000 usd',
    ])
    expect(await take(file)).toMatchObject({ unchanged: 1 })
    await undoImport(t.shop, 'batch_changes')
    expect(await dump(t.shop.db)).toEqual(before)
  })

  it('says what the shop does not take, and takes the rest', async () => {
    const file = table([
      {
        'Product Handle': 'odd',
        'Product Title': 'Odd',
        'Variant Title': 'One',
        'Price Mars [EUR]': '1.00',
        [`Price ${region} [USD]`]: '2.00',
        'Price QQQ': '3.00',
        'Price EUR': '4.00',
        'Sales Channel 1 Name': 'Bazaar',
      },
    ])
    const { problems, created } = await take(file)
    expect(created).toBe(1)
    expect(problems.map(({ column, value, level }) => [column, value, level]).sort()).toEqual([
      [`Price ${region} [USD]`, region, 'warning'],
      ['Price Mars [EUR]', 'Mars', 'warning'],
      ['Price QQQ', 'qqq', 'warning'],
      ['Sales Channel', 'Bazaar', 'warning'],
    ])
    const odd = await read('odd')
    expect(pricesOf(odd)).toEqual(['400 eur'])
    expect(odd.sales_channels).toHaveLength(1)
  })

  it.each([
    ['id', { id: 'prod_elsewhere', handle: 'renamed', title: 'By id' }, 'renamed'],
    ['external_id', { external_id: 'E-7', handle: 'passed-over', title: 'By its other id' }, 'renamed'],
    [
      'sku',
      {
        handle: 'passed-over',
        title: 'By code',
        variants: [{ sku: 'JUG-S', title: 'Small', options: [{ value: 'S' }] }],
        options: ['Size'],
      },
      'renamed',
    ],
    ['handle', { id: 'prod_unheard_of', handle: 'renamed', title: 'By handle' }, 'renamed'],
  ] as const)('finds what is there by %s', async (match, product, handle) => {
    expect(await take([product], { match })).toMatchObject({ updated: 1, created: 0, problems: [] })
    expect(await read(handle)).toMatchObject({ id: 'prod_elsewhere', title: product.title })
  })

  it('makes a product of an id it does not know under this id, and refuses what it cannot tell apart', async () => {
    const options = { match: 'id' } as const
    expect(await take([{ id: 'prod_new', handle: 'new', title: 'New' }], options)).toMatchObject({
      created: 1,
    })
    expect((await read('new')).id).toBe('prod_new')
    const taken = await take([{ id: 'prod_other', handle: 'new', title: 'New' }], options)
    expect(taken).toMatchObject({ failed: 1, problems: [{ column: 'Handle', value: 'new' }] })
    const twice = await take([
      { handle: 'twin', title: 'Twin' },
      { handle: 'twin', title: 'Twin' },
    ])
    expect(twice).toMatchObject({ created: 1, failed: 1, problems: [{ column: 'Handle', value: 'twin' }] })
    const stolen = await take([
      { handle: 'thief', title: 'Thief', variants: [{ id: 'variant_elsewhere', title: 'Mine' }] },
    ])
    expect(stolen).toMatchObject({ failed: 1, problems: [{ column: 'Variant Id' }] })
    const wrong = await take([{ id: 'no id', handle: 'wrong', title: 'Wrong' }])
    expect(wrong).toMatchObject({ failed: 1, problems: [{ column: 'Product Id', value: 'no id' }] })
    const variants = ['JUG-S', 'LID'].map((sku) => ({ sku, title: sku }))
    await take([{ handle: 'lid', title: 'Lid', variants: [{ sku: 'LID', title: 'Lid' }] }])
    const both = await take([{ handle: 'both', title: 'Both', variants }], { match: 'sku' })
    expect(both).toMatchObject({ failed: 1, problems: [{ column: 'Variant SKU', value: 'JUG-S' }] })
  })

  it('keeps or refuses what is there and differs, as it is told', async () => {
    const file = [{ handle: 'new', title: 'Newer' }]
    expect(await take(file, { onConflict: 'skip' })).toMatchObject({ skipped: 1 })
    expect(await take(file, { onConflict: 'fail' })).toMatchObject({
      failed: 1,
      problems: [{ column: 'Handle', value: 'new', level: 'error' }],
    })
    expect((await read('new')).title).toBe('New')
    expect(await take([{ handle: 'new', title: 'New' }], { onConflict: 'fail' })).toMatchObject({
      unchanged: 1,
    })
    expect(await take(file, { publish: true })).toMatchObject({ updated: 1 })
    expect((await read('new')).status).toBe('published')
  })

  it('marks down for the time that a file says', async () => {
    const woo = (starts: string, ends: string, sale = '8.00') =>
      table([
        {
          Type: 'simple',
          Name: 'Cup',
          SKU: 'CUP',
          Published: '1',
          'Regular price': '10.00',
          'Sale price': sale,
          'Date sale price starts': starts,
          'Date sale price ends': ends,
          'In stock?': '1',
        },
      ])
    const lists = async () =>
      (await t.shop.db.select().from(t.shop.db.t.price_list))
        .filter(({ name }) => name.includes(','))
        .map(({ starts_at, ends_at }) => [starts_at?.slice(0, 10) ?? '', ends_at?.slice(0, 10) ?? ''])
    await take(woo('2090-12-01', '2090-12-24'))
    expect(await lists()).toEqual([['2090-12-01', '2090-12-24']])
    expect(await take(woo('2090-12-01', '2090-12-24'))).toMatchObject({ unchanged: 1 })
    await take(woo('', '2091-01-05', '7.00'))
    expect(await lists()).toEqual([
      ['2090-12-01', '2090-12-24'],
      ['', '2091-01-05'],
    ])
    expect(pricesOf(await read('cup'))).toEqual(['1000 eur', '700 eur  Imported sale prices,  – 2091-01-05'])
    await take(woo('', '', ''))
    expect(pricesOf(await read('cup'))).toEqual(['1000 eur'])
  })

  it('puts categories where a path says, and finds them by their handle wherever they stand', async () => {
    const woo = (name: string, categories: string) =>
      table([
        {
          Type: 'simple',
          Name: name,
          SKU: name,
          'Regular price': '1',
          'In stock?': '1',
          Categories: categories,
        },
      ])
    await take(woo('Bowl', 'Men > Shirts, Women > Shirts, Sale'))
    const bowl = await read('bowl')
    expect(
      bowl.categories
        ?.map(({ handle, parent_category }) => `${parent_category?.name ?? ''}/${handle}`)
        .sort(),
    ).toEqual(['/sale', 'Men/shirts', 'Women/women-shirts'])
    expect(await take(woo('Bowl', 'Sale, Women > Shirts, Men > Shirts'))).toMatchObject({ unchanged: 1 })
    const { db } = t.shop
    const all = await db.$count(db.t.product_category)
    await take(
      table([
        { 'Product Handle': 'plate', 'Product Title': 'Plate', 'Product Category 1 Handle': 'women-shirts' },
      ]),
    )
    expect(await db.$count(db.t.product_category)).toBe(all)
    expect((await read('plate')).categories).toMatchObject([{ parent_category: { name: 'Women' } }])
    const ranks = await db
      .select({ parent: db.t.product_category.parent_category_id, rank: db.t.product_category.rank })
      .from(db.t.product_category)
    expect(new Set(ranks.map((one) => JSON.stringify(one))).size).toBe(ranks.length)
  })

  it('tells on a look what the import would do, with what earlier rows would have made', async () => {
    const products = Array.from({ length: 60 }, (_, n) => ({
      handle: `look-${n}`,
      title: `Look ${n}`,
      variants: [{ title: 'Only', sku: n === 0 || n === 59 ? 'LOOK-TWICE' : `LOOK-${n}` }],
    }))
    const look = await take(products, { dryRun: true })
    expect(look).toMatchObject({ created: 60, problems: [{ value: 'LOOK-TWICE', level: 'warning' }] })
    const done = await take(products)
    expect(done.created).toBe(60)
    expect(done.problems.map(({ value, level }) => [value, level])).toEqual([['LOOK-TWICE', 'warning']])
  })

  it('keeps variants that a file of v1 does not name, and their places', async () => {
    const row = (option: string, more: Record<string, string> = {}) => ({
      'Product Handle': 'rack',
      'Product Title': 'Rack',
      'Variant Title': option,
      'Variant SKU': `RACK-${option}`,
      'Option 1 Name': 'Size',
      'Option 1 Value': option,
      ...more,
    })
    await take(table([row('S'), row('M')]))
    await take(table([row('M', { 'Variant Weight': '5' }), row('L')]))
    expect((await read('rack')).variants?.map(({ title, weight }) => [title, weight])).toEqual([
      ['S', null],
      ['M', 5],
      ['L', null],
    ])
  })
})
