import { conflict, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Subscriber } from '../../events/subscriber'
import type { Shop } from '../../shop'
import { checkPassword } from '../auth/passwords'
import { eraseFromOrders, erasePerson } from './erase-person'
import { isErased } from './erased'
import { buyerOf, customerForUpdate } from './queries'

/**
 * Ends an account on its owner's word, and erases the person. The password is asked for however young the sign-in is:
 * this cannot be undone.
 * @throws unauthorized with the code confirm_password
 */
export async function deleteAccount(shop: Shop, id: string, password: string): Promise<void> {
  const { customer } = shop.db.t
  const account = await shop.db.rowWhere(customer, { id, deleted_at: null }, { columns: ['password_hash'] })
  const { ok } = await checkPassword(password, account?.password_hash ?? null)
  if (!ok) throw new ShopError('unauthorized', 'The current password is another one', 'confirm_password')
  await shop.transaction(async (tx) => {
    const current = await customerForUpdate(tx, id)
    if (current.password_hash !== account?.password_hash)
      throw conflict('password_changed', 'The password was changed meanwhile: sign in again with the new one')
    await erasePerson(tx, id)
    await emit(tx, 'customer.deleted', { id })
  })
}

/**
 * Erases a person on the word of staff, whether they have an account or not: somebody asked for it by letter. Safe to call
 * twice.
 */
export async function eraseCustomer(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { email } = await customerForUpdate(tx, id)
    if (isErased(email)) return
    await erasePerson(tx, id)
    await emit(tx, 'customer.deleted', { id })
  })
}

/** An order that was under way when its buyer left kept what its delivery needs. Once it is closed that goes, too. */
export const eraseFromClosedOrders: Subscriber = {
  id: 'erase-from-closed-orders',
  events: ['order.completed', 'order.canceled'],
  handle: async (shop, event) => {
    const { id } = event.data as { id: string }
    const [buyer] = await buyerOf(shop.db, id)
    if (!buyer || !isErased(buyer.email)) return
    await shop.transaction((tx) => eraseFromOrders(tx, buyer.id, [id]))
  },
}
