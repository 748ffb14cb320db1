import { type Input, orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData, notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { mergeMetadata } from '../../store/writing/metadata'
import { actingId } from '../audit/acting'
import { setTags } from './order-tags'
import { lockOrder, type OrderRow, updateLiveOrder } from './queries'
import type { OrderChangeKind } from './tables'

type UpdateOrder = NonNullable<Input<'POST /admin/orders/:id'>['body']>
type AddressChanges = NonNullable<UpdateOrder['shipping_address']>

/**
 * Corrects whom an order is for, and what staff keep of it: tags and metadata, of canceled orders too. Lines, prices and
 * payment are not corrected but edited: see order edits.
 * @throws not_allowed for a canceled order, invalid_data for a country outside its region, not_found for a customer
 */
export async function updateOrder(shop: Shop, id: string, input: UpdateOrder): Promise<void> {
  await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const { tags, metadata, ...particulars } = input
    if (Object.keys(particulars).length > 0) assertCan(orderCan, 'update', order, 'The order')
    assertOnlyParticulars(input)
    if (tags) await setTags(tx, id, tags)
    if (metadata)
      await tx.updateRows(tx.t.order, { id }, { metadata: mergeMetadata(order.metadata, metadata) })
    const changes: Partial<OrderRow> = {}
    if (input.email) changes.email = input.email.toLowerCase()
    if (input.customer_id) changes.customer_id = await existingCustomer(tx, input.customer_id)
    if (input.shipping_address)
      changes.shipping_address_id = await saveAddress(tx, order, 'shipping_address', input.shipping_address)
    if (input.billing_address)
      changes.billing_address_id = await saveAddress(tx, order, 'billing_address', input.billing_address)
    // Only ever switched on: a customer who asked for silence keeps it.
    if (input.no_notification) changes.no_notification = true
    if (Object.keys(changes).length > 0) {
      await updateLiveOrder(tx, id, changes)
      await writeDown(tx, order, changes, input)
    }
    await emit(tx, 'order.updated', { id, no_notification: input.no_notification ?? order.no_notification })
  })
}

/** For the timeline: which particulars were corrected, and by whom. */
async function writeDown(tx: Tx, order: OrderRow, changes: Partial<OrderRow>, input: UpdateOrder) {
  const change = { order_id: order.id, created_by: actingId() }
  const kinds: OrderChangeKind[] = []
  if (changes.email !== undefined && changes.email !== order.email) kinds.push('email')
  if (input.shipping_address) kinds.push('shipping_address')
  if (input.billing_address) kinds.push('billing_address')
  const rows = kinds.map((kind) => ({ ...change, kind, from_customer_id: null, to_customer_id: null }))
  if (changes.customer_id && changes.customer_id !== order.customer_id)
    await tx.insert(tx.t.order_change).values({
      ...change,
      kind: 'customer',
      from_customer_id: order.customer_id,
      to_customer_id: changes.customer_id,
    })
  if (rows.length > 0) await tx.insert(tx.t.order_change).values(rows)
}

function assertOnlyParticulars(input: UpdateOrder) {
  for (const field of ['items', 'discounts', 'payment_method', 'shipping_method', 'region'] as const)
    if (input[field] !== undefined && input[field] !== null)
      throw notAllowed(`${field}: what was ordered and how it is paid is changed by an order edit, not here`)
}

async function existingCustomer(tx: Tx, id: string): Promise<string> {
  const { customer } = tx.t
  const found = await tx.rowWhere(customer, { id, deleted_at: null }, { columns: ['id'] })
  if (!found) throw notFound('Customer', id)
  return id
}

/** Changes the order's own address; one that belongs to an address book, or serves twice, is copied first. */
async function saveAddress(
  tx: Tx,
  order: OrderRow,
  kind: 'shipping_address' | 'billing_address',
  changes: AddressChanges,
): Promise<string> {
  const { address } = tx.t
  const country = changes.country_code?.toLowerCase()
  if (country) await assertInRegion(tx, order.region_id, country, kind)
  const id = order[`${kind}_id`]
  const old = id ? await tx.rowWhere(address, { id }) : undefined
  const { metadata, ...given } = changes
  const values = {
    ...given,
    ...(country ? { country_code: country } : {}),
    ...(metadata ? { metadata: mergeMetadata(old?.metadata, metadata) } : {}),
  }
  const isOwn = old && !old.customer_id && order.shipping_address_id !== order.billing_address_id
  if (old && isOwn) {
    await tx.updateRows(address, { id: old.id }, values)
    return old.id
  }
  const { id: _, created_at, updated_at, deleted_at, customer_id, ...copied } = old ?? {}
  const [made] = await tx
    .insert(address)
    .values({ ...copied, ...values })
    .returning({ id: address.id })
  return made?.id ?? ''
}

async function assertInRegion(tx: Tx, regionId: string, country: string, field: string) {
  const { country: t } = tx.t
  const found = await tx.rowWhere(t, { region_id: regionId, iso_2: country }, { columns: ['id'] })
  if (!found) throw invalidData(`${field}.country_code: ${country} is not in the region of the order`)
}
