import type { Order } from '@cartwright/contract'
import { anAmount, aQuantity, aSum, goods } from './limits'
import type { Random } from './random'
import type { Step } from './sale-steps'
import type { Ground } from './sell-at-limits'

/** What may become of an order, each with numbers at their limits: money back, goods back, other goods, other lines. */
export async function changeAfterSale(random: Random, step: Step, ground: Ground, id: string): Promise<void> {
  const params = { id }
  await step('POST /admin/orders/:id/capture', { params })
  const read = await step('GET /admin/orders/:id', { params })
  if (!read) return
  const { order } = read
  if (random.chance(0.7)) await fulfil(random, step, order)
  for (const change of [refund, takeBack, exchange, claim, edit, send])
    if (random.chance(0.6)) await change(random, step, order, ground)
}

type Change = (random: Random, step: Step, order: Order, ground: Ground) => Promise<void>

const linesOf = ({ items = [] }: Order) => items.slice(0, 20)

async function fulfil(random: Random, step: Step, order: Order) {
  const items = linesOf(order).map(({ id, quantity }) => ({
    item_id: id,
    quantity: random.pick([quantity, quantity, 1, aQuantity(random)]),
  }))
  const params = { id: order.id }
  const packed = await step('POST /admin/orders/:id/fulfillment', { params, body: { items } })
  const fulfillment_id = packed?.order.fulfillments?.[0]?.id
  if (fulfillment_id) await step('POST /admin/orders/:id/shipment', { params, body: { fulfillment_id } })
}

const refund: Change = async (random, step, { id, refundable_amount = 0 }) => {
  const amount = random.pick([aSum(random), refundable_amount, Math.ceil(refundable_amount / 2), 1])
  await step('POST /admin/orders/:id/refund', { params: { id }, body: { amount, reason: 'other' } })
}

const takeBack: Change = async (random, step, order, { return_option_id }) => {
  const [line] = linesOf(order)
  if (!line) return
  const items = [{ item_id: line.id, quantity: random.pick([1, line.quantity, aQuantity(random)]) }]
  const made = await step('POST /admin/orders/:id/return', {
    params: { id: order.id },
    body: {
      items,
      return_shipping: { option_id: return_option_id, price: random.pick([0, anAmount(random)]) },
      refund: random.pick([undefined, aSum(random), 1]),
    },
  })
  const id = made?.order.returns?.[0]?.id
  if (id)
    await step('POST /admin/returns/:id/receive', {
      params: { id },
      body: { items, refund: random.pick([undefined, aSum(random), 0]) },
    })
}

const additional = (random: Random, { variants }: Ground) => {
  const { id, quantity } = random.pick(variants)
  return [{ variant_id: id, quantity: random.pick([1, quantity, aQuantity(random)]) }]
}

const exchange: Change = async (random, step, order, ground) => {
  const line = linesOf(order).at(-1)
  if (!line) return
  const { option_id } = ground
  const made = await step('POST /admin/orders/:id/swaps', {
    params: { id: order.id },
    body: {
      return_items: [{ item_id: line.id, quantity: random.pick([1, line.quantity]) }],
      additional_items: additional(random, ground),
      custom_shipping_options: [{ option_id, price: random.pick([0, anAmount(random)]) }],
      allow_backorder: true,
    },
  })
  const cart_id = made?.order.swaps?.[0]?.cart_id
  if (!cart_id) return
  const params = { id: cart_id }
  await step('POST /store/carts/:id/shipping-methods', { params, body: { option_id } })
  await step('POST /store/carts/:id/payment-sessions', { params })
  await step('POST /store/carts/:id/complete', { params })
}

const claim: Change = async (random, step, order, ground) => {
  const [line] = linesOf(order)
  if (!line) return
  const claim_items = [{ item_id: line.id, quantity: 1, reason: 'other' as const }]
  const price = random.pick([0, anAmount(random)])
  await step('POST /admin/orders/:id/claims', {
    params: { id: order.id },
    body: random.chance(0.5)
      ? { type: 'refund', claim_items, refund_amount: random.pick([undefined, aSum(random)]) }
      : {
          type: 'replace',
          claim_items,
          additional_items: additional(random, ground),
          shipping_methods: [{ option_id: ground.option_id, price }],
        },
  })
}

const edit: Change = async (random, step, order, ground) => {
  const made = await step('POST /admin/order-edits', { body: { order_id: order.id } })
  if (!made) return
  const params = { id: made.order_edit.id }
  for (const item of additional(random, ground))
    await step('POST /admin/order-edits/:id/items', { params, body: item })
  const [line] = made.order_edit.items ?? []
  if (line)
    await step('POST /admin/order-edits/:id/items/:item_id', {
      params: { ...params, item_id: line.id },
      body: { quantity: random.pick([1, goods(random).quantity, aQuantity(random)]) },
    })
  await step('POST /admin/order-edits/:id/request', { params })
  await step('POST /admin/order-edits/:id/confirm', { params })
}

const send: Change = async (random, step, { id }, { option_id }) => {
  const body = { option_id, price: anAmount(random) }
  await step('POST /admin/orders/:id/shipping-methods', { params: { id }, body })
}
