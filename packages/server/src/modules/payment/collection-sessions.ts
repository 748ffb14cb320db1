import { invalidData, notAllowed, notFound } from '../../errors'
import type { PaymentContext } from '../../providers/payment'
import type { Shop, Tx } from '../../shop'
import type { Tables } from '../../store/database/engine'
import { newId } from '../../store/schema/ids'
import { retrieveCustomer } from '../customer/queries'
import { shopSetup } from '../region/shop-setup'
import { paymentProvider } from './payment-provider'
import { sessionsOfCollection } from './queries'

export type CollectionRow = Tables['payment_collection']['$inferSelect']
export type SessionRow = Tables['payment_session']['$inferSelect']

interface WantedSession {
  provider_id: string
  amount: number
  /** An existing session that gets this amount. */
  session_id?: string | null
}

/**
 * Makes the sessions of a collection these: named ones learn their amount, missing ones are opened, all others go
 * (rules: payment collections). Sessions of providers outside the region are left out; the rest must add up to the amount.
 * @throws not_allowed once money was authorised, invalid_data when the sum is wrong
 */
export async function setCollectionSessions(
  shop: Shop,
  id: string,
  wanted: readonly WantedSession[],
  caller?: { customer?: { id: string; email: string } },
): Promise<void> {
  const { collection, sessions } = await openCollection(shop, id)
  const offered = await offeredProviders(shop, collection.region_id)
  const kept = wanted.filter(({ provider_id }) => offered.includes(provider_id))
  const sum = kept.reduce((total, { amount }) => total + amount, 0)
  if (kept.some(({ amount }) => amount < 0) || sum !== collection.amount)
    throw invalidData(
      `sessions: the amounts add up to ${sum}, but the collection is about ${collection.amount}`,
    )
  const next: SessionRow[] = []
  for (const session of kept) {
    const known = sessions.find((row) => row.id === session.session_id)
    if (session.session_id && !known)
      throw notAllowed(`Payment session ${session.session_id} does not belong to the payment collection`)
    next.push(await openedSession(shop, collection, session, known, caller))
  }
  await replaceSessions(shop, collection, sessions, next)
}

/** One session over the full amount. @throws invalid_data when the region does not offer the provider */
export async function setCollectionSession(
  shop: Shop,
  id: string,
  providerId: string,
  caller?: { customer?: { id: string; email: string } },
): Promise<void> {
  const { collection, sessions } = await openCollection(shop, id)
  if (!(await offeredProviders(shop, collection.region_id)).includes(providerId))
    throw invalidData(`provider_id: ${providerId} is not available in the region of the payment collection`)
  const known = sessions.find((row) => row.provider_id === providerId)
  const wanted = { provider_id: providerId, amount: collection.amount }
  await replaceSessions(shop, collection, sessions, [
    await openedSession(shop, collection, wanted, known, caller),
  ])
}

/** The session opened anew at its provider. @throws not_allowed when it is another collection's */
export async function refreshCollectionSession(shop: Shop, id: string, sessionId: string): Promise<string> {
  const { collection, sessions } = await openCollection(shop, id)
  const session = sessions.find((row) => row.id === sessionId)
  if (!session) throw notAllowed(`Payment session ${sessionId} does not belong to the payment collection`)
  await close(shop, session)
  const wanted = { provider_id: session.provider_id, amount: session.amount ?? collection.amount }
  const fresh = await openedSession(shop, collection, wanted, undefined)
  await replaceSessions(shop, collection, sessions, [...sessions.filter((row) => row !== session), fresh])
  return fresh.id
}

/** A collection with its sessions, for the store and the admin alike. @throws not_found */
export async function loadCollection(
  db: Shop['db'],
  id: string,
): Promise<{ collection: CollectionRow; sessions: SessionRow[] }> {
  const { payment_collection } = db.t
  const collection = await db.rowWhere(payment_collection, { id })
  if (!collection || collection.deleted_at) throw notFound('Payment collection', id)
  const rows = await sessionsOfCollection(db, id)
  return { collection, sessions: rows.map((row) => row.session) }
}

