import { orderCan, orderEditCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData, notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import type { OrderRow } from '../order/queries'
import { closeCollections } from '../payment/close-collections'
import { emitFiguresChanged, record } from '../payment/ledger'
import { askProviders, type PaymentRow, recordOutcomes } from '../payment/take-payments'
import { applyEdit } from './apply-edit'
import { differenceOf } from './edit-reply'
import { type EditRow, editStatus } from './edit-status'
import { changesOf, lockEditOfOrder } from './queries'

const assertEdit = (action: keyof typeof orderEditCan, edit: EditRow) =>
  assertCan(orderEditCan, action, { ...edit, status: editStatus(edit) }, 'The order edit')

/** An edit of an order that was canceled meanwhile leads nowhere. */
const assertAlive = (order: OrderRow) => assertCan(orderCan, 'edit', order, 'The order')

async function held<T>(
  shop: Shop,
  id: string,
  work: (tx: Tx, edit: EditRow, order: OrderRow) => Promise<T>,
): Promise<T> {
  return shop.transaction(async (tx) => {
    const { edit, order } = await lockEditOfOrder(tx, id)
    return work(tx, edit, order)
  })
}

/**
 * Asks the customer to agree. What they owe is put into a payment collection; asked again after more changes, into a
 * new one.
 * @throws invalid_data without any change, not_allowed when the edit has ended
 */
export const requestEdit = (
  shop: Shop,
  id: string,
  description: string | null,
  userId: string,
): Promise<void> =>
  held(shop, id, async (tx, edit, order) => {
    assertEdit('request', edit)
    assertAlive(order)
    if ((await changesOf(tx, id)).length === 0)
      throw invalidData('An order edit without changes cannot be sent for confirmation')
    const { order_edit, payment_collection: collection } = tx.t
    const amount = await differenceOf(shop, tx, id, order.id)
    const changes: Partial<EditRow> = edit.requested_at ? {} : { requested_at: now(), requested_by: userId }
    const asked = await collectionOf(tx, edit)
    if (
      asked?.status !== 'authorized' &&
      asked?.status !== 'partially_authorized' &&
      asked?.amount !== amount
    ) {
      // What was asked for before is not to be paid any more; nothing was authorised for it.
      await closeCollections(tx, asked ? [asked.id] : [])
      changes.payment_collection_id = null
    }
    if (amount > 0 && changes.payment_collection_id === null) {
      const [made] = await tx
        .insert(collection)
        .values({
          type: 'order_edit',
          status: 'not_paid',
          amount,
          description,
          region_id: order.region_id,
          currency_code: order.currency_code,
          created_by: userId,
        })
        .returning({ id: collection.id })
      changes.payment_collection_id = made?.id ?? null
    }
    if (Object.keys(changes).length > 0) await tx.updateRows(order_edit, { id }, changes)
    if (!edit.requested_at) await emit(tx, 'order-edit.requested', { id })
  })

async function collectionOf(tx: Tx, edit: EditRow) {
  if (!edit.payment_collection_id) return undefined
  const { payment_collection: t } = tx.t
  return tx.rowWhere(t, { id: edit.payment_collection_id })
}

/** The customer does not agree; again it changes nothing. */
export const declineEdit = (
  shop: Shop,
  id: string,
  reason: string | null,
  by: string | null,
): Promise<void> =>
  ended(shop, id, async (tx, edit) => {
    if (edit.declined_at && editStatus(edit) === 'declined') return []
    assertEdit('decline', edit)
    await stamp(tx, id, { declined_at: now(), declined_reason: reason, declined_by: by })
    await emit(tx, 'order-edit.declined', { id })
    return closeCollections(tx, edit.payment_collection_id ? [edit.payment_collection_id] : [])
  })

/** What was authorised for an edit that comes to nothing is released. */
async function ended(shop: Shop, id: string, work: (tx: Tx, edit: EditRow) => Promise<PaymentRow[]>) {
  const released = await held(shop, id, work)
  if (released.length === 0) return
  const outcomes = await askProviders(shop, released, 'cancel')
  await shop.transaction((tx) => recordOutcomes(tx, outcomes, 'cancel'))
}

/**
 * The customer agrees. What they owe must be authorised; its payments become the order's.
 * @throws not_allowed when nobody asked, or the payment does not cover the difference
 */
export const completeEdit = (shop: Shop, id: string, by: string | null): Promise<void> =>
  held(shop, id, async (tx, edit, order) => {
    if (editStatus(edit) === 'confirmed') return
    assertEdit('complete', edit)
    assertAlive(order)
    await assertPaid(shop, tx, edit)
    await confirm(shop, tx, edit, order, by)
  })

async function assertPaid(shop: Shop, tx: Tx, edit: EditRow) {
  const due = await differenceOf(shop, tx, edit.id, edit.order_id)
  const collection = await collectionOf(tx, edit)
  if (collection && collection.status !== 'authorized')
    throw notAllowed('The order edit cannot be completed: its payment is not authorized')
  if (due > (collection?.authorized_amount ?? 0))
    throw notAllowed('The order edit cannot be completed: its payment does not cover the difference')
}

/** What was authorised for the difference is the order's now. */
async function movePayments(tx: Tx, edit: EditRow, order_id: string) {
  if (!edit.payment_collection_id) return
  const { payment_collection_payments: link, payment } = tx.t
  const paid = await tx.rowsWhere(
    link,
    { payment_collection_id: edit.payment_collection_id },
    { columns: ['payment_id'] },
  )
  await tx.updateRows(payment, { id: paid.map((row) => row.payment_id) }, { order_id })
}

/** Staff confirm without asking, whatever is paid; again it changes nothing. */
export const confirmEdit = (shop: Shop, id: string, userId: string): Promise<void> =>
  held(shop, id, async (tx, edit, order) => {
    if (editStatus(edit) === 'confirmed') return
    assertEdit('confirm', edit)
    assertAlive(order)
    await confirm(shop, tx, edit, order, userId)
  })

async function confirm(shop: Shop, tx: Tx, edit: EditRow, order: OrderRow, by: string | null) {
  const { order_edit } = tx.t
  await tx.updateRows(order_edit, { id: edit.id }, { confirmed_at: now(), confirmed_by: by })
  await record(tx, {
    order_id: order.id,
    currency_code: order.currency_code,
    kind: 'order_edit',
    due: await differenceOf(shop, tx, edit.id, order.id),
    reference_id: edit.id,
  })
  await movePayments(tx, edit, order.id)
  await applyEdit(tx, edit)
  await emit(tx, 'order-edit.confirmed', { id: edit.id })
  await emitFiguresChanged(tx, order.id)
}

/** Calls an edit off; again it changes nothing. @throws not_allowed when it was confirmed or declined */
export const cancelEdit = (shop: Shop, id: string, userId: string): Promise<void> =>
  ended(shop, id, async (tx, edit) => {
    if (edit.canceled_at) return []
    assertEdit('cancel', edit)
    await stamp(tx, id, { canceled_at: now(), canceled_by: userId })
    await emit(tx, 'order-edit.canceled', { id })
    return closeCollections(tx, edit.payment_collection_id ? [edit.payment_collection_id] : [])
  })

const stamp = (tx: Tx, id: string, changes: Partial<EditRow>) =>
  tx.updateRows(tx.t.order_edit, { id }, changes)
