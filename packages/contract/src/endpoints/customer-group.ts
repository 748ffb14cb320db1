import { z } from 'zod'
import { Metadata, Name } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { Customer, CustomerGroup } from '../entities/customer'
import { dateRange, flag, list, paging, shape, text, textFilter } from '../query'

export const customerGroupEndpoints = endpoints({
  'GET /admin/customer-groups': {
    access: 'staff',
    tag: 'Customer Groups',
    summary: 'List groups of customers',
    query: () =>
      z.strictObject({
        ...paging(10),
        ...shape,
        order: text.optional(),
        id: textFilter.optional(),
        q: text.optional(),
        name: list.optional(),
        updated_at: dateRange.optional(),
        created_at: dateRange.optional(),
        discount_condition_id: text.optional(),
      }),
    returns: () => page('customer_groups', CustomerGroup),
  },
  'POST /admin/customer-groups': {
    access: 'staff',
    tag: 'Customer Groups',
    summary: 'Create a group of customers',
    body: () =>
      z.strictObject({
        name: Name,
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ customer_group: CustomerGroup }),
  },
  'GET /admin/customer-groups/:id': {
    access: 'staff',
    tag: 'Customer Groups',
    summary: 'Read a group of customers',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ customer_group: CustomerGroup }),
  },
  'POST /admin/customer-groups/:id': {
    access: 'staff',
    tag: 'Customer Groups',
    summary: 'Change a group of customers',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        name: Name.nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ customer_group: CustomerGroup }),
  },
  'DELETE /admin/customer-groups/:id': {
    access: 'staff',
    tag: 'Customer Groups',
    summary: 'Remove a group; its customers stay',
    returns: () => deleted('customer_group'),
  },
  'GET /admin/customer-groups/:id/customers': {
    access: 'staff',
    tag: 'Customer Groups',
    summary: 'List the customers of a group',
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
  'POST /admin/customer-groups/:id/customers/batch': {
    access: 'staff',
    tag: 'Customer Groups',
    summary: 'Put customers into a group',
    body: () =>
      z.strictObject({
        customer_ids: z.array(
          z.strictObject({
            id: z.string(),
          }),
        ),
      }),
    returns: () => z.object({ customer_group: CustomerGroup }),
  },
  'DELETE /admin/customer-groups/:id/customers/batch': {
    access: 'staff',
    tag: 'Customer Groups',
    summary: 'Take customers out of a group',
    body: () =>
      z.strictObject({
        customer_ids: z.array(
          z.strictObject({
            id: z.string(),
          }),
        ),
      }),
    returns: () => z.object({ customer_group: CustomerGroup }),
  },
})
