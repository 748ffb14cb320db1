import { gzipSync } from 'node:zlib'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core'

/** The real browser of the machine, without the calls home it makes by itself. */
export const openBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CARTWRIGHT_TEST_BROWSER ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })

/** Windows of one visitor. What is waited for in them may take long on a busy machine. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(120_000)
  return context
}

/**
 * What goes wrong in the scripts of a page. That the browser left out the fade from one page to the next, which it does and
 * says as an error whenever the new page was not ready for it, is no fault of the page.
 */
export function onPageError(page: Page, say: (message: string) => void): void {
  page.on('pageerror', ({ message }) => /^Transition was (?:aborted|skipped)/.test(message) || say(message))
}

/**
 * Watches which scripts a page fetches from now on. What is answered tells of those asked for so far, when they have
 * arrived: how many bytes each is by gzip. Throws when one of them never came.
 */
export function watchScripts(page: Page): () => Promise<Map<string, number>> {
  const sizes: Promise<[file: string, bytes: number]>[] = []
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname
    if (!file.endsWith('.js')) return
    const size = response.body().then((body): [string, number] => [file, gzipSync(body, { level: 9 }).length])
    // A page that is left takes along what nobody has asked for yet.
    size.catch(() => undefined)
    sizes.push(size)
  })
  return async () => new Map(await Promise.all(sizes))
}

/** A back office listens for as long as it is open: that request never ends by itself. */
const isStream = (request: Request) => request.headers().accept?.includes('text/event-stream') === true

/**
 * Watches what a page asks for from now on. What is answered waits until for half a second nothing was under way but the
 * stream that it listens to. Throws after two minutes.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = performance.now()
  const ended = (request: Request) => {
    open.delete(request)
    last = performance.now()
  }
  page.on('request', (request) => {
    if (isStream(request)) return
    open.add(request)
    last = performance.now()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    const latest = performance.now() + 120_000
    while (open.size > 0 || performance.now() - last < 500) {
      if (performance.now() > latest)
        throw new Error(`Still under way: ${[...open].map((request) => request.url()).join(' ')}`)
      await page.waitForTimeout(50)
    }
  }
}
