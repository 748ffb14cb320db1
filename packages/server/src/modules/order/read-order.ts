import type { Order } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { find, findBy } from '../../store/reading/graph'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { type LoadedOrder, orderReply } from './order-reply'
import { loadedShape } from './order-shape'

/** The order with its figures. @throws not_found */
export async function readOrder(shop: Shop, id: string, shape: Shape): Promise<Order> {
  const [order] = await readOrders(shop, [id], shape)
  if (!order) throw notFound('Order', id)
  return order
}

/** The orders with these ids that exist, in their order, with their figures. */
async function readOrders(shop: Shop, ids: readonly string[], shape: Shape): Promise<Order[]> {
  const orders = await find<LoadedOrder>(shop.db, 'order', ids, loadedShape(shape))
  return orders.map((order) => orderReply(order, shape, shop.flags))
}

/** The order a cart became. @throws not_found */
export async function readOrderOfCart(shop: Shop, cartId: string, shape: Shape): Promise<Order> {
  const [order] = await findBy<LoadedOrder>(shop.db, 'order', 'cart_id', [cartId], loadedShape(shape))
  if (!order) throw notFound('Order of a cart', cartId)
  return orderReply(order, shape, shop.flags)
}

/** What the rules of money ask of an order, and nothing more. */
export const saleShape = loadedShape(
  shapeOf(['items', 'swaps', 'claims', 'payments', 'refunds', 'shipping_methods', 'region', 'discounts']),
)

/** An order loaded for a use-case: every column and what its figures need. @throws not_found */
export async function loadOrder(db: Db, id: string, more: Shape = saleShape): Promise<LoadedOrder> {
  const [order] = await find<LoadedOrder>(db, 'order', [id], more)
  if (!order) throw notFound('Order', id)
  return order
}
