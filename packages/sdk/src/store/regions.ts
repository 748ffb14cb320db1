import type { Call } from '../call'
import { listed } from '../iterate'

const names = { limit: 1, offset: 1, expand: 1, fields: 1, created_at: 1, updated_at: 1, order: 1 } as const

export const regions = (call: Call) => ({
  ...listed(call('GET /store/regions', 'query', names)),
  /** Read a region. */
  retrieve: call('GET /store/regions/:id', 'query', names),
})
