import { resource } from '../../kit/resource/resource'

export const collections = resource({
  list: 'GET /admin/collections',
  rows: (reply) => reply.collections,
  create: 'POST /admin/collections',
  update: 'POST /admin/collections/:id',
  remove: 'DELETE /admin/collections/:id',
})
