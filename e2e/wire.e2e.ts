import { get } from 'node:http'
import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { onPageError, openBrowser, watchRequests } from './browser'
import { type OpenSite, openSite } from './open-site'

/** A request as nobody's browser sends it: under a host of the sender's choice. */
const under = (host: string, url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { headers: { host, 'user-agent': 'Googlebot' }, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })

/** Bytes. What fits into one packet arrives no sooner for being packed: `scripts/pack-build.mjs` leaves it as it is. */
const onePacket = 1400

describe('what a browser is sent', () => {
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

  it('names the shop by its own address, whatever host a request was sent to', async () => {
    for (const path of ['/', '/p/tall-jug-ash-glaze', '/collections', '/sitemap.xml', '/robots.txt']) {
      const text = await under('evil.example', open.url + path)
      expect(text, path).not.toContain('evil.example')
      expect(text, path).toContain('http://localhost:9000')
    }
    const product = await under('evil.example', `${open.url}/p/tall-jug-ash-glaze`)
    expect(product).toContain('<link rel="canonical" href="http://localhost:9000/p/tall-jug-ash-glaze"/>')
  })

  it.each([
    ['the storefront', '/p/tall-jug-ash-glaze'],
    ['the admin', '/app/a/orders'],
  ])('comes packed in %s, and arrives whole', async (_, path) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    if (path.startsWith('/app')) {
      await page.goto(`${open.url}/app`)
      await page.locator('[name=email]').fill(open.staff.email)
      await page.locator('[name=password]').fill(open.staff.password)
      await page.locator('button[type=submit]').click()
      await page.waitForURL((url) => !url.pathname.includes('login'))
    }
    const responses: Response[] = []
    const errors: string[] = []
    page.on('response', (response) => responses.push(response))
    onPageError(page, (message) => errors.push(message))
    page.on('requestfailed', (request) => {
      // A page that is left takes its open requests along.
      const reason = request.failure()?.errorText
      if (reason !== 'net::ERR_ABORTED') errors.push(`${request.url()} ${reason}`)
    })
    const isQuiet = watchRequests(page)
    await page.goto(open.url + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await isQuiet()
    expect(errors).toEqual([])
    const plain: string[] = []
    for (const response of responses) {
      const headers = await response.allHeaders()
      // A stream has no end to wait for, and no size.
      if (headers['content-type']?.startsWith('text/event-stream')) continue
      if (!/text|json|javascript/.test(headers['content-type'] ?? '') || headers['content-encoding']) continue
      if ((await response.request().sizes()).responseBodySize > onePacket) plain.push(response.url())
    }
    expect(plain).toEqual([])
    await context.close()
  })
})
