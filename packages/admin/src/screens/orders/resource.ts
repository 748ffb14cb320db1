import { resource } from '../../kit/resource/resource'

export const orders = resource({
  list: 'GET /admin/orders',
  rows: (reply) => reply.orders,
  update: 'POST /admin/orders/:id',
})
