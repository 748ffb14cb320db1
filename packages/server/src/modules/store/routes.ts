import type { PaymentProvider, StoreDetails, TaxProvider } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { type Shape, shapeOf, shownOf } from '../../store/reading/shape'
import { addCurrency, removeCurrency } from './add-currency'
import { retrieveStore } from './queries'
import { updateStore } from './update-store'

const withCurrencies = shapeOf(['currencies'])

export const storeRoutes = routes({
  'GET /admin/store': async (shop, { shape }) => ({ store: await storeDetails(shop, shape) }),
  'POST /admin/store': async (shop, { body }) => {
    await updateStore(shop, body)
    return { store: await retrieveStore(shop.db, withCurrencies) }
  },
  // Only shops that are asked load what agents and marketplaces are told by.
  'GET /admin/store/agents-and-feeds': async (shop) => {
    const { agentsAndFeeds } = await import('../../agents/overview')
    return { agents_and_feeds: await agentsAndFeeds(shop) }
  },
  'GET /admin/store/agents-and-feeds/check': async (shop) => {
    const { checkOutside } = await import('../../agents/check-outside')
    return checkOutside(shop)
  },
  'POST /admin/store/currencies/:code': async (shop, { params }) => {
    await addCurrency(shop, params.code)
    return { store: await retrieveStore(shop.db, withCurrencies) }
  },
  'DELETE /admin/store/currencies/:code': async (shop, { params }) => {
    await removeCurrency(shop, params.code)
    return { store: await retrieveStore(shop.db, withCurrencies) }
  },
  // The published v1 client adds a currency here. Three letters only, so that no other path is shadowed.
  'POST /admin/store/:currency_code': async (shop, { params }) => {
    if (!/^[a-z]{3}$/i.test(params.currency_code)) throw notFound('Currency', params.currency_code)
    await addCurrency(shop, params.currency_code)
    return { store: await retrieveStore(shop.db, withCurrencies) }
  },
  'GET /admin/store/payment-providers': async (shop) => ({
    payment_providers: await installedPayments(shop),
  }),
  'GET /admin/store/tax-providers': async (shop) => {
    const { tax_provider } = shop.db.t
    const rows = await shop.db.rowsWhere(tax_provider, { is_installed: true })
    return { tax_providers: rows.map((row): TaxProvider => shownOf('tax_provider', row)) }
  },
})

/** Payments without a provider, `system`, stay out of sight: nobody chooses them. */
async function installedPayments(shop: Shop): Promise<PaymentProvider[]> {
  const { payment_provider } = shop.db.t
  const rows = await shop.db.rowsWhere(payment_provider, { is_installed: true })
  return rows.filter(({ id }) => id !== 'system').map((row) => shownOf('payment_provider', row))
}

async function storeDetails(shop: Shop, shape: Shape): Promise<StoreDetails> {
  const { fulfillment_provider } = shop.db.t
  const store = await retrieveStore(shop.db, shape)
  const fulfillments = await shop.db.rowsWhere(fulfillment_provider, { is_installed: true })
  return {
    ...store,
    payment_providers: await installedPayments(shop),
    fulfillment_providers: fulfillments.map((row) => shownOf('fulfillment_provider', row)),
    feature_flags: Object.entries(shop.flags).map(([key, value]) => ({ key, value })),
    // Clients switch their stock screens on by these names.
    modules: ['inventoryService', 'stockLocationService'].map((module) => ({
      module,
      resolution: '@cartwright/server',
    })),
  }
}
