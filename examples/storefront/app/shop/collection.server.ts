import type { PaymentCollection } from '@cartwright/contract'
import { translator } from '../i18n/use-t'
import type { ShopVisit } from './context.server'
import { isNotFound, notFound, refusalOf, statusOf } from './failures'

/** A sum that is asked for outside of a cart, as its payer reads it. */
export interface CollectionView {
  id: string
  status: PaymentCollection['status']
  amount: number
  /** How much of it is there. */
  paid: number
  currency_code: string
  description: string | null
}

export async function findCollection({ client }: ShopVisit, id: string): Promise<PaymentCollection> {
  try {
    return (await client.paymentCollections.retrieve(id)).payment_collection
  } catch (error) {
    throw isNotFound(error) ? notFound() : error
  }
}

export const collectionView = (collection: PaymentCollection): CollectionView => ({
  id: collection.id,
  status: collection.status,
  amount: collection.amount,
  paid:
    collection.status === 'authorized'
      ? collection.amount
      : (collection.payment_sessions ?? [])
          .filter(({ payment_authorized_at }) => payment_authorized_at)
          .reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  currency_code: collection.currency_code,
  description: collection.description,
})

/**
 * Pays a collection by a provider. What is paid already is not asked for again, so pressing twice pays once. Answers what
 * to tell the shopper when it did not come to be paid.
 */
export async function payCollection(
  shop: ShopVisit,
  collection: PaymentCollection,
  provider: string,
): Promise<string | undefined> {
  const { t } = translator(shop.language)
  if (collection.status === 'authorized') return undefined
  if (collection.status === 'canceled') return t('pay_state_canceled')
  try {
    const open = await openCollection(shop, collection, provider)
    const sessions = (open.payment_sessions ?? []).filter(
      ({ payment_authorized_at }) => !payment_authorized_at,
    )
    const { payment_collection: paid } = await shop.client.paymentCollections.authorizePaymentSessionsBatch(
      collection.id,
      {
        session_ids: sessions.map(({ id }) => id),
      },
    )
    return paid.status === 'authorized' ? undefined : t('pay_refused')
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    const now = await findCollection(shop, collection.id)
    if (now.status === 'authorized') return undefined
    return statusOf(error) === 409 ? t('under_way') : t('pay_refused')
  }
}

/** The collection with a session of this provider; one that is paid in part already stays as it is. */
export const openCollection = async (
  { client }: ShopVisit,
  collection: PaymentCollection,
  provider: string,
): Promise<PaymentCollection> =>
  collection.status === 'not_paid'
    ? (await client.paymentCollections.managePaymentSession(collection.id, { provider_id: provider }))
        .payment_collection
    : collection
