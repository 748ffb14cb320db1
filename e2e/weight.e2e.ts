import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'

/** What a first visit may fetch, in kB of 1000 bytes as they travel; pictures are the goods' own. */
const budgets = {
  document: 30,
  script: 60,
  stylesheet: 30,
  font: 60,
}
type Kind = keyof typeof budgets
const isKind = (type: string): type is Kind => type in budgets
/** How many requests a first visit may make, pictures aside. */
const mostRequests = 25

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

/** What a page fetches until it is quiet, by kind. */
async function weigh(page: Page, address: string) {
  const bytes: Record<Kind, number> = { document: 0, script: 0, stylesheet: 0, font: 0 }
  let requests = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, Kind>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = type.toLowerCase()
    if (!isKind(kind)) return
    kinds.set(requestId, kind)
    requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength / 1000
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await session.detach()
  return { bytes, requests }
}

describe('a first visit on a phone', () => {
  let open: OpenSite
  let browser: Browser
  let context: BrowserContext

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'))
    browser = await openBrowser()
    context = await openContext(browser, phone)
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  /** A browser that has never been here, but for the cart in its cookie. */
  const visitor = async (hasCart: boolean) => {
    const own = await openContext(browser, phone)
    if (hasCart) await own.addCookies(await cookiesOfCart())
    return own
  }
  const cookiesOfCart = async () => {
    const page = await context.newPage()
    await page.goto(`${open.url}/p/tall-jug-ash-glaze`)
    const added = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('button[name=intent][value=add]').first().click()
    await added
    return context.cookies()
  }

  it.each([
    ['the start page', '/', false],
    ['a category', '/c/vessels', false],
    ['a product', '/p/tall-jug-ash-glaze', false],
    ['a search', '/search?q=jug', false],
    ['the cart', '/cart', true],
    ['the checkout', '/checkout', true],
  ])('fetches little: %s', async (name, path, hasCart) => {
    const own = await visitor(hasCart)
    const { bytes, requests } = await weigh(await own.newPage(), open.url + path)
    await own.close()
    const told = Object.entries(bytes).map(([kind, size]) => `${kind} ${size.toFixed(1)}`)
    console.log(`${name}: ${told.join(', ')} kB in ${requests} requests`)
    for (const [kind, most] of Object.entries(budgets))
      expect(bytes[kind as Kind], `${name}: kB of ${kind}`).toBeLessThanOrEqual(most)
    expect(bytes.document, `${name} was fetched`).toBeGreaterThan(0)
    expect(requests, `${name}: requests`).toBeLessThanOrEqual(mostRequests)
  })
  it('brings its styles along, and names their file once the browser has it', async () => {
    const own = await visitor(false)
    const page = await own.newPage()
    const linked = page.locator('link[rel=stylesheet]')
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.goto(`${open.url}/c/vessels`)
    expect(await linked.count()).toBe(0)
    const inPage = await colour()
    await expect.poll(async () => (await own.cookies()).map(({ name }) => name)).toContain('styles')
    await page.goto(`${open.url}/c/seats`)
    expect(await linked.count()).toBe(1)
    expect(await page.locator('style[data-file]').count()).toBe(0)
    expect(await colour()).toBe(inPage)
    const [entry] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.css'))
        .map((one) => (one as PerformanceResourceTiming).transferSize),
    )
    expect(entry, 'bytes that travelled for the file').toBe(0)
    // A page that may be given to others is the same for everybody.
    await page.goto(`${open.url}/en-gb/c/seats`)
    expect(await linked.count()).toBe(0)
    await own.close()
  })
})
