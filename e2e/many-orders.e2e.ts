import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Client } from '../packages/sdk/src/index'
import { clientOf, signIn } from './back-office'
import { openBrowser, openContext } from './browser'
import { databases } from './databases'
import { type OpenSite, openSite } from './open-site'
import { place } from './place'

/** How many orders are done at once; `CARTWRIGHT_MANY=500` does as many as a large shop on a Monday. */
const count = Number(process.env.CARTWRIGHT_MANY ?? 30)

/** Watches how long the page leaves a press unanswered from now on. What is answered tells of the longest time, in ms. */
async function watchPauses(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const seen = { last: performance.now(), longest: 0 }
    setInterval(() => {
      seen.longest = Math.max(seen.longest, performance.now() - seen.last - 20)
      seen.last = performance.now()
    }, 20)
    return seen
  })
  return () => seen.evaluate(({ longest }) => longest)
}

for (const dialect of databases('postgres'))
  describe(`${count} orders at once, in a browser (${dialect})`, () => {
    let open: OpenSite
    let browser: Browser
    let client: Client
    beforeAll(async () => {
      open = await openSite(dialect, inject('templates'))
      browser = await openBrowser()
      client = await clientOf(open)
      const { products } = await client.admin.products.list({
        limit: 1,
        q: 'Tall jug',
        expand: 'variants',
      })
      const variant = products[0]?.variants?.[0]?.id ?? ''
      const { variant: stocked } = await client.admin.variants.getInventory(variant)
      const [item] = stocked.inventory
      const level = item?.location_levels?.[0]
      await client.admin.inventoryItems.updateLocationLevel(item?.id ?? '', level?.location_id ?? '', {
        stocked_quantity: count + 10,
      })
      const { regions } = await client.admin.regions.list({ limit: 50 })
      const region = regions.find(({ currency_code }) => currency_code === 'eur')
      for (let n = 1; n <= count; n++) await place(client, variant, region?.id ?? '', n)
    }, 1_800_000)
    afterAll(async () => {
      await browser?.close()
      await open?.close()
    })

    /** Ticks all that the list matches, whatever page they stand on. */
    async function tickAll(page: Page) {
      await page.goto(`${open.url}/app/a/orders`)
      await page.locator('[data-row]').first().waitFor()
      await page.getByRole('checkbox', { name: /all/i }).first().click()
      const more = page.getByRole('button', { name: /^Select all/ })
      if (count > 20) await more.click()
      await page.getByRole('region', { name: new RegExp(`^${count} selected`) }).waitFor()
    }

    async function run(page: Page, name: string) {
      await tickAll(page)
      const pauses = await watchPauses(page)
      await page.getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog', { name })
      const act = dialog.getByRole('button', { name, exact: true })
      await expect.poll(() => act.isEnabled(), { timeout: 120_000 }).toBe(true)
      expect(await dialog.innerText()).toContain(String(count))
      const started = performance.now()
      await act.click()
      await dialog.waitFor({ state: 'detached' })
      // Somebody goes on with their work meanwhile.
      await page.getByRole('searchbox').first().fill('buyer7@example.com')
      await page.getByText('1–1 of 1').waitFor()
      const finished = async () =>
        (await client.admin.batchJobs.list({ type: ['order-change'], limit: 1 })).batch_jobs[0]
      await expect
        .poll(async () => (await finished())?.status, { timeout: 600_000, interval: 250 })
        .toBe('completed')
      const seconds = (performance.now() - started) / 1000
      const longest = await pauses()
      console.log(
        `${dialect}: ${name} ${count}: ${seconds.toFixed(1)} s, longest pause ${longest.toFixed(0)} ms`,
      )
      // A press is answered at once, whatever else goes on.
      expect(longest).toBeLessThan(1000)
      return (await finished())?.result as { rows?: Record<string, number> }
    }

    it('are captured, packed and printed while the page stays usable', { timeout: 1_800_000 }, async () => {
      const page = await (
        await openContext(browser, { viewport: { width: 1440, height: 1000 }, locale: 'en-GB' })
      ).newPage()
      await signIn(page, open.url, open.staff)
      const captured = await run(page, 'Capture payments')
      expect(captured.rows).toMatchObject({ updated: count, error: 0 })
      const packed = await run(page, 'Pack')
      expect(packed.rows).toMatchObject({ updated: count, error: 0 })

      const { orders, count: all } = await client.admin.orders.list({
        limit: 1000,
        expand: 'payments,fulfillments',
      })
      expect(all).toBe(count)
      for (const order of orders) {
        expect(order).toMatchObject({ payment_status: 'captured', fulfillment_status: 'fulfilled' })
        expect(order.fulfillments).toHaveLength(1)
      }

      // All their invoices come as one print.
      await tickAll(page)
      const seen = await page.evaluateHandle(() => {
        const seen = { sheets: 0 }
        // A print dialog would hold everything up.
        new MutationObserver(() => {
          for (const frame of document.querySelectorAll('iframe'))
            frame.addEventListener('load', () => {
              const own = frame.contentWindow
              if (own) own.print = () => undefined
              seen.sheets = frame.contentDocument?.querySelectorAll('body > *').length ?? 0
            })
        }).observe(document.body, { childList: true })
        return seen
      })
      const started = performance.now()
      await page.getByRole('button', { name: 'Print', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Invoice' }).click()
      await expect
        .poll(() => seen.evaluate(({ sheets }) => sheets), { timeout: 300_000 })
        .toBeGreaterThanOrEqual(count)
      const seconds = (performance.now() - started) / 1000
      console.log(`${dialect}: ${count} invoices printed as one: ${seconds.toFixed(1)} s`)
    })
  })
