import { z } from 'zod'

export const CurrencyRow = z.object({
  code: z.string(),
  symbol: z.string(),
  symbol_native: z.string(),
  name: z.string(),
  includes_tax: z.boolean().optional(),
})
export interface Currency extends z.infer<typeof CurrencyRow> {}
export const Currency: z.ZodType<Currency> = CurrencyRow.meta({ id: 'Currency' })
