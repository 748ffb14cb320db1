import { resource } from '../../kit/resource/resource'

export const taxRates = resource({
  list: 'GET /admin/tax-rates',
  rows: (reply) => reply.tax_rates,
  create: 'POST /admin/tax-rates',
  update: 'POST /admin/tax-rates/:id',
  remove: 'DELETE /admin/tax-rates/:id',
})
