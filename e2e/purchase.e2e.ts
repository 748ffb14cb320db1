import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { wrongs } from './axe'
import { signIn } from './back-office'
import { openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'

async function buy(page: Page, url: string, email: string): Promise<string> {
  await page.goto(`${url}/p/tall-jug-ash-glaze`)
  const added = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('button[name=intent][value=add]').click()
  await added
  await page.goto(`${url}/cart`)
  await page.locator('a[href="/checkout"]').first().click()
  await page.waitForURL('**/checkout')
  const fill = (name: string, text: string) => page.locator(`[name=${name}]`).fill(text)
  await fill('email', email)
  await fill('first_name', 'Ada')
  await fill('last_name', 'Byron')
  await fill('address_1', '1 Mill Lane')
  await fill('postal_code', '1010')
  await fill('city', 'Vienna')
  await page.locator('input[name=shipping_option]').first().check()
  await pay(page)
  return page.locator('h1').innerText()
}

/** Where the total changed while delivery was chosen the page says so, and the same button places the order. */
async function pay(page: Page): Promise<void> {
  const button = page.locator('button[name=intent][value=pay]')
  const told = page.locator('main .notice[role=alert]')
  const isThanked = () => page.waitForURL('**/checkout/*/thanks').then(() => true)
  await button.click()
  const isDone = await Promise.race([isThanked().catch(() => false), told.waitFor().then(() => false)])
  if (isDone) return
  await button.click()
  await isThanked()
}

for (const dialect of ['sqlite', 'postgres'] as const)
  describe.skipIf(dialect === 'postgres' && !inject('templates').postgres)(
    `a purchase in a browser (${dialect})`,
    () => {
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

      it('works for a guest without JavaScript', async () => {
        const context = await openContext(browser, {
          javaScriptEnabled: false,
          viewport: { width: 390, height: 844 },
        })
        const page = await context.newPage()
        expect(await buy(page, open.url, 'plain@example.com')).not.toBe('')
        await context.close()
      })

      it('works for a guest with JavaScript, on pages in which axe finds nothing', async () => {
        const context = await openContext(browser, { viewport: { width: 1440, height: 1000 } })
        const page = await context.newPage()
        for (const path of ['/', '/c/vessels', '/p/tall-jug-ash-glaze', '/cart', '/nowhere']) {
          await page.goto(open.url + path, { waitUntil: 'networkidle' })
          expect(await wrongs(page), path).toEqual([])
        }
        expect(await buy(page, open.url, 'ada@example.com')).not.toBe('')
        expect(await wrongs(page)).toEqual([])
        await context.close()
      })

      it('is captured, packed and shipped by staff', async () => {
        const context = await openContext(browser, { viewport: { width: 1440, height: 1000 } })
        const page = await context.newPage()
        await signIn(page, open.url, open.staff)
        await page.goto(`${open.url}/app/a/orders`)
        await page.getByRole('link', { name: /#\d+/ }).first().click()
        await page.waitForURL('**/a/orders/order_*')
        await page.getByRole('button', { name: 'Capture payment' }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /^Capture/ })
          .click()
        await page.getByRole('button', { name: 'Pack items' }).first().click()
        await page.getByRole('dialog').getByRole('button', { name: /^Pack/ }).click()
        await page.getByRole('button', { name: 'Mark as shipped' }).first().click()
        await page.getByRole('dialog').getByLabel('Tracking numbers').fill('KL123456789')
        await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
        await page.getByText('KL123456789').first().waitFor()
        const { order } = open.shop.db.t
        const orders = await open.shop.db.select().from(order)
        expect(orders.filter(({ fulfillment_status }) => fulfillment_status === 'shipped')).toMatchObject([
          { payment_status: 'captured' },
        ])
        expect(orders).toHaveLength(2)
        await context.close()
      })
    },
  )
