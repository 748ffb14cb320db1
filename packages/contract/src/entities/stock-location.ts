import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { SalesChannel } from './sales-channel'

/** The columns of StockLocationAddress, without what hangs on it. */
export const StockLocationAddressRow = z.object({
  id: Id,
  address_1: z.string(),
  address_2: z.string().nullable(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  country_code: z.string(),
  phone: z.string().nullable(),
  postal_code: z.string().nullable(),
  province: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Where a location is. */
export interface StockLocationAddress extends z.infer<typeof StockLocationAddressRow> {}
export const StockLocationAddress: z.ZodType<StockLocationAddress> = StockLocationAddressRow.meta({
  id: 'StockLocationAddress',
})

/** The columns of StockLocation, without what hangs on it. */
export const StockLocationRow = z.object({
  id: Id,
  address_id: z.string().nullable(),
  name: z.string(),
  metadata: Metadata.nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
})
/** Where goods lie. */
export interface StockLocation extends z.infer<typeof StockLocationRow> {
  address?: StockLocationAddress | null
}
export const StockLocation: z.ZodType<StockLocation> = StockLocationRow.extend({
  get address() {
    return StockLocationAddress.nullish()
  },
}).meta({ id: 'StockLocation' })

/** The columns of StockLocationDetails, without what hangs on it. */
export const StockLocationDetailsRow = StockLocationRow.extend({})
/** A location with its address and channels. */
export interface StockLocationDetails
  extends Omit<StockLocation, 'sales_channels'>,
    Pick<z.infer<typeof StockLocationDetailsRow>, never> {
  sales_channels?: SalesChannel[] | null
}
export const StockLocationDetails: z.ZodType<StockLocationDetails> = StockLocationDetailsRow.extend({
  get address() {
    return StockLocationAddress.nullish()
  },
  get sales_channels() {
    return z.array(SalesChannel).nullish()
  },
}).meta({ id: 'StockLocationDetails' })
