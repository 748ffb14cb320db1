import { cartTotals } from '../modules/totals/cart-totals'
import { idOf } from './chance'
import type { Customer } from './customers'
import type { Region } from './places'
import type { PlannedLine, PlannedOrder, Stage } from './plan-orders'

const hour = 3_600_000
/** So many lines has an order at most, and so many ids does it leave room for. */
export const room = 4

/** An order with all that is known of it before its rows are written. */
export interface Sale {
  order: PlannedOrder
  /** When what happened, in ms; what has not happened stands in the future of nobody. */
  times: { captured: number; fulfilled: number; shipped: number; completed: number; canceled: number }
  id: string
  cart_id: string
  customer: Customer
  region: Region
  lines: { id: string; planned: PlannedLine; unit_price: number }[]
  method: { id: string; option: Region['options'][number] }
  total: number
}

/** What an order is called in each stage. */
export const statusesAt = {
  placed: { status: 'pending', payment_status: 'awaiting', fulfillment_status: 'not_fulfilled' },
  captured: { status: 'pending', payment_status: 'captured', fulfillment_status: 'not_fulfilled' },
  fulfilled: { status: 'pending', payment_status: 'captured', fulfillment_status: 'fulfilled' },
  shipped: { status: 'pending', payment_status: 'captured', fulfillment_status: 'shipped' },
  completed: { status: 'completed', payment_status: 'captured', fulfillment_status: 'shipped' },
  canceled: { status: 'canceled', payment_status: 'canceled', fulfillment_status: 'canceled' },
} as const satisfies Record<Stage, object>

/** An order that is young went through what it has gone through more quickly. */
export function timesOf({ at }: PlannedOrder, until: number): Sale['times'] {
  const age = until - at
  const after = (hours: number, share: number) => at + Math.floor(Math.min(hours * hour, age * share))
  return {
    captured: after(2, 0.3),
    canceled: after(5, 0.5),
    fulfilled: after(20, 0.6),
    shipped: after(30, 0.8),
    completed: after(240, 0.9),
  }
}

export const addressId = (seed: number, { number, at }: PlannedOrder) => idOf(seed, 'addr', 2 * number, at)
export const taxOf = ({ tax_rate }: Region) => ({ rate: tax_rate, name: 'default', code: 'default' })

/** What the sale comes to, by the rules that carts go by. */
export function totalOf(region: Region, lines: Sale['lines'], price: number): number {
  const { includes_tax } = region
  const tax_lines = [taxOf(region)]
  const items = lines.map(({ unit_price, planned: { quantity } }) => ({
    unit_price,
    quantity,
    includes_tax,
    tax_lines,
  }))
  const shipping_methods = [{ price, includes_tax, tax_lines }]
  const rules = { automatic_taxes: true, gift_cards_taxable: true }
  return cartTotals({ region: rules, items, shipping_methods }, { tax_inclusive_pricing: true }).total
}
