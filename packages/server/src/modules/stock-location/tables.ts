import type { Kit } from '../../store/schema/columns'
import { one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const stockLocationTables = (k: Kit) => ({
  stock_location: k.table('stock_location', {
    id: k.id('sloc'),
    address_id: k.text(),
    name: k.text().notNull(),
    metadata: k.json<Record<string, unknown>>(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    deleted_at: k.time(),
  }),
  stock_location_address: k.table('stock_location_address', {
    id: k.id('laddr'),
    address_1: k.text().notNull(),
    address_2: k.text(),
    company: k.text(),
    city: k.text(),
    country_code: k.text().notNull(),
    phone: k.text(),
    postal_code: k.text(),
    province: k.text(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    deleted_at: k.time(),
    metadata: k.json<Record<string, unknown>>(),
  }),
})

/** What each of these tables is to the rest of the shop. */
export const stockLocationFacts = {
  stock_location: {
    entities: ['StockLocation', 'StockLocationDetails'],
    records: [{ path: '/admin/stock-locations' }],
    relations: {
      address: one('stock_location_address', 'address_id'),
      sales_channels: through('sales_channel', 'sales_channel_location', 'location_id', 'sales_channel_id'),
    },
  },
  stock_location_address: {
    entities: ['StockLocationAddress'],
  },
} satisfies FactsOf<typeof stockLocationTables>
