import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { safeHtml } from '../safe-html'
import { markIn, markOf, readAmount } from './amounts'
import type { ReadRecord } from './format'
import { formatOf } from './formats'
import { measure } from './measures'
import { sampleOf } from './sample'

const fileWith = (content: string | Buffer, name = 'file.csv') => {
  const path = join(mkdtempSync(join(tmpdir(), 'cartwright-formats-')), name)
  writeFileSync(path, content)
  return { path, name }
}

/** Reads a file as an import does: its format is told by what it holds. */
async function read(content: string | Buffer, map: Record<string, string> = {}) {
  const source = fileWith(content)
  const format = formatOf(await sampleOf(source), { map })
  const all: ReadRecord[] = []
  for await (const one of format.read(source, { currency: 'eur', map, safeHtml })) all.push(one)
  return {
    format: format.id,
    all,
    // biome-ignore lint/suspicious/noExplicitAny: a record may be of any kind; the tests look into it
    records: all.flatMap(({ record }): any[] => (record ? [record] : [])),
    problems: all.flatMap(({ problems }) => problems),
  }
}

describe('amounts of files', () => {
  it.each([
    ['19.90', '.'],
    ['1.299,00', ','],
    ['1,299.00', '.'],
    ['1.299', undefined],
    ['0,125', ','],
    ['1.299.000', ','],
    ['12', undefined],
  ])('%s has the decimal mark %s', (text, mark) => expect(markIn(text)).toBe(mark))

  it('are read by what most of them can only mean', () => {
    expect(markOf(['1.299', '12,50'], ';')).toBe(',')
    expect(markOf(['1,299', '12.50'], ';')).toBe('.')
    expect(markOf(['1.299'], ';')).toBe(',')
    expect(markOf(['1.299'], ',')).toBe('.')
  })

  it.each([
    ['€ 1.299,00', { amount: 129_900 }],
    ['EUR 19.90', { amount: 1990 }],
    ['0.07', { amount: 7 }],
    ['19.9O', { message: '"19.9O" is not a number', hint: 'did you mean 19.90?' }],
    [
      '19.90 USD',
      { message: '"19.90 USD" is in usd, and this column in eur', hint: 'give the amount in eur' },
    ],
  ])('%s', (text, wanted) => expect(readAmount(text, { decimals: 2, currency: 'eur' })).toEqual(wanted))

  it.each([
    ['0.305', 'm', 305],
    ['1,5', 'kg', 1500],
    ['.5', 'lbs', 227],
    ['2', 'stone', undefined],
    ['-1', 'kg', undefined],
  ])('%s %s is %s in the shop', (text, unit, wanted) => expect(measure(text, unit)).toBe(wanted))
})

