import type { LineItem, Order } from '@cartwright/contract'

export interface OrderSums {
  /** Whether the rows hold their tax, so that it is named beneath the total instead of added to it. */
  isInclusive: boolean
  goods: number
  discount: number
  shipping: number
  giftCard: number
  tax: number
  total: number
}

/** Whether the prices of the order were set with tax, as they stood on the label. */
export const isInclusive = (order: Order): boolean => {
  const items = order.items ?? []
  return items.length > 0 && items.every(({ includes_tax }) => includes_tax)
}

/** What a line costs before discounts, with tax or without. */
export function lineSum(item: LineItem, inclusive: boolean): number {
  const plain = item.unit_price * item.quantity
  return inclusive ? plain : (item.subtotal ?? plain)
}

/** The rows beneath the lines. They add up to the total, whichever way the prices were set. */
export function sumsOf(order: Order): OrderSums {
  const inclusive = isInclusive(order)
  const total = order.total ?? 0
  const tax = order.tax_total ?? 0
  const giftCard = (order.gift_card_total ?? 0) + (inclusive ? (order.gift_card_tax_total ?? 0) : 0)
  if (!inclusive)
    return {
      isInclusive: false,
      goods: order.subtotal ?? 0,
      discount: order.discount_total ?? 0,
      shipping: order.shipping_total ?? 0,
      giftCard,
      tax,
      total,
    }
  const goods = (order.items ?? []).reduce((sum, item) => sum + lineSum(item, true), 0)
  const shipping = (order.shipping_total ?? 0) + (order.shipping_tax_total ?? 0)
  // Discounts are kept without their tax: what lies between the other rows and the total is the discount with it.
  const discount = order.discount_total ? Math.max(0, goods + shipping - giftCard - total) : 0
  return { isInclusive: true, goods, discount, shipping, giftCard, tax, total }
}
