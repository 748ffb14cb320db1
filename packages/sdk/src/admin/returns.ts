import type { Call } from '../call'
import { listed } from '../iterate'

export const returns = (call: Call) => ({
  ...listed(call('GET /admin/returns', 'query')),
  receive: call('POST /admin/returns/:id/receive', 'body'),
  cancel: call('POST /admin/returns/:id/cancel'),
})
