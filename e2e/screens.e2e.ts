import { createClient } from '@cartwright/sdk'
import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { adminAddresses } from './admin-addresses'
import { wrongs } from './axe'
import { onPageError, openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'
import { rawKeys, settled, tooWide, visit } from './visit'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const wide = { width: 1440, height: 1000 }
const middle = { width: 1000, height: 800 }
const narrow = { width: 390, height: 844 }

/** Opens each address once, looks at it wide and light, then narrow and dark, and gathers everything wrong. */
async function inspect(context: BrowserContext, paths: string[]): Promise<string[]> {
  const found: string[] = []
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let path = ''
  onPageError(page, (message) => found.push(`${path}: ${message}`))
  page.on('console', (message) => {
    // A page that is meant to answer 404 is reported by the browser as well.
    const isMissing = path.endsWith('/nowhere') && message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isMissing) found.push(`${path}: ${message.text()}`)
  })
  for (path of paths) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(wide)
    await page.goto(path, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const [name, size, colorScheme] of [
      ['wide, light', wide, 'light'],
      ['narrow, dark', narrow, 'dark'],
    ] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await page.evaluate(settled)
      const over = await tooWide(page)
      if (over > 0) found.push(`${path} (${name}): ${over} px too wide`)
      for (const wrong of await wrongs(page, standards)) found.push(`${path} (${name}): ${wrong}`)
    }
  }
  await page.close()
  return found
}

/** Shows each screen in every window and tries it with readers' eyes in the last one; gathers everything wrong. */
async function look(page: Page, name: string, windows: ViewportSize[], addresses: string[]) {
  const found: string[] = []
  let at = ''
  onPageError(page, (message) => found.push(`${at} (${name}): ${message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${at} (${name}): ${message.text()}`)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Where no screen of the list is: each of them comes anew.
  await page.goto(new URL('/app/a/settings/nowhere', page.url()).href)
  for (at of addresses) {
    await visit(page, at)
    for (const window of windows) {
      await page.setViewportSize(window)
      await page.evaluate(settled)
      const over = await tooWide(page)
      if (over > 0) found.push(`${at} (${name}, ${window.width}): ${over} px too wide`)
    }
    for (const wrong of await wrongs(page, standards)) found.push(`${at} (${name}): ${wrong}`)
    for (const key of await rawKeys(page)) found.push(`${at} (${name}): no words for ${key}`)
  }
  return found
}

async function signIn(page: Page, open: OpenSite) {
  await page.goto(`${open.url}/app/`)
  await page.getByLabel('E-mail').fill(open.staff.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(open.staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/app/a**')
}

describe('every screen is readable, fits its window and breaks nothing', () => {
  let open: OpenSite
  let browser: Browser

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'), { days: 3 })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  it('in the storefront', async () => {
    const context = await openContext(browser, { viewport: wide })
    const paths = [
      '/',
      '/collections',
      '/collections/long-evening',
      '/c/vessels',
      '/c/seats',
      '/p/tall-jug-ash-glaze',
      '/p/twill-throw-woven-to-order',
      '/p/gift-card',
      '/search?q=lamp',
      '/search?q=nothing-like-it',
      '/cart',
      '/region',
      '/order-lookup',
      '/gift-cards',
      '/gift-cards/balance',
      '/pages/delivery',
      '/journal',
      '/journal/looking-after-wool',
      '/wishes',
      '/newsletter',
      '/account/login',
      '/account/register',
      '/account/forgot',
      '/account/deleted',
      '/offline',
      '/nowhere',
    ]
    expect(
      await inspect(
        context,
        paths.map((path) => open.url + path),
      ),
    ).toEqual([])

    const page = await context.newPage()
    await page.goto(`${open.url}/p/tall-jug-ash-glaze`)
    const added = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('button[name=intent][value=add]').click()
    await added
    await page.goto(`${open.url}/account/register`)
    const names = ['first_name', 'last_name', 'email', 'password']
    const texts = ['Ada', 'Byron', 'ada@example.com', 'a-long-enough-password']
    for (const [index, name] of names.entries())
      await page.locator(`main [name=${name}]`).fill(texts[index] as string)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL('**/account?new=1')
    await page.close()
    const bought = [
      '/cart',
      '/checkout',
      '/account',
      '/account/orders',
      '/account/addresses',
      '/account/profile',
      '/account/privacy',
    ]
    expect(
      await inspect(
        context,
        bought.map((path) => open.url + path),
      ),
    ).toEqual([])
    await context.close()
  })

  it('in the admin', async () => {
    const context = await openContext(browser, { viewport: wide })
    const page = await context.newPage()
    await page.goto(`${open.url}/app/login`)
    await page.getByLabel('E-mail').waitFor()
    expect(await wrongs(page, standards)).toEqual([])
    const client = createClient({ baseUrl: open.url })
    await client.admin.auth.getToken(open.staff)
    await client.admin.analyticsConfigs.create({ opt_out: true, anonymize: true })
    await signIn(page, open)
    const addresses = await adminAddresses(client)
    const { cookies } = await context.storageState()
    const mirrored = await openContext(browser, {
      locale: 'ar',
      colorScheme: 'dark',
      storageState: { cookies, origins: [] },
    })
    const other = await mirrored.newPage()
    await other.goto(`${open.url}/app/`)
    expect(
      await Promise.all([
        look(page, 'light', [narrow, middle, wide], addresses),
        look(other, 'dark, Arabic', [wide, middle, narrow], addresses),
      ]),
    ).toEqual([[], []])
    expect(await other.evaluate(() => document.dir)).toBe('rtl')
    await context.close()
    await mirrored.close()
  })
})
