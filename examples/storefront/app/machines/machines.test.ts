import type { PricedProduct } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { productView } from '../shop/product-view'
import { productMarkdown } from './product-markdown'
import { productPages } from './products.server'
import { partSize, type SitemapEntry, sitemapIndex, sitemapPart } from './sitemap'
import { streamed } from './streamed'

const shop = { origin: 'https://shop.test', brand: 'Kiln & Loom', currency: 'eur', inclusive: true }

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

describe('the sitemap', () => {
  async function* pages(): AsyncGenerator<SitemapEntry[]> {
    yield [{ path: '/p/a&b', changed: '2026-05-01T10:00:00.000Z' }]
    yield [{ path: '/', alternates: { de: '/de', 'x-default': '/' } }]
  }
  const written = async () => {
    let text = ''
    for await (const part of sitemapPart('https://shop.test', pages())) text += part
    return text
  }
  it('is sound, with the day of the change and the other languages', async () => {
    const text = await written()
    expect(text).toContain('<loc>https://shop.test/p/a&#38;b</loc><lastmod>2026-05-01</lastmod>')
    expect(text).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.test/"/>')
    expect(new DOMParserLike(text).depth).toBe(0)
  })
  it('leads to its parts', () =>
    expect(sitemapIndex('https://shop.test', ['/sitemaps/pages.xml'])).toContain(
      '<sitemap><loc>https://shop.test/sitemaps/pages.xml</loc></sitemap>',
    ))
})

/** Counts elements that are opened and closed. */
class DOMParserLike {
  depth = 0
  constructor(text: string) {
    for (const [tag] of text.replace(/<\?.*?\?>/g, '').matchAll(/<[^>]+>/g)) {
      if (tag.startsWith('</')) this.depth--
      else if (!tag.endsWith('/>')) this.depth++
    }
  }
}

describe('many products', () => {
  /** A shop of a hundred thousand, which remembers how much it was asked for at once. */
  const large = (count: number) => {
    const asked: { limit: number; offset: number }[] = []
    const list = async ({ limit, offset }: { limit: number; offset: number }) => {
      asked.push({ limit, offset })
      const length = Math.max(0, Math.min(limit, count - offset))
      return { products: Array.from({ length }, (_, at) => ({ handle: `p${offset + at}` })) }
    }
    return { asked, client: { products: { list } } as never }
  }
  it('are read a page at a time, from one place to another', async () => {
    const { client, asked } = large(100_000)
    let seen = 0
    const place = { from: 95_000, most: partSize, pageSize: 250 }
    for await (const page of productPages({ client }, {}, place)) {
      expect(page.length).toBeLessThanOrEqual(250)
      seen += page.length
    }
    expect([seen, asked.length, asked[0]?.offset]).toEqual([5000, 20, 95_000])
  })
  it('end where there are no more', async () => {
    const { client, asked } = large(130)
    let seen = 0
    for await (const page of productPages({ client }, {})) seen += page.length
    expect([seen, asked.length]).toEqual([130, 2])
  })
  it('are asked for no faster than they are read', async () => {
    const { client, asked } = large(100_000)
    async function* lines() {
      for await (const page of productPages({ client }, {})) yield `${page.length}\n`
    }
    const reader = streamed(lines(), {}).body?.getReader()
    await reader?.read()
    expect(asked.length).toBeLessThan(4)
    await reader?.cancel()
  })
  it('are not passed off as all when the shop breaks down on the way', async () => {
    async function* lines() {
      yield 'a'
      throw new Error('away')
    }
    await expect(streamed(lines(), {}).text()).rejects.toThrow('away')
  })
})

it('tells a product as Markdown', () => {
  const place = { ...shop, prefix: '/de-at', region: 'Europe', locale: 'en-IE' }
  const text = productMarkdown(productView(jug(two, { title: 'Tall *jug*' }), true), place)
  expect(text).toContain('# Tall \\*jug\\*\n')
  expect(text).toContain('| Glaze | SKU | Price | Stock |')
  expect(text).toContain('| Celadon | SKU-b | €80.00 (was €96.00) | sold out |')
  expect(text).toContain('To buy it: https://shop.test/de-at/p/tall-jug\n')
})
