import type { Call } from '../call'
import { listed } from '../iterate'

export const webhooks = (call: Call) => ({
  ...listed(call('GET /admin/webhooks', 'query')),
  create: call('POST /admin/webhooks', 'body'),
  retrieve: call('GET /admin/webhooks/:id'),
  update: call('POST /admin/webhooks/:id', 'body'),
  delete: call('DELETE /admin/webhooks/:id'),
  renewSecret: call('POST /admin/webhooks/:id/secret', 'body'),
  test: call('POST /admin/webhooks/:id/test'),
  listDeliveries: call('GET /admin/webhooks/:id/deliveries', 'query'),
  replay: call('POST /admin/webhooks/:id/replay', 'body'),
})
