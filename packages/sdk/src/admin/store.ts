import type { Call } from '../call'

export const store = (call: Call) => ({
  /** Read the settings of the shop, its providers, flags and modules. */
  retrieve: call('GET /admin/store'),
  /** Change the settings of the shop. */
  update: call('POST /admin/store', 'body'),
  // v1's client adds a currency by this path; enableCurrency is the same under the documented one.
  /** Sell in a further currency, by the name that the v1 client has for the call. */
  addCurrency: call('POST /admin/store/:currency_code'),
  /** Sell in a further currency. */
  enableCurrency: call('POST /admin/store/currencies/:code'),
  /** Stop selling in a currency. */
  deleteCurrency: call('DELETE /admin/store/currencies/:code'),
  /** Read by which protocols agents of shoppers are sold to, at which addresses, and where the feeds are. */
  retrieveAgentsAndFeeds: call('GET /admin/store/agents-and-feeds'),
  /** Look whether agents find the profile of the shop, and what marketplaces would refuse of its feeds. */
  checkAgentsAndFeeds: call('GET /admin/store/agents-and-feeds/check'),
  /** List the payment providers of the shop. */
  listPaymentProviders: call('GET /admin/store/payment-providers'),
  /** List the tax providers of the shop. */
  listTaxProviders: call('GET /admin/store/tax-providers'),
})
