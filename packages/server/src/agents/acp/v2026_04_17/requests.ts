import { Email, highestQuantity } from '@cartwright/contract'
import { z } from 'zod'

// What the protocol does not name is let be: it is neither refused nor kept.

const text = z.string().max(1000)
const id = z.string().min(1).max(200)

const Buyer = z.object({
  email: Email,
  first_name: text.optional(),
  last_name: text.optional(),
  full_name: text.optional(),
  phone_number: text.optional(),
})
export type Buyer = z.infer<typeof Buyer>

/** An address. What of it some countries have not may be empty, or left out where it is a state. */
export const AcpAddress = z.object({
  name: text.optional(),
  line_one: text.min(1),
  line_two: text.optional(),
  city: text.min(1),
  state: text.optional(),
  country: text.min(1),
  postal_code: text,
  company: text.optional(),
})
export type AcpAddress = z.infer<typeof AcpAddress>

const FulfillmentDetails = z.object({
  name: text.optional(),
  phone_number: text.optional(),
  email: Email.optional(),
  address: AcpAddress.optional(),
})
export type FulfillmentDetails = z.infer<typeof FulfillmentDetails>

/** The schema of the release has no quantity here, its pages and examples do: without one it is a single piece. */
const Item = z.object({ id, quantity: z.int().min(1).max(highestQuantity).optional() })
const items = z.array(Item).min(1).max(200)

const codes = z.array(z.string().min(1).max(200)).max(20)

const wishes = {
  buyer: Buyer.optional(),
  fulfillment_details: FulfillmentDetails.optional(),
  fulfillment_groups: z.array(z.looseObject({})).max(20).optional(),
  discounts: z.object({ codes: codes.optional() }).optional(),
  /** What codes of discounts were called before. */
  coupons: codes.optional(),
  order_notes: z.string().max(5000).optional(),
}

/** Extensions come by name here, and as descriptions from whoever sends back what a shop said. */
const Extension = z.union([text, z.looseObject({ name: text }).transform(({ name }) => name)])
const Capabilities = z.object({
  interventions: z.looseObject({ supported: z.array(text).max(20).optional() }).optional(),
  extensions: z.array(Extension).max(50).optional(),
})

export const CreateRequest = z.object({
  line_items: items,
  currency: z.string().min(3).max(10).optional(),
  capabilities: Capabilities.optional(),
  locale: z.string().max(100).optional(),
  ...wishes,
})
export type CreateRequest = z.infer<typeof CreateRequest>

/** What is to be otherwise; what it does not name stays. */
export const UpdateRequest = z.object({
  line_items: items.optional(),
  selected_fulfillment_options: z
    .array(z.object({ type: text, option_id: id, item_ids: z.array(id).max(1000).optional() }))
    .max(20)
    .optional(),
  ...wishes,
})
export type UpdateRequest = z.infer<typeof UpdateRequest>

const Credential = z.looseObject({ type: text })
export const CompleteRequest = z.object({
  buyer: Buyer.optional(),
  payment_data: z.object({
    handler_id: id.optional(),
    instrument: z.looseObject({ type: text, credential: Credential.optional() }).optional(),
    billing_address: AcpAddress.optional(),
    purchase_order_number: text.optional(),
  }),
  order_notes: wishes.order_notes,
})
export type CompleteRequest = z.infer<typeof CompleteRequest>

export const CartCreateRequest = z.object({
  line_items: items,
  buyer: Buyer.optional(),
  locale: z.string().max(100).optional(),
})
export type CartCreateRequest = z.infer<typeof CartCreateRequest>
export const CartUpdateRequest = CartCreateRequest.omit({ locale: true })
export type CartUpdateRequest = z.infer<typeof CartUpdateRequest>

/** Why a buyer gives up may be said, and changes nothing. */
export const Nothing = z.object({})
