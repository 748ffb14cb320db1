import type { Cart, LineItem, Order } from '@cartwright/contract'
import { needsDelivery } from './checkout-steps'
import { type DeliveryOption, type FreeDeliveryWay, freeDelivery } from './free-delivery'
import { type QuantityBounds, quantityBounds } from './quantity'

/** A line of a cart or an order as a page draws it. */
export interface CartLineView {
  id: string
  title: string
  /** What the variant is called; null for products with a single one. */
  variant: string | null
  /** The handle of the product, for its address. */
  handle?: string
  picture?: string
  quantity: number
  /** What the line costs as it is shown, with tax or without, before discounts. In minor units. */
  amount: number
  /** One piece of it, in minor units. */
  unit: number
  bounds: QuantityBounds
  /** The line cannot be changed: a return that a swap takes back, a fixed price. */
  isFixed?: boolean
}

/** Rows that add up to the total: all in minor units, discount and gift card positive. */
export interface SaleTotals {
  goods: number
  discount: number
  /** null until a delivery is chosen. */
  shipping: number | null
  gift_card: number
  tax: number
  total: number
}

/** A discount or a gift card that counts for a cart. */
export interface AppliedCode {
  code: string
  kind: 'discount' | 'gift_card'
}

/** A cart as pages draw it: plain data that travels well from server to browser. */
export interface CartView extends SaleTotals {
  id: string
  currency_code: string
  /** Whether amounts are shown with tax in them. */
  inclusive: boolean
  email: string | null
  lines: CartLineView[]
  /** Pieces, not lines. */
  pieces: number
  codes: AppliedCode[]
  /** How far it is from a free delivery, where the region has one from a sum on and something of it is sent. */
  free_delivery?: FreeDeliveryWay
}

export interface CartViewOptions {
  /** Whether amounts are shown with tax in them; the region's own way when absent. */
  inclusive?: boolean
  /** The picture of a line; its thumbnail when absent. */
  picture?: (item: LineItem) => string | undefined
  /** Names of variants that say nothing, as the only one of a product may have. */
  plainVariants?: readonly string[]
  /** The shipping options of the cart's region, with their requirements: tell how far it is from a free delivery. */
  deliveries?: readonly DeliveryOption[]
}

const usual = ['Default Title', 'Default variant', 'Default']

/** What a cart of the API looks like on a page. Expand items.variant.product, region, shipping_methods, discounts and gift_cards. */
export function cartView(cart: Cart, options: CartViewOptions = {}): CartView {
  const inclusive = options.inclusive ?? showsTax(cart)
  const lines = (cart.items ?? []).map((item) => cartLineView(item, { ...options, inclusive }))
  return {
    id: cart.id,
    currency_code: cart.region?.currency_code ?? '',
    inclusive,
    email: cart.email,
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    codes: [
      ...(cart.discounts ?? []).map(({ code }) => ({ code, kind: 'discount' as const })),
      ...(cart.gift_cards ?? []).map(({ code }) => ({ code, kind: 'gift_card' as const })),
    ],
    ...saleTotals(cart, inclusive),
    ...freeDeliveryOf(cart, inclusive, options.deliveries),
  }
}

function freeDeliveryOf(cart: Cart, inclusive: boolean, deliveries: CartViewOptions['deliveries']) {
  if (!deliveries?.length || !needsDelivery(cart)) return {}
  const tax_rate = cart.region?.tax_rate ?? 0
  const profiles = new Set((cart.items ?? []).flatMap(({ variant }) => variant?.product?.profile_id ?? []))
  const free_delivery = freeDelivery(deliveries, cart, {
    inclusive,
    tax_rate,
    // Goods without a profile go with the default one, which options do not tell apart.
    ...(profiles.size > 0 ? { profiles } : {}),
  })
  return free_delivery ? { free_delivery } : {}
}

/** Whether the region of a sale shows its prices with tax. */
export const showsTax = (sale: Pick<Cart | Order, 'region'>): boolean => sale.region?.includes_tax ?? false

export function cartLineView(
  item: LineItem,
  options: CartViewOptions & { inclusive: boolean },
): CartLineView {
  const { variant } = item
  const amount = lineAmount(item, options.inclusive)
  const handle = variant?.product?.handle ?? undefined
  const picture = options.picture ? options.picture(item) : (item.thumbnail ?? undefined)
  const name = item.description || variant?.title || null
  return {
    id: item.id,
    title: item.title,
    variant: name && ![...usual, ...(options.plainVariants ?? [])].includes(name) ? name : null,
    ...(handle ? { handle } : {}),
    ...(picture ? { picture } : {}),
    quantity: item.quantity,
    amount,
    unit: Math.round(amount / Math.max(1, item.quantity)),
    bounds: quantityBounds(variant),
    ...(item.is_return ? { isFixed: true } : {}),
  }
}

function lineAmount(item: LineItem, inclusive: boolean): number {
  const plain = item.unit_price * item.quantity
  if (inclusive) return item.original_total ?? item.total ?? plain
  return item.subtotal ?? plain
}

/**
 * The rows under the lines. They add up to the total on either way of showing: with tax in every row and the
 * tax named beneath, or without it and the tax as a row of its own. The tax that a gift card carries is not owed any more:
 * a cart still counts it, an order does not.
 */
export function saleTotals(sale: Cart | Order, inclusive: boolean): SaleTotals {
  const items = sale.items ?? []
  const goods = items.reduce((sum, item) => sum + lineAmount(item, inclusive), 0)
  const cardTax = sale.gift_card_tax_total ?? 0
  const tax = (sale.tax_total ?? 0) - ('display_id' in sale ? 0 : cardTax)
  const shippingNet = sale.shipping_total ?? 0
  // What comes by e-mail has no delivery to choose.
  const hasShipping = (sale.shipping_methods ?? []).length > 0 || !needsDelivery({ items })
  const shipping = inclusive ? shippingNet + (sale.shipping_tax_total ?? 0) : shippingNet
  const giftCard = (sale.gift_card_total ?? 0) + (inclusive ? cardTax : 0)
  const total = sale.total ?? 0
  // What is left between the other rows and the total is the discount, shown with or without its tax.
  const rows = goods + shipping - giftCard + (inclusive ? 0 : tax)
  const discount = inclusive ? Math.max(0, rows - total) : (sale.discount_total ?? 0)
  return { goods, discount, shipping: hasShipping ? shipping : null, gift_card: giftCard, tax, total }
}
