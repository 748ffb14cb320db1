import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Product } from './product'
import { PublishableApiKey } from './publishable-key'

/** The columns of SalesChannel, without what hangs on it. */
export const SalesChannelRow = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  is_disabled: z.boolean(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Where goods are sold: a storefront, a market, a till. */
export interface SalesChannel extends z.infer<typeof SalesChannelRow> {
  locations?: SalesChannelLocation[]
  publishableKeys?: PublishableApiKey[] | null
  products?: Product[]
}
export const SalesChannel: z.ZodType<SalesChannel> = SalesChannelRow.extend({
  get locations() {
    return z.array(SalesChannelLocation).optional()
  },
  get publishableKeys() {
    return z.array(PublishableApiKey).nullish()
  },
  get products() {
    return z.array(Product).optional()
  },
}).meta({ id: 'SalesChannel' })

/** The columns of SalesChannelLocation, without what hangs on it. */
export const SalesChannelLocationRow = z.object({
  id: Id,
  sales_channel_id: z.string(),
  location_id: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
})
/** A location whose stock a channel sells. */
export interface SalesChannelLocation extends z.infer<typeof SalesChannelLocationRow> {
  sales_channel?: SalesChannel | null
}
export const SalesChannelLocation: z.ZodType<SalesChannelLocation> = SalesChannelLocationRow.extend({
  get sales_channel() {
    return SalesChannel.nullish()
  },
}).meta({ id: 'SalesChannelLocation' })
