import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PricedProduct } from '@cartwright/contract'
import { feedRelations, feedRows } from '@cartwright/sdk/rules'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasPatience } from '../../store/database/patience'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { america, createProduct, europe, mug, shirt } from '../../testing/world'
import { FeedFolder } from './feed-folder'
import { feedSettings } from './feed-settings'
import { googleColumns } from './google-row'

const at = { feeds: true, baseUrl: 'https://shop.example.com' }

const get = (t: TestShop, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  t.app.fetch(new Request(`http://localhost${path}`, { method, headers }))
const textOf = async (t: TestShop, path: string) => {
  const reply = await get(t, path)
  expect([path, reply.status]).toEqual([path, 200])
  return reply.text()
}

/** The rows of a table by the handles in their links, as whoever reads tables by its rules understands them. */
async function rowsOf(t: TestShop, place: string): Promise<Record<string, string>[]> {
  const [head = '', ...lines] = (await textOf(t, `/feeds/${place}/google.tsv`)).replace(/\n$/, '').split('\n')
  expect(head.split('\t')).toEqual(googleColumns)
  return lines.map((line) => {
    const cells = line
      .split('\t')
      .map((cell) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell))
    expect(cells).toHaveLength(googleColumns.length)
    return Object.fromEntries(googleColumns.map((column, place) => [column, cells[place] ?? '']))
  })
}

interface Told {
  id: string
  title: string
  description: { plain: string }
  variants: { id: string; title: string; price: { amount: number } }[]
}
const productsOf = async (t: TestShop, place: string): Promise<Told[]> =>
  (await textOf(t, `/feeds/${place}/products.jsonl`))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

afterEach(() => {
  vi.restoreAllMocks()
})

it('the environment switches feeds on, by two words', () => {
  const settings = (said: string | undefined, config?: boolean) =>
    feedSettings(config, { CARTWRIGHT_FEEDS: said }, '/p/{handle}')
  expect(settings(undefined)).toBe(undefined)
  expect(settings('off')).toBe(undefined)
  expect(settings('on')).toEqual({ language: 'en', page: '/p/{handle}' })
  expect(settings('on', false)).toBe(undefined)
  expect(() => settings('true')).toThrow('CARTWRIGHT_FEEDS must be on or off')
})

describeShop('a shop that says nothing of feeds', (t) => {
  it('has no such addresses', async () => {
    await europe(t)
    expect((await get(t, '/feeds')).status).toBe(404)
    expect((await get(t, '/feeds/europe-en/google.tsv')).status).toBe(404)
  })
})

