import { amountDiscountId, hasFreeShipping, type Sale, type SaleTotals, saleTotals } from './sale-totals'

export interface CartSale extends Sale {
  region: { automatic_taxes: boolean; gift_cards_taxable: boolean }
}

interface CartTotalsOptions {
  /** Taxes were asked for although the region leaves them until payment. */
  force_taxes?: boolean
  tax_inclusive_pricing?: boolean
}

/** Every figure of a cart. `tax_total` keeps the gift card tax; on an order it is taken out (rules: totals). */
export function cartTotals(cart: CartSale, options: CartTotalsOptions = {}): SaleTotals {
  return saleTotals(cart, {
    taxed: cart.region.automatic_taxes || options.force_taxes === true,
    tax_inclusive_pricing: options.tax_inclusive_pricing === true,
    amount_discount_id: amountDiscountId(cart.discounts),
    free_shipping: hasFreeShipping(cart.discounts),
    legacy_rates: null,
  })
}
