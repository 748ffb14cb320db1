import type { LineItem, Order, ShippingMethod } from '@cartwright/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Client } from '../packages/sdk/src/index'
import { clientOf, nextStep, signIn } from './back-office'
import { openBrowser, openContext } from './browser'
import { databases } from './databases'
import { type OpenSite, openSite } from './open-site'

/** What a part of an order costs with its taxes, by its price and rates alone: rounded rate by rate, as invoices are. */
function withTaxes(price: number, of: LineItem | ShippingMethod): number {
  if (of.includes_tax) return price
  const taxes = (of.tax_lines ?? []).map(({ rate }) => Math.round((price * rate) / 100))
  return taxes.reduce((sum, tax) => sum + tax, price)
}

/** What an order without discounts comes to, counted by hand. */
const counted = ({ items = [], shipping_methods: methods = [] }: Order): number =>
  [
    ...items.map((item) => withTaxes(item.unit_price * item.quantity, item)),
    ...methods.map((method) => withTaxes(method.price, method)),
  ].reduce((sum, amount) => sum + amount, 0)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses the first variant that a search finds. */
async function addVariant(page: Page, search: string): Promise<void> {
  await button(page, 'Add items').click()
  const window = page.getByRole('dialog', { name: 'Add items' })
  await window.getByRole('searchbox').fill(search)
  await window
    .getByRole('option', { name: new RegExp(search, 'i') })
    .first()
    .click()
  await window.getByRole('button', { name: 'Add items' }).click()
  await window.waitFor({ state: 'detached' })
}

/** Puts a draft together for Ada: a jug and an engraving, sent to Vienna. */
async function makeDraft(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New draft' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: /Region/ }).click()
  await page.getByRole('dialog', { name: 'Region' }).getByRole('searchbox').fill('Euro')
  await page.getByRole('option', { name: /Euro/ }).first().click()
  await nextStep(dialog, 'Items')
  await addVariant(page, 'Tall jug')
  await dialog.getByRole('button', { name: 'Add a custom line' }).click()
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Engraving')
  await dialog.getByRole('textbox', { name: /^Price/ }).fill('15')
  await nextStep(dialog, 'Customer')
  await dialog.getByRole('textbox', { name: /E-mail/ }).fill('ada@example.com')
  const address = (part: string) => dialog.locator(`[name="shipping_address.${part}"]`)
  await address('country_code').selectOption('at')
  await address('first_name').fill('Ada')
  await address('last_name').fill('Byron')
  await address('address_1').fill('1 Mill Lane')
  await address('postal_code').fill('1010')
  await address('city').fill('Vienna')
  await nextStep(dialog, 'Shipping')
  await dialog.getByRole('button', { name: /Shipping method/ }).click()
  await page.getByRole('option').first().click()
  await nextStep(dialog, 'Discount')
  await nextStep(dialog, 'Review')
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await page.waitForURL('**/a/draft-orders/dorder_*')
}

for (const dialect of databases('sqlite'))
  describe(`drafts and changes of orders, in a browser (${dialect})`, () => {
    let open: OpenSite
    let browser: Browser
    let client: Client
    beforeAll(async () => {
      open = await openSite(dialect, inject('templates'))
      browser = await openBrowser()
      client = await clientOf(open)
    })
    afterAll(async () => {
      await browser?.close()
      await open?.close()
    })

    it('a draft is paid, its order changed, and the customer pays the difference', async () => {
      const context = await openContext(browser, { viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      await signIn(page, open.url, open.staff)
      await page.goto(`${open.url}/app/a/draft-orders/new`)
      await makeDraft(page)

      // It was paid by bank: staff see for how much before they say so.
      await button(page, 'Mark as paid').click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Mark .+ as paid$/ })
        .click()
      await page.waitForURL('**/a/orders/order_*')
      const id = page.url().split('/').at(-1) ?? ''
      const order = async () => (await client.admin.orders.retrieve(id)).order
      const placed = await order()
      expect(placed.total).toBe(counted(placed))
      expect(placed).toMatchObject({ payment_status: 'captured', paid_total: placed.total })

      // A lamp in place of the engraving.
      await page.goto(`${open.url}/app/a/orders/${id}/edit`)
      await addVariant(page, 'lamp')
      await page.getByText('New', { exact: true }).waitFor()
      await button(page, 'Remove Engraving').click()
      await page.getByText('Removed', { exact: true }).waitFor()
      await page.getByText(/^The customer pays /).waitFor()
      expect((await order()).total).toBe(placed.total)
      await button(page, 'Request confirmation').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Request confirmation' }).click()
      await page.waitForURL(`**/a/orders/${id}`)
      const link = await page.getByText(/\/order-edits\/oe_/).innerText()

      // The customer reads it, agrees and pays.
      const theirs = await (await openContext(browser, { viewport: { width: 390, height: 844 } })).newPage()
      await theirs.goto(link)
      const changes = theirs.locator('.edit-changes')
      await changes.waitFor()
      expect(await changes.innerText()).toContain('Engraving')
      await theirs.locator('main button[name=intent][value=accept]:visible').first().click()
      await theirs.locator('.state-line').waitFor()
      expect(await theirs.locator('.state-line').innerText()).toContain('Accepted')

      const changed = await order()
      expect(changed.items?.map(({ title }) => title)).not.toContain('Engraving')
      expect(changed.items).toHaveLength(2)
      expect(changed.total).toBe(counted(changed))
      const payments = (changed.payments ?? []).filter(({ canceled_at }) => !canceled_at)
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(changed.total)
      await page.reload()
      await button(page, 'Earlier changes: 1').click()
      const card = page.getByRole('region', { name: 'Changes of the order' }).first()
      expect(await card.innerText()).toContain('Confirmed')
      await context.close()
    })
  })
