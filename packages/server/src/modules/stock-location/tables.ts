import type { Kit } from '../../store/columns'
import { one, type Relations, through } from '../../store/relations'

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

export const stockLocationRelations = {
  stock_location: {
    address: one('stock_location_address', 'address_id'),
    sales_channels: through('sales_channel', 'sales_channel_location', 'location_id', 'sales_channel_id'),
  },
} satisfies Relations
