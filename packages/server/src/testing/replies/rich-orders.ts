import type { Order } from '@cartwright/contract'
import { adasAddress } from '../world'
import type { Catalogue } from './rich-catalogue'
import type { People } from './rich-people'
import type { Places } from './rich-places'
import type { Sale } from './rich-sale'
import { first, last, signedIn, type Teller } from './teller'

type Ask = Teller['ask']
type World = Places & Catalogue & People & Sale

/** One order to which everything happens that can happen to an order, most of it twice: once to be so, once to be told. */
export async function liveOrder(teller: Teller, world: World): Promise<void> {
  const ask = signedIn(teller, world.customer.headers)
  const { id } = world.order
  await ask('POST /admin/orders/:id/capture', { id })
  await editOrder(ask, world)
  await send(ask, world, 16)
  for (let time = 0; time < 2; time++) {
    await giveBack(ask, world)
    await claim(ask, world)
    await swap(ask, world)
  }
  const params = { id }
  await ask('POST /admin/orders/:id/refund', params, { body: { amount: 1, reason: 'other' } })
  await ask('POST /admin/orders/:id/shipping-methods', params, {
    body: { option_id: world.option, price: 1 },
  })
  await send(ask, world, 1)
  await giveBack(ask, world)
  await ask('POST /admin/orders/:id/capture', params)
  await ask('POST /admin/orders/:id', params, { body: { no_notification: true, tags: ['gift'] } })
  await ask('GET /admin/orders/:id/reservations', params)
  await cancel(ask, world)
}

/** Closes it, when it has been read. */
export async function closeOrder({ ask }: Teller, { order }: Sale): Promise<void> {
  await ask('POST /admin/orders/:id/complete', { id: order.id })
  await ask('POST /admin/orders/:id/archive', { id: order.id })
}

const lineOf = async (ask: Ask, { order, shirt }: World): Promise<string> => {
  const { order: now } = await ask('GET /admin/orders/:id', { id: order.id })
  const variants = shirt.variants.map(({ id }) => id)
  return now.items?.find(({ variant_id }) => variants.includes(variant_id ?? ''))?.id ?? ''
}

/** Packs some, sends them, and unpacks others; reserves by hand what is left. */
async function send(ask: Ask, world: World, quantity: number): Promise<void> {
  const { order, location } = world
  const params = { id: order.id }
  const item_id = await lineOf(ask, world)
  const pack = (much: number) =>
    ask('POST /admin/orders/:id/fulfillment', params, { body: { items: [{ item_id, quantity: much }] } })
  const newest = (one: Order) =>
    first(one.fulfillments?.toSorted((a, b) => b.created_at.localeCompare(a.created_at))).id
  const fulfillment_id = newest((await pack(quantity)).order)
  await ask('POST /admin/orders/:id/shipment', params, { body: { fulfillment_id, tracking_numbers: ['T1'] } })
  const other = newest((await pack(1)).order)
  await ask('POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel', {
    ...params,
    fulfillment_id: other,
  })
  const query = { line_item_id: [item_id] }
  const { reservations } = await ask('GET /admin/reservations', null, { query })
  await ask('DELETE /admin/reservations/:id', { id: first(reservations).id })
  await ask(
    'POST /admin/orders/:id/line-items/:line_item_id/reserve',
    { ...params, line_item_id: item_id },
    { body: { location_id: location, quantity: 1 } },
  )
}

/** Returns that staff and the customer announce: one comes, one is called off. */
async function giveBack(ask: Ask, world: World): Promise<void> {
  const { order, reasons, returnOption } = world
  const item = { item_id: await lineOf(ask, world), quantity: 1 }
  const items = [{ ...item, reason_id: reasons.child, note: 'too small' }]
  const { order: now } = await ask(
    'POST /admin/orders/:id/return',
    { id: order.id },
    {
      body: { items, return_shipping: { option_id: returnOption, price: 100 } },
    },
  )
  const open = now.returns?.find(({ status }) => status === 'requested')?.id ?? ''
  await ask('POST /admin/returns/:id/receive', { id: open }, { body: { items: [item] } })
  const { return: asked } = await ask('POST /store/returns', null, {
    body: { order_id: order.id, items, return_shipping: { option_id: returnOption } },
  })
  await ask('POST /admin/returns/:id/cancel', { id: asked.id })
  await ask('GET /admin/returns')
}

