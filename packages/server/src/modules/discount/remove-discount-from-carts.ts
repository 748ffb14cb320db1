import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../shop'

/** Takes discounts out of the carts that are not orders yet. */
export async function removeDiscountsFromCarts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { cart, cart_discounts: link, line_item, line_item_adjustment: adjustment } = tx.t
  const open = tx
    .select({ id: link.cart_id })
    .from(link)
    .innerJoin(cart, eq(cart.id, link.cart_id))
    .where(and(inArray(link.discount_id, [...ids]), isNull(cart.completed_at)))
  const lines = tx.select({ id: line_item.id }).from(line_item).where(inArray(line_item.cart_id, open))
  await tx
    .delete(adjustment)
    .where(and(inArray(adjustment.discount_id, [...ids]), inArray(adjustment.item_id, lines)))
  await tx.delete(link).where(and(inArray(link.discount_id, [...ids]), inArray(link.cart_id, open)))
}
