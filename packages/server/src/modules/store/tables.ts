import type { Kit } from '../../store/schema/columns'
import { one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const storeTables = (k: Kit) => ({
  store: k.table('store', {
    id: k.id('store'),
    name: k.text().notNull().default('(a store name of ours)'),
    default_currency_code: k.text().notNull().default('usd'),
    /** Whose days the figures are by: `Europe/Berlin`. */
    time_zone: k.text().notNull().default('UTC'),
    swap_link_template: k.text(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    metadata: k.json<Record<string, unknown>>(),
    payment_link_template: k.text(),
    invite_link_template: k.text(),
    default_sales_channel_id: k.text(),
    default_location_id: k.text(),
  }),
  store_currencies: k.table(
    'store_currencies',
    {
      store_id: k.text().notNull(),
      currency_code: k.text().notNull(),
    },
    (t) => [k.pk(t.store_id, t.currency_code), k.index('store_currencies_currency_code', t.currency_code)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const storeFacts = {
  store: {
    entities: ['StoreDetails', 'Store'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/store' }],
    relations: {
      default_currency: one('currency', 'default_currency_code', 'code'),
      currencies: through('currency', 'store_currencies', 'store_id', 'currency_code'),
      default_sales_channel: one('sales_channel', 'default_sales_channel_id'),
    },
  },
  store_currencies: {},
} satisfies FactsOf<typeof storeTables>
