import { orderEditCan } from '@cartwright/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { assertCan } from '../../assert-can'
import { invalidData, notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/engine'
import { now } from '../../store/ids'
import { lockOrder, type OrderRow } from '../order/queries'
import { applyEdit } from './apply-edit'
import { differenceOf } from './edit-reply'
import { type EditRow, editStatus } from './edit-status'
import { changesOf, lockEdit } from './queries'

const assertEdit = (action: keyof typeof orderEditCan, edit: EditRow) =>
  assertCan(orderEditCan, action, { ...edit, status: editStatus(edit) } as never, 'The order edit')

async function held<T>(
  shop: Shop,
  id: string,
  work: (tx: Tx, edit: EditRow, order: OrderRow) => Promise<T>,
): Promise<T> {
  return shop.transaction(async (tx) => {
    const edit = await lockEdit(tx, id)
    return work(tx, edit, await lockOrder(tx, edit.order_id))
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
    if ((await changesOf(tx, id)).length === 0)
      throw invalidData('An order edit without changes cannot be sent for confirmation')
    const { order_edit, payment_collection: collection } = tx.t
    const amount = await differenceOf(shop, tx, id, order.id)
    const changes: Partial<EditRow> = edit.requested_at ? {} : { requested_at: now(), requested_by: userId }
    if (amount > 0 && !(await isPaid(tx, edit))) {
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
    if (Object.keys(changes).length > 0) await tx.update(order_edit).set(changes).where(eq(order_edit.id, id))
    if (!edit.requested_at) await emit(tx, 'order-edit.requested', { id })
  })

async function isPaid(tx: Tx, edit: EditRow): Promise<boolean> {
  if (!edit.payment_collection_id) return false
  const { payment_collection: t } = tx.t
  const [row] = await tx.select({ status: t.status }).from(t).where(eq(t.id, edit.payment_collection_id))
  return row?.status === 'authorized' || row?.status === 'partially_authorized'
}

/** The customer does not agree; again it changes nothing. */
export const declineEdit = (
  shop: Shop,
  id: string,
  reason: string | null,
  by: string | null,
): Promise<void> =>
  held(shop, id, async (tx, edit) => {
    if (edit.declined_at && editStatus(edit) === 'declined') return
    assertEdit('decline', edit)
    await stamp(tx, id, { declined_at: now(), declined_reason: reason, declined_by: by })
    await emit(tx, 'order-edit.declined', { id })
  })

/**
 * The customer agrees. What they owe must be authorised; its payments become the order's.
 * @throws not_allowed when nobody asked, or the payment does not cover the difference
 */
export const completeEdit = (shop: Shop, id: string, by: string | null): Promise<void> =>
  held(shop, id, async (tx, edit, order) => {
    if (editStatus(edit) === 'confirmed') return
    assertEdit('complete', edit)
    await assertPaid(shop, tx, edit)
    await movePayments(tx, edit, order.id)
    await confirm(tx, edit, by)
  })

async function assertPaid(shop: Shop, tx: Tx, edit: EditRow) {
  const due = await differenceOf(shop, tx, edit.id, edit.order_id)
  const { payment_collection: t } = tx.t
  const [collection] = edit.payment_collection_id
    ? await tx.select().from(t).where(eq(t.id, edit.payment_collection_id))
    : []
  if (collection && collection.status !== 'authorized')
    throw notAllowed('The order edit cannot be completed: its payment is not authorized')
  if (due > (collection?.authorized_amount ?? 0))
    throw notAllowed('The order edit cannot be completed: its payment does not cover the difference')
}

async function movePayments(tx: Tx, edit: EditRow, order_id: string) {
  if (!edit.payment_collection_id) return
  const { payment_collection_payments: link, payment } = tx.t
  const paid = await tx
    .select({ id: link.payment_id })
    .from(link)
    .where(eq(link.payment_collection_id, edit.payment_collection_id))
  await tx
    .update(payment)
    .set({ order_id })
    .where(inArray(payment.id, [...paid.map((row) => row.id), '']))
}

/** Staff confirm without asking, whatever is paid; again it changes nothing. */
export const confirmEdit = (shop: Shop, id: string, userId: string): Promise<void> =>
  held(shop, id, async (tx, edit) => {
    if (editStatus(edit) === 'confirmed') return
    assertEdit('confirm', edit)
    await confirm(tx, edit, userId)
  })

async function confirm(tx: Tx, edit: EditRow, by: string | null) {
  const { order_edit } = tx.t
  await tx
    .update(order_edit)
    .set({ confirmed_at: now(), confirmed_by: by })
    .where(and(eq(order_edit.id, edit.id)))
  await applyEdit(tx, edit)
  await emit(tx, 'order-edit.confirmed', { id: edit.id })
}

/** Calls an edit off; again it changes nothing. @throws not_allowed when it was confirmed or declined */
export const cancelEdit = (shop: Shop, id: string, userId: string): Promise<void> =>
  held(shop, id, async (tx, edit) => {
    if (edit.canceled_at) return
    assertEdit('cancel', edit)
    await stamp(tx, id, { canceled_at: now(), canceled_by: userId })
    await emit(tx, 'order-edit.canceled', { id })
  })

const stamp = (tx: Tx, id: string, changes: Partial<EditRow>) =>
  tx.update(tx.t.order_edit).set(changes).where(eq(tx.t.order_edit.id, id))
