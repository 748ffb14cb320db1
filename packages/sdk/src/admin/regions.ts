import type { Call } from '../call'
import { listed } from '../iterate'

export const regions = (call: Call) => ({
  ...listed(call('GET /admin/regions', 'query')),
  /** Create a region. */
  create: call('POST /admin/regions', 'body'),
  /** Read a region. */
  retrieve: call('GET /admin/regions/:id', 'shape'),
  /** Change a region. */
  update: call('POST /admin/regions/:id', 'body'),
  /** Remove a region; its countries are free again. */
  delete: call('DELETE /admin/regions/:id'),
  /** Add a country to a region. */
  addCountry: call('POST /admin/regions/:id/countries', 'body'),
  /** Take a country out of a region. */
  deleteCountry: call('DELETE /admin/regions/:id/countries/:country_code'),
  /** Let a region be sent to by a provider. */
  addFulfillmentProvider: call('POST /admin/regions/:id/fulfillment-providers', 'body'),
  /** Stop sending to a region by a provider. */
  deleteFulfillmentProvider: call('DELETE /admin/regions/:id/fulfillment-providers/:provider_id'),
  /** List what the providers of a region can be asked to do. */
  retrieveFulfillmentOptions: call('GET /admin/regions/:id/fulfillment-options'),
  /** Let a region pay through a provider. */
  addPaymentProvider: call('POST /admin/regions/:id/payment-providers', 'body'),
  /** Stop a region paying through a provider. */
  deletePaymentProvider: call('DELETE /admin/regions/:id/payment-providers/:provider_id'),
})
