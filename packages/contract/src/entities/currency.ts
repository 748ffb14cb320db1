import { z } from 'zod'

/** The columns of Currency, without what hangs on it. */
export const CurrencyRow = z.object({
  code: z.string(),
  symbol: z.string(),
  symbol_native: z.string(),
  name: z.string(),
  includes_tax: z.boolean().optional(),
})
/** A currency of the world, by its lower-case code. */
export interface Currency extends z.infer<typeof CurrencyRow> {}
export const Currency: z.ZodType<Currency> = CurrencyRow.meta({ id: 'Currency' })
