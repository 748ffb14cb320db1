import type { Cart, LineItem, Order } from '@cartwright/contract'
import { isoAmount } from '../iso-amount'

/** What is told alike of a cart and of the order that it became. */
export type Sale = Pick<
  Cart & Order,
  | 'items'
  | 'shipping_methods'
  | 'shipping_address'
  | 'billing_address'
  | 'discounts'
  | 'region'
  | 'subtotal'
  | 'discount_total'
  | 'tax_total'
  | 'gift_card_total'
  | 'total'
> & {
  email: string | null
  shipping_total?: number | null | undefined
  shipping_tax_total?: number | undefined
}

export const currencyOf = ({ region }: Pick<Sale, 'region'>): string =>
  region?.currency_code.toUpperCase() ?? ''

/** Tells amounts of a sale in the smallest part of its currency, as agents are told it. */
export const tellerOf =
  ({ region }: Pick<Sale, 'region'>) =>
  (amount: number): number =>
    isoAmount(amount, region?.currency_code ?? '')

/** The lines that were bought: not what comes back. */
export const linesOf = ({ items = [] }: Pick<Sale, 'items'>) => items.filter(({ is_return }) => !is_return)

/** Prices are told with tax in them where every one of them is, as its buyers are used to. */
export const showsTaxInPrices = (sale: Pick<Sale, 'items'>): boolean => {
  const lines = linesOf(sale)
  return lines.length > 0 && lines.every(({ includes_tax }) => includes_tax === true)
}

/** What discounts take off a line. */
export const lineDiscount = (line: LineItem, withTax: boolean): number =>
  Math.max(0, withTax ? (line.original_total ?? 0) - (line.total ?? 0) : (line.discount_total ?? 0))

/** Goods are sent; gift cards go by mail. */
export const needsSending = (sale: Pick<Sale, 'items'>): boolean =>
  linesOf(sale).some(({ is_giftcard }) => !is_giftcard)

/** What a line is called: its product, and the variant where that says more. */
export const titleOf = ({ title, description }: Pick<LineItem, 'title' | 'description'>): string =>
  description && description !== title ? `${title}, ${description}` : title

/** An order, with what guests are told of its cart alone. */
export const saleOf = (order: Order, { region, billing_address }: Cart): Sale => ({
  ...order,
  region: order.region ?? region,
  billing_address: order.billing_address ?? billing_address,
})