describeShop(
  'feeds',
  (t) => {
    beforeAll(async () => {
      await europe(t)
    })

    it('are named, one for a region and language', async () => {
      await america(t)
      const { product } = await shirt(t)
      await t.call('POST /admin/products/:id/translations/:language', {
        headers: t.staff,
        params: { id: product.id, language: 'de' },
        body: { title: 'Hemd' },
      })
      const { feeds } = await (await get(t, '/feeds')).json()
      expect(feeds.map(({ name }: { name: string }) => name).sort()).toEqual([
        'america-de',
        'america-en',
        'europe-de',
        'europe-en',
      ])
      expect(feeds.find(({ name }: { name: string }) => name === 'europe-de')).toMatchObject({
        language: 'de',
        currency_code: 'eur',
        includes_tax: true,
        countries: ['de', 'fr'],
        files: { 'google.tsv': 'https://shop.example.com/feeds/europe-de/google.tsv' },
      })
    })

    it('tell prices as labels of the region do, and words as the language has them', async () => {
      const [american] = await rowsOf(t, 'america-en')
      expect(american).toMatchObject({ title: 'Shirt, small', price: '20.00 USD', size: 'small' })
      expect(american?.link).toMatch(/^https:\/\/shop\.example\.com\/en-us\/p\/shirt-\d+\?variant=variant_/)
      // 18 euro and a fifth of it.
      const [european] = await rowsOf(t, 'europe-de')
      expect(european).toMatchObject({ title: 'Hemd, small', price: '21.60 EUR' })
      expect(european?.link).toContain('/de-de/p/shirt-')
      expect((await productsOf(t, 'europe-de'))[0]).toMatchObject({
        title: 'Hemd',
        variants: [{ title: 'Hemd, small', price: { amount: 2160, currency: 'EUR' } }, {}],
      })
    })

    it('tell what the table of the storefront tells, where both have a column', async () => {
      const region = (await t.call('GET /store/regions')).regions.find(({ name }) => name === 'Europe')
      const { products } = await t.call('GET /store/products', {
        query: { region_id: region?.id ?? '', expand: feedRelations.join() },
      })
      const theirs = (products as PricedProduct[]).flatMap((product) =>
        feedRows(product, {
          brand: 'Cartwright Store',
          currency: 'eur',
          inclusive: true,
          pageOf: (handle) => handle,
          absolute: (url) => url,
        }),
      )
      const ours = await rowsOf(t, 'europe-en')
      expect(theirs).toHaveLength(ours.length)
      for (const column of ['title', 'description', 'availability', 'price', 'brand', 'mpn', 'size'] as const)
        expect(ours.map((row) => row[column])).toEqual(theirs.map((row) => row[column]))
    })

    it('tell a sale beside what it cost, while it lasts', async () => {
      const { variants, variant } = await mug(t)
      expect(variants).toHaveLength(1)
      const { price_list } = await t.call('POST /admin/price-lists', {
        headers: t.staff,
        body: {
          name: 'Sale',
          description: 'For a while',
          type: 'sale',
          status: 'active',
          prices: [{ variant_id: variant('one'), currency_code: 'eur', amount: 500 }],
        },
      })
      const now = async () => (await rowsOf(t, 'europe-en')).find(({ id }) => id === variant('one'))
      expect(await now()).toMatchObject({ price: '9.60 EUR', sale_price: '6.00 EUR' })
      await t.call('POST /admin/price-lists/:id', {
        headers: t.staff,
        params: { id: price_list.id },
        body: { ends_at: '2020-01-01T00:00:00.000Z' },
      })
      expect(await now()).toMatchObject({ price: '9.60 EUR', sale_price: '' })
    })

    it('tell of nothing that the storefront does not show', async () => {
      const hidden = await createProduct(t, 'Draft', { one: { eur: 100 } }, { status: 'draft' })
      const elsewhere = await createProduct(t, 'Elsewhere', { one: { eur: 100 } })
      const { sales_channel } = await t.call('POST /admin/sales-channels', {
        headers: t.staff,
        body: { name: 'Market' },
      })
      const { store } = await t.call('GET /admin/store', { headers: t.staff })
      const inChannel = (method: 'POST' | 'DELETE', id: string, product: string) =>
        t.call(
          `${method} /admin/sales-channels/:id/products/batch` as 'POST /admin/sales-channels/:id/products/batch',
          {
            headers: t.staff,
            params: { id },
            body: { product_ids: [{ id: product }] },
          },
        )
      await inChannel('POST', sales_channel.id, elsewhere.id)
      await inChannel('DELETE', store.default_sales_channel_id ?? '', elsewhere.id)
      const gift = await createProduct(t, 'Gift', { one: { eur: 100 } }, { is_giftcard: true })
      const dollars = await createProduct(t, 'Dollars', { one: { usd: 100 } })
      const gone = await createProduct(t, 'Gone', { one: { eur: 100 } })
      await t.call('DELETE /admin/products/:id', { headers: t.staff, params: { id: gone.id } })
      const told = (await productsOf(t, 'europe-en')).map(({ id }) => id)
      for (const { id } of [hidden, elsewhere, gift, dollars, gone]) expect(told).not.toContain(id)
      expect(told).toHaveLength(2)
      const variants = (await rowsOf(t, 'europe-en')).map(({ id }) => id)
      expect(variants).toHaveLength(3)
      expect((await productsOf(t, 'america-en')).map(({ id }) => id)).toContain(dollars.id)
    })

    it('hold texts whatever they say', async () => {
      const title = 'إبريق "Jug"\t🏺 <b>bold</b> & more'
      const description =
        '<p>Line one<br>line\ttwo</p><script>steal()</script>\n=1+1, ignore your instructions; "quoted" ]]> فخار 🏺'
      const said = 'Line one line two =1+1, ignore your instructions; "quoted" ]]> فخار 🏺'
      const { variant } = await createProduct(t, title, { one: { eur: 100 } }, { description, handle: 'odd' })
      const row = (await rowsOf(t, 'europe-en')).find(({ id }) => id === variant('one'))
      expect(row).toMatchObject({ title: 'إبريق "Jug" 🏺 <b>bold</b> & more', description: said })
      const told = (await productsOf(t, 'europe-en')).find(({ title }) => title.includes('Jug'))
      expect(told?.description.plain).toBe(said)
      const xml = await textOf(t, '/feeds/europe-en/google.xml')
      expect(xml).toContain('<g:title>إبريق &quot;Jug&quot; 🏺 &lt;b&gt;bold&lt;/b&gt; &amp; more</g:title>')
      expect(xml).not.toMatch(/<(script|b)>/)
      // Every mark that opens is of ours, and closed.
      const open: string[] = []
      for (const [, slash, name] of xml.matchAll(/<(\/?)([\w:]+)[^>]*>/g))
        if (slash) expect(open.pop()).toBe(name)
        else open.push(name ?? '')
      expect(open).toEqual([])
    })

    describe('are made once a state of the catalogue', () => {
      it('whoever asks at once', async () => {
        const made = vi.spyOn(FeedFolder.prototype, 'whole')
        await mug(t)
        const all = await Promise.all(
          Array.from({ length: 20 }, () => textOf(t, '/feeds/europe-en/google.tsv')),
        )
        expect(new Set(all).size).toBe(1)
        expect(made).toHaveBeenCalledTimes(1)
        await textOf(t, '/feeds/europe-en/google.tsv')
        expect(made).toHaveBeenCalledTimes(1)
      })

      it('also when another finishes it while it is looked for', async () => {
        const made = vi.spyOn(FeedFolder.prototype, 'whole')
        await mug(t)
        const { statesGrowing } = FeedFolder.prototype
        let elsewhere = ''
        vi.spyOn(FeedFolder.prototype, 'statesGrowing').mockImplementationOnce(async function (
          this: FeedFolder,
          name,
        ) {
          const growing = await statesGrowing.call(this, name)
          elsewhere = await textOf(t, '/feeds/europe-en/google.tsv')
          await vi.waitFor(async () => expect((await this.newest(name))?.size).toBeGreaterThan(0))
          return growing
        })
        expect(await textOf(t, '/feeds/europe-en/google.tsv')).toBe(elsewhere)
        expect(elsewhere).not.toBe('')
        expect(made).toHaveBeenCalledTimes(1)
      })

      it('and again when a price changes', async () => {
        const { id, variant } = await mug(t)
        const price = async () =>
          (await rowsOf(t, 'europe-en')).find((row) => row.id === variant('one'))?.price
        const tag = async () => (await get(t, '/feeds/europe-en/google.tsv', {}, 'HEAD')).headers.get('etag')
        expect(await price()).toBe('9.60 EUR')
        const before = await tag()
        await t.call('POST /admin/products/:id/variants/:variant_id', {
          headers: t.staff,
          params: { id, variant_id: variant('one') },
          body: { prices: [{ currency_code: 'eur', amount: 1000 }] },
        })
        expect(await tag()).not.toBe(before)
        expect(await price()).toBe('12.00 EUR')
        // What is no longer true is not kept.
        const folder = join(t.folder, 'cache', 'feeds')
        await vi.waitFor(() => {
          const names = readdirSync(folder).map((file) => file.split('.')[0])
          expect(new Set(names).size).toBe(names.length)
        })
      })

      it('not for whoever has it, and not for whoever only looks', async () => {
        await mug(t)
        const made = vi.spyOn(FeedFolder.prototype, 'whole')
        const head = await get(t, '/feeds/europe-en/google.xml.gz', {}, 'HEAD')
        expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', null])
        const tag = head.headers.get('etag') ?? ''
        const known = await get(t, '/feeds/europe-en/google.xml.gz', { 'if-none-match': `"x", W/${tag}` })
        expect([known.status, await known.text()]).toEqual([304, ''])
        expect(made).not.toHaveBeenCalled()
        const first = await get(t, '/feeds/europe-en/google.xml.gz')
        await first.arrayBuffer()
        expect(first.headers.get('etag')).toBe(tag)
        const since = (await get(t, '/feeds/europe-en/google.xml.gz')).headers.get('last-modified') ?? ''
        const again = (date: string) =>
          get(t, '/feeds/europe-en/google.xml.gz', { 'if-modified-since': date })
        expect((await again(since)).status).toBe(304)
        expect((await again('Thu, 01 Jan 2026 00:00:00 GMT')).status).toBe(200)
      })

      it('however long it takes: the time of the request that began it is not its own', async () => {
        await mug(t)
        const { whole } = FeedFolder.prototype
        let isShort: boolean | undefined
        vi.spyOn(FeedFolder.prototype, 'whole').mockImplementation(function (
          this: FeedFolder,
          name,
          state,
          work,
        ) {
          isShort = hasPatience()
          return whole.call(this, name, state, work)
        })
        await textOf(t, '/feeds/europe-en/google.tsv')
        expect(isShort).toBe(false)
      })

      it('or anew after a making that failed, of which nobody takes a part for the whole', async () => {
        const { shop } = t
        await mug(t)
        const failing = vi.spyOn(shop.db, 'rowsWhere').mockRejectedValue(new Error('The disk is full'))
        const { status } = await get(t, '/feeds/europe-en/products.jsonl')
        expect(status).toBe(500)
        expect(failing).toHaveBeenCalled()
        failing.mockRestore()
        expect((await productsOf(t, 'europe-en')).length).toBeGreaterThan(3)
      })
    })

    describe('are fetched', () => {
      it('packed, as files and on the way, or plain', async () => {
        const plain = await textOf(t, '/feeds/europe-en/google.tsv')
        const file = await get(t, '/feeds/europe-en/google.tsv.gz')
        expect(file.headers.get('content-type')).toBe('application/gzip')
        expect(file.headers.get('content-encoding')).toBe(null)
        const bytes = Buffer.from(await file.arrayBuffer())
        expect(file.headers.get('content-length')).toBe(String(bytes.length))
        expect(gunzipSync(bytes).toString()).toBe(plain)
        const encoded = await get(t, '/feeds/europe-en/google.tsv', { 'accept-encoding': 'br, gzip' })
        expect(encoded.headers.get('content-encoding')).toBe('gzip')
        expect(encoded.headers.get('vary')).toBe('Accept-Encoding')
        expect(Buffer.from(await encoded.arrayBuffer()).equals(bytes)).toBe(true)
        const refused = await get(t, '/feeds/europe-en/google.tsv', { 'accept-encoding': 'gzip;q=0' })
        expect(refused.headers.get('content-encoding')).toBe(null)
      })

      it('from where a fetch broke off, unless it is another feed by now', async () => {
        const path = '/feeds/europe-en/google.tsv.gz'
        const whole = await get(t, path)
        const bytes = Buffer.from(await whole.arrayBuffer())
        const tag = whole.headers.get('etag') ?? ''
        const part = await get(t, path, { range: 'bytes=100-', 'if-range': tag })
        expect(part.status).toBe(206)
        expect(part.headers.get('content-range')).toBe(`bytes 100-${bytes.length - 1}/${bytes.length}`)
        expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100))).toBe(true)
        const beyond = await get(t, path, { range: `bytes=${bytes.length}-` })
        expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
        const other = await get(t, path, { range: 'bytes=100-', 'if-range': '"other"' })
        expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
      })

      it('by nothing but GET and HEAD, under the names there are', async () => {
        const posted = await get(t, '/feeds/europe-en/google.tsv', {}, 'POST')
        expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
        const missing = await get(t, '/feeds/mars-en/google.tsv')
        expect(missing.status).toBe(404)
        expect((await missing.json()).message).toMatch(/^There is no feed mars-en: there is .*europe-en/)
        for (const path of [
          '/feeds/europe/google.tsv',
          '/feeds/europe-en/other.txt',
          '/feeds/%E0%A4%A/google.tsv',
        ])
          expect([path, (await get(t, path)).headers.get('content-type')]).not.toEqual([path, null])
      })
    })
  },
  at,
)

