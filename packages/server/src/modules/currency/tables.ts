import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const currencyTables = (k: Kit) => ({
  currency: k.table('currency', {
    code: k.key(),
    symbol: k.text().notNull(),
    symbol_native: k.text().notNull(),
    name: k.text().notNull(),
    includes_tax: k.bool().notNull().default(false),
  }),
})

/** What each of these tables is to the rest of the shop. */
export const currencyFacts = {
  currency: {
    entities: ['Currency'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/currencies', by: 'code' }],
  },
} satisfies FactsOf<typeof currencyTables>