async function openCollection(shop: Shop, id: string) {
  const loaded = await loadCollection(shop.db, id)
  assertUnpaid(loaded.collection)
  return loaded
}

function assertUnpaid({ status }: CollectionRow) {
  if (status !== 'not_paid')
    throw notAllowed(`Sessions can only change while the payment collection is not paid; it is ${status}`)
}

const offeredProviders = async (shop: Shop, regionId: string): Promise<string[]> =>
  (await shopSetup(shop.db)).regions.get(regionId)?.payment_providers.map(({ id }) => id) ?? []

/** What a provider is told of a session of a collection. */
export const collectionContext = (
  collection: CollectionRow,
  amount: number,
  key: string,
  caller?: { customer?: PaymentContext['customer'] },
): PaymentContext => ({
  amount,
  currency_code: collection.currency_code,
  idempotency_key: key,
  resource_id: collection.id,
  email: caller?.customer?.email ?? null,
  customer: caller?.customer ?? null,
})

async function openedSession(
  shop: Shop,
  collection: CollectionRow,
  { provider_id, amount }: WantedSession,
  known: SessionRow | undefined,
  caller?: { customer?: { id: string; email: string } },
): Promise<SessionRow> {
  const provider = paymentProvider(shop, provider_id)
  const context = collectionContext(collection, amount, newId('open'), await buyerOf(shop, caller))
  if (known) {
    if (known.amount === amount) return known
    return { ...known, amount, data: (await provider.update(known.data, context)).data }
  }
  const { data, status } = await provider.open(context)
  const created_at = new Date().toISOString()
  return {
    id: newId('ps'),
    cart_id: null,
    provider_id,
    is_selected: null,
    is_initiated: true,
    status: status ?? 'pending',
    data,
    amount,
    idempotency_key: null,
    payment_authorized_at: null,
    created_at,
    updated_at: created_at,
  }
}

/** The caller with what the shop remembers of them: who they are at the provider. */
async function buyerOf(shop: Shop, caller?: { customer?: { id: string; email: string } }) {
  if (!caller?.customer) return caller
  const { id, email, metadata } = await retrieveCustomer(shop.db, caller.customer.id)
  return { customer: { id, email, metadata } }
}

async function close(shop: Shop, session: SessionRow) {
  try {
    await shop.providers.payment.get(session.provider_id)?.close(session.data)
  } catch (error) {
    shop.log.warn({ err: error, session: session.id }, 'a payment session could not be closed')
  }
}

async function replaceSessions(
  shop: Shop,
  collection: CollectionRow,
  old: readonly SessionRow[],
  next: readonly SessionRow[],
) {
  const gone = old.filter((row) => !next.some(({ id }) => id === row.id))
  await shop.transaction(async (tx) => {
    assertUnpaid(await lockCollection(tx, collection.id))
    const { payment_session: table, payment_collection_sessions: link } = tx.t
    if (gone.length > 0) {
      const ids = gone.map(({ id }) => id)
      await tx.deleteRows(link, { payment_collection_id: collection.id, payment_session_id: ids })
      await tx.deleteRows(table, { id: ids })
    }
    for (const session of next) {
      const { id, created_at: _, ...values } = session
      await tx.insert(table).values(session).onConflictDoUpdate({ target: table.id, set: values })
      await tx
        .insert(link)
        .values({ payment_collection_id: collection.id, payment_session_id: id })
        .onConflictDoNothing()
    }
  })
  for (const session of gone) await close(shop, session)
}

/** Holds the collection for the rest of the transaction. */
export async function lockCollection(tx: Tx, id: string): Promise<CollectionRow> {
  const { payment_collection: table } = tx.t
  const [row] = await tx.lockRows(table, { id })
  if (!row || row.deleted_at) throw notFound('Payment collection', id)
  return row
}
