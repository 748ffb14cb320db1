import type { Order, SoldGiftCard } from '@cartwright/contract'
import type { ShopVisit } from './context.server'
import { refusalOf } from './failures'

/** The gift cards that came out of an order; none are asked for where none were sold. */
export async function soldCards({ client }: ShopVisit, order: Order): Promise<SoldGiftCard[]> {
  if (!order.items?.some(({ is_giftcard }) => is_giftcard)) return []
  try {
    return (await client.giftCards.listOfOrder(order.id)).gift_cards
  } catch (error) {
    // The order is what the page is for: it stands without its cards.
    if (refusalOf(error) === undefined) throw error
    return []
  }
}
