import type { Order } from '@cartwright/contract'
import { runDue } from '../../events/schedule'
import { deliverAll } from '../../events/worker'
import { subscribersOf, timedWorkOf } from '../../modules/subscribers'
import type { TestShop } from '../../testing/test-shop'
import { agentTables } from '../selling/tables'

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
  address: (({ first_name, last_name, address_1, city, postal_code, country_code }) => ({
    first_name,
    last_name,
    address_1,
    city,
    postal_code,
    country_code,
  }))(order.shipping_address ?? ({} as never)),
})

/** What agents did not hear is told again at once. */
export const makeDue = (t: TestShop) =>
  t.shop.transaction(async (tx) => {
    const { delivery } = agentTables(tx)
    const due = await tx.rowsWhere(delivery, { delivered_at: null })
    for (const { id } of due) await tx.updateRows(delivery, { id }, { due_at: '2020-01-01T00:00:00.000Z' })
  })
