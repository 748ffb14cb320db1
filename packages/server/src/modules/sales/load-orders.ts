import type { LineItem } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { find } from '../../store/reading/graph'
import { groupBy } from '../../store/reading/group-by'
import { shapeOf } from '../../store/reading/shape'
import { type LoadedOrder, saleOf } from '../order/order-reply'
import type { SaleLine } from '../totals/line-totals'
import { laterLineTotals, type OrderSale, orderTotals } from '../totals/order-totals'
import type { OrderIdentity } from './order-facts'
import type { CountedLine, CountedOrder } from './order-moves'
import { changesOfCost, firstOrders, productsOfVariants } from './queries'

const taxed = (path: string) => [`${path}.tax_lines`, `${path}.adjustments`]

/** What the figures of an order are made of. */
const shape = shapeOf([
  ...taxed('items'),
  ...taxed('cart.items'),
  ...taxed('edits.items'),
  ...taxed('swaps.additional_items'),
  ...taxed('swaps.cart.items'),
  'swaps.shipping_methods.tax_lines',
  'swaps.return_order.items',
  'claims.claim_items',
  'claims.return_order.items',
  'claims.additional_items',
  'returns.items',
  'refunds',
  'shipping_methods.tax_lines',
  'discounts.rule',
  'gift_card_transactions.gift_card',
  'region',
])

interface LoadedCount {
  identity: OrderIdentity
  order: CountedOrder
}

/** Orders with all that counts of them, from what is stored: a few queries for all of them together. */
export async function loadOrders(
  shop: Pick<Shop, 'db' | 'flags'>,
  ids: readonly string[],
): Promise<LoadedCount[]> {
  const { db } = shop
  const orders = await find<LoadedOrder>(db, 'order', ids, shape)
  const [entries, firsts, products] = [
    groupBy(await changesOfCost(db, ids), ({ order_id }) => order_id),
    await firstOrders(db, [...new Set(orders.map(({ customer_id }) => customer_id))]),
    await productsOfVariants(db, [
      ...new Set(orders.flatMap(everyLine).flatMap((line) => line.variant_id ?? [])),
    ]),
  ]
  return orders.map((order) => ({
    identity: {
      order_id: order.id,
      currency_code: order.currency_code,
      region_id: order.region_id,
      sales_channel_id: order.sales_channel_id ?? '',
      customer_id: order.customer_id,
      is_first: firsts.get(order.customer_id) === order.id,
      discount_ids: (order.discounts ?? []).map(({ id }) => id),
    },
    order: countedOrder(order, products, entries.get(order.id) ?? [], shop.flags),
  }))
}

/** Every line an order ever had. */
function everyLine(order: LoadedOrder): LineItem[] {
  const carts = [order.cart, ...(order.swaps ?? []).map(({ cart }) => cart)]
  return [
    ...order.items,
    ...carts.flatMap((cart) => cart?.items ?? []),
    ...[...(order.edits ?? []), ...carts].flatMap((one) => (one?.items ?? []) as LineItem[]),
    ...[...(order.swaps ?? []), ...(order.claims ?? [])].flatMap((sale) => sale.additional_items ?? []),
  ]
}

function countedOrder(
  order: LoadedOrder,
  products: ReadonlyMap<string, string>,
  entries: CountedOrder['entries'],
  flags: Shop['flags'],
): CountedOrder {
  const sale = saleOf(order)
  const edits = (order.edits ?? [])
    .flatMap(({ id, confirmed_at, items }) =>
      confirmed_at ? [{ id, at: confirmed_at, items: (items ?? []) as LineItem[] }] : [],
    )
    .sort((a, b) => (a.at < b.at ? -1 : 1))
  // The lines that an edit replaced stay with the cart the order was placed from.
  const first = edits.length > 0 ? (order.cart?.items ?? []).filter((line) => !line.is_return) : order.items
  const productOf = new Map(
    everyLine(order).map((line) => [line.id, products.get(line.variant_id ?? '') ?? '']),
  )
  const counted = (line: LineItem) => countedLine(line, sale, productOf, flags)
  const goods = (items: readonly { item_id: string; quantity: number }[] | null | undefined) =>
    (items ?? []).map(({ item_id, quantity }) => ({ product_id: productOf.get(item_id) ?? '', quantity }))
  const own = (order.returns ?? []).map((one) => ({ one, isSettled: Boolean(one.claim_order_id) }))
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(({ return_order: one }) =>
    one && !own.some((other) => other.one.id === one.id) ? [{ one, isSettled: true }] : [],
  )
  const totals = orderTotals(sale, flags)
  return {
    placed_at: order.created_at,
    canceled_at: order.canceled_at,
    lines: first.map(counted),
    delivery: { net: totals.shipping_total, tax: totals.shipping_tax_total },
    edits: edits.map(({ id, at, items }) => ({ id, at, lines: items.map(counted) })),
    swaps: (order.swaps ?? []).flatMap((swap) => {
      const { id, confirmed_at: at, canceled_at, cart } = swap
      if (!at) return []
      const back = (cart?.items ?? []).filter((line) => line.is_return)
      const costs = back.filter((line) => line.unit_price > 0).map(counted)
      const methods = orderTotals(
        { ...sale, items: [], shipping_methods: swap.shipping_methods } as OrderSale,
        flags,
      )
      return {
        id,
        at,
        canceled_at,
        lines: (swap.additional_items ?? []).map(counted),
        credits: back.filter((line) => line.unit_price <= 0).map(counted),
        delivery: {
          net: methods.shipping_total + costs.reduce((sum, { gross, discount }) => sum + gross - discount, 0),
          tax: methods.shipping_tax_total + costs.reduce((sum, { tax }) => sum + tax, 0),
        },
      }
    }),
    returns: [...own, ...later].flatMap(({ one, isSettled }) => {
      const { received_at: at, items = [], refund_amount } = one
      if (!at) return []
      const back = items.map((item) => ({
        item_id: item.item_id,
        quantity: item.received_quantity ?? item.quantity,
      }))
      return { at, refund: isSettled ? null : refund_amount, goods: goods(back) }
    }),
    claims: (order.claims ?? []).map(({ refund_amount, claim_items }) => ({
      refund: refund_amount,
      goods: goods(claim_items),
    })),
    refunds: (order.refunds ?? []).map(({ id, amount, reason }) => ({ id, amount, reason })),
    entries,
  }
}

function countedLine(
  line: LineItem,
  sale: OrderSale,
  productOf: ReadonlyMap<string, string>,
  flags: Shop['flags'],
): CountedLine {
  const { subtotal, discount_total, tax_total } = laterLineTotals(line as SaleLine, sale, flags)
  return {
    product_id: productOf.get(line.id) ?? '',
    is_giftcard: line.is_giftcard === true,
    quantity: line.quantity,
    gross: subtotal,
    discount: discount_total,
    tax: tax_total,
  }
}
