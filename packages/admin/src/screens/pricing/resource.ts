import { resource } from '../../kit/resource/resource'

export const priceLists = resource({
  list: 'GET /admin/price-lists',
  rows: (reply) => reply.price_lists,
  create: 'POST /admin/price-lists',
  update: 'POST /admin/price-lists/:id',
  remove: 'DELETE /admin/price-lists/:id',
})
