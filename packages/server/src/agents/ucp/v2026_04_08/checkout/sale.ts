import type { Cart, Order } from '@cartwright/contract'
import { isoAmount } from '../../../iso-amount'

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

/** Tells amounts of a sale in the smallest part of its currency, as the protocol counts. */
export const tellerOf =
  ({ region }: Pick<Sale, 'region'>) =>
  (amount: number): number =>
    isoAmount(amount, region?.currency_code ?? '')

/** The lines that were bought: not what comes back. */
export const linesOf = ({ items = [] }: Pick<Sale, 'items'>) => items.filter(({ is_return }) => !is_return)
