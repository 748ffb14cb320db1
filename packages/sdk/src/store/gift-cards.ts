import type { Call } from '../call'

export const giftCards = (call: Call) => ({
  /** Read a gift card by its code. */
  retrieve: call('GET /store/gift-cards/:code'),
  /** What is left on a gift card, where and until when it counts. */
  retrieveBalance: call('GET /store/gift-cards/:code/balance'),
  /** The gift cards sold with an order; their codes are whole for a day. */
  listOfOrder: call('GET /store/orders/:id/gift-cards'),
})
