import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createClient } from '../packages/sdk/src/index'
import { databases } from './databases'
import type { OpenSite } from './open-site'
import { cards, inSheet, openSheet } from './stripe-in-browser'
import { openStripeShop, type Shopper, type StripeShop } from './stripe-shop'

for (const dialect of databases('postgres'))
  describe(`Stripe beyond a new card (${dialect})`, () => {
    let shop: StripeShop
    const visits: Shopper[] = []
    beforeAll(async () => {
      shop = await openStripeShop(dialect)
    })
    afterEach(async () => {
      for (const { context } of visits.splice(0)) await context.close()
    })
    afterAll(() => shop?.close())
    const begin = async (options?: Parameters<StripeShop['visit']>[0]) => {
      const shopper = await shop.visit(options)
      visits.push(shopper)
      return shopper
    }

    it('says plainly that it needs scripts, and is paid otherwise without them', async () => {
      const shopper = await begin({ javaScriptEnabled: false })
      const { page } = shopper
      await shopper.toCheckout()
      expect(await page.locator('main').innerText()).toContain('Paying by card needs scripts')
      await shopper.fillIn()
      await shopper.way('stripe').check()
      await shopper.button.click()
      await page.getByRole('alert').filter({ hasText: 'The payment needs another step' }).waitFor()
      await shopper.way('manual').check()
      await shopper.button.click()
      await shopper.thanked()
    })

    it('keeps a card for the next time, which is then paid with without typing', async () => {
      const shopper = await begin()
      const { page } = shopper
      const email = `keeps-${dialect}@example.com`
      await page.goto(`${shop.site.url}/account/register`)
      await shopper.field('first_name').fill('Ada')
      await shopper.field('last_name').fill('Byron')
      await shopper.field('email').fill(email)
      await shopper.field('password').fill('compilers-are-fun')
      await page.locator('main form button[type=submit]').last().click()
      await page.waitForURL('**/account*')
      await shopper.toCheckout()
      await shopper.fillIn(email)
      await shopper.byCard(cards.good)
      await page.getByRole('checkbox', { name: 'Save this card for next time' }).check()
      await shopper.button.click()
      await shopper.thanked()
      await shopper.toCheckout()
      await page.getByRole('radio', { name: /Visa ending in 4242/ }).check()
      expect(await shopper.field('city').inputValue()).toBe('Vienna')
      await shopper.button.click()
      await shopper.thanked()
      const held = [...shop.stripe.intents.values()].filter(({ payment_method }) =>
        String(payment_method).startsWith('pm_'),
      )
      expect(held).toMatchObject([{ status: 'requires_capture', setup_future_usage: null }])
    })

    it('is paid by the sheet of a wallet, which fills in all of the form', async () => {
      const shopper = await begin({ wallets: ['Link'] })
      const { page } = shopper
      await shopper.toCheckout()
      await shopper.way('stripe').check()
      const sheet = await openSheet(page, 'Link')
      const rate = sheet?.shippingRates.at(-1)
      expect(sheet).toMatchObject({ emailRequired: true, shippingAddressRequired: true })
      const says = (event: string, data: object) => inSheet(page, event, data)
      expect(await says('shippingaddresschange', { address: { country: 'AQ' } })).toBe('rejected')
      expect(await says('shippingaddresschange', { address: { country: 'AT' } })).toBe('resolved')
      expect(await says('shippingratechange', { shippingRate: rate })).toBe('resolved')
      const address = { line1: '1 Mill Lane', city: '', postal_code: '1010', country: 'AT' }
      const buyer = { name: 'Ada Byron', email: 'wallet@example.com' }
      const confirm = (city: string) => ({
        billingDetails: buyer,
        shippingAddress: { name: buyer.name, address: { ...address, city } },
        shippingRate: rate,
      })
      // What the sheet leaves out is asked in the form, which keeps the rest.
      expect(await says('confirm', confirm(''))).toBe('invalid_shipping_address')
      await page.locator('[name=city][aria-invalid=true]').waitFor()
      expect(await shopper.field('email').inputValue()).toBe(buyer.email)
      void says('confirm', confirm('Vienna')).catch(() => undefined)
      const { cart, email } = await shopper.thanked()
      expect(email).toBe(buyer.email)
      const paid = [...shop.stripe.intents.values()].filter(
        ({ metadata, status }) => metadata.resource_id === cart && status === 'requires_capture',
      )
      expect(paid).toMatchObject([{ amount: 9200 + (rate?.amount ?? 0) }])
    })

    it('has no empty box where the browser offers no wallet', async () => {
      const shopper = await begin()
      const { page } = shopper
      await shopper.toCheckout()
      await shopper.way('stripe').check()
      await shopper.card.waitFor()
      expect(await page.locator('.pay-express').isVisible()).toBe(false)
    })

    it('pays a cart that staff have filled by the same fields', async () => {
      const shopper = await begin()
      const { page } = shopper
      const client = await staffClient(shop.site)
      const { regions } = await client.regions.list()
      const [region] = regions
      const { shipping_options } = await client.shippingOptions.list({ region_id: region?.id })
      const { products } = await client.products.list({ handle: 'tall-jug-ash-glaze' })
      const { draft_order } = await client.admin.draftOrders.create({
        email: 'draft@example.com',
        region_id: region?.id ?? '',
        items: [{ variant_id: products[0]?.variants[0]?.id, quantity: 1 }],
        shipping_methods: [{ option_id: shipping_options[0]?.id ?? '' }],
      })
      await page.goto(`${shop.site.url}/pay/${draft_order.cart_id}`)
      await shopper.fillInAddress()
      await shopper.byCard(cards.declined)
      await shopper.button.click()
      await shopper.told.waitFor()
      await shopper.card.fill(cards.good)
      await shopper.button.click()
      await shopper.thanked()
    })

    it('pays what a changed order costs more, once the bank has agreed', async () => {
      const shopper = await begin()
      const { page } = shopper
      await shopper.toCheckout()
      await shopper.fillIn()
      await shopper.byCard(cards.good)
      await shopper.button.click()
      const { cart } = await shopper.thanked()
      const { admin } = await staffClient(shop.site)
      const { orders } = await admin.orders.list({ cart_id: cart })
      const { products } = await admin.products.list({ limit: 1, q: 'Tall jug', expand: 'variants' })
      const { order_edit } = await admin.orderEdits.create({ order_id: orders[0]?.id ?? '' })
      const variant_id = products[0]?.variants?.[0]?.id ?? ''
      await admin.orderEdits.addLineItem(order_edit.id, { variant_id, quantity: 1 })
      await admin.orderEdits.requestConfirmation(order_edit.id, {})
      await page.goto(`${shop.site.url}/order-edits/${order_edit.id}`)
      await shopper.byCard(cards.secure)
      await page.locator('button[name=intent][value=accept]').click()
      await page.getByRole('link', { name: 'succeeded' }).click()
      await page.waitForURL('**/order-edits/*')
      expect(new URL(page.url()).search).toBe('')
      expect((await admin.orderEdits.retrieve(order_edit.id)).order_edit.status).toBe('confirmed')
    })

    it('pays what is asked for outside of a cart by the same fields', async () => {
      const shopper = await begin()
      const { page } = shopper
      const client = await staffClient(shop.site)
      const { regions } = await client.regions.list()
      const { payment_collection } = await client.admin.paymentCollections.create({
        region_id: regions[0]?.id ?? '',
        currency_code: regions[0]?.currency_code ?? '',
        amount: 4200,
        type: 'order_edit',
      })
      await page.goto(`${shop.site.url}/pay/${payment_collection.id}`)
      await shopper.byCard(cards.secure)
      await page.locator('main form button[type=submit]').click()
      await page.getByRole('link', { name: 'failed' }).click()
      await page.waitForURL('**/pay/*?payment=failed')
      await shopper.byCard(cards.good)
      await page.locator('main form button[type=submit]').click()
      await page.getByText('Paid. Thank you.').waitFor()
      expect([...shop.stripe.intents.values()].at(-1)).toMatchObject({
        amount: 4200,
        status: 'requires_capture',
      })
    })

    it('draws its fields at once where it is the only way, and tells them of another delivery', async () => {
      const { region_payment_providers: links } = shop.site.shop.db.t
      const isManual = eq(links.provider_id, 'manual')
      const manual = await shop.site.shop.db.select().from(links).where(isManual)
      await shop.site.shop.transaction((tx) => tx.delete(links).where(isManual))
      try {
        const shopper = await begin({ wallets: ['Link'] })
        await shopper.toCheckout()
        await shopper.card.fill(cards.good)
        await shopper.page.getByRole('button', { name: 'Link', exact: true }).waitFor()
        await shopper.fillIn()
        await shopper.page.locator('input[name=shipping_option]').last().check()
        await shopper.page.getByRole('button', { name: /106\.90/ }).click()
        const { cart } = await shopper.thanked()
        const paid = [...shop.stripe.intents.values()].filter(({ metadata }) => metadata.resource_id === cart)
        expect(paid).toMatchObject([{ amount: 10_690, status: 'requires_capture' }])
      } finally {
        await shop.site.shop.transaction((tx) => tx.insert(links).values(manual))
      }
    })

    it('lets Stripe into the pages where it can be chosen, and into no other', async () => {
      const shopper = await begin()
      const { context } = shopper
      await shopper.toCheckout()
      const policyOf = async (path: string) => {
        const { headers } = await fetch(shop.site.url + path, {
          headers: {
            cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
          },
        })
        return [headers.get('content-security-policy') ?? '', headers.get('permissions-policy') ?? '']
      }
      const [policy = '', permissions = ''] = await policyOf('/checkout')
      expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/)
      expect(policy).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com[^;]* https:\/\/hooks\.stripe\.com/)
      expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/)
      expect(permissions).toContain('payment=(self "https://js.stripe.com"')
      for (const path of ['/', '/cart', '/p/tall-jug-ash-glaze', '/account/login']) {
        const [other = '', may = ''] = await policyOf(path)
        expect(other, path).toContain("connect-src 'self';")
        expect(other + may, path).not.toContain('stripe')
        expect(may, path).toContain('payment=()')
      }
    })
  })

async function staffClient(open: OpenSite): Promise<Client> {
  const { access_token } = await createClient({ baseUrl: open.url }).admin.auth.getToken(open.staff)
  return createClient({ baseUrl: open.url, adminToken: access_token })
}
