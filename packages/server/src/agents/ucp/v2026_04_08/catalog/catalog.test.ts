import type { Region } from '@cartwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeShop } from '../../../../testing/test-shop'
import { america, createProduct, europe, mug, shirt, type TestProduct } from '../../../../testing/world'
import { type AgentDouble, agentDouble } from '../../../testing/agent-double'
import { wrongBy } from '../../../testing/ucp-schema'

const base = '/ucp/2026-04-08/catalog'
const searchSchema = 'schemas/shopping/catalog_search.json#/$defs/search_response'
const lookupSchema = 'schemas/shopping/catalog_lookup.json#/$defs/lookup_response'
const productSchema = 'schemas/shopping/catalog_lookup.json#/$defs/get_product_response'

describeShop(
  'the catalogue for agents',
  (t) => {
    let agent: AgentDouble
    let cup: TestProduct
    let tee: TestProduct
    let usa: Region
    beforeAll(async () => {
      usa = await america(t)
      await europe(t)
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      const { product_category } = await t.call('POST /admin/product-categories', {
        headers: t.staff,
        body: { name: 'Crockery', handle: 'crockery', is_active: true, is_internal: false },
      })
      cup = await mug(t, 0, { categories: [{ id: product_category.id }], description: 'Holds tea' })
      tee = await shirt(t)
      for (let at = 0; at < 12; at += 1) await createProduct(t, `Bowl ${at}`, { one: { usd: 1000 + at } })
      await createProduct(t, 'Only in Europe', { one: { eur: 500 } })
    })
    afterAll(() => agent.close())

    const search = async (body: object) => {
      const reply = await agent.ask(`POST ${base}/search`, body)
      expect(reply.status).toBe(200)
      expect(wrongBy(searchSchema, reply.body)).toEqual([])
      return reply.body
    }
    const titles = ({ products }: { products: { title: string }[] }) => products.map(({ title }) => title)
    const us = { address_country: 'US', currency: 'USD' }

    it('is searched by words, with prices of the place where the buyer is', async () => {
      const found = await search({ query: 'shirt', context: us })
      expect(found.ucp).toEqual({
        version: '2026-04-08',
        status: 'success',
        capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] },
      })
      expect(found.products).toHaveLength(1)
      expect(found.products[0]).toMatchObject({
        id: tee.id,
        title: 'Shirt',
        url: `${t.shop.baseUrl}/p/${tee.product.handle}`,
        price_range: { min: { amount: 2000, currency: 'USD' }, max: { amount: 2500, currency: 'USD' } },
        options: [{ name: 'Size', values: [{ label: 'small' }, { label: 'large' }] }],
      })
      expect(found.products[0].variants[0]).toMatchObject({
        id: tee.variant('small'),
        price: { amount: 2000, currency: 'USD' },
        availability: { available: true, status: 'in_stock' },
        options: [{ name: 'Size', label: 'small' }],
      })
      const abroad = await search({ query: 'shirt', context: { address_country: 'Germany' } })
      expect(abroad.products[0].variants[0].price).toEqual({ amount: 1800, currency: 'EUR' })
      const byCurrency = await search({ query: 'shirt', context: { currency: 'eur' } })
      expect(byCurrency.products[0].variants[0].price.currency).toBe('EUR')
    })

    it('is turned over page by page, each product once', async () => {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await search({
          query: 'bowl',
          context: us,
          pagination: { limit: 5, ...(cursor ? { cursor } : {}) },
        })
        expect(page.pagination.total_count).toBe(12)
        expect(page.pagination.has_next_page).toBe(page.pagination.cursor !== undefined)
        seen.push(...titles(page))
        cursor = page.pagination.cursor
      } while (cursor)
      expect(new Set(seen).size).toBe(12)
      expect(seen).toHaveLength(12)
      expect((await search({ query: 'bowl', context: us })).products).toHaveLength(10)
      const wrong = await agent.ask(`POST ${base}/search`, { query: 'bowl', pagination: { cursor: 'x' } })
      expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_request'])
    })

    it('is narrowed by category and by price', async () => {
      expect(titles(await search({ filters: { categories: ['crockery'] }, context: us }))).toEqual(['Mug'])
      const cheap = await search({ query: 'bowl', filters: { price: { min: 1003, max: 1004 } }, context: us })
      expect(titles(cheap).sort()).toEqual(['Bowl 3', 'Bowl 4'])
      const other = await search({
        query: 'bowl',
        filters: { price: { max: 1 } },
        context: { ...us, currency: 'JPY' },
      })
      expect(other.products).toHaveLength(10)
      expect(other.messages).toMatchObject([
        { type: 'warning', code: 'price_filter_ignored', path: '$.filters.price' },
      ])
    })

    it('says nothing was found without a word, and asks for something to search for', async () => {
      const none = await search({ query: 'zeppelin', context: us })
      expect([none.products, none.messages]).toEqual([[], undefined])
      expect((await agent.ask(`POST ${base}/search`, { context: us })).body.code).toBe('invalid_request')
    })

    it('gives nothing for benefits that it does not know', async () => {
      const found = await search({ query: 'shirt', context: { ...us, eligibility: ['com.example.gold'] } })
      expect(found.messages).toMatchObject([{ type: 'warning', code: 'eligibility_not_accepted' }])
    })

    describe('looks up', () => {
      const lookUp = async (body: object) => {
        const reply = await agent.ask(`POST ${base}/lookup`, body)
        expect(reply.status).toBe(200)
        expect(wrongBy(lookupSchema, reply.body)).toEqual([])
        return reply.body
      }
      it('products and variants, each product once, and says which id led where', async () => {
        const large = tee.variant('large')
        const found = await lookUp({ ids: [tee.id, large, large, cup.id, 'nothing'], context: us })
        expect(found.products.map(({ id }: { id: string }) => id)).toEqual([tee.id, cup.id])
        expect(
          found.products[0].variants.map((one: { id: string; inputs: unknown }) => [one.id, one.inputs]),
        ).toEqual([
          [tee.variant('small'), [{ id: tee.id, match: 'featured' }]],
          [large, [{ id: large, match: 'exact' }]],
        ])
        expect(found.messages).toEqual([{ type: 'info', code: 'not_found', content: 'nothing' }])
        expect(found.products[1].variants[0].availability).toEqual({
          available: false,
          status: 'out_of_stock',
        })
      })
      it('leaves out what costs more than is wanted', async () => {
        const found = await lookUp({ ids: [tee.id, cup.id], context: us, filters: { price: { max: 1000 } } })
        expect(titles(found)).toEqual(['Mug'])
      })
      it('not more than fifty at a time', async () => {
        const ids = Array.from({ length: 51 }, (_, at) => `prod_${at}`)
        const reply = await agent.ask(`POST ${base}/lookup`, { ids })
        expect([reply.status, reply.body.code]).toEqual([400, 'request_too_large'])
      })
    })

    describe('tells all of a product', () => {
      const tell = async (body: object) => {
        const reply = await agent.ask(`POST ${base}/product`, { context: us, ...body })
        expect(reply.status).toBe(200)
        return reply.body
      }
      it('with what may be chosen', async () => {
        const { product, ...rest } = await tell({ id: tee.id, selected: [{ name: 'Size', label: 'large' }] })
        expect(wrongBy(productSchema, { ...rest, product })).toEqual([])
        expect(product.selected).toEqual([{ name: 'Size', label: 'large' }])
        expect(product.variants.map(({ id }: { id: string }) => id)).toEqual([tee.variant('large')])
        expect(product.options[0].values).toEqual([
          { label: 'small', available: true, exists: true },
          { label: 'large', available: true, exists: true },
        ])
      })
      it('by a variant, which stands first whatever else is chosen', async () => {
        const { product } = await tell({
          id: tee.variant('large'),
          selected: [{ name: 'Size', label: 'small' }],
        })
        expect(product.variants[0].id).toBe(tee.variant('large'))
        expect(product.selected).toEqual([{ name: 'Size', label: 'large' }])
      })
      it('and says when there is none', async () => {
        const none = await tell({ id: 'prod_nothing' })
        expect(wrongBy('schemas/shopping/types/error_response.json', none)).toEqual([])
        expect(none.messages[0]).toMatchObject({ code: 'not_found', severity: 'unrecoverable' })
      })
    })

    it('tells texts that are HTML in the shop as words', async () => {
      await createProduct(
        t,
        'Lamp',
        { one: { usd: 1000 } },
        {
          description: '<p>Throws <b>warm</b> light &amp; shade.</p><script>steal()</script>',
        },
      )
      const { products } = await search({ query: 'lamp', context: us })
      expect(products[0].description).toEqual({ plain: 'Throws warm light & shade.' })
    })

    it('sells in America what has a price there', async () => {
      expect(usa.currency_code).toBe('usd')
      expect(titles(await search({ query: 'Europe', context: us }))).toEqual([])
      expect(titles(await search({ query: 'Europe', context: { address_country: 'DE' } }))).toEqual([
        'Only in Europe',
      ])
    })
  },
  { agents: { ucp: true }, localWebhooks: true, baseUrl: 'http://shop.test' },
)
