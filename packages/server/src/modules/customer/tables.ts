import type { Kit } from '../../store/schema/columns'
import { many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const customerTables = (k: Kit) => ({
  customer: k.table(
    'customer',
    {
      id: k.id('cus'),
      email: k.text().notNull(),
      first_name: k.text(),
      last_name: k.text(),
      billing_address_id: k.text(),
      password_hash: k.text(),
      phone: k.text(),
      has_account: k.bool().notNull().default(false),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.sorted('customer_created_at', t.created_at, t.id, t.deleted_at),
      k.index('customer_has_account_created_at', t.has_account, t.created_at, t.id, t.deleted_at),
      k.sorted('customer_updated_at', t.updated_at, t.id, t.deleted_at),
      k.sorted('customer_email', t.email, t.id, t.deleted_at),
      k.sorted('customer_first_name', t.first_name, t.id, t.deleted_at),
      k.sorted('customer_last_name', t.last_name, t.id, t.deleted_at),
      k.sorted('customer_phone', t.phone, t.id, t.deleted_at),
      k.sorted('customer_has_account', t.has_account, t.id, t.deleted_at),
      k.unique('customer_email_has_account_unique', [t.email, t.has_account]),
    ],
  ),
  address: k.table(
    'address',
    {
      id: k.id('addr'),
      customer_id: k.text(),
      company: k.text(),
      first_name: k.text(),
      last_name: k.text(),
      address_1: k.text(),
      address_2: k.text(),
      city: k.text(),
      country_code: k.text(),
      province: k.text(),
      postal_code: k.text(),
      phone: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.index('address_customer_id', t.customer_id)],
  ),
  customer_group: k.table(
    'customer_group',
    {
      id: k.id('cgrp'),
      name: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.unique('customer_group_name_unique', [t.name], k.live(t.deleted_at))],
  ),
  customer_group_customers: k.table(
    'customer_group_customers',
    {
      customer_group_id: k.text().notNull(),
      customer_id: k.text().notNull(),
    },
    (t) => [
      k.pk(t.customer_id, t.customer_group_id),
      k.index('customer_group_customers_customer_group_id', t.customer_group_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const customerFacts = {
  customer: {
    entities: ['Customer'],
    isWatched: true,
    records: [{ path: '/admin/customers' }],
    relations: {
      billing_address: one('address', 'billing_address_id'),
      shipping_addresses: many('address', 'customer_id'),
      orders: many('order', 'customer_id'),
      groups: through('customer_group', 'customer_group_customers', 'customer_id', 'customer_group_id'),
    },
  },
  address: {
    mayBeLate: true,
    entities: ['Address'],
    relations: {
      customer: one('customer', 'customer_id'),
      country: one('country', 'country_code', 'iso_2'),
    },
  },
  customer_group: {
    entities: ['CustomerGroup'],
    records: [{ path: '/admin/customer-groups' }],
    relations: {
      customers: through('customer', 'customer_group_customers', 'customer_group_id', 'customer_id'),
      price_lists: through('price_list', 'price_list_customer_groups', 'customer_group_id', 'price_list_id'),
    },
  },
  customer_group_customers: {
    isWatched: true,
    records: [
      { path: '/admin/customer-groups', by: 'customer_group_id' },
      { path: '/admin/customers', by: 'customer_id' },
    ],
  },
} satisfies FactsOf<typeof customerTables>
