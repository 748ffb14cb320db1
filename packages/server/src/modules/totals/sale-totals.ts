import { nearestMoney, roundHalfUp } from '@cartwright/contract'
import type { SpendableCard } from '../gift-card/spend'
import { type GiftCardTotals, giftCardTotals } from './gift-card-totals'
import { type LineRules, type LineTotals, lineTotals, type SaleLine } from './line-totals'
import {
  type SaleShippingMethod,
  type ShippingRules,
  type ShippingTotals,
  shippingTotals,
} from './shipping-totals'

/** What carts and orders have in common. */
export interface Sale {
  region: { gift_cards_taxable: boolean }
  items: readonly SaleLine[]
  shipping_methods?: readonly SaleShippingMethod[] | null
  discounts?: readonly { id: string; rule?: { type: string } | null }[] | null
  gift_cards?: readonly SpendableCard[] | null
}

export type SaleRules = LineRules & ShippingRules

/**
 * The figures of a sale in minor units. Only `raw_discount_total` may be fractional. One that is not exact any more stands
 * at the last number that is.
 */
export interface SaleTotals {
  subtotal: number
  raw_discount_total: number
  discount_total: number
  item_tax_total: number
  /** Without tax. */
  shipping_total: number
  shipping_tax_total: number
  tax_total: number
  gift_card_total: number
  gift_card_tax_total: number
  total: number
  /** In the order of the sale's own lines. */
  items: LineTotals[]
  /** In the order of the sale's own methods. */
  shipping_methods: ShippingTotals[]
}

/**
 * The one line of steps every total comes from: price → discount → tax → gift card (rules: totals).
 * `spent` are the gift card figures when they are already known; else the sale's cards are counted.
 */
export function saleTotals(sale: Sale, rules: SaleRules, spent?: GiftCardTotals): SaleTotals {
  const items = sale.items.map((line) => lineTotals(line, rules))
  const shipping_methods = (sale.shipping_methods ?? []).map((method) => shippingTotals(method, rules))
  const subtotal = sum(items, (line) => line.subtotal)
  const raw_discount_total = sum(items, (line) => line.raw_discount_total)
  // One rounding of the unrounded sum, so it may differ from the sum of the lines' rounded discounts.
  const discount_total = nearestMoney(roundHalfUp(raw_discount_total))
  const item_tax_total = sum(items, (line) => line.tax_total)
  const shipping_total = sum(shipping_methods, (method) => method.subtotal)
  const shipping_tax_total = sum(shipping_methods, (method) => method.tax_total)
  const tax_total = nearestMoney(item_tax_total + shipping_tax_total)
  const untaxed = subtotal + shipping_total - discount_total
  const cardable = sale.region.gift_cards_taxable ? untaxed : untaxed + tax_total
  const { gift_card_total, gift_card_tax_total: cardTax } =
    spent ?? giftCardTotals(sale.gift_cards ?? [], cardable)
  const due = untaxed + tax_total - gift_card_total
  // Tax is rounded per line but card tax on the whole: a card that pays all must not turn the total negative.
  const gift_card_tax_total = due >= 0 ? Math.min(cardTax, due) : cardTax
  return {
    subtotal,
    raw_discount_total,
    discount_total,
    item_tax_total,
    shipping_total,
    shipping_tax_total,
    tax_total,
    gift_card_total: nearestMoney(gift_card_total),
    gift_card_tax_total: nearestMoney(gift_card_tax_total),
    total: nearestMoney(due - gift_card_tax_total),
    items,
    shipping_methods,
  }
}

/** The id of the discount that reduces lines: the first that is not free shipping. */
export function amountDiscountId(discounts: Sale['discounts']): string | null {
  return discounts?.find((discount) => discount.rule?.type !== 'free_shipping')?.id ?? null
}

export function hasFreeShipping(discounts: Sale['discounts']): boolean {
  return discounts?.some((discount) => discount.rule?.type === 'free_shipping') ?? false
}

function sum<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  let total = 0
  for (const row of rows) total += figure(row)
  return nearestMoney(total)
}
