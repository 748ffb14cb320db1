import { type PaymentCollectionType, paymentCollectionCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { shopSetup } from '../region/shop-setup'
import { lockCollection } from './collection-sessions'

interface NewCollection {
  region_id: string
  currency_code: string
  amount: number
  type?: PaymentCollectionType | null
  description?: string | null
  metadata?: Record<string, unknown> | null
  created_by: string
}

/** Money to be collected beside a cart, in a transaction of the caller's. Returns its id. */
export async function insertPaymentCollection(tx: Tx, input: NewCollection): Promise<string> {
  if (!(await shopSetup(tx)).regions.has(input.region_id)) throw notFound('Region', input.region_id)
  const [row] = await tx
    .insert(tx.t.payment_collection)
    .values({
      ...input,
      currency_code: input.currency_code.toLowerCase(),
      type: input.type ?? 'order_edit',
      status: 'not_paid',
    })
    .returning({ id: tx.t.payment_collection.id })
  const id = row?.id ?? ''
  await emit(tx, 'payment-collection.created', { id })
  return id
}

export async function updatePaymentCollection(
  shop: Shop,
  id: string,
  input: { description?: string | null; metadata?: Record<string, unknown> | null },
): Promise<void> {
  await shop.transaction(async (tx) => {
    const collection = await lockCollection(tx, id)
    await tx.updateRows(
      tx.t.payment_collection,
      { id },
      {
        description: input.description === undefined ? collection.description : input.description,
        metadata: mergeMetadata(collection.metadata, input.metadata),
      },
    )
    await emit(tx, 'payment-collection.updated', { id })
  })
}

/** Staff have the money by other ways: no provider is asked. @throws not_allowed for a canceled collection */
export async function markCollectionAuthorized(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const collection = await lockCollection(tx, id)
    assertCan(paymentCollectionCan, 'markAuthorized', collection, 'The payment collection')
    await tx.updateRows(
      tx.t.payment_collection,
      { id },
      { status: 'authorized', authorized_amount: collection.amount },
    )
    await emit(tx, 'payment-collection.payment_authorized', { id })
  })
}

/** Quiet when there is none. @throws not_allowed once money was authorised, and while an order edit waits for it */
export async function deletePaymentCollection(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { payment_collection: table } = tx.t
    const [row] = await tx.lockRows(table, { id })
    if (!row || row.deleted_at) return
    assertCan(paymentCollectionCan, 'delete', row, 'The payment collection')
    const { order_edit: edit } = tx.t
    const waiting = await tx.rowWhere(
      edit,
      { payment_collection_id: id, confirmed_at: null, declined_at: null, canceled_at: null },
      { columns: ['id'] },
    )
    if (waiting) throw notAllowed(`The order edit ${waiting.id} is to be paid with it: cancel the edit first`)
    await tx.updateRows(table, { id }, { deleted_at: now() })
    await emit(tx, 'payment-collection.deleted', { id })
  })
}
