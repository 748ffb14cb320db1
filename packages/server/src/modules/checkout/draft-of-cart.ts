import type { Tx } from '../../shop'
import type { CartRow } from '../cart/queries'

/** What an order inherits from the draft whose cart a shopper pays. */
export async function draftOfCart(
  tx: Tx,
  cart: CartRow,
): Promise<{ draft_order_id?: string; no_notification?: boolean | null }> {
  if (cart.type !== 'draft_order') return {}
  const { draft_order: draft } = tx.t
  const row = await tx.rowWhere(draft, { cart_id: cart.id }, { columns: ['id', 'no_notification_order'] })
  return row ? { draft_order_id: row.id, no_notification: row.no_notification_order } : {}
}