/** A claim that is made good, and one that is called off. */
async function claim(ask: Ask, world: World): Promise<void> {
  const { order, shirt, option, returnOption } = world
  const params = { id: order.id }
  const make = async () => {
    const { order: now } = await ask('POST /admin/orders/:id/claims', params, {
      body: {
        type: 'replace',
        claim_items: [
          {
            item_id: await lineOf(ask, world),
            quantity: 1,
            reason: 'wrong_item',
            tags: ['torn'],
            images: ['https://img.example/torn.png'],
          },
        ],
        additional_items: [{ variant_id: last(shirt.variants).id, quantity: 1 }],
        shipping_methods: [{ option_id: option, price: 0 }],
        return_shipping: { option_id: returnOption, price: 0 },
        shipping_address: adasAddress('de'),
      },
    })
    return first(now.claims?.toSorted((a, b) => b.created_at.localeCompare(a.created_at))).id
  }
  const claim_id = await make()
  const at = { ...params, claim_id }
  await ask('POST /admin/orders/:id/claims/:claim_id', at, { body: { metadata: { a: 'b' } } })
  const pack = async () => {
    const { order: now } = await ask('POST /admin/orders/:id/claims/:claim_id/fulfillments', at, { body: {} })
    const parcels = now.claims?.find(({ id }) => id === claim_id)?.fulfillments
    return parcels?.find(({ canceled_at }) => !canceled_at)?.id ?? ''
  }
  await ask('POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel', {
    ...at,
    fulfillment_id: await pack(),
  })
  const body = { fulfillment_id: await pack(), tracking_numbers: ['T2'] }
  await ask('POST /admin/orders/:id/claims/:claim_id/shipments', at, { body })
  const off = { ...params, claim_id: await make() }
  const { order: now } = await ask('GET /admin/orders/:id', params)
  await ask('POST /admin/returns/:id/cancel', {
    id: now.claims?.find(({ id }) => id === off.claim_id)?.return_order?.id ?? '',
  })
  await ask('POST /admin/orders/:id/claims/:claim_id/cancel', off)
}

