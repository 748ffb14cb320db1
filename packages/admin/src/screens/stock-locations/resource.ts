import { resource } from '../../kit/resource/resource'

export const stockLocations = resource({
  list: 'GET /admin/stock-locations',
  rows: (reply) => reply.stock_locations,
  create: 'POST /admin/stock-locations',
  update: 'POST /admin/stock-locations/:id',
  remove: 'DELETE /admin/stock-locations/:id',
})
