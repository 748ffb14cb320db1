import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { offer, placeIn, vase } from '../../testing/feeds/vase'
import { acpProduct } from './acp-product'
import schema from './acp-product.schema.json' with { type: 'json' }
import { feedFormats, tsvLine, xmlItem } from './formats'
import { googleColumns, googleRow } from './google-row'

describe('a row for Google', () => {
  it('says all there is', () =>
    expect(googleRow(vase(), offer())).toEqual({
      id: 'variant_ash',
      title: 'Tall vase, Ash',
      description: 'Thrown in one go.',
      link: 'https://shop.example.com/en-de/p/tall-vase?variant=variant_ash',
      image_link: 'https://shop.example.com/a.webp',
      additional_image_link: ['https://shop.example.com/b,c.webp'],
      availability: 'in_stock',
      price: '49.00 EUR',
      brand: 'Kiln',
      gtin: '4006381333931',
      condition: 'new',
      color: 'Ash',
      material: 'Stoneware',
      product_type: 'Table > Vases',
      google_product_category: '602',
      shipping_weight: '1200 g',
    }))

  it.each([
    ['a sale beside what it cost', { was: 5900 }, {}, { price: '59.00 EUR', sale_price: '49.00 EUR' }],
    ['undivided money undivided', { price: 4900 }, { currency: 'jpy' }, { price: '4900 JPY' }],
    ['nothing to know it by', { gtin: undefined }, {}, { gtin: undefined, identifier_exists: 'no' }],
    [
      'what its maker calls it',
      { gtin: undefined, mpn: 'V-1' },
      {},
      { mpn: 'V-1', identifier_exists: undefined },
    ],
    [
      'from when it is there again',
      { availability: 'backorder', availability_date: '2027-01-31T12:00Z' },
      {},
      { availability: 'backorder', availability_date: '2027-01-31T12:00Z' },
    ],
    ['no day for what is there', { availability_date: '2027-01-31' }, {}, { availability_date: undefined }],
    ['its group', {}, { offers: [offer(), offer({ id: 'other' })] }, { item_group_id: 'prod_vase' }],
    ['a long title cut', { title: '🏺'.repeat(200) }, {}, { title: '🏺'.repeat(150) }],
    ['a long text cut', {}, { description: 'é'.repeat(6000) }, { description: 'é'.repeat(5000) }],
    ['no picture', { pictures: [] }, {}, { image_link: undefined, additional_image_link: undefined }],
    [
      'eleven pictures of many',
      { pictures: Array.from({ length: 30 }, (_, at) => `https://a.example/${at}`) },
      {},
      { additional_image_link: Array.from({ length: 10 }, (_, at) => `https://a.example/${at + 1}`) },
    ],
  ] as const)('tells %s', (_, ofOffer, ofProduct, told) => {
    const row: Record<string, unknown> = googleRow(vase(ofProduct as object), offer(ofOffer as object))
    for (const [column, value] of Object.entries(told)) expect([column, row[column]]).toEqual([column, value])
  })
})

describe('a line between tabs', () => {
  it('has a cell for every column, whatever the texts hold', () => {
    const line = tsvLine({ title: '12" pan', description: 'a\tb\nc', additional_image_link: ['x,y', 'z'] })
    const cells = line.slice(0, -1).split('\t')
    expect(cells).toHaveLength(googleColumns.length)
    expect(cells[2]).toBe('"12"" pan"')
    expect(cells[3]).toBe('a b c')
    expect(cells[6]).toBe('x%2Cy,z')
  })
})

describe('an item of XML', () => {
  it('says marks by their names, and several pictures one by one', () =>
    expect(xmlItem({ title: '<b>"A" & B</b>', additional_image_link: ['x', 'y'] })).toBe(
      '<item><g:title>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</g:title>' +
        '<g:additional_image_link>x</g:additional_image_link><g:additional_image_link>y</g:additional_image_link></item>\n',
    ))
})

describe('a product of the Agentic Commerce Protocol', () => {
  // What the protocol's schema of 2026-04-17 asks of a product.
  const Product = z.fromJSONSchema(schema as never)

  it('is what the schema asks for, and the schema refuses others', () => {
    expect(Product.safeParse({ id: 'p', variants: [{ id: 'v' }] }).success).toBe(false)
    expect(Product.safeParse({ id: 'p', variants: [], more: 1 }).success).toBe(false)
  })

  it.each([
    ['with all there is', vase()],
    ['with next to nothing', vase({ material: undefined, category: [], google: {}, pictures: [] })],
    [
      'of several variants, on sale, gone and to be ordered',
      vase({
        offers: [
          offer({ was: 9900 }),
          offer({ id: 'two', availability: 'out_of_stock', pictures: [], options: [] }),
          offer({ id: 'three', availability: 'backorder', gtin: undefined }),
        ],
      }),
    ],
    ['in a currency of three decimals', vase({ currency: 'kwd' })],
  ])('%s', (_, product) => {
    const told = acpProduct(product, 'Kiln & Sons')
    expect(Product.safeParse(told)).toMatchObject({ success: true })
  })

  it('names the variants that a checkout takes, at what they cost', () =>
    expect(acpProduct(vase({ offers: [offer({ was: 5900 })] }), 'Kiln')).toMatchObject({
      id: 'prod_vase',
      media: [{ type: 'image', url: 'https://shop.example.com/a.webp', alt_text: 'A vase' }],
      variants: [
        {
          id: 'variant_ash',
          price: { amount: 4900, currency: 'EUR' },
          list_price: { amount: 5900, currency: 'EUR' },
          availability: { available: true, status: 'in_stock' },
          barcodes: [{ type: 'GTIN', value: '4006381333931' }],
          categories: [
            { value: 'Table > Vases', taxonomy: 'merchant' },
            { value: '602', taxonomy: 'google_product_category' },
          ],
          seller: { name: 'Kiln' },
        },
      ],
    }))

  it('stands on one line', () => {
    const head = { place: placeIn('de'), store: 'Kiln\n', baseUrl: 'https://shop.example.com' }
    const line = feedFormats['products.jsonl'].product(vase({ description: 'a\u2028b' }), head)
    expect(line.split('\n')).toHaveLength(2)
  })
})
