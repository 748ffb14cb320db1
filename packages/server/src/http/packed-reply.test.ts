import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

describeShop('replies over the wire', (t) => {
  const ask = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const response = await t.app.fetch(new Request(`http://localhost${path}`, { ...init, headers }))
    const bytes = Buffer.from(await response.arrayBuffer())
    const encoding = response.headers.get('content-encoding') as keyof typeof unpack | null
    return {
      bytes,
      encoding,
      vary: response.headers.get('vary'),
      status: response.status,
      text: () => (encoding ? unpack[encoding](bytes) : bytes).toString(),
    }
  }
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const withProducts = async () => {
    for (const n of [1, 2, 3])
      await t.call('POST /admin/products', {
        headers: t.staff,
        body: { title: `Jug ${n} ${Math.random()}`, status: 'published' },
      })
  }

  it('are packed as their client asks, and say what they depend on', async () => {
    await withProducts()
    const plain = await ask('/store/products')
    const vary = 'Accept-Language, Accept-Encoding'
    expect(plain).toMatchObject({ encoding: null, vary })
    const br = await ask('/store/products', browser)
    const gzip = await ask('/store/products', { 'accept-encoding': 'gzip' })
    expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip'])
    expect([br.vary, gzip.vary]).toEqual([vary, vary])
    expect(JSON.parse(br.text())).toEqual(JSON.parse(plain.text()))
    expect(JSON.parse(gzip.text())).toEqual(JSON.parse(plain.text()))
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3)
    // The same bytes for everybody: packed once.
    expect((await ask('/store/products', browser)).bytes.equals(br.bytes)).toBe(true)
    const fromElsewhere = await ask('/store/products', { ...browser, origin: 'https://elsewhere.example' })
    expect(fromElsewhere.vary).toBe(`${vary}, Origin`)
  })

  it('are new to who asks after a change, packed or not', async () => {
    await withProducts()
    const before = await ask('/store/products', browser)
    await t.call('POST /admin/products', {
      headers: t.staff,
      body: { title: 'The newest jug', status: 'published' },
    })
    expect(before.text()).not.toContain('The newest jug')
    expect((await ask('/store/products', browser)).text()).toContain('The newest jug')
  })

  it('are plain when they are short, or when somebody on the way must not touch them', async () => {
    await withProducts()
    expect(await ask('/store/regions', browser)).toMatchObject({ encoding: null, vary: null })
    expect(await ask('/store/products', { ...browser, 'cache-control': 'no-transform' })).toMatchObject({
      encoding: null,
      vary: 'Accept-Language',
    })
    expect(await ask('/store/products', { 'accept-encoding': 'br;q=0, gzip;q=0' })).toMatchObject({
      encoding: null,
      vary: 'Accept-Language, Accept-Encoding',
    })
  })

  it('to staff are never equally long twice', async () => {
    await withProducts()
    const asked = await Promise.all(
      Array.from({ length: 30 }, () => ask('/admin/products', { ...browser, ...t.staff })),
    )
    const [first] = asked
    expect(first?.encoding).toBe('br')
    expect(new Set(asked.map(({ bytes }) => bytes.length)).size).toBeGreaterThan(5)
    expect(new Set(asked.map((one) => one.text().length)).size).toBe(1)
  })

  it('are plain where a cookie rides along on the word of another site', async () => {
    await withProducts()
    const cookie = { ...browser, ...t.staff, cookie: 'connect.sid=whatever' }
    const from = (site: string) => ask('/admin/products', { ...cookie, 'sec-fetch-site': site })
    expect((await from('same-origin')).encoding).toBe('br')
    expect((await from('cross-site')).encoding).toBe(null)
    // What is the same for everybody tells nobody's secret.
    expect(
      (await ask('/store/products', { ...browser, cookie: 'connect.sid=x', 'sec-fetch-site': 'cross-site' }))
        .encoding,
    ).toBe('br')
  })

  it('that show what opens something are plain', async () => {
    for (let n = 0; n < 4; n++) {
      await t.call('POST /admin/invites', {
        headers: t.staff,
        body: { user: `n${n}@example.com`, role: 'admin' },
      })
      await t.call('POST /admin/gift-cards', {
        headers: t.staff,
        body: { value: 1000, region_id: await region() },
      })
    }
    for (const path of ['/admin/invites', '/admin/gift-cards']) {
      const reply = await ask(path, { ...browser, ...t.staff })
      expect(reply.bytes.length).toBeGreaterThan(1024)
      expect(reply).toMatchObject({ status: 200, encoding: null, vary: null })
    }
  })

  it('that describe the shop are packed once', async () => {
    for (const path of ['/openapi.json', '/docs']) {
      const plain = await ask(path)
      const packed = await ask(path, browser)
      expect(packed).toMatchObject({ encoding: 'br', vary: 'Accept-Encoding' })
      expect(packed.text()).toBe(plain.text())
    }
  })

  const region = async () =>
    (
      await t.call('POST /admin/regions', {
        headers: t.staff,
        body: {
          name: 'Anywhere',
          currency_code: 'usd',
          tax_rate: 0,
          countries: [],
          payment_providers: ['manual'],
          fulfillment_providers: ['manual'],
        },
      })
    ).region.id
})
