import { resource } from '../../kit/resource/resource'

export const regions = resource({
  list: 'GET /admin/regions',
  rows: (reply) => reply.regions,
  create: 'POST /admin/regions',
  update: 'POST /admin/regions/:id',
  remove: 'DELETE /admin/regions/:id',
})

export const shippingOptions = resource({
  list: 'GET /admin/shipping-options',
  rows: (reply) => reply.shipping_options,
  create: 'POST /admin/shipping-options',
  update: 'POST /admin/shipping-options/:id',
  remove: 'DELETE /admin/shipping-options/:id',
})
