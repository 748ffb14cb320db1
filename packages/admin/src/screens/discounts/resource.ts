import { resource } from '../../kit/resource/resource'

export const discounts = resource({
  list: 'GET /admin/discounts',
  rows: (reply) => reply.discounts,
  create: 'POST /admin/discounts',
  update: 'POST /admin/discounts/:id',
  remove: 'DELETE /admin/discounts/:id',
})

/** What the pages of discounts read of each: all that its sentence needs. */
export const wholeDiscount = [
  'regions',
  'rule',
  'rule.conditions',
  'rule.conditions.products',
  'rule.conditions.product_collections',
  'rule.conditions.product_types',
  'rule.conditions.product_tags',
  'rule.conditions.customer_groups',
].join(',')
