import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loyaltyCard } from '../examples/extensions/loyalty-card/plugin'
import { site } from '../packages/cli/src/site'
import { emit } from '../packages/server/src/events/emit'
import { createUser } from '../packages/server/src/modules/user/create-user'
import { type RunningShop, startShop } from '../packages/server/src/server'
import { freshDatabase, type TestDatabase } from '../packages/server/src/testing/databases'
import { type Counter, openCounter, placeOrder } from '../packages/server/src/testing/placed-order'
import { inHand, type TestShop } from '../packages/server/src/testing/test-shop'
import { signIn } from './back-office'
import { openBrowser, openContext } from './browser'

const example = (path: string) => pathToFileURL(resolve(import.meta.dirname, '../examples/extensions', path))
const staff = { email: 'staff@example.com', password: 'a-long-enough-password' }

/** The examples of `examples/extensions` in a shop, beside two that go wrong. */
describe.each(['sqlite', 'postgres'] as const)('a shop that is extended, on %s', (dialect) => {
  let database: TestDatabase
  let folder: string
  let running: RunningShop
  let browser: Browser
  let page: Page
  let counter: Counter
  let t: TestShop
  const heard: string[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cartwright-extended-'))
    database = await freshDatabase(dialect, inject('templates'))
    const plugins = [{ ...loyaltyCard(), admin: example('loyalty-card/admin.tsx') }]
    const extensions = ['packing-station/admin.tsx', 'broken/admin.tsx', 'broken/throws.ts'].map(example)
    running = await startShop({
      data: database.folder,
      database: database.config,
      log: 'silent',
      port: 0,
      plugins,
      ...(await site({ plugins, extensions, storefront: false }, { folder, isDevelopment: true })),
    })
    await createUser(running.shop, { ...staff, role: 'admin' })
    t = await inHand(running.shop, running.app, { database: database.config, folder: database.folder })
    counter = await openCounter(t)
    const { product_variant } = running.shop.db.t
    await running.shop.transaction(async (tx) => {
      for (const [barcode, { id }] of Object.entries(counter.variants))
        await tx.update(product_variant).set({ barcode }).where(eq(product_variant.id, id))
    })
    browser = await openBrowser()
    page = await (await openContext(browser, { viewport: { width: 1280, height: 900 } })).newPage()
    page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
    await signIn(page, running.url, staff)
  })
  afterAll(async () => {
    await browser?.close()
    await running?.close()
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('gives points for what was bought, on the page of the customer', async () => {
    const order = await placeOrder(t, counter)
    await running.shop.transaction((tx) => emit(tx, 'order.placed', { id: order.id }))
    await expect
      .poll(async () => {
        const reply = await running.app.fetch(
          new Request(`${running.url}/admin/loyalty-card/customers/${counter.customer_id}`, {
            headers: t.staff,
          }),
        )
        return (await reply.json()).card?.points
      })
      .toBe(3)
    await page.goto(`${running.url}/app/a/customers/${counter.customer_id}`)
    await page.getByText('3 points', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Give 10 points' }).click()
    await page.getByText('13 points', { exact: true }).waitFor()
  })

  it('packs an order by its barcodes', async () => {
    const order = await placeOrder(t, counter)
    const { order: orders } = running.shop.db.t
    const [row] = await running.shop.db
      .select({ display_id: orders.display_id })
      .from(orders)
      .where(eq(orders.id, order.id))
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Packing' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Packing station' }).waitFor()
    const field = page.getByRole('textbox')
    const scan = async (code: string) => {
      await field.fill(code)
      await field.press('Enter')
    }
    await scan(`#${row?.display_id}`)
    await page.getByText('0 of 2').waitFor()
    const pack = page.getByRole('button', { name: 'Pack parcel' })
    expect(await pack.isDisabled()).toBe(true)
    await scan('elsewhere')
    await page.getByText('elsewhere is not in this order').waitFor()
    for (const code of ['small', 'small', 'large']) await scan(code)
    await page.getByText('2 of 2').waitFor()
    await pack.click()
    await page.getByText(`Order #${row?.display_id} is packed`).waitFor()
    const [after] = await running.shop.db
      .select({ fulfillment_status: orders.fulfillment_status })
      .from(orders)
      .where(eq(orders.id, order.id))
    expect(after?.fulfillment_status).toBe('fulfilled')
  })

  it('names what is broken and works without it', async () => {
    await page.goto(`${running.url}/app/a`)
    await page.getByText(/The extension “.*throws\.ts” could not be shown/).waitFor()
    await page.getByText('The extension “Dropped” could not be shown').waitFor()
    await page.goto(`${running.url}/app/a/dropped`)
    await page.getByText('The extension “Dropped” could not be shown').waitFor()
    await page.goto(`${running.url}/app/a/orders`)
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await page.goto(`${running.url}/app/a/settings`)
    await page.getByText('Parts of extensions are left out').waitFor()
    await page
      .getByText('Dropped: The path "orders" belongs to the back office and cannot be taken by an extension.')
      .waitFor()
    await page.getByText(/throws\.ts: It does not open/).waitFor()
    expect(heard.some((text) => text.includes('belongs to the back office'))).toBe(true)
  })

  it('shows its zones to those who write extensions', async () => {
    await page.goto(`${running.url}/app/a/orders`)
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog').getByRole('searchbox').fill('Show the zones')
    await page.getByRole('menuitem', { name: 'Show the zones of extensions' }).click()
    await page.locator('[data-zone="order.list.before"][data-shown]').waitFor()
  })
})
