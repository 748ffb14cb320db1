import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'

export type SwapRow = Db['t']['swap']['$inferSelect']

/** A swap of exactly this order, held until the transaction ends. @throws not_found */
export async function lockSwap(tx: Tx, orderId: string, id: string): Promise<SwapRow> {
  const { swap: t } = tx.t
  const [row] = await tx.lock(
    tx
      .select()
      .from(t)
      .where(and(eq(t.id, id), eq(t.order_id, orderId), isNull(t.deleted_at))),
  )
  if (!row) throw notFound('Swap', id)
  return row as SwapRow
}

/** The swap a cart was made for. @throws not_found */
export async function swapOfCart(db: Db, cartId: string): Promise<SwapRow> {
  const { swap: t } = db.t
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.cart_id, cartId), isNull(t.deleted_at)))
  if (!row) throw notFound('Swap of a cart', cartId)
  return row as SwapRow
}
