import { z } from 'zod'
import { AddressInput } from '../address-input'
import { Email, Metadata, Name, Nothing } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { ClaimOrderFulfillmentStatus } from '../entities/claim'
import { Customer, CustomerPaymentMethod, PersonalData } from '../entities/customer'
import { Order, OrderPaymentStatus, OrderStatus } from '../entities/order'
import { dateRange, flag, list, listOf, paging, shape, text } from '../query'
import { ofOrderFigures, storeOrderReply, storeTold } from './order-reply'

const storeCustomerReply = {
  fields: [
    'id',
    'email',
    'first_name',
    'last_name',
    'billing_address_id',
    'phone',
    'has_account',
    'created_at',
    'updated_at',
    'deleted_at',
    'metadata',
  ],
  relations: ['billing_address', 'shipping_addresses'],
} as const

const adminCustomerReply = { relations: ['orders', 'shipping_addresses'] } as const

const NewAddress = z.strictObject({
  first_name: Name,
  last_name: Name,
  phone: Name.nullish(),
  metadata: Metadata.nullish(),
  company: z.string().nullish(),
  address_1: z.string(),
  address_2: z.string().nullish(),
  city: z.string(),
  country_code: z.string(),
  province: z.string().nullish(),
  postal_code: z.string(),
})

