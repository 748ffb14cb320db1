import type { Call } from '../call'

export const swaps = (call: Call) => ({
  create: call('POST /store/swaps', 'body'),
  retrieveByCartId: call('GET /store/swaps/:cart_id'),
})
