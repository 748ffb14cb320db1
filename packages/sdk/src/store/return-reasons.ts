import type { Call } from '../call'

export const returnReasons = (call: Call) => ({
  /** List why goods may come back. */
  list: call('GET /store/return-reasons'),
  /** Read a reason for returns. */
  retrieve: call('GET /store/return-reasons/:id'),
})
