import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { signIn } from './back-office'
import { openBrowser, openContext } from './browser'
import { Hands } from './hands'
import { type OpenSite, openSite } from './open-site'

const view = { viewport: { width: 1440, height: 1000 }, permissions: ['clipboard-read', 'clipboard-write'] }
const numbers = (count: number, first: number) => Array.from({ length: count }, (_, at) => first + at)

/** The jobs that staff do all day, by what they cost: no more keys and clicks than named here. */
describe('jobs of staff, counted in keys and clicks', () => {
  let open: OpenSite
  let browser: Browser
  let page: Page
  let hands: Hands

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'), { days: 3 })
    browser = await openBrowser()
    page = await (await openContext(browser, view)).newPage()
    await signIn(page, open.url, open.staff)
    hands = new Hands(page)
  })
  beforeEach(() => hands.restart())
  afterEach(({ task }) => console.log(`${task.name}: ${hands.keys} keys, ${hands.clicks} clicks`))
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  const startAt = async (path: string) => {
    await page.goto(`${open.url}/app/a${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const cellOf = async (column: RegExp) => {
    const grid = page.getByRole('grid')
    await grid.getByRole('row').nth(1).waitFor()
    const heads = await grid.getByRole('columnheader').allInnerTexts()
    const at = heads.findIndex((head) => column.test(head.replace(/\s+/g, ' ')))
    expect(heads[at], String(column)).toBeDefined()
    return grid
      .getByRole('row')
      .nth(1)
      .locator(`[aria-colindex="${at + 1}"]`)
  }
  const copied = (lines: readonly number[]) =>
    page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
  /** How often the grid was saved while something was done. */
  const savesDuring = async (work: () => Promise<void>) => {
    let saves = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/admin/variants/batch')) saves += 1
    })
    await work()
    return saves
  }

  it.each([
    ['by the full name of its buyer', 'name'],
    ['by its number with the sign before it', 'number'],
  ])('an order is found %s from anywhere', async (_, by) => {
    const { order, customer } = open.shop.db.t
    const [wanted] = await open.shop.db
      .select({ display_id: order.display_id, first: customer.first_name, last: customer.last_name })
      .from(order)
      .innerJoin(customer, eq(customer.id, order.customer_id))
      .limit(1)
    const name = `${wanted?.first} ${wanted?.last}`
    await startAt('/settings')
    await hands.press('Control+k')
    const field = page.getByRole('searchbox', { name: 'Search or run a command' })
    await field.waitFor()
    await hands.type(by === 'name' ? name.toLowerCase() : `#${wanted?.display_id}`)
    const orders = page.getByRole('group', { name: 'Orders' }).getByRole('menuitem')
    await orders.first().waitFor()
    await hands.press('Enter')
    await page.waitForURL('**/orders/order_*')
    await page.getByRole('link', { name }).first().waitFor()
    if (by === 'number')
      await page.getByRole('heading', { level: 1, name: `#${wanted?.display_id}`, exact: true }).waitFor()
    // The chord that opens the palette, and Enter.
    expect(hands.keys).toBeLessThanOrEqual(2)
    expect(hands.clicks).toBe(0)
  })

  it('30 prices are changed by pasting them into the grid', async () => {
    await startAt('/products')
    await copied(numbers(30, 301))
    const saves = await savesDuring(async () => {
      await hands.click(page.getByRole('main').getByRole('button', { name: 'More', exact: true }))
      await hands.click(page.getByRole('menuitem', { name: 'Edit in a grid' }))
      await hands.click(await cellOf(/^Price EUR/))
      await hands.press('Control+v', 'Control+s')
      await page.getByText('All changes saved').first().waitFor()
    })
    const { money_amount } = open.shop.db.t
    const rows = await open.shop.db.select().from(money_amount).where(eq(money_amount.currency_code, 'eur'))
    const amounts = new Set(rows.map(({ amount }) => amount))
    expect(numbers(30, 301).filter((price) => !amounts.has(price * 100))).toEqual([])
    expect(saves).toBe(1)
    expect(hands.keys).toBeLessThanOrEqual(2)
    expect(hands.clicks).toBeLessThanOrEqual(3)
  })

  it('the stock of 12 variants is set in one grid by one save', async () => {
    const { product_variant, product, inventory_level } = open.shop.db.t
    const variants = await open.shop.db.select().from(product_variant)
    const counts = new Map<string, number>()
    for (const { product_id } of variants) counts.set(product_id, (counts.get(product_id) ?? 0) + 1)
    const [id = ''] = [...counts].find(([, count]) => count >= 12) ?? []
    const [wanted] = await open.shop.db.select().from(product).where(eq(product.id, id))
    await startAt(`/products?q=${encodeURIComponent(wanted?.title ?? '')}`)
    await copied(numbers(12, 701))
    const saves = await savesDuring(async () => {
      await hands.click(page.getByRole('checkbox', { name: wanted?.title ?? '' }))
      await hands.click(page.getByRole('link', { name: 'Edit in a grid' }))
      await hands.click(await cellOf(/^Workshop Stock/))
      await hands.press('Control+v', 'Control+s')
      await page.getByText('All changes saved').first().waitFor()
    })
    const levels = await open.shop.db.select().from(inventory_level)
    const stocked = new Set(levels.map(({ stocked_quantity }) => stocked_quantity))
    expect(numbers(12, 701).filter((stock) => !stocked.has(stock))).toEqual([])
    expect(saves).toBe(1)
    expect(hands.keys).toBeLessThanOrEqual(2)
    expect(hands.clicks).toBeLessThanOrEqual(3)
  })

  it('a file of products is imported in four steps, with a look before anything is written', async () => {
    const csv =
      'Handle,Title,Status,SKU,Price EUR\nbowl,Bowl,published,BOWL-1,12\nplate,Plate,published,PLATE-1,14\n'
    await startAt('/products/import')
    const steps = page.getByRole('list', { name: 'Steps of the import' })
    expect(await steps.getByRole('listitem').allInnerTexts()).toHaveLength(4)
    const chooser = page.waitForEvent('filechooser')
    await hands.click(page.getByRole('button', { name: 'Choose files' }))
    await (await chooser).setFiles([{ name: 'pots.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }])
    await hands.click(page.getByRole('button', { name: 'Go on to the columns' }))
    await hands.click(page.getByRole('button', { name: 'Check 2 rows' }))
    await page.getByText('2 new products · 2 new variants').waitFor()
    await hands.click(page.getByRole('button', { name: 'Import 2 rows' }))
    await page.getByText('2 rows created').waitFor()
    const { product } = open.shop.db.t
    const made = await open.shop.db.select().from(product).where(eq(product.handle, 'plate'))
    expect(made).toMatchObject([{ title: 'Plate', status: 'published' }])
    expect(hands.keys).toBe(0)
    expect(hands.clicks).toBeLessThanOrEqual(4)
  })

  it('a product is made without a mouse', async () => {
    await startAt('')
    await hands.press('g', 'p')
    await page.getByRole('heading', { level: 1, name: /^Products/ }).waitFor()
    await hands.press('c')
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await hands.write(title, 'Salt cellar')
    await hands.write(page.getByRole('textbox', { name: 'Price (EUR)' }), '18')
    await hands.write(page.getByRole('textbox', { name: 'In stock' }), '5')
    await hands.write(page.getByRole('textbox', { name: 'SKU' }), 'SALT-1')
    await hands.take(page.getByRole('button', { name: 'Publish' }), 'Shift+Tab')
    await page.waitForURL('**/products/prod_*')
    const { product_variant } = open.shop.db.t
    const made = await open.shop.db.select().from(product_variant).where(eq(product_variant.sku, 'SALT-1'))
    expect(made).toMatchObject([{ inventory_quantity: 5 }])
    expect(hands.keys).toBeLessThanOrEqual(45)
    expect(hands.clicks).toBe(0)
  })

  it('a discount is made without a mouse', async () => {
    await startAt('')
    await hands.press('g', 'n')
    await page.getByRole('heading', { level: 1, name: /^Discounts/ }).waitFor()
    await hands.press('c')
    const wizard = page.getByRole('dialog', { name: 'New discount' })
    const goOn = () => hands.take(wizard.getByRole('button', { name: 'Next' }))
    await goOn()
    await hands.take(wizard.getByRole('button', { name: 'Choose… Regions' }))
    const regions = page.getByRole('dialog', { name: 'Choose regions' })
    await regions.getByRole('option').first().waitFor()
    // The field keeps the focus; the arrows go through what it found.
    await hands.press('ArrowDown', 'Enter')
    await regions.getByRole('option', { selected: true }).waitFor()
    await hands.take(regions.getByRole('button', { name: 'Apply' }))
    await regions.waitFor({ state: 'detached' })
    await hands.write(wizard.getByRole('textbox', { name: 'Per cent' }), '15')
    await goOn()
    await wizard.getByRole('heading', { name: 'What it is for' }).waitFor()
    await goOn()
    await hands.write(wizard.getByRole('textbox', { name: 'Code' }), 'BYKEYS')
    await goOn()
    await wizard.getByText(/^15% off everything in/).waitFor()
    await hands.take(wizard.getByRole('button', { name: 'Create discount' }))
    await page.waitForURL('**/discounts/disc_*')
    const { discount } = open.shop.db.t
    const made = await open.shop.db.select().from(discount).where(eq(discount.code, 'BYKEYS'))
    expect(made).toMatchObject([{ is_disabled: false }])
    expect(hands.keys).toBeLessThanOrEqual(45)
    expect(hands.clicks).toBe(0)
  })
})