export const customerEndpoints = endpoints({
  'POST /store/customers': {
    access: 'anyone',
    tag: 'Customers',
    summary: 'Register an account and sign in',
    body: () =>
      z.strictObject({
        first_name: Name.nullish(),
        last_name: Name.nullish(),
        email: Email,
        password: z.string(),
        phone: Name.nullish(),
      }),
    returns: () => z.object({ customer: Customer }),
    reply: storeCustomerReply,
  },
  'GET /store/customers/me': {
    access: 'customer',
    tag: 'Customers',
    summary: 'Read your account, signed in',
    returns: () => z.object({ customer: Customer }),
    reply: storeCustomerReply,
  },
  'POST /store/customers/me': {
    access: 'customer',
    tag: 'Customers',
    summary: 'Change your account: name, address, telephone, e-mail, password',
    body: () =>
      z.strictObject({
        billing_address: z.union([AddressInput, z.string()]).nullish(),
        first_name: Name.nullish(),
        last_name: Name.nullish(),
        password: z.string().nullish(),
        phone: Name.nullish(),
        email: Email.nullish(),
        /** A new e-mail or password needs it, unless the sign-in is younger than 15 minutes. One that is given must be right. */
        current_password: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ customer: Customer }),
    reply: storeCustomerReply,
  },
  'DELETE /store/customers/me': {
    access: 'customer',
    tag: 'Customers',
    summary: 'Delete the own account and erase the person; orders stay',
    body: () =>
      z.strictObject({
        /** The current one, however young the sign-in is. */
        password: z.string(),
      }),
    returns: () => deleted('customer'),
  },
  'POST /store/customers/me/addresses': {
    access: 'customer',
    tag: 'Customers',
    summary: 'Add an address to your address book',
    body: () =>
      z.strictObject({
        address: NewAddress,
      }),
    returns: () => z.object({ customer: Customer }),
    reply: storeCustomerReply,
  },
  'POST /store/customers/me/addresses/:address_id': {
    access: 'customer',
    tag: 'Customers',
    summary: 'Change an address of your address book',
    body: () => AddressInput,
    returns: () => z.object({ customer: Customer }),
    reply: storeCustomerReply,
  },
  'DELETE /store/customers/me/addresses/:address_id': {
    access: 'customer',
    tag: 'Customers',
    summary: 'Remove an address from your address book',
    returns: () => z.object({ customer: Customer }),
    reply: storeCustomerReply,
  },
  'GET /store/customers/me/orders': {
    access: 'customer',
    tag: 'Customers',
    summary: 'List your orders, ten at a time',
    query: () =>
      z.strictObject({
        ...paging(10),
        ...shape,
        id: text.optional(),
        q: text.optional(),
        status: listOf(OrderStatus).optional(),
        fulfillment_status: listOf(ClaimOrderFulfillmentStatus).optional(),
        payment_status: listOf(OrderPaymentStatus).optional(),
        display_id: text.optional(),
        cart_id: text.optional(),
        email: text.optional(),
        region_id: text.optional(),
        currency_code: text.optional(),
        tax_rate: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        canceled_at: dateRange.optional(),
      }),
    returns: () => page('orders', Order),
    reply: {
      fields: storeOrderReply.fields,
      relations: storeOrderReply.relations,
      told: storeTold,
      always: ['customer', 'shipping_address', ...ofOrderFigures],
    },
  },
  'GET /store/customers/me/payment-methods': {
    access: 'customer',
    tag: 'Customers',
    summary: 'List the ways to pay that providers keep for you',
    returns: () => z.object({ payment_methods: z.array(CustomerPaymentMethod) }),
  },
  'POST /store/customers/password-reset': {
    access: 'anyone',
    tag: 'Customers',
    summary: 'Choose a new password by the token of a mail',
    body: () =>
      z.strictObject({
        email: Email,
        token: z.string(),
        password: z.string(),
      }),
    returns: () => z.object({ customer: Customer }),
  },
  'POST /store/customers/password-token': {
    access: 'anyone',
    tag: 'Customers',
    summary: 'Ask for a mail to choose a new password; the same answer whether the account exists or not',
    body: () =>
      z.strictObject({
        email: Email,
      }),
    returns: () => Nothing,
    status: 204,
  },
  'GET /admin/customers': {
    access: 'staff',
    tag: 'Customers',
    summary: 'List customers, guests among them',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        q: text.optional(),
        has_account: flag.optional(),
        groups: list.optional(),
        order: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
      }),
    returns: () => page('customers', Customer),
  },
  'POST /admin/customers': {
    access: 'staff',
    tag: 'Customers',
    summary: 'Create a customer with an account',
    body: () =>
      z.strictObject({
        email: Email,
        first_name: Name,
        last_name: Name,
        password: z.string(),
        phone: Name.nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ customer: Customer }),
    status: 201,
    reply: adminCustomerReply,
  },
  'GET /admin/customers/:id': {
    access: 'staff',
    tag: 'Customers',
    summary: 'Read a customer with orders and addresses',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ customer: Customer }),
    reply: adminCustomerReply,
  },
  'POST /admin/customers/:id': {
    access: 'staff',
    tag: 'Customers',
    summary: 'Change a customer',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        email: Email.nullish(),
        first_name: Name.nullish(),
        last_name: Name.nullish(),
        password: z.string().nullish(),
        phone: Name.nullish(),
        metadata: Metadata.nullish(),
        groups: z
          .array(
            z.strictObject({
              id: z.string(),
            }),
          )
          .nullish(),
      }),
    returns: () => z.object({ customer: Customer }),
    reply: adminCustomerReply,
  },
  'GET /admin/customers/:id/personal-data': {
    access: 'staff',
    tag: 'Customers',
    summary: 'Everything that is known of one customer, to be handed to them',
    returns: () => PersonalData,
    reply: {
      relations: [
        'billing_address',
        'groups',
        'orders',
        'orders.billing_address',
        'orders.items',
        'orders.shipping_address',
        'shipping_addresses',
      ],
    },
  },
  'POST /admin/customers/:id/erase': {
    access: 'staff',
    tag: 'Customers',
    summary: 'Put nobody in the place of a customer: orders stay, the person goes',
    body: () => z.strictObject({}),
    returns: () => z.object({ customer: Customer }),
    reply: adminCustomerReply,
  },
  'POST /admin/customers/:id/addresses': {
    access: 'staff',
    tag: 'Customers',
    summary: 'Add an address to the address book of a customer',
    body: () => z.strictObject({ address: NewAddress }),
    returns: () => z.object({ customer: Customer }),
    reply: adminCustomerReply,
  },
  'POST /admin/customers/:id/addresses/:address_id': {
    access: 'staff',
    tag: 'Customers',
    summary: 'Change an address in the address book of a customer',
    body: () => AddressInput,
    returns: () => z.object({ customer: Customer }),
    reply: adminCustomerReply,
  },
  'DELETE /admin/customers/:id/addresses/:address_id': {
    access: 'staff',
    tag: 'Customers',
    summary: 'Remove an address from the address book of a customer',
    returns: () => z.object({ customer: Customer }),
    reply: adminCustomerReply,
  },
})
