import type { Call } from '../call'

export const giftCards = (call: Call) => ({
  retrieve: call('GET /store/gift-cards/:code'),
})
