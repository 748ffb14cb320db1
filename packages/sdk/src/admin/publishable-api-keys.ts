import type { Call } from '../call'
import { listed } from '../iterate'

export const publishableApiKeys = (call: Call) => ({
  ...listed(call('GET /admin/publishable-api-keys', 'query')),
  create: call('POST /admin/publishable-api-keys', 'body'),
  retrieve: call('GET /admin/publishable-api-keys/:id'),
  update: call('POST /admin/publishable-api-keys/:id', 'body'),
  delete: call('DELETE /admin/publishable-api-keys/:id'),
  revoke: call('POST /admin/publishable-api-keys/:id/revoke'),
  listSalesChannels: call('GET /admin/publishable-api-keys/:id/sales-channels', 'query'),
  addSalesChannelsBatch: call('POST /admin/publishable-api-keys/:id/sales-channels/batch', 'body'),
  deleteSalesChannelsBatch: call('DELETE /admin/publishable-api-keys/:id/sales-channels/batch', 'body'),
})
