'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: publishable api keys. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminPublishableApiKeys = read('GET /admin/publishable-api-keys', 'query')
export const useAdminPublishableApiKey = read('GET /admin/publishable-api-keys/:id')
export const useAdminPublishableApiKeySalesChannels = read(
  'GET /admin/publishable-api-keys/:id/sales-channels',
  'query',
)
export const useAdminCreatePublishableApiKey = change('POST /admin/publishable-api-keys')
export const useAdminUpdatePublishableApiKey = change('POST /admin/publishable-api-keys/:id')
export const useAdminDeletePublishableApiKey = change('DELETE /admin/publishable-api-keys/:id')
export const useAdminRevokePublishableApiKey = change('POST /admin/publishable-api-keys/:id/revoke')
export const useAdminAddPublishableKeySalesChannelsBatch = change(
  'POST /admin/publishable-api-keys/:id/sales-channels/batch',
)
export const useAdminRemovePublishableKeySalesChannelsBatch = change(
  'DELETE /admin/publishable-api-keys/:id/sales-channels/batch',
)
