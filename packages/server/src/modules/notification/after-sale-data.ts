import type { LineItem, Return, Swap } from '@cartwright/contract'
import type { AfterSaleData, MailLine, MailOrderEdit } from '../../providers/notification/after-sale-mails'
import type { Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { cartReply } from '../cart/cart-reply'
import { loadCart } from '../cart/load-cart'
import { readEdit } from '../order-edit/edit-reply'

/** What a mail about a return, an exchange or a change of an order speaks of, and the order it belongs to. */
type AfterSale = AfterSaleData & { order_id?: string }

/**
 * Reads what an event after a sale is about, by its name and payload; nothing for other events, and for what is no more.
 */
export async function afterSaleData(
  shop: Shop,
  event: string,
  payload: Record<string, unknown>,
): Promise<AfterSale> {
  const id = String(payload.id ?? '')
  if (event.startsWith('order.') && typeof payload.return_id === 'string')
    return { return: await returnOf(shop, payload.return_id) }
  if (event.startsWith('swap.')) return swapOf(shop, id)
  if (event.startsWith('order-edit.')) return editOf(shop, id)
  return {}
}

const lineOf = (line: LineItem, quantity = line.quantity, total?: number): MailLine => ({
  title: line.title,
  // What goes back in a cart has no description of its own.
  description: line.description ?? line.variant?.title ?? null,
  thumbnail: line.thumbnail,
  quantity,
  ...(total === undefined ? {} : { total }),
})

const returnShape = shapeOf(['items.item', 'shipping_method.shipping_option'])

/** What is announced; of one that arrived what came. */
async function returnOf(shop: Shop, id: string): Promise<AfterSaleData['return']> {
  const row = await findOne<Return>(shop.db, 'return', id, returnShape)
  return row && mailReturn(row)
}

function mailReturn({ id, refund_amount, received_at, items, shipping_method }: Return) {
  const option = shipping_method?.shipping_option
  return {
    id,
    refund_amount,
    items: (items ?? []).flatMap(({ item, quantity, received_quantity }) => {
      const pieces = received_at ? (received_quantity ?? 0) : quantity
      return item && pieces > 0 ? [lineOf(item, pieces)] : []
    }),
    way: option?.name ?? null,
    address: addressIn(option?.metadata),
  }
}

/** Staff write where parcels go into the metadata of the way back, as `address`. */
function addressIn(metadata: Record<string, unknown> | null | undefined): string[] {
  const text = typeof metadata?.address === 'string' ? metadata.address : ''
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

const swapShape = shapeOf([
  'additional_items',
  'return_order.items.item',
  'return_order.shipping_method.shipping_option',
])

async function swapOf(shop: Shop, id: string): Promise<AfterSale> {
  const row = await findOne<Swap>(shop.db, 'swap', id, swapShape)
  if (!row) return {}
  const back = row.return_order ? mailReturn(row.return_order) : undefined
  const cart = row.cart_id
    ? cartReply(shop, await loadCart(shop.db, row.cart_id), { taxed: true })
    : undefined
  const lines = cart?.items ?? []
  const totalOf = (lines: readonly LineItem[]) => lines.reduce((sum, { total }) => sum + (total ?? 0), 0)
  const goods = lines.filter(({ variant_id, is_return }) => variant_id || !is_return)
  const swap = {
    cart_id: row.cart_id,
    back: goods.filter(({ is_return }) => is_return).map((line) => lineOf(line, line.quantity, line.total)),
    comes: cart
      ? goods.filter(({ is_return }) => !is_return).map((line) => lineOf(line, line.quantity, line.total))
      : (row.additional_items ?? []).map((line) => lineOf(line)),
    // What sending goods back costs stands among the lines, too, and is of no variant.
    back_cost: totalOf(lines.filter((line) => !goods.includes(line))),
    difference: row.difference_due ?? cart?.total ?? 0,
  }
  return { swap, return: back, order_id: row.order_id }
}

const editShape = shapeOf(['changes.line_item', 'changes.original_line_item'])

async function editOf(shop: Shop, id: string): Promise<AfterSale> {
  const found = await findOne<{ id: string }>(shop.db, 'order_edit', id, shapeOf([]))
  if (!found) return {}
  const edit = await readEdit(shop, id, editShape)
  const changes = (edit.changes ?? []).flatMap(
    ({ type, line_item, original_line_item }): MailOrderEdit['changes'] => {
      const line = line_item ?? original_line_item
      if (!line) return []
      const { title, description, thumbnail } = line
      const before = original_line_item?.quantity ?? 0
      const after = type === 'item_remove' ? 0 : line.quantity
      return [{ kind: type, title, description, thumbnail, before, after }]
    },
  )
  const order_edit = { id, changes, total: edit.total ?? 0, difference: edit.difference_due ?? 0 }
  return { order_edit, order_id: edit.order_id }
}
