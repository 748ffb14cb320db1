import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'

/** The real browser of the machine, without the calls home it makes by itself. */
export const openBrowser = (): Promise<Browser> =>
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
