import { resource } from './resource'

/** Where the shop sells: chosen from in discounts, gift cards and price lists. */
export const regions = resource({
  list: 'GET /admin/regions',
  rows: (reply) => reply.regions,
})
