import type { Shop } from '../../shop'
import { cartTotals } from '../totals/cart-totals'
import { assertSaleBounds, type SaleSize } from '../totals/sale-bounds'
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

/**
 * Keeps a cart within what any sale may come to, taxes included; `before` lets one that is beyond already become smaller.
 * @throws invalid_data amount_out_of_range
 */
export function assertCartBounds(
  shop: Pick<Shop, 'flags'>,
  cart: Parameters<typeof cartFigures>[1],
  before?: SaleSize,
): void {
  assertSaleBounds(cart, () => cartFigures(shop, cart, { taxed: true }), before)
}
