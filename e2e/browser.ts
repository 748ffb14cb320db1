import { type Browser, chromium } from 'playwright-core'

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