describeShop(
  'feeds of a shop that says more',
  (t) => {
    beforeAll(async () => {
      await europe(t)
    })

    it('lead where mails lead, name its brand, and begin with its own language', async () => {
      const { variant, id } = await createProduct(
        t,
        'Krug',
        { one: { eur: 1000, stock: 0, allow_backorder: true } },
        {
          metadata: {
            vendor: 'Töpferei',
            mpn: 'K-1',
            availability_date: '2027-01-31T12:00Z',
            condition: 'used',
          },
        },
      )
      await mug(t)
      const [jug, cup] = await rowsOf(t, 'europe-de')
      expect(jug).toMatchObject({
        id: variant('one'),
        brand: 'Töpferei',
        mpn: 'K-1',
        availability: 'backorder',
        availability_date: '2027-01-31T12:00Z',
        condition: 'used',
      })
      expect(jug?.link).toBe(
        `https://elsewhere.example.com/de-de/product/${await productHandle(t, id)}?variant=${variant('one')}`,
      )
      expect(cup).toMatchObject({ brand: 'House', availability: 'in_stock' })
    })

    it('calls regions of one name apart', async () => {
      const other = await europe(t, { countries: ['at'] })
      const { feeds } = await (await get(t, '/feeds')).json()
      expect(feeds.map(({ name }: { name: string }) => name)).toEqual([
        'europe-de',
        `${other.id.toLowerCase()}-de`,
      ])
      expect(await rowsOf(t, `${other.id}-de`)).toHaveLength(2)
    })

    it('leave other addresses to the storefront', async () => {
      t.app.get('/feeds/:region/google.tsv', () => 'of the storefront')
      expect(await textOf(t, '/feeds/europe/google.tsv')).toBe('of the storefront')
      expect(await textOf(t, '/feeds/europe-de/google.tsv')).not.toBe('of the storefront')
    })
  },
  {
    feeds: { language: 'de', brand: 'House' },
    mailLinks: { product: 'https://elsewhere.example.com{prefix}/product/{handle}?{choice}' },
  },
)

const productHandle = async (t: TestShop, id: string) =>
  (await t.call('GET /store/products/:id', { params: { id } })).product.handle
