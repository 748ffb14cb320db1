import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { wrongs } from './axe'
import { openBrowser, openContext } from './browser'
import { databases } from './databases'
import { type OpenSite, openSite } from './open-site'

const pay = (page: Page) => page.locator('button[name=intent][value=pay]')

/** Buys the card of the second amount for somebody, and answers its code as the thank-you page shows it. */
async function buyCard(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/gift-cards`)
  await page.locator('input[name=variant]').nth(1).check()
  await page.locator('[name=recipient_name]').fill('Grace')
  await page.locator('[name=recipient_email]').fill('not an address')
  await page.locator('[name=message]').fill('For the new house')
  await page.locator('.gift-form button[type=submit]').click()
  // What was typed survives a refusal.
  await page.locator('#recipient_email-error').waitFor()
  expect(await page.locator('[name=message]').inputValue()).toBe('For the new house')
  await page.locator('[name=recipient_email]').fill('grace@example.com')
  await page.locator('.gift-form button[type=submit]').click()
  await page.waitForURL('**/cart')
  await page.goto(`${url}/checkout`)
  // It comes by e-mail: nobody asks where to.
  expect(await page.locator('[name=address_1], [name=shipping_option]').count()).toBe(0)
  await page.locator('main [name=email]').fill('ada@example.com')
  await pay(page).click()
  await page.waitForURL('**/checkout/*/thanks')
  expect(await page.locator('.gift-card-worth').innerText()).toContain('50')
  return (await page.locator('.gift-card-code').innerText()).trim()
}

async function enterCode(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}/cart`)
  const field = page.locator('main .cw-CodeField input.cw-Input')
  if (!(await field.isVisible())) await page.locator('main .cw-CodeField summary').click()
  await field.fill(code)
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('main .cw-CodeField button[value=code]').click()
  await sent
}

async function chooseRegion(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/region`)
  await page.getByRole('radio', { name: new RegExp(name) }).check()
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('main form[action="/region"] button[type=submit]').click()
  await sent
  await page.locator('main .cw-RegionNotice').waitFor()
}

for (const dialect of databases('sqlite'))
  describe(`a gift card in a browser (${dialect})`, () => {
    let open: OpenSite
    let browser: Browser

    beforeAll(async () => {
      open = await openSite(dialect, inject('templates'))
      browser = await openBrowser()
    })
    afterAll(async () => {
      await browser?.close()
      await open?.close()
    })

    it.each([
      ['without JavaScript', false],
      ['with JavaScript', true],
    ])('is bought for somebody, shown, spent, and kept for its region %s', async (_, javaScriptEnabled) => {
      const context = await openContext(browser, {
        javaScriptEnabled,
        viewport: javaScriptEnabled ? { width: 1440, height: 1000 } : { width: 390, height: 844 },
      })
      const page = await context.newPage()
      const code = await buyCard(page, open.url)
      expect(code).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/)
      if (javaScriptEnabled) expect(await wrongs(page)).toEqual([])

      await page.goto(`${open.url}/gift-cards/balance`)
      await page.locator('[name=code]').fill('NONE-NONE-NONE-NONE')
      await page.locator('main form button[type=submit]').click()
      await page.locator('main .notice-error').waitFor()
      await page.locator('[name=code]').fill(code)
      await page.locator('main form button[type=submit]').click()
      await page.locator('.gift-card dl').waitFor()
      expect(await page.locator('.gift-card dl').innerText()).toMatch(/50\.00[\s\S]*Europe/)

      await page.goto(`${open.url}/p/tall-jug-ash-glaze`)
      const added = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.locator('button[name=intent][value=add]').click()
      await added
      await enterCode(page, open.url, code)
      await page.locator('main .cw-CodeField-codes').waitFor()
      expect(await page.locator('main .cw-CodeField-codes').innerText()).toContain(code)
      expect(await page.locator('main .cw-Totals').innerText()).toContain('50.00')

      await chooseRegion(page, open.url, 'United Kingdom')
      expect(await page.locator('main .notice').innerText()).toContain(code)
      await enterCode(page, open.url, code)
      await page.locator('main .cw-CodeField .cw-Field-error').waitFor()
      expect(await page.locator('main .cw-CodeField').innerText()).toContain('Europe')

      await chooseRegion(page, open.url, 'Europe')
      await page.goto(`${open.url}/cart`)
      expect(await page.locator('main .cw-CodeField-codes').innerText()).toContain(code)
      await context.close()
    })

    it('leaves what machines read in order', async () => {
      const read = async (path: string) => {
        const response = await fetch(open.url + path)
        return {
          status: response.status,
          type: response.headers.get('content-type'),
          text: await response.text(),
        }
      }
      const index = await read('/sitemap.xml')
      expect(index.text).toContain('/sitemaps/products-1.xml')
      expect((await read('/sitemaps/products-1.xml')).text).toContain('/p/tall-jug-ash-glaze</loc><lastmod>')
      expect((await read('/sitemaps/pages.xml')).text).toContain('/pages/terms</loc>')
      const feed = await read('/feeds/europe/google.tsv')
      expect(feed.type).toContain('tab-separated-values')
      const lines = feed.text.trim().split('\n')
      expect(new Set(lines.map((line) => line.split('\t').length)).size).toBe(1)
      expect(lines.length).toBeGreaterThan(48)
      expect((await read('/feeds/mars/google.tsv')).status).toBe(404)
      expect((await read('/p/tall-jug-ash-glaze.md')).text).toMatch(/^# Tall jug/)
      expect((await read('/llms.txt')).text).toContain('/feeds/europe/google.tsv')
      expect(JSON.parse((await read('/manifest.webmanifest')).text).icons.length).toBeGreaterThan(2)
      expect((await read('/favicon.ico')).status).toBe(200)
      expect((await read('/pages/terms')).text).toContain('Terms of sale')
    })

    it('keeps the cart in sight without a connection', async () => {
      const context = await openContext(browser, { viewport: { width: 1440, height: 1000 } })
      const page = await context.newPage()
      await page.goto(`${open.url}/p/tall-jug-ash-glaze`)
      const added = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.locator('button[name=intent][value=add]').click()
      await added
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
      })
      await page.goto(`${open.url}/cart`)
      await page.reload()
      await context.setOffline(true)
      await page.goto(`${open.url}/cart`)
      expect(await page.locator('main').innerText()).toContain('Tall jug')
      await page.goto(`${open.url}/c/vessels`)
      expect(await page.locator('main a[href="/cart"]').count()).toBe(1)
      await context.close()
    })
  })
