import type { CallName } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { dangling } from '../testing/dangling'
import { type Counter, openCounter, type PlacedOrder, placeOrder } from '../testing/placed-order'
import { describeShop } from '../testing/test-shop'

// The rows below build on each other: first what is refused, then what goes, the region last.
describeShop('deleting what others depend on', (t) => {
  const ids: Record<string, string> = {}
  let counter: Counter
  let order: PlacedOrder
  // biome-ignore lint/suspicious/noExplicitAny: many calls of many shapes set the stage
  const make = async (name: CallName, params: object, body: unknown): Promise<any> => {
    const headers: Record<string, string> = name.includes('/admin') ? t.staff : {}
    const answer = await t.try(name, { params, body, headers })
    if (answer.status >= 400) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
    return Object.values(answer.body)[0]
  }
  const variant = (title: 'small' | 'large') =>
    counter.variants[title] as { id: string; product_id: string; inventory_item_id: string }
  const cartOf = async (more: object, changes: object) => {
    const items = [{ variant_id: variant('small').id, quantity: 1 }]
    const cart = await make('POST /store/carts', {}, { region_id: counter.region_id, items, ...more })
    await make('POST /store/carts/:id', { id: cart.id }, { email: 'ann@example.com', ...changes })
    return cart.id as string
  }

  beforeAll(async () => {
    counter = await openCounter(t)
    const { region_id } = counter
    const { id: small, product_id } = variant('small')
    const keep = async (name: string, made: Promise<{ id: string }>) => {
      ids[name] = (await made).id
    }
    await keep('collection', make('POST /admin/collections', {}, { title: 'Linen' }))
    await keep('category', make('POST /admin/product-categories', {}, { name: 'Shirts', is_active: true }))
    const below = { name: 'Long', parent_category_id: ids.category, is_active: true }
    await keep('subcategory', make('POST /admin/product-categories', {}, below))
    const filed = { collection_id: ids.collection, categories: [{ id: ids.subcategory }] }
    await make('POST /admin/products/:id', { id: product_id }, { ...filed, tags: [{ value: 'soft' }] })
    await keep('group', make('POST /admin/customer-groups', {}, { name: 'Trade' }))
    const person = { email: 'ann@example.com', password: 'analytical', first_name: 'Ann', last_name: 'Lee' }
    await keep('customer', make('POST /admin/customers', {}, person))
    const members = { customer_ids: [{ id: ids.customer }] }
    await make('POST /admin/customer-groups/:id/customers/batch', { id: ids.group }, members)
    const list = (name: string, customer_groups: object[], amount: number) =>
      make(
        'POST /admin/price-lists',
        {},
        {
          name,
          description: name,
          type: 'sale',
          customer_groups,
          prices: [{ variant_id: small, currency_code: 'eur', amount }],
        },
      )
    await keep('trade_prices', list('Trade', [{ id: ids.group }], 1))
    await keep('sale', list('Sale', [], 900))
    const discount = (code: string, conditions: object[], more: object = {}) =>
      make(
        'POST /admin/discounts',
        {},
        {
          code,
          regions: [region_id],
          rule: { type: 'percentage', value: 10, allocation: 'total', conditions },
          ...more,
        },
      )
    await keep('ten', discount('TEN', [{ operator: 'in', products: [product_id] }]))
    await keep('linen', discount('LINEN', [{ operator: 'in', product_collections: [ids.collection] }]))
    await keep('template', discount('EACH', [], { is_dynamic: true }))
    await make('POST /admin/discounts/:id/dynamic-codes', { id: ids.template }, { code: 'EACH1' })
    const rate = { code: 'low', name: 'Low', region_id, rate: 5, products: [product_id] }
    await keep('rate', make('POST /admin/tax-rates', {}, rate))
    const card = await make('POST /admin/gift-cards', {}, { region_id, value: 500 })
    ids.card = card.id
    await keep('reason', make('POST /admin/return-reasons', {}, { value: 'size', label: 'Size' }))
    const narrower = { value: 'too_big', label: 'Too big', parent_return_reason_id: ids.reason }
    await keep('subreason', make('POST /admin/return-reasons', {}, narrower))
    await keep('channel', make('POST /admin/sales-channels', {}, { name: 'App' }))
    await make(
      'POST /admin/sales-channels/:id/products/batch',
      { id: ids.channel },
      { product_ids: [{ id: product_id }] },
    )
    const location = { location_id: counter.location_id }
    await make('POST /admin/sales-channels/:id/stock-locations', { id: ids.channel }, location)
    await keep('key', make('POST /admin/publishable-api-keys', {}, { title: 'App' }))
    const channels = { sales_channel_ids: [{ id: ids.channel }] }
    await make('POST /admin/publishable-api-keys/:id/sales-channels/batch', { id: ids.key }, channels)
    await keep('profile', make('POST /admin/shipping-profiles', {}, { name: 'Bulky', type: 'custom' }))
    const truck = { name: 'Truck', region_id, profile_id: ids.profile, provider_id: 'manual', data: {} }
    const price = { price_type: 'flat_rate', amount: 5, requirements: [{ type: 'min_subtotal', amount: 1 }] }
    await keep('truck', make('POST /admin/shipping-options', {}, { ...truck, ...price }))
    order = await placeOrder(t, counter, { small: 2, large: 1 })
    await keep('edit', make('POST /admin/order-edits', {}, { order_id: order.id }))
    const item = { variant_id: variant('large').id, quantity: 1 }
    await make('POST /admin/order-edits/:id/items', { id: ids.edit }, item)
    const edit = await make('POST /admin/order-edits/:id/request', { id: ids.edit }, {})
    ids.collected = edit.payment_collection_id
    ids.cart = await cartOf({}, { discounts: [{ code: 'TEN' }], gift_cards: [{ code: card.code }] })
    ids.coded = await cartOf({}, { discounts: [{ code: 'EACH1' }] })
    ids.app_cart = await cartOf({ sales_channel_id: ids.channel }, {})
  })
  const remove = (name: CallName, params: object) => t.try(name, { params, headers: t.staff })
  const cart = async (id: string) => (await t.call('GET /store/carts/:id', { params: { id } })).cart

  it('starts from a shop in which all is in its place', async () => {
    expect(await dangling(t.shop.db)).toEqual([])
    expect((await cart(ids.cart ?? '')).discount_total).toBeGreaterThan(0)
    expect((await cart(ids.coded ?? '')).discount_total).toBeGreaterThan(0)
  })
  it.each<[CallName, () => object, RegExp]>([
    ['DELETE /admin/product-categories/:id', () => ({ id: ids.category }), /children/],
    ['DELETE /admin/shipping-profiles/:id', () => ({ id: ids.profile }), /0 products and 1 shipping option/],
    ['DELETE /admin/shipping-profiles/:id', () => ({ id: counter.profile_id }), /cannot be deleted/],
    ['DELETE /admin/store/currencies/:code', () => ({ code: 'eur' }), /is the currency of Europe/],
    ['DELETE /admin/store/currencies/:code', () => ({ code: 'usd' }), /default/],
    ['DELETE /admin/payment-collections/:id', () => ({ id: ids.collected }), /order edit/],
    [
      'DELETE /admin/inventory-items/:id/location-levels/:location_id',
      () => ({ id: variant('small').inventory_item_id, location_id: counter.location_id }),
      /reserved/,
    ],
  ])('%s is refused while it is in use', async (name, params, message) => {
    if (name.includes('currencies')) await make('POST /admin/store', {}, { currencies: ['usd', 'eur'] })
    const { status, body } = await remove(name, params())
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)])
  })
  it('a default channel and the last admin stay', async () => {
    const channel = await remove('DELETE /admin/sales-channels/:id', { id: counter.sales_channel_id })
    const { users } = await t.call('GET /admin/users', { headers: t.staff })
    const admin = await remove('DELETE /admin/users/:id', { id: users[0]?.id })
    expect([channel.status, admin.status]).toEqual([400, 400])
  })
  it.each<[CallName, () => object]>([
    ['DELETE /admin/return-reasons/:id', () => ({ id: ids.reason })],
    ['DELETE /admin/product-categories/:id', () => ({ id: ids.subcategory })],
    ['DELETE /admin/collections/:id', () => ({ id: ids.collection })],
    ['DELETE /admin/customer-groups/:id', () => ({ id: ids.group })],
    ['DELETE /admin/price-lists/:id', () => ({ id: ids.sale })],
    ['DELETE /admin/tax-rates/:id', () => ({ id: ids.rate })],
    ['DELETE /admin/discounts/:id', () => ({ id: ids.template })],
    ['DELETE /admin/discounts/:id', () => ({ id: ids.ten })],
    ['DELETE /admin/gift-cards/:id', () => ({ id: ids.card })],
    ['DELETE /admin/shipping-options/:id', () => ({ id: ids.truck })],
    ['DELETE /admin/shipping-profiles/:id', () => ({ id: ids.profile })],
    ['DELETE /admin/inventory-items/:id', () => ({ id: variant('large').inventory_item_id })],
    [
      'DELETE /admin/products/:id/variants/:variant_id',
      () => ({ id: variant('large').product_id, variant_id: variant('large').id }),
    ],
  ])('%s leaves nothing behind that names it', async (name, params) => {
    expect((await remove(name, params())).status).toBe(200)
    expect(await dangling(t.shop.db)).toEqual([])
  })
  it('a discount and a gift card are out of open carts', async () => {
    for (const id of [ids.cart, ids.coded])
      expect(await cart(id ?? '')).toMatchObject({
        discounts: [],
        gift_cards: [],
        discount_total: 0,
        gift_card_total: 0,
      })
    const again = await t.try('POST /store/carts/:id', {
      params: { id: ids.cart },
      body: { discounts: [{ code: 'EACH1' }] },
    })
    expect(again.status).toBe(404)
  })
  it('prices of a group that is gone are for nobody, a discount on a collection that is gone for nothing', async () => {
    const params = { id: variant('small').product_id }
    const { product } = await t.call('GET /store/products/:id', { params, query: { currency_code: 'eur' } })
    expect(product.variants[0]).toMatchObject({ calculated_price: 1000 })
    const body = { discounts: [{ code: 'LINEN' }] }
    const { status } = await t.try('POST /store/carts/:id', { params: { id: ids.coded }, body })
    expect([status, (await cart(ids.coded ?? '')).discount_total]).toEqual([200, 0])
  })
  it('a channel that is gone sells nothing: a key for it shows nothing, its carts take nothing more', async () => {
    expect((await remove('DELETE /admin/sales-channels/:id', { id: ids.channel })).status).toBe(200)
    const headers = { 'x-publishable-api-key': ids.key ?? '' }
    expect((await t.call('GET /store/products', { headers })).count).toBe(0)
    expect((await cart(ids.app_cart ?? '')).items).toHaveLength(1)
    expect(await dangling(t.shop.db)).toEqual(['cart.sales_channel_id → sales_channel'])
  })
  it('a location takes its stock and reservations along', async () => {
    expect((await remove('DELETE /admin/stock-locations/:id', { id: counter.location_id })).status).toBe(200)
    expect(await dangling(t.shop.db)).toEqual(['cart.sales_channel_id → sales_channel'])
  })
  it('a region takes its shipping options along, and its open carts are gone', async () => {
    expect((await remove('DELETE /admin/regions/:id', { id: counter.region_id })).status).toBe(200)
    const { shipping_options } = await t.call('GET /admin/shipping-options', { headers: t.staff })
    expect(shipping_options).toEqual([])
    const gone = await t.try('GET /store/carts/:id', { params: { id: ids.cart } })
    expect([gone.status, gone.body.type]).toEqual([404, 'not_found'])
    expect(await dangling(t.shop.db)).toEqual([
      'cart.region_id → region',
      'cart.sales_channel_id → sales_channel',
    ])
  })
  it('an order outlives all of it, and its product', async () => {
    const { product_id } = variant('small')
    expect((await remove('DELETE /admin/products/:id', { id: product_id })).status).toBe(200)
    const params = { id: order.id }
    const { order: read } = await t.call('GET /admin/orders/:id', { params, headers: t.staff })
    expect(read).toMatchObject({ total: order.total, items: [{ title: 'Shirt' }, { title: 'Shirt' }] })
    expect((await t.try('GET /store/orders/:id', { params })).status).toBe(200)
    await t.call('POST /admin/orders/:id/capture', { params, headers: t.staff })
    const body = { items: [{ item_id: order.lines.small ?? '', quantity: 1 }] }
    expect(
      (await t.try('POST /admin/orders/:id/fulfillment', { params, body, headers: t.staff })).status,
    ).toBe(200)
    expect((await t.try('POST /admin/orders/:id/return', { params, body, headers: t.staff })).status).toBe(
      200,
    )
    const refund = { amount: 100, reason: 'other' }
    expect(
      (await t.try('POST /admin/orders/:id/refund', { params, body: refund, headers: t.staff })).status,
    ).toBe(200)
  })
})
