import type { Call } from '../call'

export const returns = (call: Call) => ({
  create: call('POST /store/returns', 'body'),
})
