import { highestQuantity } from '@cartwright/contract'
import { z } from 'zod'
import type { Place } from '../../selling/regions'

// What the protocol does not name is let be: it is neither refused nor kept.

const text = z.string().max(1000)
const id = z.string().min(1).max(200)

/** What the buyer likes: hints, none of which binds anybody. */
export const Context = z.object({
  address_country: text.optional(),
  address_region: text.optional(),
  postal_code: text.optional(),
  intent: z.string().max(10_000).optional(),
  language: z.string().max(100).optional(),
  currency: z.string().max(10).optional(),
  eligibility: z.array(text).max(50).optional(),
})
export type Context = z.infer<typeof Context>

/** Where a context says the buyer is. */
export const placeOf = (context: Context | undefined): Place => ({
  country: context?.address_country,
  currency: context?.currency,
})

const attribution = z
  .record(z.string().max(100), text)
  .refine((all) => Object.keys(all).length <= 50, 'at most 50 of them')

/** What is sent along with whatever is asked. Signals are looked at by nobody here, and kept nowhere. */
const circumstances = {
  context: Context.optional(),
  signals: z.looseObject({}).optional(),
  attribution: attribution.optional(),
}

const Filters = z.object({
  categories: z.array(text).max(100).optional(),
  price: z.object({ min: z.int().min(0).optional(), max: z.int().min(0).optional() }).optional(),
})
export type Filters = z.infer<typeof Filters>

export const SearchRequest = z.object({
  query: text.optional(),
  filters: Filters.optional(),
  pagination: z
    .looseObject({ cursor: z.string().max(200).optional(), limit: z.int().min(1).optional() })
    .optional(),
  ...circumstances,
})
export type SearchRequest = z.infer<typeof SearchRequest>

export const LookupRequest = z.object({
  ids: z.array(id).min(1),
  filters: Filters.optional(),
  ...circumstances,
})
export type LookupRequest = z.infer<typeof LookupRequest>

const SelectedOption = z.object({ name: text, label: text, id: text.optional() })
export const ProductRequest = z.object({
  id,
  selected: z
    .array(SelectedOption)
    .max(50)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each option once')
    .optional(),
  preferences: z.array(text).max(50).optional(),
  filters: Filters.optional(),
  ...circumstances,
})
export type ProductRequest = z.infer<typeof ProductRequest>

const LineItem = z.object({
  id: id.optional(),
  item: z.object({ id }),
  quantity: z.int().min(1).max(highestQuantity),
})

const Buyer = z.object({
  first_name: text.optional(),
  last_name: text.optional(),
  email: text.optional(),
  phone_number: text.optional(),
  consent: z.record(z.string().max(100), z.boolean()).optional(),
})
export type Buyer = z.infer<typeof Buyer>

export const PostalAddress = z.object({
  street_address: text.optional(),
  extended_address: text.optional(),
  address_locality: text.optional(),
  address_region: text.optional(),
  address_country: text.optional(),
  postal_code: text.optional(),
  first_name: text.optional(),
  last_name: text.optional(),
  phone_number: text.optional(),
})
export type PostalAddress = z.infer<typeof PostalAddress>

const Fulfillment = z.object({
  methods: z
    .array(
      z.object({
        id: id.optional(),
        type: z.enum(['shipping', 'pickup']).optional(),
        line_item_ids: z.array(id).max(1000).optional(),
        destinations: z
          .array(PostalAddress.extend({ id: id.optional() }))
          .max(20)
          .optional(),
        selected_destination_id: id.nullish(),
        groups: z
          .array(z.object({ id: id.optional(), selected_option_id: id.nullish() }))
          .max(20)
          .optional(),
      }),
    )
    .max(10)
    .optional(),
})

const Discounts = z.object({ codes: z.array(z.string().min(1).max(200)).max(20).optional() })

const Instrument = z.object({
  id,
  handler_id: id,
  type: text,
  selected: z.boolean().optional(),
  billing_address: PostalAddress.optional(),
  credential: z.looseObject({ type: text }).optional(),
  display: z.looseObject({}).optional(),
})
export type Instrument = z.infer<typeof Instrument>
const Payment = z.object({ instruments: z.array(Instrument).max(20).optional() })

const basket = {
  line_items: z.array(LineItem).max(200),
  buyer: Buyer.optional(),
  discounts: Discounts.optional(),
  ...circumstances,
}

/** A cart or a checkout as an agent wants it: the whole of it, each time. */
export const CartRequest = z.object(basket)
export const CheckoutRequest = z.object({
  ...basket,
  fulfillment: Fulfillment.optional(),
  payment: Payment.optional(),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>
export const NewCheckoutRequest = CheckoutRequest.extend({ cart_id: id.optional() })
export const CompleteRequest = z.object({ payment: Payment, signals: z.looseObject({}).optional() })
export type CompleteRequest = z.infer<typeof CompleteRequest>
export const Nothing = z.object({})
