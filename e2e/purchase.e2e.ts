import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { wrongs } from './axe'
import { signIn } from './back-office'
import { openBrowser, openContext } from './browser'
import { buy } from './buy'
import { databases } from './databases'
import { type OpenSite, openSite } from './open-site'

for (const dialect of databases('sqlite', 'postgres'))
  describe(`a purchase in a browser (${dialect})`, () => {
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
      await buy(page, open.url, 'plain@example.com', { billCity: 'Graz', note: 'Ring twice.\nThank you' })
      expect(await page.locator('main').innerText()).toContain('8010 Graz')
      await context.close()
    })

    it('works for a guest with JavaScript, on pages in which axe finds nothing', async () => {
      const context = await openContext(browser, { viewport: { width: 1440, height: 1000 } })
      const page = await context.newPage()
      for (const path of ['/', '/c/vessels', '/p/tall-jug-ash-glaze', '/cart', '/nowhere']) {
        await page.goto(open.url + path, { waitUntil: 'networkidle' })
        expect(await wrongs(page), path).toEqual([])
      }
      await buy(page, open.url, 'ada@example.com')
      expect(await page.locator('h1').innerText()).not.toBe('')
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
      await page.getByRole('button', { name: /^Capture .*\d/ }).click()
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
      await page.goto(`${open.url}/app/a/orders`)
      await page.getByRole('link', { name: '#1', exact: true }).click()
      await page.getByRole('paragraph').filter({ hasText: 'Ring twice.' }).waitFor()
      await page.getByText('8010 Graz').waitFor()
      await context.close()
    })
  })
