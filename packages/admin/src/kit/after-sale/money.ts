import { type Order, type PricedShippingOption, percentOf, type Return } from '@cartwright/contract'
import { linesSold, refundValue } from '@cartwright/sdk/rules'

/** The most that may still be given back of an order: what was captured of what it cost, less what went back. */
export function mostRefund({ refundable_amount, payments }: Order): number {
  const captured = (payments ?? []).reduce(
    (sum, { captured_at, canceled_at, amount, amount_refunded }) =>
      captured_at && !canceled_at ? sum + amount - amount_refunded : sum,
    0,
  )
  return Math.max(0, Math.min(refundable_amount ?? 0, captured))
}

/** What a way of sending costs at this price, tax included. */
export function priceWithTax(
  price: number,
  option: Pick<PricedShippingOption, 'amount' | 'price_incl_tax' | 'includes_tax' | 'tax_rates'>,
): number {
  if (price === option.amount) return option.price_incl_tax ?? price
  if (option.includes_tax) return price
  return (option.tax_rates ?? []).reduce((sum, { rate }) => sum + percentOf(price, rate ?? 0), price)
}

/** What receiving these pieces gives back, unless staff say otherwise: what was announced, less what did not come. */
export function refundOnReceipt(order: Order, of: Return, received: ReadonlyMap<string, number>): number {
  // An exchange settles its difference itself, and a claim has given the money back.
  if (of.swap_id || of.claim_order_id) return 0
  const lines = new Map(linesSold(order).map((line) => [line.id, line]))
  const missing = (of.items ?? []).reduce((sum, { item_id, requested_quantity, quantity }) => {
    const line = lines.get(item_id)
    const short = (requested_quantity ?? quantity) - (received.get(item_id) ?? 0)
    return line && short > 0 ? sum + refundValue(line, short, order) : sum
  }, 0)
  return Math.max(0, of.refund_amount - missing)
}
