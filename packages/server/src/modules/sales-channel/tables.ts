import type { Kit } from '../../store/schema/columns'
import { many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

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

/** What each of these tables is to the rest of the shop. */
export const salesChannelFacts = {
  sales_channel: {
    entities: ['SalesChannel'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/sales-channels' }],
    relations: {
      locations: many('sales_channel_location', 'sales_channel_id'),
      publishableKeys: through(
        'publishable_api_key',
        'publishable_api_key_sales_channel',
        'sales_channel_id',
        'publishable_key_id',
      ),
      products: through('product', 'product_sales_channel', 'sales_channel_id', 'product_id'),
    },
  },
  sales_channel_location: {
    entities: ['SalesChannelLocation'],
    isWatched: true,
    isCatalogue: true,
    relations: {
      sales_channel: one('sales_channel', 'sales_channel_id'),
    },
  },
} satisfies FactsOf<typeof salesChannelTables>
