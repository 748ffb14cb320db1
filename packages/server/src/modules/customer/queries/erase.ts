import { and, eq, inArray, isNotNull, isNull, like, or } from 'drizzle-orm'
import type { Tx } from '../../../shop'
import { erasedEmail, noAddress } from '../erased'

/** A billing address of its own belongs to the person alone. */
export async function eraseBillingAddress(tx: Tx, customerId: string) {
  const { address, customer } = tx.t
  const own = tx
    .select({ id: customer.billing_address_id })
    .from(customer)
    .where(and(eq(customer.id, customerId), isNotNull(customer.billing_address_id)))
  await tx.update(address).set(noAddress).where(inArray(address.id, own))
}

/** Carts that became no order. Of those that did, the order has taken the address over. */
export async function eraseCarts(tx: Tx, customerId: string) {
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

/** Deletes the tokens that were mailed to a customer, those among them that more than the customer's id tells apart. */
export async function deleteMailTokensOf(tx: Tx, customerId: string): Promise<void> {
  const { mail_token: t } = tx.t
  await tx.delete(t).where(or(eq(t.subject_id, customerId), like(t.subject_id, `${customerId}:%`)))
}

/** Deletes what a customer asked to be written about, under their account or their address, and answers what it was. */
export async function deleteMailingsOf(tx: Tx, customerId: string) {
  const { customer, newsletter_subscriber, restock_notification } = tx.t
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
  return { subscribers, waiting }
}
