import type { Call } from '../call'

export const returnReasons = (call: Call) => ({
  list: call('GET /store/return-reasons'),
  retrieve: call('GET /store/return-reasons/:id'),
})
