import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const publishableKeyTables = (k: Kit) => ({
  publishable_api_key: k.table('publishable_api_key', {
    id: k.id('pk'),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    created_by: k.text(),
    revoked_by: k.text(),
    revoked_at: k.time(),
    title: k.text().notNull(),
  }),
  publishable_api_key_sales_channel: k.table(
    'publishable_api_key_sales_channel',
    {
      sales_channel_id: k.text().notNull(),
      publishable_key_id: k.text().notNull(),
      id: k.joinId('pksc'),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
    },
    (t) => [
      k.pk(t.sales_channel_id, t.publishable_key_id),
      k.index('publishable_api_key_sales_channel_sales_channel_id', t.sales_channel_id),
      k.index('publishable_api_key_sales_channel_publishable_key_id', t.publishable_key_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const publishableKeyFacts = {
  publishable_api_key: {
    entities: ['PublishableApiKey'],
    records: [{ path: '/admin/publishable-api-keys' }],
  },
  publishable_api_key_sales_channel: {
    entities: ['PublishableApiKeySalesChannel'],
  },
} satisfies FactsOf<typeof publishableKeyTables>
