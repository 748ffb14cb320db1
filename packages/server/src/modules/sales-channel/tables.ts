import type { Kit } from '../../store/columns'
import { many, one, type Relations, through } from '../../store/relations'

export const salesChannelTables = (k: Kit) => ({
  sales_channel: k.table('sales_channel', {
    id: k.id('sc'),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    deleted_at: k.time(),
    name: k.text().notNull(),
    description: k.text(),
    is_disabled: k.bool().notNull().default(false),
    metadata: k.json<Record<string, unknown>>(),
  }),
  sales_channel_location: k.table(
    'sales_channel_location',
    {
      id: k.id('scloc'),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      sales_channel_id: k.text().notNull(),
      location_id: k.text().notNull(),
      deleted_at: k.time(),
    },
    (t) => [
      k.unique('sales_channel_location_unique', [t.sales_channel_id, t.location_id], k.live(t.deleted_at)),
      k.index('sales_channel_location_location_id', t.location_id),
    ],
  ),
})

export const salesChannelRelations = {
  sales_channel: {
    locations: many('sales_channel_location', 'sales_channel_id'),
    publishableKeys: through(
      'publishable_api_key',
      'publishable_api_key_sales_channel',
      'sales_channel_id',
      'publishable_key_id',
    ),
    products: through('product', 'product_sales_channel', 'sales_channel_id', 'product_id'),
  },
  sales_channel_location: {
    sales_channel: one('sales_channel', 'sales_channel_id'),
  },
} satisfies Relations
