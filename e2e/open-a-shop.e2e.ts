import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningShop } from '../packages/server/src/server'
import { decideOnUsage, signIn } from './back-office'
import { onPageError, openBrowser, openContext } from './browser'
import { databases } from './databases'
import { addMug, skus } from './new-product'
import { openEmptySite } from './open-site'
import { addChannel, addDiscount, addKey, invite, openRegion, sellInEuros, setUp } from './shop-setup'

const owner = { email: 'ada@corner.example', password: 'analytical engine' }
const colleague = { email: 'grace@corner.example', password: 'nanosecond wire' }
const view = { viewport: { width: 1440, height: 1000 }, permissions: ['clipboard-read', 'clipboard-write'] }

/** A shop from nothing to its first parcel, by what people see in the browser alone. */
for (const dialect of databases('sqlite'))
  describe(`a shop opened without a terminal (${dialect})`, () => {
    let open: RunningShop & { setupUrl: string }
    let browser: Browser
    let office: Page
    let link: string
    const wrong: string[] = []

    const newPage = async () => {
      const page = await (await openContext(browser, view)).newPage()
      onPageError(page, (message) => wrong.push(message))
      page.on('response', (response) => {
        const asked = `${response.status()} ${response.request().method()} ${response.url()}`
        // Before somebody is signed in and has decided, the shop says so.
        const isExpected = /\/admin\/(auth|analytics-configs)$/.test(response.url())
        if (response.status() >= 400 && !isExpected) wrong.push(asked)
      })
      return page
    }

    beforeAll(async () => {
      open = await openEmptySite(dialect, inject('templates'))
      browser = await openBrowser()
      office = await newPage()
    })
    afterAll(async () => {
      await browser?.close()
      await open?.close()
    })

    it('takes its first account by the address with the secret, once', async () => {
      await setUp(office, open.setupUrl, owner)
      await decideOnUsage(office)
      await office.getByRole('region', { name: 'Get your shop ready to sell' }).waitFor()
      const stranger = await newPage()
      await stranger.goto(open.setupUrl)
      await stranger.getByRole('heading', { name: 'This shop is set up' }).waitFor()
      await stranger.context().close()
    })

    it('is furnished until it can sell', async () => {
      await sellInEuros(office)
      await openRegion(office)
      await addChannel(office, 'Market stall')
      await addMug(office, 'Market stall')
      await addDiscount(office, 'WELCOME10')
      const key = await addKey(office, 'Stall', 'Market stall')
      expect(key).toMatch(/^pk_/)
      await office.getByRole('link', { name: 'Home' }).click()
      await office.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor()
      const left = office.getByRole('region', { name: 'Get your shop ready to sell' })
      await left.waitFor({ state: 'detached' })
    })

    it('invites a colleague, whose mail is read where mails are kept', async () => {
      link = await invite(office, colleague.email)
      expect(link).toContain(`${open.shop.baseUrl}/app/invite?token=`)
    })

    it('sells to a shopper with the code, and is paid, packed and shipped by two people', async () => {
      const grace = await newPage()
      await join(grace, link)
      const shopper = await newPage()
      await buy(shopper, open.shop.baseUrl)
      await capture(office)
      await packAndShip(grace)
      expect(await firstOrder(open)).toMatchObject({
        email: 'lena@example.com',
        payment_status: 'captured',
        fulfillment_status: 'shipped',
        currency_code: 'eur',
      })
      // Two of 32.00, less 10 %, with 20 % tax; and 5.90 with 20 % tax.
      expect(await captured(open)).toEqual([6912 + 708])
      expect(await stock(open)).toEqual(skus.map((sku) => [sku, sku === 'MUG-L-ASH' ? 8 : 10]))
      expect(wrong).toEqual([])
    })
  })

/** Accepts the invitation in a browser of its own, and comes in. */
async function join(page: Page, link: string) {
  await page.goto(link)
  await page.getByText(colleague.email).waitFor()
  await page.getByRole('textbox', { name: 'First name' }).fill('Grace')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hopper')
  await page.getByRole('textbox', { name: 'Password' }).fill(colleague.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Your account is ready.').waitFor()
  await signIn(page, new URL(link).origin, colleague)
}

/** Two large mugs in ash, with the code, brought to Vienna. */
async function buy(page: Page, url: string) {
  await page.goto(url)
  await page.getByRole('link', { name: 'Stoneware mug' }).first().click()
  await page.getByRole('radio', { name: 'Large' }).check()
  await page.getByText('€38.40').first().waitFor()
  await page.getByRole('button', { name: 'Increase: Quantity' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const cart = page.getByRole('dialog', { name: /^Cart/ })
  await cart.getByText('Discount code or gift card').click()
  await cart.getByRole('textbox', { name: 'Code' }).fill('welcome10')
  await cart.getByRole('button', { name: 'Apply' }).click()
  await cart.getByText('€69.12').waitFor()
  expect(await cart.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('')
  await cart.getByRole('link', { name: 'Check out' }).click()
  // What styles hide is there until they have come.
  await page.waitForURL('**/checkout')
  const fields = {
    'E-mail': 'lena@example.com',
    'First name': 'Lena',
    'Last name': 'Gruber',
    Address: '1 Mill Lane',
    'Postal code': '1010',
    City: 'Vienna',
  }
  for (const [name, text] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByRole('button', { name: 'Place order · €76.20' }).click()
  await page.waitForURL('**/checkout/*/thanks')
}

async function openOrder(page: Page) {
  await page.getByRole('link', { name: /^Orders/ }).click()
  await page.getByRole('link', { name: '#1', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '#1' }).waitFor()
}

async function capture(page: Page) {
  await openOrder(page)
  await page.getByRole('button', { name: 'Capture €76.20' }).click()
  await page.getByRole('row', { name: /^Captured/ }).waitFor()
}

/** Packers pack; giving money back is not for them, so it is not offered. */
async function packAndShip(page: Page) {
  await openOrder(page)
  await page.getByRole('button', { name: 'Pack items' }).first().click()
  expect(await page.getByRole('button', { name: 'Refund' }).count()).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Pack 2 items' }).click()
  await page.getByRole('button', { name: 'Mark as shipped' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Mark as shipped' })
  await dialog.getByLabel('Tracking numbers').fill('AT123456789')
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
  await page.getByText('AT123456789').first().waitFor()
}

const firstOrder = async ({ shop }: RunningShop) => {
  const orders = await shop.db.select().from(shop.db.t.order)
  expect(orders).toHaveLength(1)
  return orders[0]
}

const captured = async ({ shop }: RunningShop) => {
  const payments = await shop.db.select().from(shop.db.t.payment)
  return payments.filter(({ captured_at }) => captured_at).map(({ amount }) => amount)
}

/** What is left of each variant, as the shop sells by it. */
const stock = async ({ shop }: RunningShop) => {
  const variants = await shop.db.select().from(shop.db.t.product_variant)
  const left = new Map(variants.map(({ sku, inventory_quantity }) => [sku, inventory_quantity]))
  return skus.map((sku) => [sku, left.get(sku)])
}
