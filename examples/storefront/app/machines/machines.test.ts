import { describe, expect, it } from 'vitest'
import type { ProductView } from '../shop/product-view'
import { productMarkdown } from './product-markdown'
import { productPages } from './products.server'
import { partSize, type SitemapEntry, sitemapIndex, sitemapPart } from './sitemap'
import { streamed } from './streamed'

const jug: ProductView = {
  id: 'prod_jug',
  handle: 'tall-jug',
  title: 'Tall *jug*',
  subtitle: null,
  description: 'Thrown\nin one go.',
  isGiftCard: false,
  pictures: [],
  options: [{ id: '0', title: 'Glaze' }],
  variants: [
    {
      id: 'a',
      sku: 'SKU-a',
      options: [{ option_id: '0', value: 'Ash' }],
      price: 9600,
      was: null,
      purchasable: true,
    },
    {
      id: 'b',
      sku: 'SKU-b',
      options: [{ option_id: '0', value: 'Celadon' }],
      price: 8000,
      was: 9600,
      purchasable: false,
    },
  ],
  facts: { material: 'Stoneware' },
  category: { handle: 'vessels', name: 'Vessels' },
  seo: { title: 'Tall jug', description: 'Thrown in one go.' },
}

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
  const place = {
    origin: 'https://shop.test',
    prefix: '/de-at',
    currency: 'eur',
    inclusive: true,
    region: 'Europe',
    locale: 'en-IE',
  }
  const text = productMarkdown(jug, place)
  expect(text).toContain('# Tall \\*jug\\*\n')
  expect(text).toContain('| Glaze | SKU | Price | Stock |')
  expect(text).toContain('| Celadon | SKU-b | €80.00 (was €96.00) | sold out |')
  expect(text).toContain('To buy it: https://shop.test/de-at/p/tall-jug\n')
})
