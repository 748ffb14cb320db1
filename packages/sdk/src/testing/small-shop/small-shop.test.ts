import { setupServer } from 'msw/node'
import { afterEach, describe, expect, it } from 'vitest'
import { createStoreClient } from '../../client'
import { AuthError, ConflictError, NotFoundError, ValidationError } from '../../errors'
import { shopHandlers } from '../msw'
import { smallShop } from './small-shop'

const europe = {
  name: 'Europe',
  currency_code: 'EUR',
  tax_rate: 20,
  payment_providers: ['manual'],
  fulfillment_providers: ['manual'],
  countries: ['de', 'fr'],
}
const jug = {
  title: 'Tall jug',
  status: 'published' as const,
  options: [{ title: 'Glaze' }],
  variants: ['Ash', 'Iron'].map((value, at) => ({
    title: value,
    options: [{ value }],
    inventory_quantity: 5 * (1 - at),
    manage_inventory: true,
    prices: [{ currency_code: 'eur', amount: 1999 + at }],
  })),
}
const address = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: 'Lindenallee 12',
  city: 'Berlin',
  country_code: 'de',
}

/** A shop with a region, a delivery and a jug. */
async function opened(more: object = {}) {
  const shop = smallShop()
  const { client } = shop
  const { region } = await client.admin.regions.create({ ...europe, ...more })
  const { product } = await client.admin.products.create(jug)
  const { shipping_option } = await client.admin.shippingOptions.create({
    name: 'Post',
    region_id: region.id,
    provider_id: 'manual',
    price_type: 'flat_rate',
    amount: 500,
    data: {},
  })
  return { shop, client, region, product, shipping_option, variant_id: product.variants[0]?.id ?? '' }
}

describe('a small shop', () => {
  it('remembers what it is told: made, read, listed, changed, deleted', async () => {
    const { client } = await opened()
    const { product } = await client.admin.products.create({
      title: 'Änd & mug',
      metadata: { a: '1', b: '2' },
    })
    expect(product).toMatchObject({ handle: 'änd-mug', status: 'draft', variants: [] })
    await client.admin.products.update(product.id, { subtitle: 'Small', metadata: { a: '', c: '3' } })
    const { product: read } = await client.admin.products.retrieve(product.id)
    expect(read).toMatchObject({ title: 'Änd & mug', subtitle: 'Small', metadata: { b: '2', c: '3' } })
    expect(await client.admin.products.list({ q: 'mug' })).toMatchObject({
      count: 1,
      products: [{ id: product.id }],
    })
    expect(await client.admin.products.list({ status: ['published'], limit: 1 })).toMatchObject({
      count: 1,
      limit: 1,
    })
    expect(await client.admin.products.delete(product.id)).toEqual({
      id: product.id,
      object: 'product',
      deleted: true,
    })
    await expect(client.admin.products.retrieve(product.id)).rejects.toThrow(NotFoundError)
  })

  it('pages, orders and filters lists', async () => {
    const { client } = smallShop()
    for (const title of ['b', 'c', 'a']) await client.admin.collections.create({ title })
    const all = await client.admin.collections.iterate({ limit: 2, order: '-title' }).toArray()
    expect(all.map(({ title }) => title)).toEqual(['c', 'b', 'a'])
    expect((await client.collections.list({ handle: ['a', 'b'] })).collections).toHaveLength(2)
    await expect(client.admin.collections.list({ discount_condition_id: 'x' })).rejects.toThrow(
      'has no filter',
    )
  })

  it('refuses bad bodies in the words of the contract, and unknown ids', async () => {
    const { client } = smallShop()
    const wrong = client.admin.regions.create({ ...europe, tax_rate: 'high' as unknown as number })
    await expect(wrong).rejects.toThrow(ValidationError)
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      type: 'invalid_data',
      fieldErrors: { tax_rate: [/tax_rate/] },
    })
    const stray = client.admin.regions.create({ ...europe, colour: 'red' } as typeof europe)
    await expect(stray).rejects.toThrow('property colour should not exist')
    await expect(client.carts.retrieve('cart_none')).rejects.toThrow('Cart with id: cart_none was not found')
    await expect(client.products.list({ limit: -1 })).rejects.toThrow(ValidationError)
    await expect(client.giftCards.retrieve('ABC')).rejects.toThrow(NotFoundError)
  })

  it('shows shoppers what is published, with prices and what is left', async () => {
    const { client, region, product } = await opened()
    await client.admin.products.create({ title: 'Draft' })
    const { products, count } = await client.products.list({ region_id: region.id })
    expect(count).toBe(1)
    expect(products[0]?.variants).toMatchObject([
      { calculated_price: 1999, calculated_price_incl_tax: 2399, purchasable: true },
      { calculated_price: 2000, calculated_price_incl_tax: 2400, purchasable: false },
    ])
    expect(product.variants[0]?.options?.[0]).toMatchObject({
      value: 'Ash',
      option_id: product.options?.[0]?.id,
    })
  })
})

