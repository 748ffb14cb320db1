import { z } from 'zod'
import { Id } from '../common'

const money = z.int()

/**
 * What was sold in a period, in minor units of one currency; what each figure counts stands in `docs/numbers.md`. Null is
 * what has no meaning here: an average of no orders, or what only whole orders have where goods were asked for.
 */
export const SalesFiguresRow = z.object({
  gross_sales: money,
  discounts: money,
  returns: money,
  net_sales: money,
  shipping: money.nullable(),
  taxes: money,
  total_sales: money,
  gift_cards: money.nullable(),
  orders: z.int().nullable(),
  average_order: money.nullable(),
  units: z.int(),
  returned_units: z.int(),
  /** Of a hundred units sold, how many came back. */
  returns_rate: z.number().nullable(),
  new_customers: z.int().nullable(),
})
/** The figures of a period; amounts in minor units, without tax unless they say otherwise. */
export interface SalesFigures extends z.infer<typeof SalesFiguresRow> {}
export const SalesFigures: z.ZodType<SalesFigures> = SalesFiguresRow.meta({ id: 'SalesFigures' })

/** Days of the shop, both of them counted. */
export const SalesPeriod = z.object({ from: z.string(), to: z.string() }).meta({ id: 'SalesPeriod' })
export interface SalesPeriod extends z.infer<typeof SalesPeriod> {}

/** The figures of one day or month. */
export const SalesPoint = z
  .object({
    /** The day, or the first of the week or month; of the first one only the days of the period count. */
    day: z.string(),
    figures: SalesFigures,
  })
  .meta({ id: 'SalesPoint' })
export interface SalesPoint extends z.infer<typeof SalesPoint> {}

/** The figures of a period, of the one before, and of each day or month in it. */
export const SalesSummary = z
  .object({
    period: SalesPeriod,
    compared: SalesPeriod.nullable(),
    time_zone: z.string(),
    currency_code: z.string(),
    /** In which the shop has sold, the one most sold in first. Figures are never added across them. */
    currencies: z.array(z.string()),
    /** How much of the orders is counted, 0 to 1: below 1 while they are counted anew. */
    counted: z.number(),
    figures: SalesFigures,
    before: SalesFigures.nullable(),
    /** How many customers bought who had bought before. */
    returning_customers: z.int().nullable(),
    returning_before: z.int().nullable(),
    series: z.array(SalesPoint),
    series_before: z.array(SalesPoint),
  })
  .meta({ id: 'SalesSummary' })
export interface SalesSummary extends z.infer<typeof SalesSummary> {}

/** The figures of one product, region or whatever sales were parted by. */
export const SalesPart = z
  .object({
    /** The product, region, sales channel or discount; empty for what belongs to none. */
    id: z.union([Id, z.literal('')]),
    /** Null where it is gone. */
    name: z.string().nullable(),
    figures: SalesFigures,
    before: SalesFigures.nullable(),
  })
  .meta({ id: 'SalesPart' })
export interface SalesPart extends z.infer<typeof SalesPart> {}