describe('the text of a file', () => {
  const rows = 'E-mail;First NAME;LAST name\r\nzoe@example.com;"Zoë\nMaria";Müller\r\n'
  const swapped = Buffer.from(`\ufeff${rows}`, 'utf16le').swap16()
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${rows}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${rows}`, 'utf16le')],
    ['UTF-16 BE', swapped],
    ['Windows-1252', Buffer.from(rows, 'latin1')],
    ['tabs', Buffer.from(rows.replaceAll(';', '\t'))],
    ['commas', Buffer.from(rows.replaceAll(';', ','))],
    ['a note of its separator', Buffer.from(`sep=;\r\n${rows}`)],
  ])('may be %s', async (_, content) => {
    const { path, name } = fileWith(content)
    const records: unknown[] = []
    const { customers } = await import('./customers')
    for await (const { record } of customers.read({ path, name }, { currency: 'eur', map: {}, safeHtml }))
      records.push(record)
    expect(records).toMatchObject([
      { email: 'zoe@example.com', first_name: 'Zoë\nMaria', last_name: 'Müller' },
    ])
  })

  it('is told to be of an old encoding by a letter far behind its beginning', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => `c${n}@example.com,Anna Maria Luisa`).join('\n')
    const { records } = await read(
      Buffer.from(`Email,First name\n${many}\nlast@example.com,René\n`, 'latin1'),
    )
    expect(records).toHaveLength(5001)
    expect(records.at(-1)).toMatchObject({ first_name: 'René' })
  })
})

describe('WooCommerce', () => {
  const header =
    'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Backorders allowed?,Weight (kg),Length (cm),Sale price,Regular price,Date sale price ends,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Meta: note,Attribute 2 name,Attribute 2 value(s)'
  const file = (...rows: string[]) => [header, ...rows].join('\n')

  it('gathers variations under their parent, by SKU and by id, wherever they stand', async () => {
    const { format, all, records, problems } = await read(
      file(
        '7,variation,,Early,1,,,1,4,0,,,,12.00,,,,,TEE,Size,S,,,',
        '5,variable,TEE,Tee,1,,One\\nTwo,1,,0,0.2,30,,,,"Clothing > Shirts, Sale",a,https://img.example/tee.jpg,,Size,"S, M",x,Care,"Cold\\, please"',
        '8,variation,TEE-M,Late,1,,,0,,0,,,9.50,12.00,,,,,id:5,Size,M,,,',
        '9,"simple, virtual",MUG,Mug,0,,,1,3,notify,,,1.00,2.00,2001-01-01,,,,,,,,,',
      ),
    )
    expect(format).toBe('woocommerce')
    expect(problems).toEqual([])
    expect(all.map(({ line, rows }) => [line, rows])).toEqual([
      [3, 3],
      [5, 1],
    ])
    expect(records[0]).toMatchObject({
      handle: 'tee',
      external_id: '5',
      status: 'published',
      description: 'One\nTwo',
      categories: [{ path: ['Clothing', 'Shirts'] }, { path: ['Sale'] }],
      options: ['Size'],
      measures: { weight: 200, length: 300 },
      metadata: { note: 'x', Care: 'Cold, please' },
      images: [{ url: 'https://img.example/tee.jpg' }],
      variants: [
        {
          options: ['S'],
          sku: null,
          amount: 1200,
          inventory_quantity: 4,
          manage_inventory: true,
          weight: 200,
        },
        {
          options: ['M'],
          sku: 'TEE-M',
          amount: 1200,
          sale_amount: 950,
          manage_inventory: true,
          inventory_quantity: 0,
        },
      ],
    })
    expect(records[1]).toMatchObject({
      status: 'draft',
      metadata: { published: 'private' },
      variants: [{ title: 'Default', amount: 200, sale_amount: null, allow_backorder: true }],
    })
  })

  it('names a variation without a parent, and what may not be sold here', async () => {
    const { records, problems } = await read(
      file(
        '1,external,EX,Elsewhere,1,,,1,,0,,,,5.00,,,,,,,,,,',
        '2,variation,V,Lost,1,,,1,,0,,,,5.00,,,,,GONE,Size,S,,,',
      ),
    )
    expect(records).toMatchObject([{ status: 'draft', handle: 'elsewhere' }])
    expect(problems).toMatchObject([
      { line: 2, column: 'Type', level: 'warning' },
      { line: 3, column: 'Parent', level: 'error', value: 'GONE' },
    ])
  })
})

describe('Shopify', () => {
  it('reads markets, metafields and linked options', async () => {
    const { format, records } = await read(
      [
        'Handle,Title,Published,Option1 Name,Option1 Value,Option1 Linked To,Variant Price,Cost per item,Included / Swiss,Price / Swiss,Compare At Price / Swiss,Glaze (product.metafields.custom.glaze),Status',
        'jug,Jug,true,Color,Ash,product.metafields.shopify.color-pattern,48.00,20.00,true,52.00,60.00,salt,archived',
        'jug,,,,Rust,,49.00,21.00,false,53.00,,,',
      ].join('\n'),
    )
    expect(format).toBe('shopify')
    expect(records).toMatchObject([
      {
        status: 'rejected',
        metadata: { 'custom.glaze': 'salt', option1_linked_to: 'product.metafields.shopify.color-pattern' },
        variants: [
          {
            amount: 4800,
            prices: [{ region: 'Swiss', amount: 6000, sale_amount: 5200 }],
            metadata: { cost_per_item: '20.00' },
          },
          { amount: 4900, metadata: { cost_per_item: '21.00' } },
        ],
      },
    ])
    expect(records[0].variants[1].prices).toBeUndefined()
  })

  it('reads the template of 2025', async () => {
    const { format, records } = await read(
      'Title,URL handle,Description,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL\nJug,jug,<b>x</b>,Active,J-1,Title,Default Title,"48,00",60.00,shopify,3,CONTINUE,900,https://img.example/j.jpg\n',
    )
    expect(format).toBe('shopify')
    expect(records).toMatchObject([
      {
        handle: 'jug',
        status: 'published',
        variants: [{ sku: 'J-1', amount: 6000, sale_amount: 4800, allow_backorder: true, weight: 900 }],
      },
    ])
  })

  it('reads customers', async () => {
    const { format, records, problems } = await read(
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Total Spent,Total Orders,Tags\n1,Ada,L,Ada@Example.com,yes,Road 1,London,GB,E1,10.00,2,vip\n2,No,Mail,,no,,,,,0,0,\n',
    )
    expect(format).toBe('shopify-customers')
    expect(records).toMatchObject([
      {
        email: 'ada@example.com',
        addresses: [{ address_1: 'Road 1', country_code: 'gb', postal_code: 'E1' }],
        metadata: { shopify_id: '1', tags: 'vip', total_spent: '10.00' },
      },
    ])
    expect(problems).toMatchObject([{ line: 3, column: 'Email', level: 'error' }])
  })

  it('reads stock by row and by column', async () => {
    const rows = await read(
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand\njug,Jug,Color,Ash,J,,,Berlin,1,0,2,5,7\njug,Jug,Color,Ash,J,,,Paris,,,,,not stocked\n',
    )
    expect(rows.format).toBe('shopify-inventory')
    expect(rows.records).toMatchObject([
      {
        sku: 'J',
        handle: 'jug',
        options: ['Ash'],
        levels: [{ location: 'Berlin', quantity: 7, counts: 'on_hand' }],
      },
    ])
    const columns = await read(
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Berlin,Paris\nmug,Mug,Title,Default Title,,,,4,not stocked\n',
    )
    expect(columns.records).toMatchObject([
      { handle: 'mug', options: [], levels: [{ location: 'Berlin', quantity: 4, counts: 'available' }] },
    ])
  })
})

describe('Medusa', () => {
  it('reads products of v1', async () => {
    const { format, records } = await read(
      'Product Handle;Product Title;Product Status;Product Tags;Variant Title;Variant SKU;Price EUR;Price Europe [EUR];Price JPY;Sale Price EUR;Option 1 Name;Option 1 Value;Image 1 Url;Sales Channel 1 Id;Product Category 1 Handle;Product Category 1 Name\nmug;Mug;published;a,b;S;M-S;1.299,00;10,00;500;999,00;Size;S;https://img.example/m.jpg;sc_1;cups;Cups\nmug;;;;L;M-L;1.300,00;;;;Size;L;;;;\n',
    )
    expect(format).toBe('medusa')
    expect(records).toMatchObject([
      {
        tags: ['a', 'b'],
        channels: [{ id: 'sc_1' }],
        options: ['Size'],
        variants: [
          {
            sku: 'M-S',
            amount: 129_900,
            sale_amount: 99_900,
            prices: [
              { region: 'Europe', amount: 1000 },
              { currency_code: 'jpy', amount: 500 },
            ],
          },
          { sku: 'M-L', amount: 130_000, options: ['L'] },
        ],
      },
    ])
  })

  it('reads products of v2', async () => {
    const { format, records } = await read(
      'Product Handle,Product Title,Product Status,Product Tag 1,Product Collection Id,Variant Title,Variant Sku,Variant Price EUR,Variant Price USD,Variant Option 1 Name,Variant Option 1 Value,Product Image 1\nmug,Mug,published,new,pcol_1,S,M-S,12,14.5,Size,S,https://img.example/m.jpg\n',
    )
    expect(format).toBe('medusa2')
    expect(records).toMatchObject([
      {
        tags: ['new'],
        metadata: { collection_id: 'pcol_1' },
        images: [{ url: 'https://img.example/m.jpg' }],
        variants: [
          { sku: 'M-S', amount: 1200, prices: [{ currency_code: 'usd', amount: 1450 }], options: ['S'] },
        ],
      },
    ])
  })

  it('reads price lists of v1', async () => {
    const { format, records, problems } = await read(
      'Product Variant ID;SKU;Price EUR;Price Europe [EUR]\n;M-S;12,50;11\n;;1;\n',
    )
    expect(format).toBe('prices')
    expect(records).toMatchObject([
      {
        sku: 'M-S',
        prices: [
          { amount: 1250, currency_code: 'eur' },
          { amount: 1100, region: 'Europe' },
        ],
      },
    ])
    expect(problems).toMatchObject([{ line: 3, level: 'error' }])
  })
})

describe('JSON', () => {
  const mug = {
    title: 'Mug',
    options: [{ id: 'opt_1', title: 'Size' }],
    tags: [{ value: 'a' }],
    images: ['https://img.example/m.jpg'],
    variants: [
      {
        sku: 'M',
        options: [{ option_id: 'opt_1', value: 'S' }],
        prices: [{ currency_code: 'EUR', amount: 1990 }],
      },
    ],
  }
  it.each([
    ['json', JSON.stringify([mug, { ...mug, title: 'Jug, "tall" [x]' }])],
    ['json', JSON.stringify({ products: [mug, { ...mug, title: 'Jug, "tall" [x]' }], count: 2 }, null, 2)],
    ['ndjson', `${JSON.stringify(mug)}\n${JSON.stringify({ ...mug, title: 'Jug, "tall" [x]' })}\n`],
  ])('reads %s', async (id, content) => {
    const { format, all, records } = await read(content)
    expect(format).toBe(id)
    expect(records).toMatchObject([
      { handle: 'mug', tags: ['a'], variants: [{ sku: 'M', amount: 1990, options: ['S'] }] },
      { title: 'Jug, "tall" [x]' },
    ])
    expect(all[1]?.line).toBeGreaterThan(all[0]?.line ?? 0)
  })

  it('says which field is wrong', async () => {
    const { records, problems } = await read(
      JSON.stringify([{ ...mug, variants: [{ prices: [{ amount: 19.9, currency_code: 'eur' }] }] }]),
    )
    expect(records).toEqual([])
    expect(problems).toMatchObject([{ column: 'variants.0.prices.0.amount', level: 'error' }])
  })

  it('reads the products of a seed file into its categories, and names what it leaves alone', async () => {
    const { format, records, problems } = await read(
      JSON.stringify({
        store: { currencies: ['eur'] },
        regions: [{ name: 'EU' }],
        products: [{ ...mug, categories: [{ id: 'cups' }] }],
        categories: [{ name: 'Kitchen', category_children: [{ name: 'Cups', handle: 'cups' }] }],
      }),
    )
    expect(format).toBe('seed')
    expect(records).toMatchObject([{ categories: [{ path: ['Kitchen', 'Cups'] }] }])
    expect(problems.map(({ column }) => column)).toEqual(['store', 'regions'])
  })

  it('refuses what has no end', async () => {
    await expect(read('[{"title":"Mug"}')).rejects.toThrow('] is missing')
    await expect(read('[{"title":"Mug"')).rejects.toThrow('has no end')
  })
})

describe('files of a person’s own', () => {
  it('name discounts and gift cards', async () => {
    const discounts = await read(
      'Code,Type,Value,Regions,Limit,Ends at\nspring,percentage,15%,EU,10,2030-01-02\nfive,fixed,5.00,,,\nodd,half,1,,,\n',
    )
    expect(discounts.format).toBe('discounts')
    expect(discounts.records).toMatchObject([
      { code: 'spring', value: 15, regions: ['EU'], usage_limit: 10, ends_at: '2030-01-02T00:00:00.000Z' },
      { code: 'five', type: 'fixed', value: 500 },
    ])
    expect(discounts.problems).toMatchObject([{ line: 4, column: 'Type' }])
    const cards = await read('Code,Value,Balance,Currency\nabcd,20.00,5.50,EUR\n,10,12,EUR\n')
    expect(cards.format).toBe('gift-cards')
    expect(cards.records).toMatchObject([{ code: 'ABCD', value: 2000, balance: 550, currency_code: 'eur' }])
    expect(cards.problems).toMatchObject([{ line: 3, column: 'Balance' }])
  })

  it('may be mapped, and a column spelled wrong is told', async () => {
    const mapped = await read('Artikel,Preis in Euro\nM-S,"12,50"\n', {
      Artikel: 'variant.sku',
      'Preis in Euro': 'price.amount',
    })
    expect(mapped.format).toBe('prices')
    expect(mapped.records).toMatchObject([{ sku: 'M-S', prices: [{ amount: 1250 }] }])
    const { problems, records } = await read('Email,Frist name,Shoe size\na@example.com,Ada,38\n')
    expect(problems).toMatchObject([
      { column: 'Frist name', level: 'warning', hint: expect.stringContaining('customer.first_name') },
    ])
    expect(records).toMatchObject([{ metadata: { frist_name: 'Ada', shoe_size: '38' } }])
  })

  it('that are none are answered with the nearest and what lacks', async () => {
    await expect(read('Product Handle,Variant Title,Option 1 Name\nmug,S,Size\n')).rejects.toThrow(
      /nearest to Medusa v1 products, but for the column Product Title/,
    )
    await expect(read('Planet,Moons\nMars,2\n')).rejects.toThrow(/its columns are Planet, Moons/)
  })
})
