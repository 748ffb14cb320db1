import type { Order } from '@cartwright/contract'
import { readOrder } from '../../modules/order/read-order'
import type { Shop } from '../../shop'
import { shapeOf } from '../../store/reading/shape'

const shape = shapeOf([
  'items',
  'items.variant',
  'region',
  'discounts',
  'discounts.rule',
  'gift_cards',
  'shipping_address',
  'billing_address',
  'shipping_methods',
  'shipping_methods.shipping_option',
  'fulfillments',
  'fulfillments.items',
  'fulfillments.tracking_links',
  'refunds',
  'returns',
  'returns.items',
])

/** An order with all that agents are told of it. @throws not_found */
export const readWholeOrder = (shop: Shop, id: string): Promise<Order> => readOrder(shop, id, shape)
