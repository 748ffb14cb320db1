import type { Call } from '../call'
import { listed } from '../iterate'

export const currencies = (call: Call) => ({
  ...listed(call('GET /admin/currencies', 'query')),
  /** Say whether prices in a currency include tax. */
  update: call('POST /admin/currencies/:code', 'body'),
})
