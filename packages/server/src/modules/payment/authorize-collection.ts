import { and, eq, isNotNull } from 'drizzle-orm'
import { notAllowed, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { PaymentAnswer } from '../../providers/payment'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/ids'
import {
  type CollectionRow,
  collectionContext,
  loadCollection,
  lockCollection,
  type SessionRow,
} from './collection-sessions'
import { paymentProvider } from './payment-provider'

/**
 * Authorises sessions of a collection; each success becomes a payment, and the sum of them decides the status
 * (behaviour §22). A session that is authorised already is not asked again.
 * @throws not_allowed when the collection has no sessions, or one named is not its own
 */
export async function authorizeCollection(
  shop: Shop,
  id: string,
  sessionIds: readonly string[],
): Promise<void> {
  const { collection, sessions } = await loadCollection(shop.db, id)
  if (collection.status === 'authorized') return
  if (collection.status === 'canceled') throw notAllowed('The payment collection was canceled')
  if (collection.amount <= 0) {
    await shop.transaction(async (tx) => settle(tx, await lockCollection(tx, id), []))
    return
  }
  if (sessions.length === 0) throw notAllowed('The payment collection has no payment sessions to authorize')
  const named = sessionIds.map((sessionId) => {
    const session = sessions.find((row) => row.id === sessionId)
    if (!session) throw notItsOwn(sessionId)
    return session
  })
  const answers: { session: SessionRow; answer: PaymentAnswer }[] = []
  for (const session of named.filter((row) => !row.payment_authorized_at))
    answers.push({ session, answer: await ask(shop, collection, session) })
  const isOpen = await shop.transaction(async (tx) => {
    const locked = await lockCollection(tx, id)
    if (locked.status === 'canceled') return false
    await settle(tx, locked, answers)
    return true
  })
  if (!isOpen) {
    for (const { session, answer } of answers) await release(shop, session, answer)
    throw notAllowed('The payment collection was canceled meanwhile')
  }
}

/** Money that was authorised for a collection which ended meanwhile. */
async function release(shop: Shop, session: SessionRow, answer: PaymentAnswer) {
  if (answer.status !== 'authorized') return
  await paymentProvider(shop, session.provider_id)
    .cancel(answer.data)
    .catch((error) =>
      shop.log.error({ err: error, session: session.id }, 'authorised money was not released'),
    )
}

const notItsOwn = (sessionId: string) =>
  notAllowed(`Payment session ${sessionId} does not belong to the payment collection`)

/** One session. @throws payment_authorization_error when it did not become authorised */
export async function authorizeCollectionSession(shop: Shop, id: string, sessionId: string): Promise<void> {
  // A collection with nothing to pay asks no session; the one that is named must be its own all the same.
  const known = await loadCollection(shop.db, id)
  if (!known.sessions.some((row) => row.id === sessionId)) throw notItsOwn(sessionId)
  await authorizeCollection(shop, id, [sessionId])
  const { collection, sessions } = await loadCollection(shop.db, id)
  const session = sessions.find((row) => row.id === sessionId)
  if (session && !session.payment_authorized_at && collection.amount > 0)
    throw new ShopError(
      'payment_authorization_error',
      `The payment session ${sessionId} was not authorized; it is ${session.status}`,
    )
}

/** The key is the session's own, so that an answer that was lost is asked for again, not paid again. */
async function ask(shop: Shop, collection: CollectionRow, session: SessionRow): Promise<PaymentAnswer> {
  const provider = paymentProvider(shop, session.provider_id)
  const amount = session.amount ?? collection.amount
  return provider.authorize(session.data, collectionContext(collection, amount, `authorize-${session.id}`))
}

async function settle(
  tx: Tx,
  collection: CollectionRow,
  answers: readonly { session: SessionRow; answer: PaymentAnswer }[],
) {
  const { payment_session, payment, payment_collection, payment_collection_payments: link } = tx.t
  // Staff may confirm an edit before the customer pays it: what is paid then is the order's at once.
  const { order_edit: edit } = tx.t
  const [confirmed] = await tx
    .select({ order_id: edit.order_id })
    .from(edit)
    .where(and(eq(edit.payment_collection_id, collection.id), isNotNull(edit.confirmed_at)))
  let authorized_amount = collection.authorized_amount ?? 0
  for (const { session, answer } of answers) {
    const [current] = await tx.select().from(payment_session).where(eq(payment_session.id, session.id))
    // Another request was faster: its payment stands.
    if (!current || current.payment_authorized_at) continue
    const authorized = answer.status === 'authorized'
    await tx
      .update(payment_session)
      .set({
        status: answer.status,
        data: answer.data,
        payment_authorized_at: authorized ? now() : null,
      })
      .where(eq(payment_session.id, session.id))
    if (!authorized) continue
    const amount = session.amount ?? collection.amount
    const [made] = await tx
      .insert(payment)
      .values({
        order_id: confirmed?.order_id ?? null,
        amount,
        currency_code: collection.currency_code,
        provider_id: session.provider_id,
        data: answer.data,
      })
      .returning({ id: payment.id })
    await tx.insert(link).values({ payment_collection_id: collection.id, payment_id: made?.id ?? '' })
    authorized_amount += amount
  }
  const status = statusFor(collection.amount, authorized_amount)
  await tx
    .update(payment_collection)
    .set({ status, authorized_amount })
    .where(eq(payment_collection.id, collection.id))
  await emit(tx, 'payment-collection.payment_authorized', { id: collection.id })
}

/** How far a collection is paid. */
export const statusFor = (amount: number, authorized: number): CollectionRow['status'] =>
  authorized >= amount ? 'authorized' : authorized === 0 ? 'awaiting' : 'partially_authorized'
