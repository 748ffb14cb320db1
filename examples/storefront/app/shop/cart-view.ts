import type { Cart, LineItem, Order } from '@cartwright/contract'
import { drawnPicture, ownAddress } from './picture'

export interface CartLine {
  id: string
  title: string
  variant: string | null
  handle?: string
  picture: string
  quantity: number
  /** What the line costs as it is shown: with tax or without, before discounts. */
  amount: number
  unit: number
  /** How many can be had; undefined when it is not counted. */
  limit?: number
}

export interface SaleTotals {
  goods: number
  discount: number
  shipping: number | null
  gift_card: number
  tax: number
  total: number
}

export interface CartView extends SaleTotals {
  id: string
  currency_code: string
  inclusive: boolean
  email: string | null
  lines: CartLine[]
  /** Pieces, not lines. */
  pieces: number
  codes: { code: string; kind: 'discount' | 'gift_card' }[]
}

type Sale = Cart | Order

export function cartView(cart: Cart, inclusive: boolean): CartView {
  const lines = (cart.items ?? []).map((item) => lineView(item, inclusive))
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
  }
}

export function lineView(item: LineItem, inclusive: boolean): CartLine {
  const { variant } = item
  const amount = lineAmount(item, inclusive)
  const handle = variant?.product?.handle ?? undefined
  const counted = variant?.manage_inventory && !variant.allow_backorder
  return {
    id: item.id,
    title: item.title,
    variant: item.description && item.description !== 'One form' ? item.description : null,
    ...(handle ? { handle } : {}),
    picture: item.thumbnail ? ownAddress(item.thumbnail) : drawnPicture(handle ?? item.title, item.title).src,
    quantity: item.quantity,
    amount,
    unit: Math.round(amount / Math.max(1, item.quantity)),
    ...(counted && variant.inventory_quantity !== undefined ? { limit: variant.inventory_quantity } : {}),
  }
}

function lineAmount(item: LineItem, inclusive: boolean): number {
  const plain = item.unit_price * item.quantity
  if (inclusive) return item.original_total ?? item.total ?? plain
  return item.subtotal ?? plain
}

/**
 * The rows under the lines. They add up to the total on either way of showing: with tax in every row and the
 * tax named beneath, or without it and the tax as a row of its own.
 */
export function saleTotals(sale: Sale, inclusive: boolean): SaleTotals {
  const items = sale.items ?? []
  const goods = items.reduce((sum, item) => sum + lineAmount(item, inclusive), 0)
  const tax = sale.tax_total ?? 0
  const shippingNet = sale.shipping_total ?? 0
  const hasShipping = (sale.shipping_methods ?? []).length > 0
  const shipping = inclusive ? shippingNet + (sale.shipping_tax_total ?? 0) : shippingNet
  const giftCard = (sale.gift_card_total ?? 0) + (sale.gift_card_tax_total ?? 0)
  const total = sale.total ?? 0
  // What is left between the other rows and the total is the discount, shown with or without its tax.
  const rows = goods + shipping - giftCard + (inclusive ? 0 : tax)
  const discount = inclusive ? Math.max(0, rows - total) : (sale.discount_total ?? 0)
  return {
    goods,
    discount,
    shipping: hasShipping ? shipping : null,
    gift_card: giftCard,
    tax,
    total,
  }
}
