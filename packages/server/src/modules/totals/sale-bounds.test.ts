import type { CallName, Order, Region } from '@cartwright/contract'
import { highestAmount, highestQuantity, highestSum, mostCardsSold, mostLines } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { adasAddress, createProduct, europe, post, readyCart, type TestProduct } from '../../testing/world'

const tooMuch = { status: 400, body: { type: 'invalid_data', code: 'amount_out_of_range' } }
const endless = { stock: highestQuantity, allow_backorder: true }

describeShop('a sale that cannot be computed exactly', (t) => {
  let region: Region
  let option: { id: string }
  let counter: Counter
  let product: TestProduct
  beforeAll(async () => {
    counter = await openCounter(t)
    region = await europe(t)
    option = await post(t, region)
    product = await createProduct(t, 'Crown', {
      dear: { eur: 2_000_000_000, ...endless },
      dearest: { eur: highestAmount, ...endless },
      cheap: { eur: 1, ...endless },
    })
  })
  const staff = (name: CallName, params: object, body?: object) =>
    t.try(name, { params, body, headers: t.staff })
  const open = async (items: object[] = []) =>
    (await t.call('POST /store/carts', { body: { region_id: region.id, items: items as never } })).cart
  const read = async (id: string) => (await t.call('GET /store/carts/:id', { params: { id } })).cart
  const add = (id: string, name: string, quantity: number, metadata = {}) =>
    t.try('POST /store/carts/:id/line-items', {
      params: { id },
      body: { variant_id: product.variant(name), quantity, metadata },
    })

  it('is no line of a cart: nothing is written, and the quantity is named', async () => {
    const { id } = await open()
    const answer = await add(id, 'dear', highestQuantity)
    expect(answer).toMatchObject(tooMuch)
    expect(answer.body.message).toBe(
      `quantity: 1000000000 of Crown at 2000000000 each is more than a sale may come to, ${highestSum}`,
    )
    expect((await read(id)).items).toEqual([])
    expect(await add(id, 'cheap', highestQuantity)).toMatchObject({ status: 200 })
  })

  it('is no new cart, and no other quantity of a line', async () => {
    const line = { variant_id: product.variant('dear'), quantity: highestQuantity }
    const body = { region_id: region.id, items: [line] }
    expect(await t.try('POST /store/carts', { body })).toMatchObject(tooMuch)
    const { id, items } = await open([{ ...line, quantity: 1 }])
    const params = { id, line_id: items?.[0]?.id }
    expect(
      await t.try('POST /store/carts/:id/line-items/:line_id', { params, body: { quantity: line.quantity } }),
    ).toMatchObject(tooMuch)
    expect((await read(id)).items).toMatchObject([{ quantity: 1 }])
  })

  it('is refused with all that is added, taxes included', async () => {
    const { id } = await open()
    for (const tag of ['a', 'b', 'c', 'd'])
      expect(await add(id, 'dearest', 2, { tag })).toMatchObject({ status: 200 })
    // Goods for 9 × 10^13 with 20 % of tax are above 10^14.
    const answer = await add(id, 'dearest', 1, { tag: 'e' })
    expect(answer).toMatchObject(tooMuch)
    expect(answer.body.message).toMatch(/^items: with shipping and taxes/)
    expect(await read(id)).toMatchObject({ subtotal: 8 * highestAmount, total: 9.6 * highestAmount })
  })

  it('keeps what joins a line within the quantity of one', async () => {
    const { id } = await open()
    await add(id, 'cheap', highestQuantity)
    const answer = await add(id, 'cheap', 1)
    expect(answer).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    expect(answer.body.message).toBe(
      `quantity must be a whole number from 1 to ${highestQuantity}, not ${highestQuantity + 1}`,
    )
    expect((await read(id)).items).toMatchObject([{ quantity: highestQuantity }])
  })

  it('has no more lines than can be written at once', async () => {
    const lines = Array.from({ length: mostLines }, () => ({
      variant_id: product.variant('cheap'),
      quantity: 1,
    }))
    const { id } = await open(lines)
    const answer = await add(id, 'cheap', 1, { one: 'more' })
    expect(answer).toMatchObject(tooMuch)
    expect(answer.body.message).toMatch(/^items: 1001 lines/)
    expect((await read(id)).items).toHaveLength(mostLines)
  })

  it('is none of three lines that hold as many as a line can: they are sold, packed and sent', async () => {
    const item = { variant_id: product.variant('cheap'), quantity: highestQuantity }
    const { id } = await readyCart(t, { region, option, items: [item, item, item] })
    const { data } = await t.call('POST /store/carts/:id/complete', { params: { id } })
    const order = data as Order
    expect(order).toMatchObject({ subtotal: 3 * highestQuantity, total: 3.6 * highestQuantity + 600 })
    const items = order.items?.map((line) => ({ item_id: line.id, quantity: line.quantity })) ?? []
    const packed = await staff('POST /admin/orders/:id/fulfillment', { id: order.id }, { items })
    expect(packed.body.order).toMatchObject({ fulfillment_status: 'fulfilled' })
    const { variant } = (await staff('GET /admin/variants/:id', { id: item.variant_id })).body
    expect(variant.inventory_quantity).toBe(-2 * highestQuantity)
  })

  it('does not make more gift cards than one order can write', async () => {
    const card = await createProduct(t, 'Card', { ten: { eur: 0, ...endless } }, { is_giftcard: true })
    const items = [{ variant_id: card.variant('ten'), quantity: mostCardsSold }]
    const body = { region_id: region.id, items: [{ ...items[0], quantity: mostCardsSold + 1 }] }
    expect(await t.try('POST /store/carts', { body })).toMatchObject(tooMuch)
    const { id } = await readyCart(t, { region, option, items })
    const { data } = await t.call('POST /store/carts/:id/complete', { params: { id } })
    const { order_id } = t.shop.db.t.gift_card
    expect(await t.shop.db.$count(t.shop.db.t.gift_card, eq(order_id, data.id))).toBe(mostCardsSold)
  })

  it('is no draft order and no change of one', async () => {
    const draft = (items: object[], price = 1) => ({
      email: 'ada@example.com',
      region_id: region.id,
      shipping_address: adasAddress('de'),
      shipping_methods: [{ option_id: option.id, price }],
      items,
    })
    const gold = { title: 'Gold', unit_price: 2_000_000_000, quantity: highestQuantity }
    const before = await t.shop.db.$count(t.shop.db.t.draft_order)
    expect(await staff('POST /admin/draft-orders', {}, draft([gold]))).toMatchObject(tooMuch)
    const many = Array.from({ length: 10 }, () => ({ ...gold, unit_price: highestAmount, quantity: 1 }))
    expect(await staff('POST /admin/draft-orders', {}, draft(many, highestAmount))).toMatchObject(tooMuch)
    expect(await t.shop.db.$count(t.shop.db.t.draft_order)).toBe(before)
    const made = await staff('POST /admin/draft-orders', {}, draft([{ ...gold, quantity: 1 }]))
    const { id, cart } = made.body.draft_order
    expect(await staff('POST /admin/draft-orders/:id/line-items', { id }, gold)).toMatchObject(tooMuch)
    const params = { id, line_id: cart.items[0].id }
    const more = { quantity: highestQuantity }
    expect(await staff('POST /admin/draft-orders/:id/line-items/:line_id', params, more)).toMatchObject(
      tooMuch,
    )
    expect(await staff('GET /admin/draft-orders', {})).toMatchObject({ status: 200 })
  })

  it('is no order edit: the list of edits stays readable', async () => {
    const order = await placeOrder(t, counter, { small: 2 })
    const { body } = await staff('POST /admin/order-edits', {}, { order_id: order.id })
    const { id, items } = body.order_edit
    const dear = { variant_id: product.variant('dear'), quantity: highestQuantity }
    expect(await staff('POST /admin/order-edits/:id/items', { id }, dear)).toMatchObject(tooMuch)
    const params = { id, item_id: items[0].id }
    const more = { quantity: highestQuantity }
    await t.shop.transaction((tx) => tx.updateRows(tx.t.line_item, { id: items[0].id }, { unit_price: 1e6 }))
    expect(await staff('POST /admin/order-edits/:id/items/:item_id', params, more)).toMatchObject(tooMuch)
    const list = await staff('GET /admin/order-edits', {})
    expect(list.body.order_edits[0]).toMatchObject({ id, items: [{ quantity: 2 }], changes: [] })
  })

  it('is no claim, no swap and no way to send an order', async () => {
    const order = await placeOrder(t, counter, { small: 2 }, { captured: true })
    const { id } = order
    const items = [{ item_id: order.lines.small, quantity: 2 }]
    await staff('POST /admin/orders/:id/fulfillment', { id }, { items })
    const additional_items = [{ variant_id: product.variant('dear'), quantity: highestQuantity }]
    const claim = { type: 'replace', claim_items: [{ ...items[0], reason: 'other' }], additional_items }
    expect(await staff('POST /admin/orders/:id/claims', { id }, claim)).toMatchObject(tooMuch)
    const swap = { return_items: items, additional_items }
    expect(await staff('POST /admin/orders/:id/swaps', { id }, swap)).toMatchObject(tooMuch)
    const method = { option_id: counter.shipping_option_id, price: highestSum }
    expect(await staff('POST /admin/orders/:id/shipping-methods', { id }, method)).toMatchObject({
      status: 400,
      body: { message: `price too big: expected number to be <=${highestAmount}` },
    })
    const { order: kept } = (await staff('GET /admin/orders/:id', { id })).body
    expect(kept).toMatchObject({ claims: [], swaps: [], total: order.total })
  })
})

