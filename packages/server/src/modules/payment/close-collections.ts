import type { Tx } from '../../store/database/engine'
import { markPayments, type PaymentRow } from './take-payments'

/**
 * Ends collections that nobody is to pay any more. What was authorised for them is marked to be released: afterwards,
 * outside the transaction, `askProviders` does it.
 */
export async function closeCollections(tx: Tx, ids: readonly string[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return []
  const { payment_collection: collection, payment_collection_payments: link } = tx.t
  await tx.updateRows(collection, { id: ids }, { status: 'canceled' })
  const payments = await tx.rowsWhere(link, { payment_collection_id: ids }, { columns: ['payment_id'] })
  return markPayments(tx, { payment_ids: payments.map((payment) => payment.payment_id) }, 'cancel')
}
