import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { LineItem } from './cart'
import { ClaimOrder } from './claim'
import { Order } from './order'
import { FulfillmentProvider } from './shipping'
import { Swap } from './swap'

/** The columns of Fulfillment, without what hangs on it. */
export const FulfillmentRow = z.object({
  id: Id,
  claim_order_id: z.string().nullable(),
  swap_id: z.string().nullable(),
  order_id: z.string().nullable(),
  provider_id: z.string(),
  location_id: z.string().nullable(),
  tracking_numbers: z.array(z.string()),
  data: Metadata,
  shipped_at: Time.nullable(),
  no_notification: z.boolean().nullable(),
  canceled_at: Time.nullable(),
  idempotency_key: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** Goods that were packed together, and where they are. */
export interface Fulfillment extends z.infer<typeof FulfillmentRow> {
  claim_order?: ClaimOrder | null
  swap?: Swap | null
  order?: Order | null
  provider?: FulfillmentProvider | null
  items?: FulfillmentItem[]
  tracking_links?: TrackingLink[]
}
export const Fulfillment: z.ZodType<Fulfillment> = FulfillmentRow.extend({
  get claim_order() {
    return ClaimOrder.nullish()
  },
  get swap() {
    return Swap.nullish()
  },
  get order() {
    return Order.nullish()
  },
  get provider() {
    return FulfillmentProvider.nullish()
  },
  get items() {
    return z.array(FulfillmentItem).optional()
  },
  get tracking_links() {
    return z.array(TrackingLink).optional()
  },
}).meta({ id: 'Fulfillment' })

/** The columns of FulfillmentItem, without what hangs on it. */
export const FulfillmentItemRow = z.object({
  fulfillment_id: z.string(),
  item_id: z.string(),
  quantity: z.number(),
})
/** How many pieces of a line are in a fulfilment. */
export interface FulfillmentItem extends z.infer<typeof FulfillmentItemRow> {
  fulfillment?: Fulfillment | null
  item?: LineItem | null
}
export const FulfillmentItem: z.ZodType<FulfillmentItem> = FulfillmentItemRow.extend({
  get fulfillment() {
    return Fulfillment.nullish()
  },
  get item() {
    return LineItem.nullish()
  },
}).meta({ id: 'FulfillmentItem' })

/** The columns of TrackingLink, without what hangs on it. */
export const TrackingLinkRow = z.object({
  id: Id,
  url: z.string().nullable(),
  tracking_number: z.string(),
  fulfillment_id: z.string(),
  idempotency_key: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Where a parcel can be followed. */
export interface TrackingLink extends z.infer<typeof TrackingLinkRow> {
  fulfillment?: Fulfillment | null
}
export const TrackingLink: z.ZodType<TrackingLink> = TrackingLinkRow.extend({
  get fulfillment() {
    return Fulfillment.nullish()
  },
}).meta({ id: 'TrackingLink' })
