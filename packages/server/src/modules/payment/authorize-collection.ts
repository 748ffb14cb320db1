import { notAllowed, ShopError } from '../../errors'
import type { PaymentAnswer } from '../../providers/payment'
import type { Shop, Tx } from '../../shop'
import {
  type CollectionRow,
  collectionContext,
  loadCollection,
  lockCollection,
  type SessionRow,
} from './collection-sessions'
import { paymentProvider } from './payment-provider'
import { type Answered, partAnswers, settleCollection } from './settle-collection'

/**
 * Authorises sessions of a collection; each success becomes a payment, and the sum of them decides the status
 * (rules: payment collections). A session that is authorised already is not asked again. Money that was authorised for something
 * that is not to be paid any more is released.
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
    await shop.transaction(async (tx) => settleCollection(tx, await lockCollection(tx, id), []))
    return
  }
  if (sessions.length === 0) throw notAllowed('The payment collection has no payment sessions to authorize')
  const named = sessionIds.map((sessionId) => {
    const session = sessions.find((row) => row.id === sessionId)
    if (!session) throw notItsOwn(sessionId)
    return session
  })
  const unasked = named.filter((row) => !row.payment_authorized_at)
  const { answers, failure } = await askEach(shop, collection, unasked)
  const { hasEnded, unwanted } = await shop.transaction(async (tx) => {
    const locked = await lockIfThere(tx, id)
    if (!locked || locked.status === 'canceled') return { hasEnded: true, unwanted: answers }
    const { wanted, unwanted } = await partAnswers(tx, locked, answers)
    if (wanted.length > 0) await settleCollection(tx, locked, wanted)
    return { hasEnded: false, unwanted }
  })
  for (const { session, answer } of unwanted) await release(shop, session, answer)
  if (hasEnded) throw notAllowed('The payment collection was canceled meanwhile')
  if (failure) throw failure
}

/** What was answered before a provider failed stands. */
async function askEach(
  shop: Shop,
  collection: CollectionRow,
  sessions: readonly SessionRow[],
): Promise<{ answers: Answered[]; failure?: unknown }> {
  const answers: Answered[] = []
  try {
    for (const session of sessions) answers.push({ session, answer: await ask(shop, collection, session) })
    return { answers }
  } catch (failure) {
    return { answers, failure }
  }
}

/**
 * The key is the session's own, so that an answer that was lost is asked for again, not paid again. About another amount
 * it is another question.
 */
async function ask(shop: Shop, collection: CollectionRow, session: SessionRow): Promise<PaymentAnswer> {
  const provider = paymentProvider(shop, session.provider_id)
  const amount = session.amount ?? collection.amount
  const key = `authorize-${session.id}-${amount}`
  return provider.authorize(session.data, collectionContext(collection, amount, key))
}

const lockIfThere = (tx: Tx, id: string): Promise<CollectionRow | null> =>
  lockCollection(tx, id).catch((error) => {
    if (error instanceof ShopError) return null
    throw error
  })

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
