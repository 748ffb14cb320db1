import type { Order } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import { findBy, findOne } from '../../store/reading/graph'
import { shapeOf, shownOf } from '../../store/reading/shape'
import { orderTotals } from '../totals/order-totals'
import { withTotals } from '../totals/with-totals'
import { saleOf } from './order-reply'
import type { Placed } from './place-order'

const shape = shapeOf([
  'shipping_address',
  'billing_address',
  'region',
  'items.adjustments',
  'items.tax_lines',
  'items.variant.product.profiles',
  'shipping_methods.tax_lines',
  'shipping_methods.shipping_option',
  'payments',
  'refunds',
  'discounts.rule',
  'gift_cards',
  'gift_card_transactions.gift_card',
  'claims',
  'swaps',
])

/** An order as completion answers it, with its figures. */
export async function placedOrder(shop: Pick<Shop, 'flags' | 'db'>, orderId: string): Promise<Order> {
  const order = await findOne(shop.db, 'order', orderId, shape)
  if (!order) throw notFound('Order', orderId)
  return orderWithTotals(shop, order as unknown as Order)
}

/** The same for an order that was placed just now, from memory. */
export function freshOrder(shop: Pick<Shop, 'flags'>, placed: Placed): Order {
  const { order, payment, gift_card_transactions, cart } = placed
  const cards = new Map(cart.gift_cards.map((card) => [card.id, card]))
  return orderWithTotals(shop, {
    ...shownOf('order', order),
    billing_address: cart.billing_address,
    shipping_address: cart.shipping_address,
    region: cart.region,
    items: cart.items,
    shipping_methods: cart.shipping_methods,
    discounts: cart.discounts,
    gift_cards: cart.gift_cards,
    gift_card_transactions: gift_card_transactions.map((row) => ({
      ...shownOf('gift_card_transaction', row),
      gift_card: cards.get(row.gift_card_id) ?? null,
    })),
    payments: payment ? [shownOf('payment', payment)] : [],
    refunds: [],
    claims: [],
    swaps: [],
  } as unknown as Order)
}

/** The order a cart became; undefined when it is none. */
export async function orderOfCart(shop: Pick<Shop, 'db'>, cartId: string): Promise<string | undefined> {
  const [order] = await findBy<{ id: string }>(shop.db, 'order', 'cart_id', [cartId], shapeOf([], ['id']))
  return order?.id
}

/** The figures where the answer shows them: on the order, its lines and its shipping methods. */
export function orderWithTotals(shop: Pick<Shop, 'flags'>, order: Order): Order {
  const totals = orderTotals(saleOf(order), {
    tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
  })
  const whole = withTotals(order as unknown as Order & { items: object[] }, totals)
  return { object: 'order', ...whole } as unknown as Order
}
