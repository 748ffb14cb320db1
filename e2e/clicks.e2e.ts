import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Client } from '../packages/sdk/src/index'
import { clientOf, signIn } from './back-office'
import { openBrowser, openContext } from './browser'
import { Hands } from './hands'
import { type OpenSite, openSite } from './open-site'
import { place } from './place'

/**
 * The jobs that the admin of Medusa v1 offers on an order, counted in clicks from its open page, beside what they take there:
 * the presses of the mouse that its own windows need for the same, by their source (1.20). The table is in
 * docs/back-office.md.
 */
describe('jobs on an order, in no more clicks than before', () => {
  let open: OpenSite
  let browser: Browser
  let page: Page
  let hands: Hands
  let client: Client
  let variant = ''
  let region = ''
  let n = 0

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'))
    client = await clientOf(open)
    const { products } = await client.admin.products.list({ limit: 1, q: 'Tall jug', expand: 'variants' })
    variant = products[0]?.variants?.[0]?.id ?? ''
    const { inventory } = (await client.admin.variants.getInventory(variant)).variant
    const level = inventory[0]?.location_levels?.[0]
    await client.admin.inventoryItems.updateLocationLevel(inventory[0]?.id ?? '', level?.location_id ?? '', {
      stocked_quantity: 100,
    })
    const { regions } = await client.admin.regions.list({ limit: 50 })
    region = regions.find(({ currency_code }) => currency_code === 'eur')?.id ?? ''
    browser = await openBrowser()
    const context = await openContext(browser, { viewport: { width: 1440, height: 1000 } })
    page = await context.newPage()
    await signIn(page, open.url, open.staff)
  }, 300_000)
  beforeEach(() => {
    hands = new Hands(page)
  })
  afterEach(({ task }) => console.log(`${task.name}: ${hands.clicks} clicks`))
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  type State = 'placed' | 'captured' | 'packed' | 'sent'
  /** Opens an order of two jugs that has come so far. Answers how it is now, whenever asked. */
  async function openOrder(state: State) {
    n += 1
    const id = await place(client, variant, region, n, 2)
    const read = async () => (await client.admin.orders.retrieve(id)).order
    if (state !== 'placed') await client.admin.orders.capturePayment(id)
    if (state === 'packed' || state === 'sent') {
      const { items = [] } = await read()
      const { stock_locations } = await client.admin.stockLocations.list()
      const { order } = await client.admin.orders.createFulfillment(id, {
        items: items.map((item) => ({ item_id: item.id, quantity: item.quantity })),
        location_id: stock_locations[0]?.id,
      })
      if (state === 'sent')
        await client.admin.orders.createShipment(id, { fulfillment_id: order.fulfillments?.[0]?.id ?? '' })
    }
    await page.goto(`${open.url}/app/a/orders/${id}`)
    await page.getByRole('heading', { level: 1, name: /^#\d+/ }).waitFor()
    return read
  }

  const strip = () => page.locator('.ad-Strip')
  const button = (of: Page | Locator, name: string | RegExp) => of.getByRole('button', { name, exact: true })
  const dialog = () => page.getByRole('dialog').last()
  /** Writes into a field that has the focus already, or that Tab leads to. */
  async function write(field: Locator, text: string) {
    await hands.goTo(field)
    await page.keyboard.press('ControlOrMeta+a')
    await hands.type(text)
  }
  const gone = () => page.locator('.cw-Dialog').waitFor({ state: 'detached' })
  const plusOne = (of: Locator) => hands.click(button(of, 'Increase').first())

  /** Does a job, in no more clicks than it takes there. */
  const job = (name: string, most: number, act: () => Promise<void>) =>
    it(`${name} (${most})`, async () => {
      await act()
      expect(hands.clicks).toBeGreaterThan(0)
      expect(hands.clicks).toBeLessThanOrEqual(most)
    })

  job('its money is taken', 1, async () => {
    const read = await openOrder('placed')
    await hands.click(button(strip(), /^Capture/))
    await page.getByRole('row', { name: /^Captured/ }).waitFor()
    expect((await read()).payment_status).toBe('captured')
  })

  job('all of it is packed', 2, async () => {
    const read = await openOrder('captured')
    await hands.click(button(strip(), 'Pack items'))
    await hands.click(button(dialog(), /^Pack \d/))
    await gone()
    expect((await read()).fulfillment_status).toBe('fulfilled')
  })

  job('its parcel is sent with a number', 3, async () => {
    const read = await openOrder('packed')
    await hands.click(button(strip(), 'Mark as shipped'))
    await write(dialog().getByRole('textbox', { name: 'Tracking numbers' }), 'KL1')
    await hands.click(button(dialog(), 'Mark as shipped'))
    await gone()
    expect((await read()).fulfillments?.[0]?.tracking_links).toMatchObject([{ tracking_number: 'KL1' }])
  })

  job('some of its money goes back', 2, async () => {
    const read = await openOrder('captured')
    await hands.click(button(page, 'Refund'))
    await write(dialog().getByRole('textbox', { name: /^Amount/ }), '1.50')
    await hands.click(button(dialog(), /^Refund/))
    await gone()
    expect((await read()).refunded_total).toBe(150)
  })

  job('one piece comes back', 4, async () => {
    const read = await openOrder('sent')
    await hands.click(button(strip(), 'Request a return'))
    await plusOne(dialog())
    await hands.click(button(dialog(), 'Review'))
    await hands.click(button(dialog(), /^Request return of/))
    await gone()
    expect((await read()).returns).toHaveLength(1)
  })

  job('one piece is exchanged for another', 7, async () => {
    const read = await openOrder('sent')
    await hands.click(button(strip(), 'Exchange items'))
    await plusOne(dialog())
    await hands.click(button(dialog(), 'Next'))
    await chooseGoods()
    await hands.click(button(dialog(), 'Review'))
    await hands.click(button(dialog(), 'Create exchange'))
    await gone()
    expect((await read()).swaps).toHaveLength(1)
  })

  job('one piece is claimed, and paid back', 8, async () => {
    const read = await openOrder('sent')
    await hands.click(button(strip(), 'Create a claim'))
    await plusOne(dialog())
    await chooseReason()
    await hands.click(button(dialog(), 'Next'))
    await hands.click(dialog().locator('.cw-Radio').last())
    await hands.click(button(dialog(), 'Review'))
    await hands.click(button(dialog(), /^Refund/))
    await gone()
    expect((await read()).claims).toMatchObject([{ type: 'refund' }])
  })

  job('one piece is claimed, and another one goes out', 14, async () => {
    const read = await openOrder('sent')
    await hands.click(button(strip(), 'Create a claim'))
    await plusOne(dialog())
    await chooseReason()
    await hands.click(button(dialog(), 'Next'))
    await hands.click(button(dialog(), 'Choose items'))
    await chooseGoods()
    await hands.click(button(dialog(), 'Next'))
    await hands.click(dialog().locator('.cw-Radio').first())
    await hands.click(button(dialog(), 'Next'))
    await hands.click(button(dialog(), 'Create claim'))
    await gone()
    expect((await read()).claims).toMatchObject([{ type: 'replace' }])
  })

  job('one more piece is added to it', 4, async () => {
    const read = await openOrder('captured')
    const { id } = await read()
    await hands.click(page.getByRole('main').getByRole('link', { name: 'Edit order' }))
    await plusOne(page.getByRole('main'))
    await hands.click(button(page, 'Request confirmation'))
    await hands.click(button(dialog(), 'Request confirmation'))
    await gone()
    const { order_edits } = await client.admin.orderEdits.list({ order_id: id })
    expect(order_edits).toMatchObject([{ status: 'requested' }])
  })

  job('its e-mail address is put right', 3, async () => {
    const read = await openOrder('captured')
    await hands.click(button(page, 'More actions'))
    await hands.click(page.getByRole('menuitem', { name: 'Change the e-mail' }))
    await write(dialog().getByRole('textbox', { name: 'E-mail' }), 'right@example.com')
    await hands.click(button(dialog(), 'Save'))
    await gone()
    expect((await read()).email).toBe('right@example.com')
  })

  job('it is canceled', 3, async () => {
    const read = await openOrder('placed')
    await hands.click(button(page, 'More actions'))
    await hands.click(page.getByRole('menuitem', { name: 'Cancel order' }))
    await hands.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }))
    await gone()
    expect((await read()).status).toBe('canceled')
  })

  job('its return is received', 3, async () => {
    const read = await openOrder('sent')
    const { id, items = [] } = await read()
    await client.admin.orders.requestReturn(id, { items: [{ item_id: items[0]?.id ?? '', quantity: 1 }] })
    await page.reload()
    await hands.click(button(page.getByRole('region', { name: 'Return', exact: true }), 'Receive'))
    await hands.click(dialog().locator('.cw-Dialog-foot, .ad-Dialog-foot').getByRole('button').last())
    await gone()
    expect((await read()).returns).toMatchObject([{ status: 'received' }])
  })

  job('a draft is marked as paid', 2, async () => {
    const { shipping_options } = await client.admin.shippingOptions.list({ region_id: region })
    const { draft_order } = await client.admin.draftOrders.create({
      email: 'draft@example.com',
      region_id: region,
      items: [{ variant_id: variant, quantity: 1 }],
      shipping_methods: [{ option_id: shipping_options.find((one) => !one.is_return)?.id ?? '' }],
    })
    await page.goto(`${open.url}/app/a/draft-orders/${draft_order.id}`)
    await hands.click(button(page, 'Mark as paid'))
    await hands.click(page.getByRole('alertdialog').getByRole('button').last())
    await page.waitForURL('**/a/orders/order_*')
  })

  job('all orders are exported', 2, async () => {
    await page.goto(`${open.url}/app/a/orders`)
    await hands.click(page.getByRole('main').getByRole('button', { name: 'More', exact: true }))
    await hands.click(page.getByRole('menuitem', { name: 'Export' }))
    await expect
      .poll(async () => (await client.admin.batchJobs.list({ limit: 5 })).batch_jobs.map(({ type }) => type))
      .toContain('order-export')
  })

  /** Ticks the first goods of the window that offers them, and takes them over. */
  async function chooseGoods() {
    const choice = page.getByRole('dialog', { name: 'Choose items' })
    await hands.click(choice.getByRole('option').first())
    await hands.click(button(choice, 'Apply'))
    await choice.waitFor({ state: 'detached' })
  }

  async function chooseReason() {
    await hands.click(dialog().getByRole('button', { name: /Reason for/ }))
    await hands.click(page.getByRole('option').first())
  }
})
