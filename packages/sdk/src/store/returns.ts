import type { Call } from '../call'

export const returns = (call: Call) => ({
  /** Send goods of an order back. */
  create: call('POST /store/returns', 'body'),
})
