import { resource } from '../../kit/resource/resource'

export const webhooks = resource({
  list: 'GET /admin/webhooks',
  rows: (reply) => reply.webhooks,
  create: 'POST /admin/webhooks',
  update: 'POST /admin/webhooks/:id',
  remove: 'DELETE /admin/webhooks/:id',
})