/** A swap that is paid and sent, and two that are called off, one of them asked for by the customer. */
async function swap(ask: Ask, world: World): Promise<void> {
  const { order, shirt, option, returnOption, location, customer } = world
  const params = { id: order.id }
  const goods = async () => ({
    return_items: [{ item_id: await lineOf(ask, world), quantity: 1 }],
    additional_items: [{ variant_id: last(shirt.variants).id, quantity: 3 }],
  })
  const make = async () => {
    const { order: now } = await ask('POST /admin/orders/:id/swaps', params, {
      body: { ...(await goods()), return_shipping: { option_id: returnOption, price: 100 } },
    })
    const made = first(now.swaps?.toSorted((a, b) => b.created_at.localeCompare(a.created_at)))
    return { swap_id: made.id, cart: made.cart_id ?? '', back: made.return_order?.id ?? '' }
  }
  const { swap_id, cart } = await make()
  await ask('POST /store/carts/:id/shipping-methods', { id: cart }, { body: { option_id: option } })
  await ask('POST /store/carts/:id/payment-sessions', { id: cart })
  await ask('POST /store/carts/:id/payment-session', { id: cart }, { body: { provider_id: 'manual' } })
  await ask('POST /store/carts/:id/complete', { id: cart })
  await ask('POST /store/carts/:id/complete-cart', { id: cart })
  const at = { ...params, swap_id }
  await ask('POST /admin/orders/:id/swaps/:swap_id/process-payment', at)
  const pack = async () => {
    const { order: now } = await ask('POST /admin/orders/:id/swaps/:swap_id/fulfillments', at, {
      body: { location_id: location },
    })
    const parcels = now.swaps?.find(({ id }) => id === swap_id)?.fulfillments
    return parcels?.find(({ canceled_at }) => !canceled_at)?.id ?? ''
  }
  await ask('POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel', {
    ...at,
    fulfillment_id: await pack(),
  })
  const body = { fulfillment_id: await pack(), tracking_numbers: ['T3'] }
  await ask('POST /admin/orders/:id/swaps/:swap_id/shipments', at, { body })
  await ask('GET /admin/swaps')
  await ask('GET /admin/swaps/:id', { id: swap_id })
  await ask('GET /store/swaps/:cart_id', { cart_id: cart })
  const off = await make()
  await ask(
    'POST /admin/returns/:id/receive',
    { id: off.back },
    {
      body: { items: [{ item_id: await lineOf(ask, world), quantity: 1 }] },
    },
  )
  const third = await make()
  await ask('POST /admin/returns/:id/cancel', { id: third.back })
  await ask('POST /admin/orders/:id/swaps/:swap_id/cancel', { ...params, swap_id: third.swap_id })
  const { swap: asked } = await ask('POST /store/swaps', null, {
    body: { order_id: order.id, ...(await goods()), return_shipping_option: returnOption },
    headers: customer.headers,
  })
  await ask('GET /store/swaps/:cart_id', { cart_id: asked.cart_id ?? '' })
  await ask('POST /admin/returns/:id/cancel', { id: asked.return_order?.id ?? '' })
  await ask('POST /admin/orders/:id/swaps/:swap_id/cancel', { ...params, swap_id: asked.id })
}

/** Edits that add, change and remove: confirmed by staff, paid and completed by the customer, declined, called off. */
async function editOrder(ask: Ask, world: World): Promise<void> {
  const { second, shirt } = world
  const variant_id = last(shirt.variants).id
  const begin = async (note: string) => {
    const body = { order_id: second.id, internal_note: note }
    const { order_edit } = await ask('POST /admin/order-edits', null, { body })
    const { id } = order_edit
    await ask('POST /admin/order-edits/:id', { id }, { body: { internal_note: `${note}!` } })
    await ask('POST /admin/order-edits/:id/items', { id }, { body: { variant_id, quantity: 2 } })
    const [one, other] = order_edit.items ?? []
    await ask(
      'POST /admin/order-edits/:id/items/:item_id',
      { id, item_id: one?.id ?? '' },
      {
        body: { quantity: 30 },
      },
    )
    await ask('DELETE /admin/order-edits/:id/items/:item_id', { id, item_id: other?.id ?? '' })
    return id
  }
  const drop = async (id: string) => {
    const { order_edit } = await ask('GET /admin/order-edits/:id', { id })
    const change = order_edit.changes?.find(({ type }) => type === 'item_remove')
    await ask('DELETE /admin/order-edits/:id/changes/:change_id', { id, change_id: change?.id ?? '' })
  }
  const off = await begin('called off')
  await drop(off)
  await ask('POST /admin/order-edits/:id/request', { id: off }, { body: {} })
  // A requested edit may still be changed; by now it has a payment collection.
  await ask('POST /admin/order-edits/:id', { id: off }, { body: { internal_note: 'requested' } })
  await changeRequested(ask, off, variant_id)
  await ask('POST /admin/order-edits/:id/cancel', { id: off })
  await ask('DELETE /admin/order-edits/:id', { id: await begin('gone') })
  const declined = await begin('declined')
  await ask('POST /admin/order-edits/:id/request', { id: declined }, { body: {} })
  const no = { body: { declined_reason: 'too dear' } }
  await ask('POST /store/order-edits/:id/decline', { id: declined }, no)
  const paid = await begin('paid')
  await drop(paid)
  await ask('POST /admin/order-edits/:id/request', { id: paid }, { body: {} })
  await payCollection(ask, world, paid)
  await ask('POST /store/order-edits/:id/complete', { id: paid })
  const confirmed = await begin('confirmed')
  await drop(confirmed)
  await ask('POST /admin/order-edits/:id/request', { id: confirmed }, { body: {} })
  await ask('POST /admin/order-edits/:id/confirm', { id: confirmed })
  await ask('GET /admin/order-edits')
  await ask('GET /admin/order-edits/:id', { id: paid })
  await ask('GET /store/order-edits/:id', { id: paid })
}

