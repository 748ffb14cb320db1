import { invalidData } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { equals } from '../../store/reading/filters'
import { issueMailToken, useMailToken } from '../auth/mail-tokens'
import { guestOrders, retrieveCustomer } from './queries'

/**
 * A customer says past guest orders are theirs; without ids, all that were placed with the e-mail of their account. Each
 * e-mail those orders were placed with gets a mail with a token: whoever reads that inbox decides. Orders of accounts and
 * unknown ids are passed over in silence, as anybody may register with any e-mail.
 */
export async function requestOrderClaim(
  shop: Shop,
  customerId: string,
  orderIds: readonly string[] | undefined,
  locale?: string,
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { order } = tx.t
    const orders = await guestOrders(
      tx,
      orderIds
        ? equals(order.id, orderIds)
        : equals(order.email, (await retrieveCustomer(tx, customerId)).email),
    )
    const emails = new Set(orders.map((order) => order.email.toLowerCase()))
    for (const old_email of emails) {
      const theirs = orders.filter((order) => order.email.toLowerCase() === old_email)
      const ids = theirs.map(({ id }) => id)
      const token = await issueMailToken(tx, 'order_claim', `${customerId}:${old_email}`, {
        customer_id: customerId,
        orders: ids,
      })
      await emit(tx, 'order-update-token.created', {
        old_email,
        new_customer_id: customerId,
        orders: ids,
        token,
        locale,
      })
    }
  })
}

/** Hands the orders of a token over to the customer who asked. @throws invalid_data for a token that is not good */
export async function confirmOrderClaim(shop: Shop, token: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const claim = await useMailToken(tx, 'order_claim', token)
    if (!claim) throw invalidData('token: it is wrong, used or expired')
    const { customer_id, orders } = claim.data as { customer_id: string; orders: string[] }
    const customer = await retrieveCustomer(tx, customer_id)
    // What has been claimed by another account meanwhile stays there.
    const { order } = tx.t
    const free = await guestOrders(tx, equals(order.id, orders))
    if (free.length === 0) return
    const ids = free.map(({ id }) => id)
    await tx.updateRows(order, { id: ids }, { customer_id, email: customer.email })
    for (const id of ids) await emit(tx, 'order.updated', { id })
  })
}
