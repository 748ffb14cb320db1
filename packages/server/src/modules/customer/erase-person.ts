import { and, eq, inArray, isNotNull, isNull, like, or } from 'drizzle-orm'
import { emitAll } from '../../events/emit'
import type { Tx } from '../../shop'
import { now } from '../../store/schema/ids'

/** No mail ever arrives under it, and nobody can register with it. */
const nowhere = '@erased.invalid'

/** The e-mail that stands where that of an erased person stood: unlike any other, and telling nothing. */
export const erasedEmail = (customerId: string) => `${customerId.toLowerCase()}${nowhere}`

export const isErased = (email: string) => email.endsWith(nowhere)

/** What says who somebody is and where they live. The country stays: taxes are told by it. */
const noAddress = {
  first_name: null,
  last_name: null,
  company: null,
  address_1: null,
  address_2: null,
  city: null,
  province: null,
  postal_code: null,
  phone: null,
  metadata: null,
}

/**
 * Puts nobody in the place of a person: name, contact, address book, carts and messages are emptied, nobody is written to or
 * signs in any more. Orders stay. Those that are closed lose the person at once, `eraseFromOrders` does so with the others later.
 */
export async function erasePerson(tx: Tx, customerId: string): Promise<void> {
  const t = tx.t
  await tx
    .update(t.address)
    .set({ ...noAddress, deleted_at: now() })
    .where(eq(t.address.customer_id, customerId))
  await eraseBillingAddress(tx, customerId)
  await eraseCarts(tx, customerId)
  await tx.delete(t.session).where(eq(t.session.customer_id, customerId))
  await tx.delete(t.api_token).where(eq(t.api_token.customer_id, customerId))
  await tx
    .delete(t.mail_token)
    .where(or(eq(t.mail_token.subject_id, customerId), like(t.mail_token.subject_id, `${customerId}:%`)))
  await tx.delete(t.customer_group_customers).where(eq(t.customer_group_customers.customer_id, customerId))
  await eraseMailings(tx, customerId)
  await tx
    .update(t.customer)
    .set({
      email: erasedEmail(customerId),
      first_name: null,
      last_name: null,
      phone: null,
      metadata: null,
      billing_address_id: null,
      password_hash: null,
      has_account: false,
    })
    .where(eq(t.customer.id, customerId))
  const closed = await tx
    .select({ id: t.order.id })
    .from(t.order)
    .where(
      and(
        eq(t.order.customer_id, customerId),
        inArray(t.order.status, ['completed', 'canceled', 'archived']),
      ),
    )
  await eraseFromOrders(
    tx,
    customerId,
    closed.map(({ id }) => id),
  )
  // Of mails about an order that is under way the text goes, too: nobody is left whom it could be sent to again.
  await tx
    .update(t.notification)
    .set({ to: erasedEmail(customerId), data: {} })
    .where(eq(t.notification.customer_id, customerId))
}

/** What they asked to be written about, under their account or their address, and the mails that told of it. */
async function eraseMailings(tx: Tx, customerId: string) {
  const { customer, newsletter_subscriber, notification, restock_notification } = tx.t
  const theirs = (table: typeof newsletter_subscriber | typeof restock_notification) =>
    or(
      eq(table.customer_id, customerId),
      inArray(
        table.email,
        tx.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId)),
      ),
    )
  const subscribers = await tx.delete(newsletter_subscriber).where(theirs(newsletter_subscriber)).returning()
  const waiting = await tx.delete(restock_notification).where(theirs(restock_notification)).returning()
  const ids = [...subscribers, ...waiting].map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(notification)
      .set({ to: erasedEmail(customerId), data: {} })
      .where(inArray(notification.resource_id, ids))
  // Whoever sends letters has the address in a list of their own, and is told so that it goes there, too.
  await emitAll(
    tx,
    'newsletter.unsubscribed',
    subscribers.flatMap(({ id, email, state }) => (state === 'confirmed' ? [{ id, email }] : [])),
  )
}

/** A billing address of its own belongs to the person alone. */
async function eraseBillingAddress(tx: Tx, customerId: string) {
  const { address, customer } = tx.t
  const own = tx
    .select({ id: customer.billing_address_id })
    .from(customer)
    .where(and(eq(customer.id, customerId), isNotNull(customer.billing_address_id)))
  await tx.update(address).set(noAddress).where(inArray(address.id, own))
}

/** Carts that became no order. Of those that did, the order has taken the address over. */
async function eraseCarts(tx: Tx, customerId: string) {
  const { address, cart } = tx.t
  const open = and(eq(cart.customer_id, customerId), isNull(cart.completed_at))
  for (const key of ['shipping_address_id', 'billing_address_id'] as const)
    await tx
      .update(address)
      .set(noAddress)
      .where(
        inArray(
          address.id,
          tx
            .select({ id: cart[key] })
            .from(cart)
            .where(and(open, isNotNull(cart[key]))),
        ),
      )
  await tx
    .update(cart)
    .set({ email: null, shipping_address_id: null, billing_address_id: null, context: null, metadata: null })
    .where(open)
  await tx
    .update(cart)
    .set({ email: erasedEmail(customerId), context: null })
    .where(and(eq(cart.customer_id, customerId), isNotNull(cart.completed_at)))
}

/** Puts nobody in the place of the person on these orders and what came after them; lines, sums and countries stay. */
export async function eraseFromOrders(tx: Tx, customerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { address, claim_order, order, swap } = tx.t
  const addresses = [
    ...(await tx
      .select({ id: order.shipping_address_id })
      .from(order)
      .where(inArray(order.id, [...ids]))),
    ...(await tx
      .select({ id: order.billing_address_id })
      .from(order)
      .where(inArray(order.id, [...ids]))),
    ...(await tx
      .select({ id: swap.shipping_address_id })
      .from(swap)
      .where(inArray(swap.order_id, [...ids]))),
    ...(await tx
      .select({ id: claim_order.shipping_address_id })
      .from(claim_order)
      .where(inArray(claim_order.order_id, [...ids]))),
  ].flatMap(({ id }) => id ?? [])
  if (addresses.length > 0) await tx.update(address).set(noAddress).where(inArray(address.id, addresses))
  await tx
    .update(order)
    .set({ email: erasedEmail(customerId) })
    .where(inArray(order.id, [...ids]))
}