describeShop('a sale that was written before there were bounds', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const dear = { unit_price: Number.MAX_SAFE_INTEGER, quantity: highestQuantity }
  const blowUp = (where: object) =>
    t.shop.transaction((tx) => tx.updateRows(tx.t.line_item, where as Record<string, string>, dear))
  const staff = (name: CallName, params: object = {}, body?: object) =>
    t.try(name, { params, body, headers: t.staff })
  const { MAX_SAFE_INTEGER: last } = Number

  it('is read as a cart, cannot be paid, and is mended by taking the line away', async () => {
    const variant_id = counter.variants.small?.id ?? ''
    const { cart } = await t.call('POST /store/carts', {
      body: { region_id: counter.region_id, items: [{ variant_id, quantity: 1 }] },
    })
    const params = { id: cart.id }
    await blowUp({ cart_id: cart.id })
    const read = await t.call('GET /store/carts/:id', { params })
    expect(read.cart).toMatchObject({ total: last, subtotal: last, items: [{ total: last, subtotal: last }] })
    await t.call('POST /store/carts/:id', { params, body: { email: 'ada@example.com' } })
    expect(await t.try('POST /store/carts/:id/payment-sessions', { params })).toMatchObject(tooMuch)
    expect(await t.try('POST /store/carts/:id/complete', { params })).toMatchObject(tooMuch)
    const line_id = cart.items?.[0]?.id ?? ''
    const less = await t.call('POST /store/carts/:id/line-items/:line_id', {
      params: { ...params, line_id },
      body: { quantity: 2 },
    })
    expect(less.cart).toMatchObject({ subtotal: 2000, total: 2400 })
    await blowUp({ cart_id: cart.id })
    const { cart: empty } = await t.call('DELETE /store/carts/:id/line-items/:line_id', {
      params: { ...params, line_id },
    })
    expect(empty).toMatchObject({ items: [], total: 0 })
  })

  it('is read as an order, an edit of it and a draft, in lists and by id', async () => {
    const { id } = await placeOrder(t, counter, { small: 2, large: 1 })
    const { body } = await staff('POST /admin/order-edits', {}, { order_id: id })
    const draft = await staff(
      'POST /admin/draft-orders',
      {},
      {
        email: 'ada@example.com',
        region_id: counter.region_id,
        items: [{ title: 'Gold', unit_price: 1, quantity: 1 }],
        shipping_methods: [{ option_id: counter.shipping_option_id }],
      },
    )
    await blowUp({ order_id: id })
    await blowUp({ order_edit_id: body.order_edit.id })
    await blowUp({ cart_id: draft.body.draft_order.cart.id })
    const order: Order = (await staff('GET /admin/orders/:id', { id })).body.order
    expect(order).toMatchObject({ total: last, subtotal: last })
    expect(order.items?.map((line) => line.refundable)).toEqual([last, last])
    const answers = [
      await staff('GET /admin/orders'),
      await staff('GET /admin/order-edits'),
      await staff('GET /admin/order-edits/:id', { id: body.order_edit.id }),
      await staff('GET /admin/draft-orders'),
      await staff('GET /admin/draft-orders/:id', { id: draft.body.draft_order.id }),
      await staff('GET /admin/orders/:id/ledger', { id }),
      await staff('GET /admin/orders/:id/timeline', { id }),
      await t.try('GET /store/orders/:id', { params: { id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('leaves prices of goods and of shipping readable, with the taxes on them', async () => {
    const { region_id, shipping_option_id } = counter
    const { money_amount, shipping_option, region } = t.shop.db.t
    await t.shop.transaction(async (tx) => {
      await tx.update(money_amount).set({ amount: last })
      await tx.updateRows(shipping_option, { id: shipping_option_id }, { amount: last })
      await tx.updateRows(region, { id: region_id }, { tax_rate: 100 })
    })
    const { products } = await t.call('GET /store/products', { query: { region_id } })
    expect(products[0]?.variants[0]).toMatchObject({
      calculated_price: last,
      calculated_tax: last,
      calculated_price_incl_tax: last,
    })
    const { shipping_options } = await t.call('GET /store/shipping-options', { query: { region_id } })
    expect(shipping_options[0]).toMatchObject({ amount: last, tax_amount: last, price_incl_tax: last })
    expect(await staff('GET /admin/products')).toMatchObject({ status: 200 })
    expect(await staff('GET /admin/shipping-options')).toMatchObject({ status: 200 })
  })
})
