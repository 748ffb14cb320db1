import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { invalidData, unauthorized } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/ids'
import { hashOf } from '../auth/sessions'

const lifetime = 15 * 60_000

/**
 * Lets an account take over orders it placed as a guest: whoever reads the mail of each former address gets a token for
 * the orders of that address. Orders that are its own already are passed over.
 * @throws unauthorized when the customer has no account
 */
export async function offerOrders(
  shop: Shop,
  customerId: string,
  orderIds: readonly string[],
): Promise<void> {
  const { customer, order } = shop.db.t
  const [claimer] = await shop.db
    .select({ id: customer.id, has_account: customer.has_account })
    .from(customer)
    .where(and(eq(customer.id, customerId), isNull(customer.deleted_at)))
  if (!claimer?.has_account) throw unauthorized('Only a registered customer can claim orders')
  const orders = await shop.db
    .select({ id: order.id, email: order.email, customer_id: order.customer_id })
    .from(order)
    .where(inArray(order.id, [...orderIds]))
  const byEmail = new Map<string, string[]>()
  for (const { id, email, customer_id } of orders)
    if (customer_id !== customerId) byEmail.set(email, [...(byEmail.get(email) ?? []), id])
  await shop.transaction(async (tx) => {
    for (const [old_email, ids] of byEmail) {
      const token = randomBytes(32).toString('base64url')
      await tx.insert(tx.t.mail_token).values({
        token_hash: hashOf(token),
        purpose: 'order_claim',
        subject_id: customerId,
        data: { orders: ids, old_email },
        expires_at: new Date(Date.now() + lifetime).toISOString(),
      })
      await emit(tx, 'order-update-token.created', {
        old_email,
        new_customer_id: customerId,
        orders: ids,
        token,
      })
    }
  })
}

/** Moves the orders of a token to the account that asked for them. @throws invalid_data for a token that is none */
export async function acceptOrders(shop: Shop, token: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { mail_token, customer, order } = tx.t
    const [claim] = await tx
      .update(mail_token)
      .set({ used_at: now() })
      .where(
        and(
          eq(mail_token.token_hash, hashOf(token)),
          eq(mail_token.purpose, 'order_claim'),
          isNull(mail_token.used_at),
          gt(mail_token.expires_at, now()),
        ),
      )
      .returning()
    const [claimer] = claim
      ? await tx
          .select({ id: customer.id, email: customer.email })
          .from(customer)
          .where(and(eq(customer.id, claim.subject_id), isNull(customer.deleted_at)))
      : []
    if (!claim || !claimer) throw invalidData('token: it is unknown, used or has expired; ask for a new one')
    const { orders, old_email } = claim.data as { orders: string[]; old_email: string }
    await tx
      .update(order)
      .set({ customer_id: claimer.id, email: claimer.email })
      .where(and(inArray(order.id, orders), eq(order.email, old_email)))
  })
}
