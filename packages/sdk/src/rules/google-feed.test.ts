import type { PricedProduct } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { type FeedShop, feedColumns, feedHead, feedLine, feedRows, gtinOf } from './google-feed'

const shop: FeedShop = {
  brand: 'Kiln & Loom',
  currency: 'eur',
  inclusive: true,
  pageOf: (handle) => `https://shop.test/p/${handle}`,
  absolute: (url) => new URL(url, 'https://shop.test').href,
}

const variant = (id: string, glaze: string, price: number, more: object = {}) => ({
  id,
  sku: `SKU-${id}`,
  variant_rank: 0,
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: 9,
  purchasable: true,
  calculated_price: price,
  calculated_price_incl_tax: price,
  original_price: price,
  original_price_incl_tax: price,
  options: [{ option_id: 'opt', value: glaze }],
  ...more,
})
const jug = (variants: object[], more: object = {}) =>
  ({
    id: 'prod_jug',
    handle: 'tall-jug',
    title: 'Tall\tjug',
    description: 'Thrown\nin one go.',
    metadata: {},
    is_giftcard: false,
    images: [
      { id: 'a', url: '/jug.webp' },
      { id: 'b', url: '/celadon.webp', metadata: { shows: { option: 'Glaze', value: 'Celadon' } } },
    ],
    options: [{ id: 'opt', title: 'Glaze' }],
    categories: [{ handle: 'vessels', name: 'Vessels' }],
    material: 'Stoneware',
    variants,
    ...more,
  }) as unknown as PricedProduct
const two = [
  variant('a', 'Ash', 9600, { ean: '4006381333931' }),
  variant('b', 'Celadon', 8000, {
    original_price: 9600,
    original_price_incl_tax: 9600,
    inventory_quantity: 0,
    purchasable: false,
  }),
]

describe('the feed', () => {
  it('has a row for each variant, with its own picture, price and address', () => {
    const [ash, celadon] = feedRows(jug(two), shop)
    expect(ash).toMatchObject({
      id: 'SKU-a',
      item_group_id: 'tall-jug',
      link: 'https://shop.test/p/tall-jug?Glaze=Ash',
      image_link: 'https://shop.test/jug.webp',
      availability: 'in_stock',
      price: '96.00 EUR',
      gtin: '4006381333931',
      condition: 'new',
      color: 'Ash',
      product_type: 'Vessels',
    })
    expect(celadon).toMatchObject({
      image_link: 'https://shop.test/celadon.webp',
      availability: 'out_of_stock',
      price: '96.00 EUR',
      sale_price: '80.00 EUR',
      identifier_exists: 'yes',
    })
    expect(celadon?.gtin).toBeUndefined()
  })
  it('leads to pages that show its prices', () =>
    expect(
      feedRows(jug([variant('a', 'Ash', 9600)]), {
        ...shop,
        pageOf: (handle) => `https://shop.test/en-gb/p/${handle}`,
      })[0]?.link,
    ).toBe('https://shop.test/en-gb/p/tall-jug'))
  it('writes amounts of a currency without decimals as they are', () =>
    expect(feedRows(jug([variant('a', 'Ash', 9600)]), { ...shop, currency: 'jpy' })[0]).toMatchObject({
      price: '9600 JPY',
    }))
  it('shows the picture that stands in where there is none, and none where nothing does', () => {
    const bare = jug(two, { images: [] })
    expect(feedRows(bare, { ...shop, fallbackPicture: () => '/drawn.svg' })[0]?.image_link).toBe(
      'https://shop.test/drawn.svg',
    )
    expect(feedRows(bare, shop)[0]?.image_link).toBeUndefined()
  })
  it('names no machine that a picture was set up on, and keeps the query of a page', () => {
    const local = jug(two, { images: [{ id: 'a', url: 'http://localhost:9000/uploads/jug.webp' }] })
    const pageOf = (handle: string) => `https://shop.test/show?piece=${handle}`
    expect(feedRows(local, { ...shop, pageOf })[0]).toMatchObject({
      image_link: 'https://shop.test/uploads/jug.webp',
      link: 'https://shop.test/show?piece=tall-jug&Glaze=Ash',
    })
  })
  it.each([
    [{ description: null, metadata: { seo_description: 'A jug of ash.' } }, 'A jug of ash.'],
    [{ description: null, metadata: { seo: { description: 'Tall.' } } }, 'Tall.'],
    [{ description: null, subtitle: 'For flowers' }, 'For flowers'],
    [{ description: null }, 'Tall\tjug'],
  ])('describes a product with %o by what else it says', (more, description) =>
    expect(feedRows(jug(two, more), shop)[0]?.description).toBe(description),
  )
  it("shows a variant's own picture before any other", () => {
    const own = variant('a', 'Celadon', 9600, { metadata: { image_url: '/jug.webp' } })
    expect(feedRows(jug([own]), shop)[0]).toMatchObject({
      image_link: 'https://shop.test/jug.webp',
      additional_image_link: 'https://shop.test/celadon.webp',
    })
  })
  it('advertises no gift cards, and nothing without a price', () => {
    expect(feedRows(jug(two, { is_giftcard: true }), shop)).toEqual([])
    const priceless = variant('c', 'Iron', 1, {
      calculated_price: null,
      calculated_price_incl_tax: null,
      original_price: null,
      original_price_incl_tax: null,
    })
    expect(feedRows(jug([priceless]), shop)).toEqual([])
  })
  it('keeps each row in its line and each cell in its column', () => {
    const lines = feedRows(jug(two), shop).map(feedLine)
    for (const line of [feedHead, ...lines]) {
      expect(line.split('\t')).toHaveLength(feedColumns.length)
      expect(line.match(/\n/g)).toHaveLength(1)
    }
  })
  it('cuts no sign of a long text in half', () => {
    const [row] = feedRows(jug([variant('a', 'Iron', 0)], { title: '🏺'.repeat(200) }), shop)
    expect(row?.title).toBe('🏺'.repeat(150))
  })
  it.each([
    [{ ean: '4006381333931' }, '4006381333931'],
    [{ upc: '036000291452' }, '036000291452'],
    [{ barcode: '4006381333932' }, undefined],
    [{ barcode: 'KL-14' }, undefined],
    [{}, undefined],
  ])('takes of %o the number %s', (codes, gtin) => expect(gtinOf(codes as never)).toBe(gtin))
})
