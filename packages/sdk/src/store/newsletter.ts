import type { Call } from '../call'

export const newsletter = (call: Call) => ({
  subscribe: call('POST /store/newsletter', 'body'),
  confirm: call('POST /store/newsletter/confirm', 'body'),
  unsubscribe: call('POST /store/newsletter/unsubscribe', 'body'),
})
