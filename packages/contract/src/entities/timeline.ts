import { z } from 'zod'
import { Time } from '../common'
import { Actor } from './actor'
import { RefundedItem } from './payment'

/** What every entry has: one thing can stand in the timeline several times, each entry has an id of its own. */
const entry = { id: z.string(), at: Time }

/** What staff do: by whom, and null for what the shop, a shopper or a provider does of itself. */
const deed = { ...entry, actor: Actor.nullable() }

const payment = { ...deed, payment_id: z.string(), amount: z.int(), provider_id: z.string() }
const parcel = {
  ...deed,
  fulfillment_id: z.string(),
  /** How many pieces it holds. */
  quantity: z.int(),
  swap_id: z.string().nullable(),
  claim_order_id: z.string().nullable(),
}
const returned = {
  ...deed,
  return_id: z.string(),
  quantity: z.int(),
  refund_amount: z.int(),
  swap_id: z.string().nullable(),
  claim_order_id: z.string().nullable(),
}
const swap = { ...deed, swap_id: z.string(), difference_due: z.int().nullable() }
const claim = {
  ...deed,
  claim_order_id: z.string(),
  type: z.enum(['refund', 'replace']),
  refund_amount: z.int().nullable(),
}
const edit = {
  ...entry,
  order_edit_id: z.string(),
  /** Who did it: a member of staff, or the customer. */
  by: z.string().nullable(),
}
const kind = <K extends string, Shape extends z.core.$ZodLooseShape>(name: K, shape: Shape) =>
  z.object({ kind: z.literal(name), ...shape })

const NamedPerson = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
})
/** Null for somebody who is gone. */
const Person = NamedPerson.nullable()

/** One thing that happened to an order. Amounts are minor units of the order's currency. */
export const TimelineEntry = z
  .discriminatedUnion('kind', [
    kind('order_placed', {
      ...entry,
      /** Of an order that an agent placed for its buyer: by which protocol, and the address of its profile, or its name. */
      agent: z.object({ protocol: z.string(), profile: z.string() }).optional(),
    }),
    kind('order_canceled', deed),
    /** It belongs to another customer since. */
    kind('customer_changed', { ...deed, from: Person, to: Person }),
    kind('email_changed', deed),
    kind('shipping_address_changed', deed),
    kind('billing_address_changed', deed),
    kind('payment_authorized', payment),
    kind('payment_captured', payment),
    kind('payment_canceled', payment),
    kind('refund', {
      ...deed,
      refund_id: z.string(),
      amount: z.int(),
      reason: z.string(),
      note: z.string().nullable(),
      items: z.array(RefundedItem),
    }),
    /** A provider could not give the money back, at once or days later; the refund may be gone since. */
    kind('refund_failed', { ...entry, refund_id: z.string(), amount: z.int() }),
    kind('fulfillment_created', parcel),
    kind('fulfillment_shipped', parcel),
    kind('fulfillment_canceled', parcel),
    kind('return_requested', returned),
    kind('return_received', returned),
    kind('swap_created', swap),
    kind('swap_confirmed', swap),
    kind('swap_canceled', swap),
    kind('claim_created', claim),
    kind('claim_canceled', claim),
    kind('order_edit_created', edit),
    kind('order_edit_requested', edit),
    kind('order_edit_confirmed', edit),
    kind('order_edit_declined', { ...edit, reason: z.string().nullable() }),
    kind('order_edit_canceled', edit),
    kind('note', {
      ...entry,
      note_id: z.string(),
      value: z.string(),
      author: Person,
      /** Whom of the staff it speaks to. */
      mentions: z.array(NamedPerson),
    }),
    kind('notification', {
      ...entry,
      notification_id: z.string(),
      event_name: z.string().nullable(),
      to: z.string(),
      /** Who had it sent again; null for what the shop sent by itself. */
      actor: Actor.nullable(),
    }),
  ])
  .meta({ id: 'TimelineEntry' })
export type TimelineEntry = z.infer<typeof TimelineEntry>
