import { resource } from '../../kit/resource/resource'

export const apiKeys = resource({
  list: 'GET /admin/publishable-api-keys',
  rows: (reply) => reply.publishable_api_keys,
  create: 'POST /admin/publishable-api-keys',
  update: 'POST /admin/publishable-api-keys/:id',
  remove: 'DELETE /admin/publishable-api-keys/:id',
})

/** A key by its beginning and its end: enough to tell it from others. */
export const masked = (key: string): string => (key.length > 12 ? `${key.slice(0, 6)}…${key.slice(-4)}` : key)
