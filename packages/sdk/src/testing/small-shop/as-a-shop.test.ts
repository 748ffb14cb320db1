import type { Cart } from '@cartwright/contract'
import { describeShop } from '@cartwright/server/testing'
import { beforeAll, expect, it } from 'vitest'
import { type Client, createClient } from '../../client'
import { ShopError } from '../../errors'
import { smallShop } from './small-shop'

const europe = {
  name: 'Europe',
  currency_code: 'eur',
  tax_rate: 19,
  payment_providers: ['manual'],
  fulfillment_providers: ['manual'],
  countries: ['de'],
}
const jug = {
  title: 'Tall jug',
  status: 'published' as const,
  options: [{ title: 'Glaze' }],
  variants: [333, 1999].map((amount, at) => ({
    title: `Glaze ${at}`,
    options: [{ value: `Glaze ${at}` }],
    inventory_quantity: 7,
    manage_inventory: true,
    prices: [{ currency_code: 'eur', amount }],
  })),
}
const address = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: 'Lindenallee 12',
  city: 'Berlin',
  country_code: 'de',
  postal_code: '10117',
}

/** What a cart comes to, and how it is refused, on the way to an order: all that two shops should agree on. */
async function wayToAnOrder(client: Client) {
  const told: unknown[] = []
  const sums = ({ subtotal, shipping_total, tax_total, total, items, shipping_methods, email }: Cart) =>
    told.push({
      ...{ subtotal, shipping_total, tax_total, total, email },
      items: items?.map((one) => [
        one.title,
        one.description,
        one.quantity,
        one.unit_price,
        one.tax_total,
        one.total,
      ]),
      deliveries: shipping_methods?.map(({ price }) => price),
    })
  const refused = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((reason) => reason)
    if (!(error instanceof ShopError)) throw new Error('a refusal was expected')
    told.push([error.name, error.status, error.type, error.code])
  }
  const { region } = await client.admin.regions.create(europe)
  const { product } = await client.admin.products.create(jug)
  const { shipping_profiles } = await client.admin.shippingProfiles
    .list()
    .catch(() => ({ shipping_profiles: [] }))
  const { shipping_option } = await client.admin.shippingOptions.create({
    name: 'Post',
    region_id: region.id,
    profile_id: shipping_profiles.find(({ type }) => type === 'default')?.id,
    provider_id: 'manual',
    price_type: 'flat_rate',
    amount: 495,
    data: {},
  })
  const ids = product.variants.map(({ id }) => id)
  const [cheap = '', dear = ''] = ids
  const { products } = await client.products.list({ region_id: region.id })
  told.push(
    products[0]?.variants.map((one) => [
      one.calculated_price,
      one.calculated_price_incl_tax,
      one.calculated_tax,
    ]),
  )

  const { cart } = await client.carts.create({
    region_id: region.id,
    items: [{ variant_id: cheap, quantity: 2 }],
  })
  sums(cart)
  sums((await client.carts.lineItems.create(cart.id, { variant_id: dear, quantity: 1 })).cart)
  sums((await client.carts.lineItems.create(cart.id, { variant_id: cheap, quantity: 1 })).cart)
  await refused(client.carts.lineItems.create(cart.id, { variant_id: dear, quantity: 7 }))
  await refused(client.carts.lineItems.create(cart.id, { variant_id: 'variant_none', quantity: 1 }))
  await refused(client.carts.lineItems.create(cart.id, { variant_id: dear } as never))
  await refused(client.carts.update(cart.id, { discounts: [{ code: 'NONE' }] }))
  sums((await client.carts.update(cart.id, { email: 'Ada@Example.com', shipping_address: address })).cart)
  sums((await client.carts.addShippingMethod(cart.id, { option_id: shipping_option.id })).cart)
  const { cart: payable } = await client.carts.createPaymentSessions(cart.id)
  told.push(payable.payment_sessions?.map(({ provider_id, is_selected }) => [provider_id, is_selected]))
  const { type, data } = await client.carts.complete(cart.id)
  const order = (await client.admin.orders.retrieve(data.id)).order
  told.push([
    type,
    order.total,
    order.subtotal,
    order.tax_total,
    order.shipping_total,
    order.email,
    order.status,
  ])
  told.push([order.payment_status, order.fulfillment_status, order.display_id, order.items?.length])
  told.push((await client.carts.complete(cart.id)).data.id === order.id)
  told.push((await client.admin.orders.capturePayment(order.id)).order.payment_status)
  await refused(client.carts.retrieve('cart_none'))
  await refused(client.admin.products.retrieve('prod_none'))
  await refused(client.admin.collections.delete('pcol_none'))
  told.push(await client.admin.products.delete('prod_none'))
  return told
}

describeShop('a small shop', (t) => {
  let client: Client
  beforeAll(async () => {
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
      t.app.fetch(new Request(input, init))
    client = createClient({
      baseUrl: 'http://localhost',
      adminToken: t.staff['x-medusa-access-token'],
      fetch: fetch as typeof globalThis.fetch,
    })
    await client.admin.store.addCurrency('eur')
  })

  it('goes the way to an order as a real one does', async () => {
    expect(await wayToAnOrder(smallShop().client)).toEqual(await wayToAnOrder(client))
  })
})
