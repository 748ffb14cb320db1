import type { Order, Region } from '@cartwright/contract'
import { expect } from 'vitest'
import { runDue } from '../../events/schedule'
import { deliverAll } from '../../events/worker'
import { subscribersOf, timedWorkOf } from '../../modules/subscribers'
import type { TestShop } from '../../testing/test-shop'
import { readyCart } from '../../testing/world'
import { agentTables } from '../selling/tables'
import type { Told } from './agent-double'

/** Whoever is told of orders, as far as it hears. */
interface Hearer {
  told: Told[]
  answers: number
}

/** What happens by itself in a shop that runs: events are heard, and what is due is done. */
export async function settle(t: TestShop) {
  await deliverAll(t.shop, subscribersOf(t.shop))
  await t.shop.transaction((tx) =>
    tx.updateRows(tx.t.schedule, { id: 'plugin:agents:tell-agents' }, { due_at: '2020-01-01T00:00:00.000Z' }),
  )
  await runDue(
    t.shop,
    timedWorkOf(t.shop).filter(({ id }) => id === 'plugin:agents:tell-agents'),
  )
}

/** Of an order what does not depend on when and by whom it was placed. */
export const comparable = (order: Order) => ({
  email: order.email,
  region_id: order.region_id,
  currency_code: order.currency_code,
  sales_channel_id: order.sales_channel_id,
  status: order.status,
  payment_status: order.payment_status,
  fulfillment_status: order.fulfillment_status,
  totals: [
    order.subtotal,
    order.discount_total,
    order.shipping_total,
    order.tax_total,
    order.gift_card_total,
    order.total,
    order.paid_total,
  ],
  items: order.items?.map(
    ({ title, description, variant_id, quantity, unit_price, total, tax_total, discount_total }) => ({
      title,
      description,
      variant_id,
      quantity,
      unit_price,
      total,
      tax_total,
      discount_total,
    }),
  ),
  discounts: order.discounts?.map(({ code }) => code),
  shipping: order.shipping_methods?.map(({ shipping_option_id, price, data }) => ({
    shipping_option_id,
    price,
    data,
  })),
  payments: order.payments?.map(({ provider_id, amount, currency_code, data }) => ({
    provider_id,
    amount,
    currency_code,
    data,
  })),
  address:
    order.shipping_address &&
    (({ first_name, last_name, address_1, city, postal_code, country_code }) => ({
      first_name,
      last_name,
      address_1,
      city,
      postal_code,
      country_code,
    }))(order.shipping_address),
})

/** What agents did not hear is told again at once. */
export const makeDue = (t: TestShop) =>
  t.shop.transaction(async (tx) => {
    const { delivery } = agentTables(tx)
    const due = await tx.rowsWhere(delivery, { delivered_at: null })
    for (const { id } of due) await tx.updateRows(delivery, { id }, { due_at: '2020-01-01T00:00:00.000Z' })
  })

/** A code that takes a tenth off. */
export const tenthOff = (t: TestShop, region: Region) =>
  t.call('POST /admin/discounts', {
    headers: t.staff,
    body: {
      code: 'TENTH',
      rule: { type: 'percentage', value: 10, allocation: 'total', description: 'A tenth off' },
      regions: [region.id],
    },
  })

/** Staff packs so many pieces of the first line and sends them, while the agent cannot hear. */
export async function sendUnheard(t: TestShop, agent: Hearer, order_id: string, quantity: number) {
  const before = agent.told.length
  agent.answers = 503
  const params = { id: order_id }
  const { order } = await t.call('GET /admin/orders/:id', { params, headers: t.staff })
  const { order: packed } = await t.call('POST /admin/orders/:id/fulfillment', {
    params,
    body: { items: [{ item_id: order.items?.[0]?.id ?? '', quantity }] },
    headers: t.staff,
  })
  await t.call('POST /admin/orders/:id/shipment', {
    params,
    body: { fulfillment_id: packed.fulfillments?.[0]?.id ?? '', tracking_numbers: ['TRACK1'] },
    headers: t.staff,
  })
  await settle(t)
  expect(agent.told.length).toBeGreaterThan(before)
  agent.answers = 200
  agent.told.length = 0
  await makeDue(t)
  await settle(t)
}

/** Staff takes the money and gives 100 of it back. */
export async function giveBack(t: TestShop, order_id: string) {
  const params = { id: order_id }
  await t.call('POST /admin/orders/:id/capture', { params, headers: t.staff })
  await t.call('POST /admin/orders/:id/refund', {
    params,
    body: { amount: 100, reason: 'discount', note: 'Chipped' },
    headers: t.staff,
  })
  await settle(t)
}

/** The buyer sends a piece of the first line back. */
export async function sendBack(t: TestShop, order_id: string) {
  const params = { id: order_id }
  const { order } = await t.call('GET /admin/orders/:id', { params, headers: t.staff })
  const item_id = order.items?.[0]?.id ?? ''
  const items = [{ item_id, quantity: 1 }]
  const { return: asked } = await t.call('POST /store/returns', { body: { order_id, items } })
  await settle(t)
  return {
    item_id,
    id: asked.id,
    async receive() {
      await t.call('POST /admin/returns/:id/receive', {
        headers: t.staff,
        params: { id: asked.id },
        body: { items },
      })
      await settle(t)
    },
  }
}

/** Somebody buys without any agent: it is told of nothing. */
export async function expectUntold(t: TestShop, agent: Hearer, cart: Parameters<typeof readyCart>[1]) {
  const { id } = await readyCart(t, cart)
  const { data } = await t.call('POST /store/carts/:id/complete', { params: { id } })
  await settle(t)
  const { order } = await t.call('GET /admin/orders/:id', { params: { id: data.id }, headers: t.staff })
  expect(order.metadata?.agent).toBe(undefined)
  expect(agent.told.some(({ body }) => body.includes(data.id))).toBe(false)
}
