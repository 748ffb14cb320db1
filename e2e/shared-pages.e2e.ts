import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { onPageError, openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'

const jug = '/en-gb/p/tall-jug-ash-glaze'
const add = 'button[name=intent][value=add]'

/** Pages that a network near to shoppers may keep, and how they learn whose they are. */
describe('pages that are the same for everybody', () => {
  let open: OpenSite
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let said: string[]

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'))
    browser = await openBrowser()
  })
  beforeEach(async () => {
    context = await openContext(browser, { viewport: { width: 1280, height: 900 } })
    page = await context.newPage()
    said = []
    onPageError(page, (message) => said.push(message))
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  })
  afterEach(() => context.close())
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  const answer = (path: string, headers: Record<string, string> = {}) =>
    fetch(open.url + path, { headers, redirect: 'manual' })
  const cacheControl = async (path: string, headers?: Record<string, string>) =>
    (await answer(path, headers)).headers.get('cache-control')

  it.each([
    '',
    '/p/tall-jug-ash-glaze',
    '/c/vessels',
    '/collections',
    '/gift-cards',
    '/journal',
    '/pages/about',
  ])('a guest’s page %s may be kept for a minute, whatever browser asked for it', async (path) => {
    const plain = await answer(`/en-gb${path}`)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    expect(plain.headers.get('cdn-cache-control')).toContain('stale-while-revalidate=600')
    if (path.startsWith('/p/')) expect(plain.headers.get('link')).toMatch(/^<\/[^>]+>; rel=preload; as=image/)
    expect(plain.headers.getSetCookie()).toEqual([])
    const other = await answer(`/en-gb${path}`, {
      'accept-language': 'ja',
      cookie: 'region=reg_of_another; language=de; of_somebody=else; styles=%2Fassets%2Froot.css',
    })
    expect(await other.text()).toBe(await plain.text())
  })

  it.each([
    ['whose address names no country', '/p/tall-jug-ash-glaze'],
    ['whose address names a language only', '/en/p/tall-jug-ash-glaze'],
    ['of a cart', '/en-gb/cart'],
    ['of an account', '/en-gb/account/login'],
    ['of a search', '/en-gb/search?q=jug'],
    ['that is not there', '/en-gb/p/nothing'],
  ])('a page %s is nobody else’s', async (_, path) => {
    expect(await cacheControl(path)).toBe('private, no-store')
  })

  it.each(['cart', 'customer', 'theme', 'told', 'codes', 'wishes'])(
    'nor is one that was drawn with the cookie %s',
    async (name) => {
      expect(await cacheControl(jug, { cookie: `${name}=dark` })).toBe('private, no-store')
    },
  )

  /** A network that keeps every page of the shop as a guest got it, and gives it to everybody. */
  const keepPages = () =>
    page.route('**/en-gb/**', async (route) => {
      const request = route.request()
      if (!request.isNavigationRequest() || request.method() !== 'GET') return route.continue()
      const kept = await fetch(request.url())
      const { 'content-security-policy': policy = '' } = Object.fromEntries(kept.headers)
      await route.fulfill({
        body: await kept.text(),
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy },
      })
    })

  it('a kept page learns of the cart, the wish list, light or dark and the account', async () => {
    await page.goto(open.url + jug)
    await page.locator('shop-island[data-name=product][data-alive]').waitFor()
    await page.locator('.wish-button').click()
    await page.locator('.wish-button[aria-pressed=true]').waitFor()
    await page.locator(add).click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('button[name=theme][value=dark]').click()
    await page.waitForURL(open.url + jug)
    await keepPages()
    await page.goto(open.url + jug)
    await page.locator('html[data-theme=dark]').waitFor()
    await expect.poll(() => page.locator('.header-count').textContent()).toBe('1')
    await page.locator('.wish-button[aria-pressed=true]').waitFor()
    expect(await page.locator('button[name=theme][value=dark]').getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.header-tools [data-for=guest]').isVisible()).toBe(true)
    expect(await page.locator('.header-tools [data-for=signed-in]').isVisible()).toBe(false)

    await context.request.post(`${open.url}/en-gb/account/register`, {
      form: {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada-of-kept-pages@shop.example',
        password: 'Slow-room-4711-oak',
      },
      headers: { origin: open.url },
    })
    await page.goto(`${open.url}/en-gb/c/vessels`)
    await page.locator('.header-tools [data-for=signed-in]').waitFor()
    expect(await page.locator('.header-tools [data-for=guest]').isVisible()).toBe(false)
    expect(said).toEqual([])
  })

  it('a guest without anything asks for nothing', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${open.url}/en-gb/c/vessels`)
    await page.locator('shop-island[data-name=cartLink][data-alive]').waitFor()
    expect(asked.filter((path) => path.endsWith('/mine.json'))).toEqual([])
    expect(asked.some((path) => path.startsWith('/assets/entry.client'))).toBe(true)
  })

  it('a hint that has become untrue is taken back', async () => {
    const taken = await answer('/en-gb/mine.json', { cookie: 'mine=1' })
    expect(taken.headers.getSetCookie()).toEqual([expect.stringMatching(/^mine=1; Path=\/; Max-Age=0;/)])
    expect(await taken.json()).toMatchObject({ cart: null, signedIn: false, wishes: [] })
    const kept = await answer('/en-gb/mine.json', { cookie: 'mine=1; wishes=prod_1' })
    expect(kept.headers.getSetCookie()).toEqual([])
    expect(kept.headers.get('cache-control')).toBe('private, no-store')
  })
})
