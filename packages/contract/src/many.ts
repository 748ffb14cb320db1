import { z } from 'zod'
import type { ManyReason } from './choices'
import { Id } from './common'
import { ProductChange as OneProductChange } from './endpoints/stock'

/** How many records one job changes at most. */
export const mostChanged = 100_000
/** How many of them may be named one by one. */
export const mostNamed = 10_000

/** Which records: those named, or all that a list shows by these filters when the job begins. Exactly one of the two. */
const selection = {
  ids: z.array(Id).min(1).max(mostNamed).optional(),
  filterable_fields: z.record(z.string(), z.unknown()).optional(),
}

/** One line of a sheet of tracking numbers: the number of the order, and of its parcel or parcels. */
export const TrackedParcel = z.strictObject({
  order: z.string().trim().min(1).max(40),
  tracking_numbers: z.array(z.string().trim().min(1).max(200)).min(1).max(20),
})
export type TrackedParcel = z.infer<typeof TrackedParcel>

/** What may be done with many orders: the context of a job `order-change`. */
export const OrderChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('capture'), ...selection }),
  z.strictObject({
    action: z.literal('pack'),
    ...selection,
    /** Where the goods leave from. */
    location_id: Id.nullish(),
    no_notification: z.boolean().nullish(),
  }),
  z.strictObject({
    action: z.literal('ship'),
    /** The sheet. Once the job has begun it is kept with the job and told no more. */
    parcels: z.array(TrackedParcel).max(mostNamed).optional(),
    no_notification: z.boolean().nullish(),
  }),
  z.strictObject({ action: z.literal('complete'), ...selection }),
  z.strictObject({ action: z.literal('archive'), ...selection }),
])
export type OrderChange = z.infer<typeof OrderChange>

/** What prices end in after a change by per cent, where a currency has cents. */
export const PriceEnding = z.enum(['none', '.99', '.95'])
export type PriceEnding = z.infer<typeof PriceEnding>

/** What may be done with many products: the context of a job `product-change`. */
export const ProductsChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('update'), ...selection, change: OneProductChange }),
  z.strictObject({
    action: z.literal('price'),
    ...selection,
    /** 10 makes prices a tenth higher, −10 a tenth lower. */
    percent: z.number().gt(-100).max(1000),
    ending: PriceEnding.default('none'),
    /** Other endings than that, by currency code. */
    endings: z.record(z.string(), PriceEnding).optional(),
    /** All currencies when absent. */
    currencies: z.array(z.string()).min(1).max(200).optional(),
  }),
  z.strictObject({ action: z.literal('delete'), ...selection }),
])
export type ProductsChange = z.infer<typeof ProductsChange>

/** What may be done with many customers: the context of a job `customer-change`. */
export const CustomersChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('add_to_group'), ...selection, group_id: Id }),
])
export type CustomersChange = z.infer<typeof CustomersChange>

/** What a look at a change of many tells, in the `result` of its job. */
export interface ManyLook {
  /** How many records were found. */
  count: number
  would: { created: number; updated: number; skipped: number; error: number }
  /** Why others are left out or refused, and how many for each reason. */
  reasons: { code: ManyReason; count: number; isRefused: boolean }[]
  /** What is to be captured, summed for each currency, in minor units. */
  sums: { currency_code: string; amount: number }[]
  /** The first rows as they are and will be: prices in minor units. */
  rows_before: { name: string; currency_code: string; before: number; after: number }[]
  /** The first of those that are refused. */
  refused: { line: number; name: string; code: ManyReason }[]
}
