import type { Call } from '../call'
import { listed } from '../iterate'

export const regions = (call: Call) => ({
  ...listed(call('GET /admin/regions', 'query')),
  create: call('POST /admin/regions', 'body'),
  retrieve: call('GET /admin/regions/:id', 'shape'),
  update: call('POST /admin/regions/:id', 'body'),
  delete: call('DELETE /admin/regions/:id'),
  addCountry: call('POST /admin/regions/:id/countries', 'body'),
  deleteCountry: call('DELETE /admin/regions/:id/countries/:country_code'),
  addFulfillmentProvider: call('POST /admin/regions/:id/fulfillment-providers', 'body'),
  deleteFulfillmentProvider: call('DELETE /admin/regions/:id/fulfillment-providers/:provider_id'),
  retrieveFulfillmentOptions: call('GET /admin/regions/:id/fulfillment-options'),
  addPaymentProvider: call('POST /admin/regions/:id/payment-providers', 'body'),
  deletePaymentProvider: call('DELETE /admin/regions/:id/payment-providers/:provider_id'),
})
