import type { TaxRate } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { jug } from '../../testing/examples'
import { regionAnswers, wholeEurope } from '../regions/examples'

/** Where the taxes of a region are set. */
export const taxPath = `/a/settings/taxes/${wholeEurope.id}`
export const rate = {
  id: 'txr_books',
  name: 'Books',
  code: 'B7',
  rate: 7,
  region_id: wholeEurope.id,
  product_count: 1,
  product_type_count: 0,
  shipping_option_count: 0,
  products: [jug],
  product_types: [{ id: 'ptyp_paper', value: 'Paper' }],
  shipping_options: [],
} as unknown as TaxRate
export const taxAnswers: FakeRoutes = {
  ...regionAnswers,
  'GET /admin/tax-rates': { tax_rates: [rate], count: 1, offset: 0, limit: 20 },
  'GET /admin/tax-rates/:id': { tax_rate: rate },
  'POST /admin/tax-rates': { tax_rate: rate },
  'POST /admin/tax-rates/:id': { tax_rate: rate },
  'GET /admin/product-types': { product_types: [], count: 0, offset: 0, limit: 20 },
}
