import { CustomersChange } from '@cartwright/contract'
import type { Shop } from '../../../shop'
import { addCustomers, retrieveGroup } from '../../customer/group-customers'
import { narrowingCustomers } from '../../customer/list-customers'
import type { Facts } from '../job-type'
import { changeMany } from './change-many'
import type { Finding, ManyAction } from './many-action'
import { parsed } from './parsed'

/** Puts customers into a group; who is in it stays. */
const addToGroup = ({ group_id }: CustomersChange): ManyAction => ({
  async check(db) {
    await retrieveGroup(db, group_id)
  },
  async look(db, targets) {
    const { customer: t, customer_group_customers: link } = db.t
    const ids = ['', ...targets.map(({ record_id }) => record_id)]
    const rows = await db.rowsWhere(t, { id: ids, deleted_at: null }, { columns: ['id', 'email'] })
    const members = await db.rowsWhere(
      link,
      { customer_group_id: group_id, customer_id: ids },
      { columns: ['customer_id'] },
    )
    const isIn = new Set(members.map(({ customer_id }) => customer_id))
    return new Map(
      rows.map(({ id, email }): [string, Finding] => [
        id,
        { name: email, ...(isIn.has(id) ? { reason: 'already_done' } : {}) },
      ]),
    )
  },
  write: (shop, _tx, targets) =>
    addCustomers(
      shop,
      group_id,
      targets.map(({ record_id }) => record_id),
    ),
})

export const customerChange = changeMany({
  type: 'customer-change',
  list: {
    table: 'customer',
    call: 'GET /admin/customers',
    narrowing: (db, filter) => narrowingCustomers(db, filter as Parameters<typeof narrowingCustomers>[1]),
  },
  actionOf: (_shop: Shop, context: Facts) => {
    const asked = parsed(CustomersChange, context)
    return { action: addToGroup(asked), selection: asked }
  },
})