describe('a cart of a small shop', () => {
  it.each([
    [
      'beside its prices',
      {},
      { subtotal: 5997, item_tax_total: 1199, shipping_total: 500, tax_total: 1299, total: 7796 },
    ],
    [
      'in its prices',
      { includes_tax: true },
      { subtotal: 4997, item_tax_total: 1000, tax_total: 1083, total: 6497 },
    ],
  ])('adds up, with the tax %s', async (_, more, sums) => {
    const { client, variant_id, region, shipping_option } = await opened(more)
    const { cart } = await client.carts.create({ region_id: region.id })
    await client.carts.lineItems.create(cart.id, { variant_id, quantity: 1 })
    await client.carts.lineItems.create(cart.id, { variant_id, quantity: 2 })
    const { shipping_options } = await client.shippingOptions.listCartOptions(cart.id)
    expect(shipping_options.map(({ id }) => id)).toEqual([shipping_option.id])
    const { cart: full } = await client.carts.addShippingMethod(cart.id, { option_id: shipping_option.id })
    expect(full).toMatchObject(sums)
    expect(full.items).toMatchObject([
      { quantity: 3, title: 'Tall jug', variant: { product: { title: 'Tall jug' } } },
    ])
  })

  it('becomes one order, takes the stock, and is closed', async () => {
    const { client, variant_id, shipping_option, shop } = await opened()
    const { cart } = await client.carts.create({ items: [{ variant_id, quantity: 2 }] })
    await expect(client.carts.complete(cart.id)).rejects.toThrow('needs an e-mail address')
    await client.carts.update(cart.id, { email: 'Ada@Example.com', shipping_address: address })
    await client.carts.addShippingMethod(cart.id, { option_id: shipping_option.id })
    await expect(client.carts.complete(cart.id)).rejects.toThrow('Choose a way to pay')
    await client.carts.createPaymentSessions(cart.id)
    const first = await client.carts.complete(cart.id)
    expect(first).toMatchObject({
      type: 'order',
      data: { email: 'ada@example.com', total: 5398, display_id: 1 },
    })
    expect(await client.carts.complete(cart.id)).toEqual(first)
    expect(shop.tables.products.values().next().value?.variants[0]?.inventory_quantity).toBe(3)
    await expect(client.carts.lineItems.create(cart.id, { variant_id, quantity: 1 })).rejects.toThrow(
      'is completed',
    )

    const { orders } = await client.admin.orders.list({ email: 'ada@example.com' })
    const id = orders[0]?.id ?? ''
    expect((await client.orders.retrieveByCartId(cart.id)).order.id).toBe(id)
    expect((await client.admin.orders.capturePayment(id)).order).toMatchObject({
      payment_status: 'captured',
      paid_total: 5398,
    })
    expect((await client.admin.orders.cancel(id)).order.status).toBe('canceled')
    await expect(client.admin.orders.capturePayment(id)).rejects.toThrow('is canceled')
  })

  it('holds no more than there is, and says so again when it is completed', async () => {
    const { client, variant_id, shop } = await opened()
    const { cart } = await client.carts.create({ items: [{ variant_id, quantity: 5 }] })
    const one = { variant_id, quantity: 1 }
    await expect(client.carts.lineItems.create(cart.id, one)).rejects.toMatchObject({
      code: 'insufficient_inventory',
    })
    await client.carts.update(cart.id, { email: 'ada@example.com' })
    await client.carts.createPaymentSessions(cart.id)
    for (const { variants } of shop.tables.products.values())
      for (const variant of variants) variant.inventory_quantity = 0
    await expect(client.carts.complete(cart.id)).rejects.toThrow(ConflictError)
  })

  it('is priced anew in another region, and loses what is not sold there', async () => {
    const { client, variant_id } = await opened()
    const { region: america } = await client.admin.regions.create({
      ...europe,
      name: 'America',
      currency_code: 'usd',
      countries: ['us'],
    })
    const { product } = await client.admin.products.create({
      ...jug,
      variants: [
        {
          title: 'Both',
          prices: [
            { currency_code: 'eur', amount: 100 },
            { currency_code: 'usd', amount: 120 },
          ],
        },
      ],
    })
    const both = product.variants[0]?.id ?? ''
    const { cart } = await client.carts.create({
      items: [
        { variant_id, quantity: 1 },
        { variant_id: both, quantity: 1 },
      ],
    })
    const moved = await client.carts.update(cart.id, { region_id: america.id })
    expect(moved.cart.items?.map(({ unit_price }) => unit_price)).toEqual([120])
    const line = moved.cart.items?.[0]?.id ?? ''
    expect((await client.carts.lineItems.update(cart.id, line, { quantity: 3 })).cart.subtotal).toBe(360)
    expect((await client.carts.lineItems.delete(cart.id, line)).cart).toMatchObject({ items: [], total: 0 })
  })
})

