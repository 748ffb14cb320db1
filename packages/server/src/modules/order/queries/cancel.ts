import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../store/database/engine'
import { now } from '../../../store/schema/ids'
import { actingId } from '../../audit/acting'

/** Captured payments, whose money was given back, are canceled too. */
export const stampTaken = (tx: Tx, id: string) => {
  const { payment } = tx.t
  return tx
    .update(payment)
    .set({ canceled_at: now(), settled_by: actingId() })
    .where(
      and(
        eq(payment.order_id, id),
        isNull(payment.canceled_at),
        isNull(payment.pending_action),
        eq(payment.amount_refunded, payment.amount),
      ),
    )
}

/** Cancels the edits of an order that are under way, and answers them. */
export async function cancelEdits(tx: Tx, id: string) {
  const { order_edit: edit } = tx.t
  return tx
    .update(edit)
    .set({ canceled_at: now() })
    .where(
      and(
        eq(edit.order_id, id),
        isNull(edit.confirmed_at),
        isNull(edit.declined_at),
        isNull(edit.canceled_at),
      ),
    )
    .returning({ id: edit.id, collection: edit.payment_collection_id })
}

/** How many of the gift cards bought with an order were used. */
export async function countUsedCards(tx: Tx, id: string) {
  const { gift_card } = tx.t
  return tx.$count(gift_card, and(eq(gift_card.order_id, id), lt(gift_card.balance, gift_card.value)))
}

/** What gift cards paid of an order. */
export async function spentOnOrder(tx: Tx, id: string) {
  const { gift_card_transaction: spent } = tx.t
  return tx
    .select()
    .from(spent)
    .where(and(eq(spent.order_id, id), gt(spent.amount, 0)))
}

/** Gives back to a gift card what it paid. */
export async function giveBackToCard(tx: Tx, cardId: string, amount: number) {
  const { gift_card } = tx.t
  return tx
    .update(gift_card)
    .set({ balance: sql`${gift_card.balance} + ${amount}` })
    .where(eq(gift_card.id, cardId))
}

/** Counts a use of each discount less. */
export async function giveBackUses(tx: Tx, ids: readonly string[]) {
  const { discount } = tx.t
  return tx
    .update(discount)
    .set({ usage_count: sql`${discount.usage_count} - 1` })
    .where(and(inArray(discount.id, ids), gt(discount.usage_count, 0)))
}
