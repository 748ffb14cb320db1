import {
  type LineItem,
  type Order,
  percentOf,
  percentWithin,
  roundHalfUp,
  sumRates,
} from '@cartwright/contract'
import { type CartViewOptions, cartLineView, showsTax } from './cart-view'

/** A line of an order as a form of returns draws it: plain data that travels well from server to browser. */
export interface ReturnLine {
  id: string
  title: string
  /** What the variant is called; null for products with a single one. */
  variant: string | null
  picture?: string
  /** How many may come back; 0 says `why` none. */
  most: number
  /** What one that comes back is worth, tax included, in minor units. */
  worth: number
  why?: 'not_sent' | 'under_way' | 'returned'
}

/** What a buyer sends back of one line. */
export interface WantedReturn {
  item_id: string
  quantity: number
  reason_id?: string
  note?: string
}

/** What expands an order far enough for these rules. */
export const afterSaleExpand = [
  'items',
  'items.variant',
  'region',
  'discounts',
  'payments',
  'refunds',
  'fulfillments',
  'fulfillments.tracking_links',
  'shipping_address',
  'shipping_methods',
  'shipping_methods.shipping_option',
  'returns',
  'returns.items',
  'returns.items.reason',
  'returns.shipping_method',
  'returns.shipping_method.shipping_option',
  'swaps',
  'swaps.additional_items',
  'swaps.return_order',
  'swaps.return_order.items',
  'swaps.return_order.items.reason',
  'swaps.return_order.shipping_method',
  'swaps.return_order.shipping_method.shipping_option',
  'claims',
  'claims.return_order',
  'claims.return_order.items',
  'edits',
].join(',')

/** The lines that were ever sold on an order: its own, and those its swaps and claims brought. */
export function linesSold(order: Order): LineItem[] {
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])]
    .filter(({ canceled_at }) => !canceled_at)
    .flatMap(({ additional_items }) => additional_items ?? [])
  return [...(order.items ?? []), ...later]
}

/** How much of each line is announced to come back and is not there yet. */
function announced(order: Order): Map<string, number> {
  const returns = [
    ...(order.returns ?? []),
    ...[...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(({ return_order }) => return_order ?? []),
  ]
  const open = new Map(returns.map((one) => [one.id, one]))
  const sums = new Map<string, number>()
  for (const { status, items } of open.values()) {
    if (status !== 'requested' && status !== 'requires_action') continue
    for (const { item_id, quantity } of items ?? []) sums.set(item_id, (sums.get(item_id) ?? 0) + quantity)
  }
  return sums
}

/** What of an order may come back, line by line: what was sent, less what is back already or on its way. */
export function returnLines(order: Order, options: CartViewOptions = {}): ReturnLine[] {
  const inclusive = options.inclusive ?? showsTax(order)
  const coming = announced(order)
  return linesSold(order)
    .filter(({ is_return }) => !is_return)
    .map((line) => {
      const { id, title, variant, picture } = cartLineView(line, { ...options, inclusive })
      const back = line.returned_quantity ?? 0
      const sent = line.fulfilled_quantity ?? 0
      const most = Math.max(0, sent - back - (coming.get(id) ?? 0))
      const why = coming.get(id) ? 'under_way' : back > 0 ? 'returned' : 'not_sent'
      return {
        id,
        title,
        variant,
        ...(picture ? { picture } : {}),
        most,
        worth: refundValue(line, 1, order),
        ...(most === 0 ? { why } : {}),
      }
    })
}

/** What giving back so many of a line is worth, tax included, as the shop computes it. */
export function refundValue(line: LineItem, quantity: number, order: Pick<Order, 'tax_rate'>): number {
  const rates = order.tax_rate === null ? (line.tax_lines ?? []) : [{ rate: order.tax_rate }]
  // Whether the shop counts prices with tax in them shows in what it answers: then the subtotal is without it.
  const isInclusive = line.includes_tax === true && line.subtotal !== line.unit_price * line.quantity
  const unit = line.unit_price - (isInclusive ? percentWithin(line.unit_price, sumRates(rates)) : 0)
  const discount = roundHalfUp((line.raw_discount_total ?? 0) / Math.max(1, line.quantity))
  const net = Math.max(0, (unit - discount) * quantity)
  return rates.reduce((sum, { rate }) => sum + percentOf(net, rate ?? 0), net)
}

/** What a return will refund when all of it arrives: what the lines are worth, less what sending them costs. */
export function returnEstimate(order: Order, wanted: readonly WantedReturn[], shipping: number): number {
  const lines = new Map(linesSold(order).map((line) => [line.id, line]))
  const worth = wanted.reduce((sum, { item_id, quantity }) => {
    const line = lines.get(item_id)
    return line ? sum + refundValue(line, quantity, order) : sum
  }, 0)
  return Math.max(0, Math.floor(worth) - shipping)
}

/** The names of the fields of one line in a form of returns. */
export const returnFields = (lineId: string) => ({
  quantity: `quantity:${lineId}`,
  reason: `reason:${lineId}`,
  note: `note:${lineId}`,
})

/** What was typed about one line, as it was typed. */
export type TypedReturn = { quantity: string; reason: string; note: string }

/** Reads what a form of returns holds of these lines, as it was typed: for a form that was refused. */
export const typedReturns = (
  form: { get: (name: string) => unknown },
  lines: readonly Pick<ReturnLine, 'id'>[],
): Record<string, TypedReturn> =>
  Object.fromEntries(
    lines.map(({ id }) => {
      const names = returnFields(id)
      const read = (name: string) => String(form.get(name) ?? '').trim()
      const note = read(names.note).slice(0, 1000)
      return [id, { quantity: read(names.quantity), reason: read(names.reason), note }]
    }),
  )

/** What the buyer sends back by what was typed; a line without a number stays. */
export const wantedReturns = (typed: Readonly<Record<string, TypedReturn>>): WantedReturn[] =>
  Object.entries(typed).flatMap(([item_id, { quantity, reason, note }]) => {
    const pieces = Number(quantity)
    if (!Number.isSafeInteger(pieces) || pieces <= 0) return []
    return { item_id, quantity: pieces, ...(reason ? { reason_id: reason } : {}), ...(note ? { note } : {}) }
  })
