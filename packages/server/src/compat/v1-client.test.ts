import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'
import { listening, type V1Client, v1Client } from '../testing/v1-client'
import { adasAddress, europe, post } from '../testing/world'

describeShop('the published v1 client', (t) => {
  let baseUrl: string
  let close: () => Promise<void>
  let staff: V1Client
  let productId: string

  beforeAll(async () => {
    const open = await listening(t.app)
    baseUrl = open.baseUrl
    close = open.close
    staff = v1Client({ baseUrl, apiKey: t.staff['x-medusa-access-token'] })
    const region = await europe(t)
    await post(t, region)
  })
  afterAll(() => close())

  it('makes a product as staff', async () => {
    const { product } = await staff.admin.products.create({
      title: 'Kettle',
      status: 'published',
      options: [{ title: 'Size' }],
      variants: [
        {
          title: 'One litre',
          inventory_quantity: 5,
          options: [{ value: 'One litre' }],
          prices: [{ currency_code: 'eur', amount: 4900 }],
        },
      ],
    })
    productId = product.id
    expect(product.variants[0].prices[0].amount).toBe(4900)
  })

  it('buys it as a new customer, who then finds the order in the account', async () => {
    const shop: V1Client = v1Client({ baseUrl })
    const { regions } = await shop.regions.list()
    const { products } = await shop.products.list({ region_id: regions[0].id, limit: 12 })
    const kettle = products.find(({ id }: { id: string }) => id === productId)
    expect(kettle.variants[0].calculated_price).toBe(4900)
    const email = 'grace@example.com'
    const password = 'compilers-are-fun'
    await shop.customers.create({ first_name: 'Grace', last_name: 'Hopper', email, password })
    const { access_token } = await shop.auth.getToken({ email, password })
    const own = { Authorization: `Bearer ${access_token}` }
    const { cart } = await shop.carts.create({ region_id: regions[0].id }, own)
    await shop.carts.lineItems.create(cart.id, { variant_id: kettle.variants[0].id, quantity: 2 }, own)
    await shop.carts.update(cart.id, { shipping_address: adasAddress('de'), email }, own)
    const { shipping_options: options } = await shop.shippingOptions.listCartOptions(cart.id, own)
    await shop.carts.addShippingMethod(cart.id, { option_id: options[0].id }, own)
    await shop.carts.createPaymentSessions(cart.id, own)
    await shop.carts.setPaymentSession(cart.id, { provider_id: 'manual' }, own)
    const { type, data } = await shop.carts.complete(cart.id, own)
    expect(type).toBe('order')
    expect(data.total).toBe(Math.round((2 * 4900 + 500) * 1.2))
    const { orders } = await shop.customers.listOrders({}, own)
    expect(orders.map(({ id }: { id: string }) => id)).toEqual([data.id])
  })

  it('captures, fulfils and ships it as staff', async () => {
    const { orders } = await staff.admin.orders.list({ limit: 10 })
    const [{ id }] = orders
    expect((await staff.admin.orders.capturePayment(id)).order.payment_status).toBe('captured')
    const { order } = await staff.admin.orders.retrieve(id)
    const items = order.items.map((item: { id: string; quantity: number }) => ({
      item_id: item.id,
      quantity: item.quantity,
    }))
    const fulfilled = (await staff.admin.orders.createFulfillment(id, { items })).order
    expect(fulfilled.fulfillment_status).toBe('fulfilled')
    const shipped = await staff.admin.orders.createShipment(id, {
      fulfillment_id: fulfilled.fulfillments[0].id,
      tracking_numbers: ['KL1'],
    })
    expect(shipped.order.fulfillment_status).toBe('shipped')
  })
})
