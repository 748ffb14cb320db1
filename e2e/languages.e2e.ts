import type { Region } from '@cartwright/contract'
import type { CartView } from '@cartwright/sdk/rules'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { onPageError, openBrowser, openContext } from './browser'
import { pay } from './buy'
import { type OpenSite, openSite } from './open-site'
import { tooWide } from './visit'

const jug = '/p/tall-jug-ash-glaze'
const add = 'button[name=intent][value=add]'

/** Languages and countries in the addresses of the storefront. */
describe('an address that names a language and a country', () => {
  let open: OpenSite
  let browser: Browser

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(open.url + path, { redirect: 'manual', ...init })
  const pageAt = async (path: string, cookie = '') => {
    const response = await ask(path, { headers: { cookie, accept: 'text/html' } })
    expect(response.status, path).toBe(200)
    return response.text()
  }
  /** A visitor without scripts, who keeps the cookies there are. */
  const visitor = () => {
    const jar = new Map<string, string>()
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const post = async (path: string, form: Record<string, string>) => {
      const body = new URLSearchParams(form)
      const response = await ask(path, { method: 'POST', body, headers: { cookie: cookie() } })
      for (const one of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(one) ?? []
        jar.set(name, value)
      }
      return response
    }
    return { post, look: (path: string) => pageAt(path, cookie()) }
  }
  const addJug = async (post: ReturnType<typeof visitor>['post'], prefix: string) => {
    const page = await pageAt(prefix + jug)
    const [form = ''] = /<form[^>]*class="[^"]*BuyForm[\s\S]*?<\/form>/.exec(page) ?? []
    const fields = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? ''
      return of('type') !== 'radio' || /\bchecked\b/.test(input) ? [[of('name'), of('value')]] : []
    })
    return post(`${prefix}/cart`, { ...Object.fromEntries(fields), intent: 'add' })
  }

  /** Where links and forms of a page lead in the shop; pictures have one address in all languages. */
  const leadsTo = (page: string) =>
    [...page.matchAll(/<(?:a|form|button)\b[^>]*?\s(?:href|action|formAction|formaction)="(\/[^"]*)"/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('/plates/'))
  const alternatesIn = (page: string) =>
    Object.fromEntries(
      [...page.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag = '', href = '']): [string, string] => [tag, href],
      ),
    )
  const canonicalIn = (page: string) => /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]

  it('is kept by every link and every form of its pages', async () => {
    const { post, look } = visitor()
    expect((await addJug(post, '/de-at')).headers.get('location')).toBe('/de-at/cart')
    const paths = [
      '',
      '/c/vessels',
      '/c/vessels?page=2',
      jug,
      '/cart',
      '/checkout',
      '/search?q=jug',
      '/region',
      '/gift-cards',
    ]
    for (const path of [
      ...paths,
      '/order-lookup',
      '/account/login',
      '/journal',
      '/pages/delivery',
      '/collections',
    ]) {
      const page = await look(`/de-at${path}`)
      expect(page).toContain('<html lang="de" dir="ltr"')
      const found = leadsTo(page)
      expect(found.length, path).toBeGreaterThan(20)
      expect(
        found.filter((one) => !/^\/de-at(?:[/?#]|$)/.test(one)),
        path,
      ).toEqual([])
    }
  })

  it('is kept by what a page is answered with elsewhere', async () => {
    const led = async (path: string, init?: RequestInit) => (await ask(path, init)).headers.get('location')
    expect(await led('/de-at/checkout')).toBe('/de-at/cart')
    expect(await led('/de-at/account')).toBe('/de-at/account/login?next=%2Faccount&why=account')
    expect(await led('/de-at/account/orders?page=x')).toContain(
      '/de-at/account/login?next=%2Faccount%2Forders',
    )
    const body = new URLSearchParams({ theme: 'dark', back: '/c/vessels' })
    expect(await led('/de-at/appearance', { method: 'POST', body })).toBe('/de-at/c/vessels')
    const suggested = (await (await ask('/de-at/search/suggest?q=jug')).json()) as { href: string }[]
    expect(suggested.length).toBeGreaterThan(0)
    expect(suggested.filter(({ href }) => !href.startsWith('/de-at/'))).toEqual([])
  })

  it('says what a page is in, whatever was chosen before', async () => {
    const cookie = 'language=fr'
    const vienna = await pageAt(`/de-at${jug}`, cookie)
    expect(vienna).toContain('<meta property="og:locale" content="de_AT"/>')
    expect(vienna).toContain('"priceCurrency":"EUR"')
    const tokyo = await pageAt(`/ja-jp${jug}`, cookie)
    expect(tokyo).toContain('<html lang="ja"')
    expect(tokyo).toContain('"priceCurrency":"JPY"')
    expect(tokyo).toContain(`"url":"${open.shop.baseUrl}/ja-jp${jug}`)
    const dubai = await pageAt('/ar-ae', cookie)
    expect(dubai).toContain('<html lang="ar" dir="rtl"')
    expect(await pageAt('/ta-gb', cookie)).toContain('<html lang="ta"')
    expect(await pageAt('/', cookie)).toContain('<html lang="fr"')
    const twin = await (await ask(`/ja-jp${jug}.md`)).text()
    expect(twin).toContain('Japan')
    expect(twin).toContain(`To buy it: ${open.shop.baseUrl}/ja-jp${jug}`)
  })

  it('is known to its siblings, and they to it', async () => {
    const base = open.shop.baseUrl
    const all = alternatesIn(await pageAt(jug))
    expect(all).toMatchObject({
      de: `${base}/de${jug}`,
      'de-AT': `${base}/de-at${jug}`,
      'fr-BE': `${base}/fr-be${jug}`,
      'en-FI': `${base}/en-fi${jug}`,
      'ja-JP': `${base}/ja-jp${jug}`,
      'ar-AE': `${base}/ar-ae${jug}`,
      'x-default': base + jug,
    })
    for (const address of Object.values(all)) {
      const page = await pageAt(address.slice(base.length))
      expect(alternatesIn(page), address).toEqual(all)
      expect(canonicalIn(page)).toBe(address)
    }
    const unnamed = await pageAt(`/hi-at${jug}`)
    expect(alternatesIn(unnamed)).toEqual({})
    expect(canonicalIn(unnamed)).toBe(`${base}/hi-at${jug}`)
    for (const path of ['/de-at/cart', '/de-at/search', '/cart'])
      expect(alternatesIn(await pageAt(path))).toEqual({})
    const sitemap = await (await ask('/sitemaps/products-1.xml')).text()
    expect(sitemap).toContain(`hreflang="de-AT" href="${base}/de-at${jug}"`)
    expect(sitemap).toContain(`hreflang="x-default" href="${base}${jug}"`)
  })

  it.each([
    '/xx-at',
    '/de-zz',
    '/DE-AT',
    '/de-AT',
    '/tm-at',
    '/de-at/de-at',
    `/de-zz${jug}`,
    '/de-at/nothing-here',
    '/de-at/robots.txt',
    '/de-at/sitemap.xml',
    '/de-at/sw.js',
    '/de-at/llms.txt',
    '/de-at/manifest.webmanifest',
    '/de-at/feeds/gb/google.tsv',
    '/de-at/plates/vessels/tall-jug.svg',
    '/de-at/store/products',
  ])('is no address where it names nothing of the shop: %s', async (path) =>
    expect((await ask(path)).status).toBe(404),
  )

  it('leaves the cart in its region until the shopper says so', async () => {
    const { post, look } = visitor()
    const cartOn = async (path: string) => {
      const [, shop = ''] = /<script id="shop-data"[^>]*>(.*?)<\/script>/.exec(await look(path)) ?? []
      const { currency_code, lines } = (JSON.parse(shop) as { cart: CartView }).cart
      return { currency_code, pieces: lines.map(({ quantity }) => quantity) }
    }
    await addJug(post, '/de-at')
    expect(await look('/de-at/cart')).not.toContain('behält die Preise seiner Region')
    expect(await look('/ja-jp/cart')).toContain('カートには、その地域の価格')
    await addJug(post, '/ja-jp')
    expect(await cartOn('/ja-jp/cart')).toEqual({ currency_code: 'eur', pieces: [2] })
    expect(await look('/ja-jp/checkout')).toMatch(/<option[^>]* value="at"/)
    const { regions } = (await (await ask('/store/regions')).json()) as { regions: Region[] }
    const regionIn = (currency: string) =>
      regions.find(({ currency_code }) => currency_code === currency)?.id ?? ''
    const [chosen = ''] =
      /<input[^>]*name="region"[^>]* checked[^>]*>/.exec(await look('/ja-jp/region')) ?? []
    expect(chosen).toContain(`value="${regionIn('eur')}"`)
    const region = regionIn('jpy')
    const switched = await post('/ja-jp/region', { region, language: 'en' })
    expect(switched.headers.get('location')).toBe('/en-jp/region')
    expect(await look('/en-jp/region')).toContain('cw-RegionNotice')
    expect(await cartOn('/en-jp/cart')).toEqual({ currency_code: 'jpy', pieces: [2] })
    expect(await look('/en-jp/cart')).not.toContain('keeps the prices of its region')
  })

  it('follows the switch of region and language, where there was one', async () => {
    const { post, look } = visitor()
    const { regions } = (await (await ask('/store/regions')).json()) as { regions: Region[] }
    const region = (currency: string) =>
      regions.find(({ currency_code }) => currency_code === currency)?.id ?? ''
    const led = async (path: string, currency: string, language: string) =>
      (await post(path, { region: region(currency), language })).headers.get('location')
    expect(await led('/de-at/region', 'eur', 'fr')).toBe('/fr-at/region')
    expect(await led('/de-at/region', 'gbp', 'tm')).toBe('/ta-gb/region')
    expect(await led('/de-at/region', 'jpy', 'auto')).toBe('/ja-jp/region')
    expect(await led('/de/region', 'gbp', 'de')).toBe('/de/region')
    expect(await look(`/de${jug}`)).toContain('"priceCurrency":"GBP"')
    expect(await led('/region', 'eur', 'fr')).toBe('/region')
    expect(await look('/region')).toContain('<html lang="fr"')
  })

  it('has a header no wider than its window, however long the words of the language are', async () => {
    const context = await openContext(browser, { javaScriptEnabled: false })
    const page = await context.newPage()
    const found: string[] = []
    for (const language of ['en', 'de', 'bg', 'ta', 'ar'])
      for (const width of [1440, 1180, 1024, 880, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${open.url}/${language}-gb/pages/about`)
        const over = await tooWide(page)
        if (over > 0) found.push(`${language} at ${width}: ${over} px`)
      }
    expect(found).toEqual([])
    await context.close()
  })

  it.each([true, false])('is kept from the piece to the order, scripts: %s', async (javaScriptEnabled) => {
    const context = await openContext(browser, {
      javaScriptEnabled,
      viewport: { width: 1280, height: 900 },
    })
    const page = await context.newPage()
    const said: string[] = []
    onPageError(page, (message) => said.push(message))
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
    })
    await page.goto(`${open.url}/de-at/c/vessels`)
    await page.locator(`a[href="/de-at${jug}"]`).first().click()
    await page.waitForURL(`**/de-at${jug}`)
    if (javaScriptEnabled) await page.locator('shop-island[data-name=product][data-alive]').waitFor()
    await page.locator(add).click()
    if (javaScriptEnabled) await page.locator('dialog[open] a[href="/de-at/checkout"]').click()
    else {
      await page.waitForURL('**/de-at/cart')
      await page.locator('a[href="/de-at/checkout"]').first().click()
    }
    await page.waitForURL('**/de-at/checkout')
    if (javaScriptEnabled) await page.locator('shop-island[data-name=checkout][data-alive]').waitFor()
    const typed = {
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Byron',
      address_1: 'Mühlgasse 1',
      postal_code: '1010',
      city: 'Wien',
    }
    for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
    await page.locator('input[name=shipping_option]').first().check()
    await pay(page)
    expect(new URL(page.url()).pathname).toMatch(/^\/de-at\/checkout\/\w+\/thanks$/)
    expect(asked.filter((path) => !path.startsWith('/de-at/'))).toEqual([])
    expect(said).toEqual([])
    await context.close()
  })
})
