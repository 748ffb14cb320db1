import type { Call } from '../call'

export const store = (call: Call) => ({
  retrieve: call('GET /admin/store'),
  update: call('POST /admin/store', 'body'),
  // v1's client adds a currency by this path; enableCurrency is the same under the documented one.
  addCurrency: call('POST /admin/store/:currency_code'),
  enableCurrency: call('POST /admin/store/currencies/:code'),
  deleteCurrency: call('DELETE /admin/store/currencies/:code'),
  retrieveAgentsAndFeeds: call('GET /admin/store/agents-and-feeds'),
  checkAgentsAndFeeds: call('GET /admin/store/agents-and-feeds/check'),
  listPaymentProviders: call('GET /admin/store/payment-providers'),
  listTaxProviders: call('GET /admin/store/tax-providers'),
})
