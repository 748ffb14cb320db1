import type { Cart, LineItem } from '@cartwright/contract'
import { amountAt, sumMoved } from '../../rules/foreseen'
import { type CartRequest, type LinePreview, pendingLineId } from './cart-request'

/**
 * The cart as it will most likely be after a change, for the time until the shop has answered: quantities, and the figures of
 * lines and cart in proportion. Discounts and taxes that depend on more than the line are left to the shop. Pure.
 */
export function expectedCart(cart: Cart, change: CartRequest): Cart {
  switch (change.type) {
    case 'add_item': {
      const line = lineToMerge(cart, change.variant_id, change.metadata)
      if (line) return withQuantity(cart, line, line.quantity + change.quantity)
      return change.preview ? withLine(cart, previewLine(cart, change, change.preview)) : cart
    }
    case 'set_quantity':
    case 'remove_item': {
      const line = findLine(cart, change.line_id)
      return line ? withQuantity(cart, line, change.type === 'remove_item' ? 0 : change.quantity) : cart
    }
    case 'remove_code':
      return {
        ...cart,
        discounts: cart.discounts?.filter(({ code }) => code !== change.code),
        gift_cards: cart.gift_cards?.filter(({ code }) => code !== change.code),
      }
    default:
      return cart
  }
}

/** The line under its id, or under the name it had before the shop named it. */
export const findLine = (cart: Cart, lineId: string): LineItem | undefined =>
  cart.items?.find(({ id, variant_id }) => id === lineId || pendingLineId(variant_id ?? '') === lineId)

/** The shop adds to a line of the same variant that carries the same metadata. */
const lineToMerge = (cart: Cart, variantId: string, metadata: Record<string, unknown> = {}) =>
  cart.items?.find(
    (line) =>
      line.variant_id === variantId &&
      line.should_merge &&
      JSON.stringify(line.metadata ?? {}) === JSON.stringify(metadata),
  )

const figures = [
  'subtotal',
  'discount_total',
  'raw_discount_total',
  'tax_total',
  'total',
  'original_total',
  'original_tax_total',
] as const

function withQuantity(cart: Cart, line: LineItem, quantity: number): Cart {
  const next: LineItem = { ...line, quantity }
  for (const figure of figures) {
    const amount = line[figure]
    if (amount !== undefined) next[figure] = amountAt(amount, { before: line.quantity, after: quantity })
  }
  const items = cart.items?.map((one) => (one.id === line.id ? next : one)).filter((one) => one.quantity > 0)
  return withDifference({ ...cart, items }, line, next)
}

const withLine = (cart: Cart, line: LineItem): Cart =>
  withDifference({ ...cart, items: [...(cart.items ?? []), line] }, undefined, line)

/** Moves the sums of the cart by what has become of one line. */
function withDifference(cart: Cart, before: LineItem | undefined, after: LineItem): Cart {
  const grown = (figure: (typeof figures)[number]) => (after[figure] ?? 0) - (before?.[figure] ?? 0)
  const [subtotal, discount, tax] = [grown('subtotal'), grown('discount_total'), grown('tax_total')]
  const moved = (sum: number | undefined, by: number) => (sum === undefined ? undefined : sumMoved(sum, by))
  return {
    ...cart,
    subtotal: moved(cart.subtotal, subtotal),
    discount_total: moved(cart.discount_total, discount),
    item_tax_total: moved(cart.item_tax_total, tax),
    tax_total: moved(cart.tax_total, tax),
    total: moved(cart.total, subtotal - discount + tax),
  }
}

type Added = Extract<CartRequest, { type: 'add_item' }>
function previewLine(cart: Cart, { variant_id, quantity, metadata }: Added, preview: LinePreview): LineItem {
  const amount = preview.unit_price * quantity
  const now = new Date().toISOString()
  return {
    id: pendingLineId(variant_id),
    cart_id: cart.id,
    order_id: null,
    swap_id: null,
    claim_order_id: null,
    original_item_id: null,
    order_edit_id: null,
    title: preview.title,
    description: preview.description ?? null,
    thumbnail: preview.thumbnail ?? null,
    is_return: false,
    is_giftcard: false,
    should_merge: true,
    allow_discounts: true,
    has_shipping: null,
    unit_price: preview.unit_price,
    variant_id,
    quantity,
    fulfilled_quantity: null,
    returned_quantity: null,
    shipped_quantity: null,
    subtotal: amount,
    discount_total: 0,
    tax_total: 0,
    total: amount,
    created_at: now,
    updated_at: now,
    metadata: metadata ?? null,
  }
}
