import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Order } from './order'
import { PriceList } from './pricing'
import { Country } from './region'

/** The columns of Address, without what hangs on it. */
export const AddressRow = z.object({
  id: Id,
  customer_id: z.string().nullable(),
  company: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  province: z.string().nullable(),
  postal_code: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** An address of a customer, a cart or an order; countries by their lower-case code. */
export interface Address extends z.infer<typeof AddressRow> {
  customer?: Customer | null
  country?: Country | null
}
export const Address: z.ZodType<Address> = AddressRow.extend({
  get customer() {
    return Customer.nullish()
  },
  get country() {
    return Country.nullish()
  },
}).meta({ id: 'Address' })

/** The columns of Customer, without what hangs on it. */
export const CustomerRow = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  billing_address_id: z.string().nullable(),
  phone: z.string().nullable(),
  has_account: z.boolean(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Who buys: a guest, known by an e-mail, or somebody with an account. */
export interface Customer extends z.infer<typeof CustomerRow> {
  billing_address?: Address | null
  shipping_addresses?: Address[]
  orders?: Order[]
  groups?: CustomerGroup[]
}
export const Customer: z.ZodType<Customer> = CustomerRow.extend({
  get billing_address() {
    return Address.nullish()
  },
  get shipping_addresses() {
    return z.array(Address).optional()
  },
  get orders() {
    return z.array(Order).optional()
  },
  get groups() {
    return z.array(CustomerGroup).optional()
  },
}).meta({ id: 'Customer' })

/** The columns of CustomerGroup, without what hangs on it. */
export const CustomerGroupRow = z.object({
  id: Id,
  name: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Customers that prices and discounts are for. */
export interface CustomerGroup extends z.infer<typeof CustomerGroupRow> {
  customers?: Customer[]
  price_lists?: PriceList[]
}
export const CustomerGroup: z.ZodType<CustomerGroup> = CustomerGroupRow.extend({
  get customers() {
    return z.array(Customer).optional()
  },
  get price_lists() {
    return z.array(PriceList).optional()
  },
}).meta({ id: 'CustomerGroup' })

/** The columns of CustomerPaymentMethod, without what hangs on it. */
export const CustomerPaymentMethodRow = z.object({
  provider_id: z.string(),
  data: Metadata,
})
/** A way to pay that a provider keeps for a customer. */
export interface CustomerPaymentMethod extends z.infer<typeof CustomerPaymentMethodRow> {}
export const CustomerPaymentMethod: z.ZodType<CustomerPaymentMethod> = CustomerPaymentMethodRow.meta({
  id: 'CustomerPaymentMethod',
})

/** What a shop knows of a person, beside what stands on the customer and the orders. Passwords and tokens are told to nobody. */
export const PersonalData = z.object({
  customer: Customer,
  subscriptions: z.array(
    z.object({
      email: z.string(),
      state: z.string(),
      created_at: Time,
      confirmed_at: Time.nullable(),
      left_at: Time.nullable(),
    }),
  ),
  /** Sold-out goods they wait for. */
  waiting: z.array(z.object({ email: z.string(), variant_id: z.string(), created_at: Time })),
  notes: z.array(z.object({ value: z.string(), created_at: Time })),
  messages: z.array(z.object({ event_name: z.string().nullable(), to: z.string(), created_at: Time })),
})
export type PersonalData = z.infer<typeof PersonalData>
