import type { Call } from '../call'
import { listed } from '../iterate'

export const publishableApiKeys = (call: Call) => ({
  ...listed(call('GET /admin/publishable-api-keys', 'query')),
  /** Make a publishable key for a storefront. */
  create: call('POST /admin/publishable-api-keys', 'body'),
  /** Read a publishable key. */
  retrieve: call('GET /admin/publishable-api-keys/:id'),
  /** Rename a publishable key. */
  update: call('POST /admin/publishable-api-keys/:id', 'body'),
  /** Remove a publishable key. */
  delete: call('DELETE /admin/publishable-api-keys/:id'),
  /** Revoke a publishable key: it ends at once and stays in the list. */
  revoke: call('POST /admin/publishable-api-keys/:id/revoke'),
  /** List the sales channels that a key narrows to. */
  listSalesChannels: call('GET /admin/publishable-api-keys/:id/sales-channels', 'query'),
  /** Let a key narrow to more sales channels. */
  addSalesChannelsBatch: call('POST /admin/publishable-api-keys/:id/sales-channels/batch', 'body'),
  /** Let a key narrow to fewer sales channels. */
  deleteSalesChannelsBatch: call('DELETE /admin/publishable-api-keys/:id/sales-channels/batch', 'body'),
})
