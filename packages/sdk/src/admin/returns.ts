import type { Call } from '../call'
import { listed } from '../iterate'

export const returns = (call: Call) => ({
  ...listed(call('GET /admin/returns', 'query')),
  /** Take in what came back of an order: stock and money follow. */
  receive: call('POST /admin/returns/:id/receive', 'body'),
  /** Call a return off that was not received. */
  cancel: call('POST /admin/returns/:id/cancel'),
})
