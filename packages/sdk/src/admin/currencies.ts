import type { Call } from '../call'
import { listed } from '../iterate'

export const currencies = (call: Call) => ({
  ...listed(call('GET /admin/currencies', 'query')),
  update: call('POST /admin/currencies/:code', 'body'),
})
