import type { CustomerGroup, Parsed } from '@cartwright/contract'
import { duplicate, notFound, ShopError } from '../../errors'
import type { Db, Shop, Tx } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveGroup(db: Db, id: string, shape: Shape = plain): Promise<CustomerGroup> {
  const group = await findOne<CustomerGroup>(db, 'customer_group', id, shape)
  if (!group) throw notFound('Customer group', id)
  return group
}

/** @throws duplicate_error for a name in use */
export async function createGroup(
  shop: Shop,
  input: Parsed<'POST /admin/customer-groups'>['body'],
): Promise<string> {
  return shop.transaction(async (tx) => {
    const [row] = await tx
      .insert(tx.t.customer_group)
      .values({ name: input.name, metadata: input.metadata ?? null })
      .onConflictDoNothing()
      .returning({ id: tx.t.customer_group.id })
    if (!row) throw nameTaken(input.name)
    return row.id
  })
}

const nameTaken = (name: string) => duplicate(`name: there is a customer group ${name} already`)

/** @throws not_found, duplicate_error for a name in use */
export async function updateGroup(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/customer-groups/:id'>['body'],
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { customer_group: groups } = tx.t
    const current = await retrieveGroup(tx, id)
    const name = input.name ?? current.name
    if (name !== current.name) {
      const taken = await tx.rowWhere(groups, { name, deleted_at: null })
      if (taken) throw nameTaken(name)
    }
    await tx.updateRows(groups, { id }, { name, metadata: mergeMetadata(current.metadata, input.metadata) })
  })
}

/** Its customers stay, without it. Quiet when it is gone already. */
export async function deleteGroup(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { customer_group: groups, customer_group_customers: link } = tx.t
    await tx.updateRows(groups, { id, deleted_at: null }, { deleted_at: now() })
    await tx.deleteRows(link, { customer_group_id: id })
  })
}

/** @throws not_found naming the unknown customers */
export async function addCustomers(shop: Shop, id: string, given: readonly string[]): Promise<void> {
  await shop.transaction(async (tx) => {
    await retrieveGroup(tx, id)
    const ids = [...new Set(given)]
    if (ids.length === 0) return
    await assertCustomers(tx, ids)
    await tx.offerRows(
      tx.t.customer_group_customers,
      ids.map((customer_id) => ({ customer_id, customer_group_id: id })),
    )
  })
}

async function assertCustomers(tx: Tx, ids: string[]) {
  const { customer } = tx.t
  const known = await tx.rowsWhere(customer, { id: ids, deleted_at: null }, { columns: ['id'] })
  const unknown = ids.filter((id) => !known.some((row) => row.id === id))
  if (unknown.length)
    throw new ShopError('not_found', `customer_ids: there is no customer ${unknown.join(', ')}`)
}

/** Quiet for customers who are not in the group. @throws not_found for an unknown group */
export async function removeCustomers(shop: Shop, id: string, ids: readonly string[]): Promise<void> {
  await shop.transaction(async (tx) => {
    const { customer_group_customers: link } = tx.t
    await retrieveGroup(tx, id)
    await tx.deleteRows(link, { customer_group_id: id, customer_id: ids })
  })
}
