import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

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
