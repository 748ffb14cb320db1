import type { LineItem, Order } from '@cartwright/contract'
import type { Shape } from '../../store/reading/shape'
import type { SaleLine } from '../totals/line-totals'
import {
  laterLineTotals,
  type OrderSale,
  type OrderTotals,
  orderTotals,
  returnableItems,
} from '../totals/order-totals'

interface ReplyOptions {
  tax_inclusive_pricing: boolean
}

/** An order loaded with `loadedShape`. */
export type LoadedOrder = Order & { items: LineItem[] }

/** What the rules of money read of a loaded order. A region that is gone taxes nothing more. */
export const saleOf = (order: Order): OrderSale =>
  (order.region ? order : { ...order, region: { gift_cards_taxable: false } }) as OrderSale

/**
 * Hangs the figures on a loaded order and takes off what was loaded only for them. Lines are changed in place: an
 * order list is read often, and copies cost.
 */
export function orderReply(order: LoadedOrder, shown: Shape, options: ReplyOptions): Order {
  const sale = saleOf(order)
  const totals = orderTotals(sale, options)
  for (const [index, line] of order.items.entries()) setFigures(line, totals.items[index])
  for (const [index, method] of (order.shipping_methods ?? []).entries())
    Object.assign(method, totals.shipping_methods[index])
  for (const later of [...(order.swaps ?? []), ...(order.claims ?? [])])
    for (const line of later.additional_items ?? [])
      setFigures(line, laterLineTotals(line as SaleLine, sale, options))
  const reply = { object: 'order' } as Record<string, unknown>
  for (const [key, value] of Object.entries(order)) if (isShown(key, value, shown)) reply[key] = value
  if (shown.relations.has('returnable_items'))
    reply.returnable_items = returnableItems({ ...order, items: order.items })
  if (shown.relations.has('sales_channels'))
    reply.sales_channels = order.sales_channel ? [order.sales_channel] : []
  setTotals(reply as unknown as Order, totals)
  return reply as unknown as Order
}

/** Relations that were not asked for stay behind, columns too; figures of its own an order does not have yet. */
function isShown(key: string, value: unknown, shown: Shape): boolean {
  if (shown.relations.has(key)) return true
  if (shown.columns) return shown.columns.has(key)
  return value === null || typeof value !== 'object' || key === 'metadata'
}

function setFigures(line: LineItem, figures: OrderTotals['items'][number] | undefined) {
  if (!figures) return
  line.refundable = figures.refundable
  line.subtotal = figures.subtotal
  line.raw_discount_total = figures.raw_discount_total
  line.discount_total = figures.discount_total
  line.total = figures.total
  line.original_total = figures.original_total
  line.original_tax_total = figures.original_tax_total
  line.tax_total = figures.tax_total
}

/**
 * The same for an order of which only some figures are wanted: the others are not worked out where they need more, and
 * none is told that was not asked for.
 */
export function leanReply(
  order: LoadedOrder,
  shown: Shape,
  wanted: readonly string[],
  options: ReplyOptions,
): Order {
  const reply: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(order)) if (isShown(key, value, shown)) reply[key] = value
  const totals: Record<string, unknown> = {
    ...orderTotals(saleOf({ ...order, items: order.items ?? [] }), options),
  }
  for (const name of wanted) reply[name] = totals[name]
  return reply as unknown as Order
}

function setTotals(order: Order, totals: OrderTotals) {
  order.subtotal = totals.subtotal
  order.discount_total = totals.discount_total
  order.shipping_total = totals.shipping_total
  order.refunded_total = totals.refunded_total
  order.paid_total = totals.paid_total
  order.refundable_amount = totals.refundable_amount
  order.item_tax_total = totals.item_tax_total
  order.shipping_tax_total = totals.shipping_tax_total
  order.tax_total = totals.tax_total
  order.gift_card_total = totals.gift_card_total
  order.gift_card_tax_total = totals.gift_card_tax_total
  order.total = totals.total
}
