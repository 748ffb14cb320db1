import { resource } from '../../kit/resource/resource'

export const inventoryItems = resource({
  list: 'GET /admin/inventory-items',
  rows: (reply) => reply.inventory_items,
  create: 'POST /admin/inventory-items',
  update: 'POST /admin/inventory-items/:id',
  remove: 'DELETE /admin/inventory-items/:id',
})

export const locations = resource({
  list: 'GET /admin/stock-locations',
  rows: (reply) => reply.stock_locations,
})

export const reservations = resource({
  list: 'GET /admin/reservations',
  rows: (reply) => reply.reservations,
  create: 'POST /admin/reservations',
  update: 'POST /admin/reservations/:id',
  remove: 'DELETE /admin/reservations/:id',
})
