import { nearestMoney } from '@cartwright/contract'
import { giftCardTransactionTotals, type SaleGiftCardTransaction } from './gift-card-totals'
import { type LineTotals, lineTotals, refundable, type SaleLine } from './line-totals'
import {
  amountDiscountId,
  hasFreeShipping,
  type Sale,
  type SaleRules,
  type SaleTotals,
  saleTotals,
} from './sale-totals'

export interface OrderSale extends Sale {
  region: { gift_cards_taxable: boolean; tax_rate?: number | null }
  /** Set on old orders only: one rate for everything. */
  tax_rate?: number | null
  payments?: readonly { amount: number }[] | null
  refunds?: readonly { amount: number }[] | null
  gift_card_transactions?: readonly SaleGiftCardTransaction[] | null
}

export interface OrderTotalsOptions {
  tax_inclusive_pricing?: boolean
}

type OrderLineTotals = LineTotals & { refundable: number }

export interface OrderTotals extends SaleTotals {
  /** Captured or not. */
  paid_total: number
  refunded_total: number
  refundable_amount: number
  items: OrderLineTotals[]
}

/**
 * Every figure of an order, from its stored tax lines. Lines count as ordered even after returns; only their
 * `refundable` shrinks. Gift cards count by their transactions, or by the linked cards when there are none.
 */
export function orderTotals(order: OrderSale, options: OrderTotalsOptions = {}): OrderTotals {
  const rules = orderRules(order, options)
  const transactions = order.gift_card_transactions ?? []
  const spent = transactions.length > 0 ? giftCardTransactionTotals(transactions, order.region) : undefined
  const sale = saleTotals(order, rules, spent)
  const paid_total = sumOf(order.payments)
  const refunded_total = sumOf(order.refunds)
  return {
    ...sale,
    tax_total: nearestMoney(sale.tax_total - sale.gift_card_tax_total),
    paid_total,
    refunded_total,
    refundable_amount: nearestMoney(paid_total - refunded_total),
    items: order.items.map((line, index) => ({
      ...(sale.items[index] as LineTotals),
      refundable: refundable(line, rules),
    })),
  }
}

const sumOf = (rows: readonly { amount: number }[] | null | undefined): number =>
  nearestMoney((rows ?? []).reduce((sum, { amount }) => sum + amount, 0))

/** The figures of a line of the order's swaps or claims, which count towards no total of the order. */
export function laterLineTotals(
  line: SaleLine,
  order: OrderSale,
  options: OrderTotalsOptions = {},
): OrderLineTotals {
  const rules = orderRules(order, options)
  return { ...lineTotals(line, rules), refundable: refundable(line, rules) }
}

/** What giving back the rest of a line refunds; also for the lines of the order's swaps and claims. */
export function refundableOfLine(line: SaleLine, order: OrderSale, options: OrderTotalsOptions = {}): number {
  return refundable(line, orderRules(order, options))
}

/** The lines of the order, its swaps and its claims of which something was shipped and is not back yet. */
export function returnableItems<
  Line extends { returned_quantity?: number | null; shipped_quantity?: number | null },
>(order: {
  items: readonly Line[]
  swaps?: readonly { additional_items?: readonly Line[] | null }[] | null
  claims?: readonly { additional_items?: readonly Line[] | null }[] | null
}): Line[] {
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(
    (sale) => sale.additional_items ?? [],
  )
  return [...order.items, ...later].filter(
    (line) => (line.returned_quantity ?? 0) < (line.shipped_quantity ?? 0),
  )
}

/** An order's figures as they would be with other lines, and what that changes; negative is owed to the customer. */
export function orderEditTotals(
  order: OrderSale,
  lines: readonly SaleLine[],
  options: OrderTotalsOptions = {},
): OrderTotals & { difference_due: number } {
  const edited = orderTotals({ ...order, items: lines }, options)
  return { ...edited, difference_due: nearestMoney(edited.total - orderTotals(order, options).total) }
}

/** What an order decides for all its lines: stored taxes count, and the first discount that reduces lines. */
export function orderRules(order: OrderSale, options: OrderTotalsOptions): SaleRules {
  return {
    taxed: true,
    tax_inclusive_pricing: options.tax_inclusive_pricing === true,
    amount_discount_id: amountDiscountId(order.discounts),
    free_shipping: hasFreeShipping(order.discounts),
    legacy_rates: order.tax_rate == null ? null : [{ rate: order.tax_rate }],
  }
}
