import type { Call } from '../call'

export const swaps = (call: Call) => ({
  /** Ask for other goods in the place of some. */
  create: call('POST /store/swaps', 'body'),
  /** Read a swap by its cart. */
  retrieveByCartId: call('GET /store/swaps/:cart_id'),
})
