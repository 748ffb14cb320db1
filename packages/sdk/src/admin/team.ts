import type { Call } from '../call'
import { listed } from '../iterate'

export const team = (call: Call) => ({
  ...listed(call('GET /admin/team', 'query')),
})