describe('the customers of a small shop', () => {
  it('register, sign in and out, and keep their addresses and orders', async () => {
    const { client } = await opened()
    await expect(client.customers.retrieve()).rejects.toThrow(AuthError)
    const account = {
      email: 'ada@example.com',
      password: 'secret secret',
      first_name: 'Ada',
      last_name: 'Lovelace',
    }
    await client.customers.create(account)
    await expect(client.customers.create(account)).rejects.toThrow(ConflictError)
    const { customer } = await client.customers.addresses.addAddress({
      address: { ...address, postal_code: '10117' },
    })
    expect(customer.shipping_addresses).toMatchObject([{ city: 'Berlin', customer_id: customer.id }])
    expect(await client.customers.listOrders()).toMatchObject({ orders: [], count: 0, limit: 10 })
    await client.auth.deleteSession()
    await expect(client.auth.getSession()).rejects.toThrow(AuthError)
    await expect(client.auth.authenticate({ ...wrong, email: account.email })).rejects.toThrow(AuthError)
    await client.auth.authenticate({ email: account.email, password: account.password })
    expect((await client.customers.update({ phone: '123' })).customer.phone).toBe('123')
    expect((await client.admin.customers.list({ q: 'ada' })).count).toBe(1)
  })
  const wrong = { password: 'another' }
})

describe('the handlers of a small shop', () => {
  const server = setupServer()
  afterEach(() => server.close())

  it('answer an application that asks the network', async () => {
    const { shop, region } = await opened()
    server.listen({ onUnhandledRequest: 'error' })
    server.use(...shopHandlers(shop, 'https://shop.example.com/'))
    const client = createStoreClient({ baseUrl: 'https://shop.example.com', retries: 0 })
    expect((await client.regions.list()).regions).toMatchObject([{ id: region.id, currency_code: 'eur' }])
    await expect(client.regions.retrieve('reg_none')).rejects.toThrow(NotFoundError)
    const { cart } = await client.carts.create({ region_id: region.id })
    expect(shop.tables.carts.get(cart.id)?.region_id).toBe(region.id)
  })
})
