import { type Cart, type LineItem, percentOf, type Region, type ShippingMethod } from '@cartwright/contract'
import { findVariant } from './cart-lines'
import { notAllowed } from './checked'
import { kept, type Memory, rowOf } from './memory'
import { taxed } from './prices'

/** A cart that may still be changed. */
export function openCart({ carts }: Memory, id: string): Cart {
  const cart = rowOf(carts, 'Cart', id)
  if (cart.completed_at) throw notAllowed(`Cart ${id} is completed`)
  return cart
}

/** Keeps a cart, and tells it with its totals. */
export const toldCart = (memory: Memory, cart: Cart): { cart: Cart } => ({
  cart: withTotals(memory, kept(memory.carts, cart)),
})

/** Where prices hold their tax, the price of one without it is rounded first, and the tax of the line computed on that. */
function taxedLine({ unit_price, quantity }: LineItem, region?: Region): { net: number; tax: number } {
  const gross = unit_price * quantity
  if (!region?.includes_tax) return taxed(gross, region)
  const tax = percentOf(taxed(unit_price, region).net * quantity, region.tax_rate)
  return { net: gross - tax, tax }
}

/** A cart with the sums of its lines and deliveries, each taxed and rounded by itself. */
export function withTotals(memory: Memory, cart: Cart): Cart {
  const region = memory.regions.get(cart.region_id)
  const items = (cart.items ?? []).map((line): LineItem => {
    const { net, tax } = taxedLine(line, region)
    const sums = {
      subtotal: net,
      tax_total: tax,
      total: net + tax,
      original_total: net + tax,
      original_tax_total: tax,
    }
    return { ...line, ...sums, discount_total: 0, variant: findVariant(memory, line.variant_id) ?? null }
  })
  const shipping_methods = (cart.shipping_methods ?? []).map((method): ShippingMethod => {
    const { net, tax } = taxed(method.price, region)
    return { ...method, subtotal: net, tax_total: tax, total: net + tax }
  })
  const sum = (rows: { subtotal?: number; tax_total?: number }[], name: 'subtotal' | 'tax_total') =>
    rows.reduce((all, one) => all + (one[name] ?? 0), 0)
  const [subtotal, item_tax_total] = [sum(items, 'subtotal'), sum(items, 'tax_total')]
  const [shipping_total, shipping_tax_total] = [
    sum(shipping_methods, 'subtotal'),
    sum(shipping_methods, 'tax_total'),
  ]
  const tax_total = item_tax_total + shipping_tax_total
  const total = subtotal + shipping_total + tax_total
  const sums = {
    subtotal,
    item_tax_total,
    shipping_total,
    shipping_tax_total,
    tax_total,
    total,
    discount_total: 0,
    gift_card_total: 0,
  }
  const payment_session = cart.payment_sessions?.find(({ is_selected }) => is_selected) ?? null
  return { ...cart, region, items, shipping_methods, payment_session, ...sums }
}
