import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  FrameLocator,
  Locator,
  Page,
} from 'playwright-core'
import { expect, inject } from 'vitest'
import { manualPayment } from '../packages/server/src/providers/payment/manual'
import { stripePayment } from '../packages/server/src/providers/payment/stripe'
import { type StripeDouble, stripeDouble } from '../packages/server/src/testing/stripe-double'
import { openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'
import { serveStripe } from './stripe-in-browser'

/** A shop whose regions are paid by invoice and by Stripe, which is a stand-in on both sides. */
export interface StripeShop {
  site: OpenSite
  stripe: StripeDouble
  /** How many payments stand so. */
  intents(status: string): number
  visit(options?: VisitOptions): Promise<Shopper>
  close(): Promise<void>
}

interface VisitOptions extends BrowserContextOptions {
  wallets?: string[]
}

export async function openStripeShop(dialect: 'sqlite' | 'postgres'): Promise<StripeShop> {
  const keyBefore = process.env.STRIPE_PUBLISHABLE_KEY
  process.env.STRIPE_PUBLISHABLE_KEY = 'pk_test_shop'
  const stripe = await stripeDouble()
  const options = { api_key: 'sk_test', api_base: stripe.url, retries: 0, timeout: 20_000 }
  const payment = [manualPayment(), stripePayment(options)]
  const site = await openSite(dialect, inject('templates'), {}, { payment })
  const { region, region_payment_providers: links } = site.shop.db.t
  const regions = await site.shop.db.select({ region_id: region.id }).from(region)
  await site.shop.transaction(async (tx) => {
    for (const { region_id } of regions) await tx.insert(links).values({ region_id, provider_id: 'stripe' })
  })
  const browser: Browser = await openBrowser()
  return {
    site,
    stripe,
    intents: (status) => [...stripe.intents.values()].filter((intent) => intent.status === status).length,
    async visit({ wallets, ...visitor } = {}) {
      const context = await openContext(browser, { viewport: { width: 1440, height: 1000 }, ...visitor })
      await serveStripe(context, stripe, { wallets })
      return new Shopper(site, context, await context.newPage())
    },
    async close() {
      if (keyBefore === undefined) delete process.env.STRIPE_PUBLISHABLE_KEY
      else process.env.STRIPE_PUBLISHABLE_KEY = keyBefore
      await browser.close()
      await site.close()
      await stripe.close()
    },
  }
}

/** Somebody who buys a jug and pays it. */
export class Shopper {
  constructor(
    private readonly site: OpenSite,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** What went wrong with the payment, where its fields stand. */
  get told(): Locator {
    return this.page.locator('.pay-told')
  }
  get button(): Locator {
    return this.page.locator('button[name=intent][value=pay]')
  }
  get card(): Locator {
    const frame: FrameLocator = this.page.frameLocator('iframe[title="Secure payment input frame"]')
    return frame.locator('input')
  }
  field = (name: string): Locator => this.page.locator(`main [name=${name}]`).first()
  way = (provider: string): Locator => this.page.locator(`input[name=payment_provider][value="${provider}"]`)

  async putIn(page = this.page): Promise<void> {
    await page.goto(`${this.site.url}/p/tall-jug-ash-glaze`)
    const added = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('button[name=intent][value=add]').click()
    await added
  }

  async toCheckout(): Promise<void> {
    await this.putIn()
    await this.page.goto(`${this.site.url}/checkout`)
  }

  async fillIn(email = 'ada@example.com'): Promise<void> {
    await this.field('email').fill(email)
    await this.fillInAddress()
    await this.page.locator('input[name=shipping_option]').first().check()
  }

  async fillInAddress(): Promise<void> {
    const home = { first_name: 'Ada', last_name: 'Byron', address_1: '1 Mill Lane', postal_code: '1010' }
    for (const [name, text] of Object.entries({ ...home, city: 'Vienna' })) await this.field(name).fill(text)
  }

  async byCard(number: string): Promise<void> {
    await this.way('stripe').check()
    await this.card.fill(number)
  }

  /** Waits for the page that says thank you, of the one order that was made. Answers its cart. */
  async thanked(): Promise<{ cart: string; email: string }> {
    await this.page.waitForURL('**/checkout/*/thanks')
    const [, cart = ''] = /checkout\/(\w+)\/thanks/.exec(this.page.url()) ?? []
    const { order } = this.site.shop.db.t
    const orders = (await this.site.shop.db.select().from(order)).filter(({ cart_id }) => cart_id === cart)
    expect(orders).toHaveLength(1)
    return { cart, email: orders[0]?.email ?? '' }
  }
}
