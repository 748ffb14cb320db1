'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: publishable api keys. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List publishable keys. */
export const useAdminPublishableApiKeys = read('GET /admin/publishable-api-keys', 'query')
/** Read a publishable key. */
export const useAdminPublishableApiKey = read('GET /admin/publishable-api-keys/:id')
/** List the sales channels that a key narrows to. */
export const useAdminPublishableApiKeySalesChannels = read(
  'GET /admin/publishable-api-keys/:id/sales-channels',
  'query',
)
/** Make a publishable key for a storefront. */
export const useAdminCreatePublishableApiKey = change('POST /admin/publishable-api-keys')
/** Rename a publishable key. */
export const useAdminUpdatePublishableApiKey = change('POST /admin/publishable-api-keys/:id')
/** Remove a publishable key. */
export const useAdminDeletePublishableApiKey = change('DELETE /admin/publishable-api-keys/:id')
/** Revoke a publishable key: it ends at once and stays in the list. */
export const useAdminRevokePublishableApiKey = change('POST /admin/publishable-api-keys/:id/revoke')
/** Let a key narrow to more sales channels. */
export const useAdminAddPublishableKeySalesChannelsBatch = change(
  'POST /admin/publishable-api-keys/:id/sales-channels/batch',
)
/** Let a key narrow to fewer sales channels. */
export const useAdminRemovePublishableKeySalesChannelsBatch = change(
  'DELETE /admin/publishable-api-keys/:id/sales-channels/batch',
)
