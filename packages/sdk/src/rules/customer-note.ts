import type { Cart, Order } from '@cartwright/contract'

/**
 * What a buyer wrote to the shop, `customer_note` of `POST /store/carts/:id`: it stays in the metadata of the cart and goes
 * along into that of its order, which the store tells nobody and the back office shows.
 */
export function customerNoteOf({
  metadata,
}: Pick<Order, 'metadata'> | Pick<Cart, 'metadata'>): string | undefined {
  const note = metadata?.customer_note
  return typeof note === 'string' ? note.trim() || undefined : undefined
}
