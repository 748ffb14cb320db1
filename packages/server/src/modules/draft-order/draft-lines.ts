import { eq } from 'drizzle-orm'
import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/engine'
import { mergeMetadata } from '../../store/metadata'
import { deleteLines } from '../cart/cart-lines'
import { isShipped } from '../cart/lines'
import { type LoadedCart, loadCart } from '../cart/load-cart'
import { refreshAdjustments } from '../cart/refresh-adjustments'
import { insertNewLines } from '../order/new-lines'

export interface DraftLine {
  title?: string | null
  unit_price?: number | null
  variant_id?: string | null
  quantity: number
  metadata?: Record<string, unknown> | null
}

/**
 * Adds goods to a draft: a variant at its price or at staff's, or a line of staff's own words without tax and discounts.
 */
export async function insertDraftLines(
  shop: Shop,
  tx: Tx,
  cart: LoadedCart['row'],
  lines: readonly DraftLine[],
): Promise<void> {
  const variants = lines.flatMap((line) =>
    line.variant_id ? [{ ...line, variant_id: line.variant_id }] : [],
  )
  await insertNewLines(shop, tx, cart, { cart_id: cart.id }, variants, { taxed: false })
  const custom = lines.filter((line) => !line.variant_id)
  for (const { quantity } of custom)
    if (!(Number.isInteger(quantity) && quantity > 0))
      throw invalidData('items: a quantity must be a whole number above 0')
  if (custom.length > 0)
    await tx.insert(tx.t.line_item).values(
      custom.map((line) => ({
        cart_id: cart.id,
        title: line.title ?? 'Custom item',
        unit_price: Math.max(0, line.unit_price ?? 0),
        quantity: line.quantity,
        metadata: line.metadata ?? {},
        allow_discounts: false,
        has_shipping: true,
      })),
    )
}

/** After any change: which lines the methods bring, and what the discount takes off. */
export async function settleDraft(shop: Shop, tx: Tx, cartId: string): Promise<void> {
  const cart = await loadCart(tx, cartId)
  const { line_item } = tx.t
  for (const line of cart.items) {
    const shipped = line.variant ? isShipped(line, cart) : true
    if (line.has_shipping !== shipped)
      await tx.update(line_item).set({ has_shipping: shipped }).where(eq(line_item.id, line.id))
  }
  await refreshAdjustments(shop, tx, cart)
}

/** Changes a line; the quantity 0 removes it. Its price stays unless one is given. @throws invalid_data */
export async function changeDraftLine(
  tx: Tx,
  cart: LoadedCart,
  lineId: string,
  changes: Partial<Omit<DraftLine, 'quantity'>> & { quantity?: number | null },
): Promise<void> {
  const line = cart.items.find((one) => one.id === lineId)
  if (!line) throw invalidData(`There is no line ${lineId} on this draft order`)
  const { title, unit_price, quantity, metadata } = changes
  if (quantity === 0) return deleteLines(tx, cart, [line])
  if (quantity != null && quantity < 0) throw invalidData('quantity: it cannot be below 0')
  await tx
    .update(tx.t.line_item)
    .set({
      ...(title ? { title } : {}),
      ...(unit_price == null ? {} : { unit_price: Math.max(0, unit_price) }),
      ...(quantity == null ? {} : { quantity }),
      metadata: mergeMetadata(line.metadata, metadata),
    })
    .where(eq(tx.t.line_item.id, lineId))
}
