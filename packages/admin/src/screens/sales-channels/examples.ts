import type { PublishableApiKey, SalesChannel, StockLocationDetails } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { jug } from '../../testing/examples'

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const kept = { ...times, deleted_at: null, metadata: null }

export const storefrontKey: PublishableApiKey = {
  ...times,
  id: 'pk_01HZX3V9Q2W7E5R8T1Y4U6',
  title: 'Storefront',
  created_by: 'usr_grace',
  revoked_by: null,
  revoked_at: null,
}

export const web: SalesChannel = {
  ...kept,
  id: 'sc_web',
  name: 'Web shop',
  description: 'Our own page',
  is_disabled: false,
  locations: [],
  publishableKeys: [storefrontKey],
}

export const market: SalesChannel = {
  ...web,
  id: 'sc_market',
  name: 'Marketplace',
  description: null,
  publishableKeys: [],
}

export const warehouse: StockLocationDetails = {
  ...kept,
  id: 'sloc_berlin',
  name: 'Berlin',
  address_id: 'laddr_1',
  address: {
    ...kept,
    id: 'laddr_1',
    address_1: 'Lindenallee 12',
    address_2: null,
    company: null,
    city: 'Berlin',
    country_code: 'de',
    phone: null,
    postal_code: '10117',
    province: null,
  },
  sales_channels: [web],
}

const page = (count: number) => ({ count, offset: 0, limit: 20 })

/** A shop of two channels: the default one and a marketplace. */
export const channelAnswers: FakeRoutes = {
  'GET /admin/sales-channels': ({ query }) => {
    const found = [web, market].filter(({ id }) => !query.has('id') || query.get('id') === id)
    return { sales_channels: found, ...page(found.length) }
  },
  'GET /admin/sales-channels/:id': ({ params }) => ({
    sales_channel: params.id === web.id ? web : market,
  }),
  'GET /admin/stock-locations': { stock_locations: [warehouse], ...page(1) },
  'GET /admin/products': { products: [jug], ...page(1) },
}
