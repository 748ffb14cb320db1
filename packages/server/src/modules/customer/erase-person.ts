import { emitAll } from '../../events/emit'
import type { Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { erasedEmail, noAddress } from './erased'
import { deleteMailingsOf, deleteMailTokensOf, eraseBillingAddress, eraseCarts } from './queries/erase'

/**
 * Puts nobody in the place of a person: name, contact, address book, carts and messages are emptied, nobody is written to or
 * signs in any more. Orders stay. Those that are closed lose the person at once, `eraseFromOrders` does so with the others later.
 */
export async function erasePerson(tx: Tx, customerId: string): Promise<void> {
  const t = tx.t
  await tx.updateRows(t.address, { customer_id: customerId }, { ...noAddress, deleted_at: now() })
  await eraseBillingAddress(tx, customerId)
  await eraseCarts(tx, customerId)
  await tx.deleteRows(t.session, { customer_id: customerId })
  await tx.deleteRows(t.api_token, { customer_id: customerId })
  await deleteMailTokensOf(tx, customerId)
  await tx.deleteRows(t.customer_group_customers, { customer_id: customerId })
  await eraseMailings(tx, customerId)
  await tx.updateRows(
    t.customer,
    { id: customerId },
    {
      email: erasedEmail(customerId),
      first_name: null,
      last_name: null,
      phone: null,
      metadata: null,
      billing_address_id: null,
      password_hash: null,
      has_account: false,
    },
  )
  const closed = await tx.rowsWhere(
    t.order,
    { customer_id: customerId, status: ['completed', 'canceled', 'archived'] },
    { columns: ['id'] },
  )
  await eraseFromOrders(
    tx,
    customerId,
    closed.map(({ id }) => id),
  )
  // Of mails about an order that is under way the text goes, too: nobody is left whom it could be sent to again.
  await tx.updateRows(t.notification, { customer_id: customerId }, { to: erasedEmail(customerId), data: {} })
}

/** What they asked to be written about, under their account or their address, and the mails that told of it. */
async function eraseMailings(tx: Tx, customerId: string) {
  const { notification } = tx.t
  const { subscribers, waiting } = await deleteMailingsOf(tx, customerId)
  const ids = [...subscribers, ...waiting].map(({ id }) => id)
  if (ids.length > 0)
    await tx.updateRows(notification, { resource_id: ids }, { to: erasedEmail(customerId), data: {} })
  // Whoever sends letters has the address in a list of their own, and is told so that it goes there, too.
  await emitAll(
    tx,
    'newsletter.unsubscribed',
    subscribers.flatMap(({ id, email, state }) => (state === 'confirmed' ? [{ id, email }] : [])),
  )
}

/** Puts nobody in the place of the person on these orders and what came after them; lines, sums and countries stay. */
export async function eraseFromOrders(tx: Tx, customerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { address, claim_order, order, swap } = tx.t
  const orders = await tx.rowsWhere(
    order,
    { id: ids },
    { columns: ['shipping_address_id', 'billing_address_id'] },
  )
  const later = [
    ...(await tx.rowsWhere(swap, { order_id: ids }, { columns: ['shipping_address_id'] })),
    ...(await tx.rowsWhere(claim_order, { order_id: ids }, { columns: ['shipping_address_id'] })),
  ]
  const addresses = [
    ...orders.flatMap((one) => [one.shipping_address_id, one.billing_address_id]),
    ...later.map((one) => one.shipping_address_id),
  ].flatMap((id) => id ?? [])
  if (addresses.length > 0) await tx.updateRows(address, { id: addresses }, noAddress)
  await tx.updateRows(order, { id: ids }, { email: erasedEmail(customerId) })
}
