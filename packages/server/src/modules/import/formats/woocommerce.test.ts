import { describe, expect, it } from 'vitest'
import { readImported as read } from '../../../testing/read-imported'

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
