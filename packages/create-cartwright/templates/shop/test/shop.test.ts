import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from './open-shop.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open?.close())

it('sells a mug to a guest', async () => {
  const { office, shopper } = open
  const { region } = await office.admin.regions.create({
    name: 'At home',
    currency_code: 'usd',
    tax_rate: 0,
    countries: ['us'],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  })
  await office.admin.shippingOptions.create({
    name: 'Parcel',
    region_id: region.id,
    provider_id: 'manual',
    price_type: 'flat_rate',
    amount: 500,
    data: { id: 'manual-fulfillment' },
  })
  const { product } = await office.admin.products.create({
    title: 'Mug',
    status: 'published',
    options: [{ title: 'Glaze' }],
    variants: [
      {
        title: 'White',
        inventory_quantity: 2,
        options: [{ value: 'White' }],
        prices: [{ currency_code: 'usd', amount: 1800 }],
      },
    ],
  })
  const variant_id = product.variants?.[0]?.id ?? ''

  const { cart } = await shopper.carts.create({ region_id: region.id })
  await shopper.carts.lineItems.create(cart.id, { variant_id, quantity: 2 })
  const address = {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: '1 Main Street',
    city: 'Portland',
    postal_code: '97201',
    country_code: 'us',
  }
  await shopper.carts.update(cart.id, {
    email: 'ada@example.com',
    shipping_address: address,
    billing_address: address,
  })
  const { shipping_options: ways } = await shopper.shippingOptions.listCartOptions(cart.id)
  await shopper.carts.addShippingMethod(cart.id, { option_id: ways[0]?.id ?? '' })
  await shopper.carts.createPaymentSessions(cart.id)
  await shopper.carts.setPaymentSession(cart.id, { provider_id: 'manual' })
  const sold = await shopper.carts.complete(cart.id)

  expect(sold).toMatchObject({ type: 'order', data: { total: 2 * 1800 + 500, email: 'ada@example.com' } })
  // What was sold is gone.
  const again = await shopper.carts.create({ region_id: region.id })
  await expect(shopper.carts.lineItems.create(again.cart.id, { variant_id, quantity: 1 })).rejects.toThrow()
})
