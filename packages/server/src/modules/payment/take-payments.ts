import { highestSum } from '@cartwright/contract'
import { conflict } from '../../errors'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { record } from './ledger'
import { paymentProvider } from './payment-provider'
import { markUntaken, type PaymentsOf, recordOutcome, untakenForUpdate } from './queries'

/**
 * Taking and releasing authorised money. The provider is asked outside transactions, so each payment is first marked
 * with what is about to happen to it: two requests never both ask, and what is being taken cannot be released.
 */
export type PaymentRow = Db['t']['payment']['$inferSelect']
export type PaymentAction = 'capture' | 'cancel'

export interface Outcome {
  payment: PaymentRow
  /** The provider's data after it did what was asked. */
  data?: Record<string, unknown>
  /** What was taken, when it is another amount than was held. */
  taken?: number | undefined
  /** Why it did not. */
  error?: unknown
}

/**
 * Marks the live, untaken payments of an order or swap, or those named.
 * @throws conflict when another request is at one of them
 */
export async function markPayments(tx: Tx, of: PaymentsOf, action: PaymentAction): Promise<PaymentRow[]> {
  const found = await untakenForUpdate(tx, of)
  const marked = await markUntaken(tx, of, action)
  if (marked.length < found.length)
    throw conflict('payment_busy', 'The payment is being processed by another request; try again shortly')
  return marked as PaymentRow[]
}

/** Asks the providers, one payment after the other. A failure is an outcome, not an exception. */
export async function askProviders(
  shop: Shop,
  payments: readonly PaymentRow[],
  action: PaymentAction,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const payment of payments)
    try {
      const provider = paymentProvider(shop, payment.provider_id)
      outcomes.push({
        payment,
        ...(action === 'capture'
          ? await provider.capture(payment.data, payment.amount, `capture-${payment.id}`)
          : await provider.cancel(payment.data)),
      })
    } catch (error) {
      shop.log.warn({ err: error, payment: payment.id, action }, 'the payment provider failed')
      outcomes.push({ payment, error })
    }
  return outcomes
}

/**
 * Writes what the providers did; a payment whose capture failed is free again, unless another request is at it by now.
 * What was done is written whoever is: it is a fact. A payment is worth what was taken: what was held before stands in
 * its metadata.
 */
export async function recordOutcomes(
  tx: Tx,
  outcomes: readonly Outcome[],
  action: PaymentAction,
): Promise<void> {
  const { payment: t } = tx.t
  for (const { payment, data, taken, error } of outcomes) {
    const worth =
      taken === undefined || taken === payment.amount || !isPaid(taken)
        ? {}
        : { amount: taken, metadata: { ...payment.metadata, authorized_amount: payment.amount } }
    const stamp = action === 'capture' ? { captured_at: now(), ...worth } : { canceled_at: now() }
    const free = { pending_action: null, pending_since: null }
    if (error) {
      // A release that failed stays marked, so that nobody takes the money; it may be asked for again at once.
      const changes =
        action === 'cancel' ? { pending_since: new Date(0).toISOString() } : { ...free, settled_by: null }
      const { id, pending_since } = payment
      await tx.updateRows(t, { id, pending_action: action, pending_since }, changes)
      continue
    }
    // Free: a request that took over was refused, and then this one was not.

    const recorded = await recordOutcome(tx, payment.id, action, { ...stamp, ...free, data })
    for (const { order_id, currency_code, paid } of recorded)
      if (order_id && action === 'capture')
        await record(tx, { order_id, currency_code, kind: 'capture', paid, reference_id: payment.id })
  }
}

/** What a provider says it took may be nonsense: then the payment stays worth what was held. */
const isPaid = (taken: number) => Number.isSafeInteger(taken) && taken >= 0 && taken <= highestSum
