import type { Call } from '../call'

export const giftCards = (call: Call) => ({
  retrieve: call('GET /store/gift-cards/:code'),
  /** What is left on a card, in which region and until when it counts. */
  retrieveBalance: call('GET /store/gift-cards/:code/balance'),
  /** The cards sold with an order. */
  listOfOrder: call('GET /store/orders/:id/gift-cards'),
})
