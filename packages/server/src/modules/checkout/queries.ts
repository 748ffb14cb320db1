import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import type { PaymentRow } from '../payment/take-payments'

/** The payments of a payment collection. */
export const paymentsOfCollection = async (shop: Shop, id: string): Promise<PaymentRow[]> => {
  const { payment, payment_collection_payments: link } = shop.db.t
  const rows = await shop.db
    .select({ payment })
    .from(link)
    .innerJoin(payment, eq(payment.id, link.payment_id))
    .where(eq(link.payment_collection_id, id))
  return rows.map((row) => row.payment)
}

/** What was heard of a payment since then, locked until the transaction ends. */
export async function newsOfPayment(tx: Tx, provider_id: string, reference: string, dayBefore: string) {
  const { payment_news: table } = tx.t
  return tx.lock(
    tx
      .select({ id: table.id, handled_at: table.handled_at })
      .from(table)
      .where(
        and(
          eq(table.provider_id, provider_id),
          eq(table.reference, reference),
          gte(table.created_at, dayBefore),
        ),
      )
      .orderBy(asc(table.id)),
  )
}

/** Some carts whose completion began before then and did not end. */
export async function completionsBegunBefore(db: Db, instant: string) {
  const { cart } = db.t
  return db
    .select({ id: cart.id })
    .from(cart)
    .where(and(isNotNull(cart.authorizing_at), lt(cart.authorizing_at, instant), isNull(cart.completed_at)))
    .limit(200)
}
