import type { LineItem, OrderEdit } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { find } from '../../store/reading/graph'
import { type Shape, withRelations } from '../../store/reading/shape'
import { type LoadedOrder, saleOf } from '../order/order-reply'
import { saleShape } from '../order/read-order'
import { orderEditTotals } from '../totals/order-totals'
import { editStatus } from './edit-status'

const known = new WeakMap<Shape, Shape>()

/** What is loaded to answer an edit: its lines with taxes count in any case, and its stamps tell the status. */
export function loadedEditShape(shown: Shape): Shape {
  let loaded = known.get(shown)
  if (!loaded) {
    const columns = shown.columns && new Set([...shown.columns, ...stamps, 'order_id'])
    loaded = withRelations({ columns, relations: shown.relations }, ['items.tax_lines', 'items.adjustments'])
    known.set(shown, loaded)
  }
  return loaded
}
const stamps = ['requested_at', 'declined_at', 'confirmed_at', 'canceled_at']

/** Edits with status and figures; the difference is what the customer owes, or is owed when negative. */
export async function editReplies(shop: Shop, edits: OrderEdit[], shown: Shape): Promise<OrderEdit[]> {
  const orders = await find<LoadedOrder>(
    shop.db,
    'order',
    [...new Set(edits.map((edit) => edit.order_id))],
    saleShape,
  )
  const byId = new Map(orders.map((order) => [order.id, order]))
  return edits.map((edit) => editReply(shop, edit, byId.get(edit.order_id), shown))
}

function editReply(shop: Shop, edit: OrderEdit, order: LoadedOrder | undefined, shown: Shape): OrderEdit {
  const reply = { ...edit, status: editStatus(edit) }
  if (order) {
    const lines = (edit.items ?? []) as LineItem[]
    const totals = orderEditTotals(saleOf(order), lines as never, shop.flags)
    reply.subtotal = totals.subtotal
    reply.discount_total = totals.discount_total
    reply.shipping_total = totals.shipping_total
    reply.gift_card_total = totals.gift_card_total
    reply.gift_card_tax_total = totals.gift_card_tax_total
    reply.tax_total = totals.tax_total
    reply.total = totals.total
    reply.difference_due = totals.difference_due
    reply.items = lines.map((line, index) => ({ ...line, ...totals.items[index] }))
  }
  if (!shown.relations.has('items')) delete reply.items
  if (shown.columns)
    for (const column of [...stamps, 'order_id'])
      if (!shown.columns.has(column)) delete (reply as Record<string, unknown>)[column]
  return reply
}

/** @throws not_found */
export async function readEdit(shop: Shop, id: string, shown: Shape): Promise<OrderEdit> {
  const edits = await find<OrderEdit>(shop.db, 'order_edit', [id], loadedEditShape(shown))
  const [edit] = await editReplies(shop, edits, shown)
  if (!edit) throw notFound('Order edit', id)
  return edit
}

/** What confirming would add to the order's total. */
export const differenceOf = async (shop: Shop, db: Db, editId: string, orderId: string): Promise<number> =>
  (await editedSale(shop, db, editId, orderId)).totals.difference_due

/** The order as it would be after an edit, with its figures. @throws not_found */
export async function editedSale(shop: Shop, db: Db, editId: string, orderId: string) {
  const [order] = await find<LoadedOrder>(db, 'order', [orderId], saleShape)
  const [edit] = await find<OrderEdit>(db, 'order_edit', [editId], differenceShape)
  if (!order || !edit) throw notFound('Order edit', editId)
  const items = (edit.items ?? []) as LineItem[]
  const { shipping_methods } = order
  return { items, shipping_methods, totals: orderEditTotals(saleOf(order), items as never, shop.flags) }
}
const differenceShape = withRelations({ relations: new Map() }, ['items.tax_lines', 'items.adjustments'])
