import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../shop'
import { prepared } from '../../../store/database/prepared'
import { now } from '../../../store/schema/ids'

/** The counting number people see. Taken late: whoever takes one holds the counter until the end. */
export async function nextDisplayId(tx: Tx): Promise<number> {
  const [next] = await tx.rows<{ value: number }>(nextNumber(tx))
  return Number(next?.value ?? 1)
}

const nextNumber = prepared((db) => {
  const { counter } = db.t
  return (db as Tx)
    .insert(counter)
    .values({ id: 'order', value: 1 })
    .onConflictDoUpdate({ target: counter.id, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
})

/** Takes an amount off a gift card that is good and holds it; answers the card if so. */
export async function spendCard(tx: Tx, cardId: string, amount: number) {
  const { gift_card } = tx.t
  return tx
    .update(gift_card)
    .set({
      balance: sql`${gift_card.balance} - ${amount}`,
      is_disabled: sql`${gift_card.balance} - ${amount} <= 0`,
    })
    .where(
      and(
        eq(gift_card.id, cardId),
        gte(gift_card.balance, amount),
        eq(gift_card.is_disabled, false),
        isNull(gift_card.deleted_at),
        or(isNull(gift_card.ends_at), gte(gift_card.ends_at, now())),
      ),
    )
    .returning({ id: gift_card.id })
}

/** Counts a use of a discount, and answers it, if it may be used once more. */
export async function useDiscount(tx: Tx, id: string) {
  const { discount } = tx.t
  return tx
    .update(discount)
    .set({ usage_count: sql`${discount.usage_count} + 1` })
    .where(
      and(
        eq(discount.id, id),
        or(isNull(discount.usage_limit), lt(discount.usage_count, discount.usage_limit)),
      ),
    )
    .returning({ id: discount.id })
}
