import type { Kit } from '../../store/columns'

export const currencyTables = (k: Kit) => ({
  currency: k.table('currency', {
    code: k.key(),
    symbol: k.text().notNull(),
    symbol_native: k.text().notNull(),
    name: k.text().notNull(),
    includes_tax: k.bool().notNull().default(false),
  }),
})
