import type { Cart, Order } from '@cartwright/contract'

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

/** The lines that were bought: not what comes back. */
export const linesOf = ({ items = [] }: Pick<Sale, 'items'>) => items.filter(({ is_return }) => !is_return)
