import type { Customer, Parsed } from '@cartwright/contract'
import type { Db } from '../../shop'
import { equals, linked, within } from '../../store/reading/filters'
import { type ListOptions, list } from '../../store/reading/list'
import { type Shape, withRelations } from '../../store/reading/shape'
import { wordSearch } from '../../store/reading/text-index'

type Query = Omit<Parsed<'GET /admin/customers'>['query'], 'expand' | 'fields'>

/** Customers who are listed by their groups come with them. */
const inGroups = ({ relations }: Shape): Shape => withRelations({ relations }, ['groups'])

/** One page of customers. `fields` has no effect here, as clients know it: rows always come whole. */
export async function listCustomers(db: Db, query: Query, shape: Shape) {
  const { limit, offset, order } = query
  const { rows, count } = await list<Customer>(
    db,
    'customer',
    query.groups ? inGroups(shape) : { relations: shape.relations },
    {
      limit,
      offset,
      order,
      countedBy: query.groups ? ['customer', 'customer_group_customers'] : ['customer'],
      ofReplica: true,
      ...(await narrowingCustomers(db, query)),
    },
  )
  return { customers: rows, count, offset, limit }
}

/** What a list of customers is narrowed by. */
export async function narrowingCustomers(
  db: Db,
  query: Omit<Query, 'limit' | 'offset'>,
): Promise<Pick<ListOptions, 'filters' | 'search'>> {
  const { customer: t, customer_group_customers: link } = db.t
  return {
    search: await wordSearch(db, 'customer', query.q),
    filters: [
      equals(t.has_account, query.has_account),
      linked(db, t.id, { from: link.customer_id, to: link.customer_group_id }, query.groups),
      within(t.created_at, query.created_at),
      within(t.updated_at, query.updated_at),
    ],
  }
}
