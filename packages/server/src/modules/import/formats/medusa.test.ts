import { describe, expect, it } from 'vitest'
import { readImported as read } from '../../../testing/read-imported'

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