async function changeRequested(ask: Ask, id: string, variant_id: string): Promise<void> {
  const { order_edit } = await ask(
    'POST /admin/order-edits/:id/items',
    { id },
    {
      body: { variant_id, quantity: 1, metadata: { again: true } },
    },
  )
  const [one, other] = order_edit.items ?? []
  await ask(
    'POST /admin/order-edits/:id/items/:item_id',
    { id, item_id: one?.id ?? '' },
    {
      body: { quantity: 31 },
    },
  )
  await ask('DELETE /admin/order-edits/:id/items/:item_id', { id, item_id: other?.id ?? '' })
}

/** Pays what an edit costs, in one piece and in two. */
async function payCollection(ask: Ask, { region }: World, edit: string): Promise<void> {
  const { order_edit } = await ask('GET /store/order-edits/:id', { id: edit })
  const id = order_edit.payment_collection_id ?? ''
  const open = async (collection: string) => {
    const { payment_collection } = await ask(
      'POST /store/payment-collections/:id/sessions',
      { id: collection },
      {
        body: { provider_id: 'manual' },
      },
    )
    return first(payment_collection.payment_sessions).id
  }
  const session_id = await open(id)
  await ask('POST /store/payment-collections/:id/sessions/:session_id', { id, session_id })
  const made = (await ask('GET /store/payment-collections/:id', { id })).payment_collection
  const current = first(made.payment_sessions).id
  await ask('POST /store/payment-collections/:id/sessions/:session_id/authorize', { id, session_id: current })
  await ask('GET /admin/payment-collections/:id', { id })
  await ask('POST /admin/payment-collections/:id', { id }, { body: { description: 'for the edit' } })
  await ask('POST /admin/payment-collections/:id/authorize', { id })
  await ask('GET /admin/payment-collections')
  const create = async () => {
    const body = { region_id: region.id, currency_code: 'eur', amount: 1000, description: 'in two' }
    return (await ask('POST /admin/payment-collections', null, { body })).payment_collection.id
  }
  const split = await create()
  const sessions = [400, 600].map((amount) => ({ provider_id: 'manual', amount }))
  const { payment_collection: parts } = await ask(
    'POST /store/payment-collections/:id/sessions/batch',
    { id: split },
    {
      body: { sessions },
    },
  )
  await ask(
    'POST /store/payment-collections/:id/sessions/batch/authorize',
    { id: split },
    {
      body: { session_ids: (parts.payment_sessions ?? []).map((one) => one.id) },
    },
  )
  await ask('DELETE /admin/payment-collections/:id', { id: await create() })
  const payment = first(
    (await ask('GET /admin/payment-collections/:id', { id: split })).payment_collection.payments,
  )
  await ask('POST /admin/payments/:id/capture', { id: payment.id })
  await ask('POST /admin/payments/:id/refund', { id: payment.id }, { body: { amount: 1, reason: 'other' } })
}

/** The second order ends without having been sent; what belongs to a customer may be claimed by another e-mail. */
async function cancel(ask: Ask, { second }: World): Promise<void> {
  await ask('POST /admin/orders/:id/cancel', { id: second.id })
}
