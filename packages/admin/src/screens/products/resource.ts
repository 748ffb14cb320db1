import { resource } from '../../kit/resource/resource'

export const products = resource({
  list: 'GET /admin/products',
  rows: (reply) => reply.products,
  create: 'POST /admin/products',
  update: 'POST /admin/products/:id',
  remove: 'DELETE /admin/products/:id',
})

export const productTypes = resource({
  list: 'GET /admin/product-types',
  rows: (reply) => reply.product_types,
})

export const productTags = resource({
  list: 'GET /admin/product-tags',
  rows: (reply) => reply.product_tags,
})
