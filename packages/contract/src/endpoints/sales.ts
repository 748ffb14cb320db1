import { z } from 'zod'
import { endpoints } from '../endpoint'
import { SalesPart, SalesPeriod, SalesSummary } from '../entities/sales'
import { list, text, whole } from '../query'

const day = text.optional()
const salesQuery = {
  /** Days of the shop, both counted: `2026-03-01`. Without them the last 30 days. */
  from: day,
  to: day,
  compare: z.enum(['previous', 'year', 'none']).default('previous'),
  /** Without it the one most sold in. */
  currency_code: text.optional(),
  region_id: list.optional(),
  sales_channel_id: list.optional(),
  product_id: text.optional(),
  collection_id: text.optional(),
  discount_id: text.optional(),
}

export const salesEndpoints = endpoints({
  'GET /admin/analytics/summary': {
    access: 'staff',
    tag: 'Analytics',
    summary: 'What was sold in a period, beside an earlier one, and its course',
    query: () => z.strictObject({ ...salesQuery, interval: z.enum(['day', 'week', 'month']).default('day') }),
    returns: () => z.object({ summary: SalesSummary }),
  },
  'GET /admin/analytics/breakdown': {
    access: 'staff',
    tag: 'Analytics',
    summary: 'What was sold in a period by product, region, sales channel or discount, the most first',
    query: () =>
      z.strictObject({
        ...salesQuery,
        by: z.enum(['product', 'region', 'sales_channel', 'discount']),
        limit: whole.pipe(z.int().min(1).max(100)).default(10),
      }),
    returns: () =>
      z.object({
        period: SalesPeriod,
        compared: SalesPeriod.nullable(),
        currency_code: z.string(),
        breakdown: z.array(SalesPart),
      }),
  },
  'POST /admin/analytics/rebuild': {
    access: 'staff',
    tag: 'Analytics',
    summary: 'Count all orders anew in the background; what is counted stands meanwhile',
    returns: () => z.object({ counted: z.number() }),
  },
})
