import type { Shop } from '../../shop'
import { cartTotals } from '../totals/cart-totals'
import type { SaleTotals } from '../totals/sale-totals'
import type { LoadedCart } from './load-cart'

/** Every figure of a cart. `taxed` counts taxes even where the region leaves them until payment. */
export function cartFigures(
  shop: Pick<Shop, 'flags'>,
  cart: Pick<LoadedCart, 'region' | 'items' | 'shipping_methods' | 'discounts' | 'gift_cards'>,
  options: { taxed?: boolean } = {},
): SaleTotals {
  return cartTotals(cart, {
    force_taxes: options.taxed === true,
    tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
  })
}
