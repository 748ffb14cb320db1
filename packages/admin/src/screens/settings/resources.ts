import { resource } from '../../kit/resource/resource'

export const salesChannels = resource({
  list: 'GET /admin/sales-channels',
  rows: (reply) => reply.sales_channels,
  create: 'POST /admin/sales-channels',
  update: 'POST /admin/sales-channels/:id',
  remove: 'DELETE /admin/sales-channels/:id',
})

export const returnReasons = resource({
  list: 'GET /admin/return-reasons',
  rows: (reply) => reply.return_reasons,
  create: 'POST /admin/return-reasons',
  update: 'POST /admin/return-reasons/:id',
  remove: 'DELETE /admin/return-reasons/:id',
})
