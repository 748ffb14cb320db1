import type { DateRange, Order, ReturnStatus } from '@cartwright/contract'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { equals, type Filter, within } from '../../store/reading/filters'
import { type ListOptions, list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import { countItems, figuresNamed, leanShape } from './lean-orders'
import { type LoadedOrder, leanReply, orderReply } from './order-reply'
import { loadedShape } from './order-shape'
import { withReturns } from './queries'
import { searchOrders } from './queries/search-orders'
import { taggedWith } from './queries/tags'

export interface OrderQuery {
  limit: number
  offset: number
  order?: string
  q?: string
  id?: string
  status?: string[]
  fulfillment_status?: string[]
  payment_status?: string[]
  /** Orders with a return in any of these. */
  return_status?: ReturnStatus[]
  display_id?: string
  cart_id?: string
  customer_id?: string
  email?: string
  region_id?: string | string[]
  currency_code?: string
  tax_rate?: string
  sales_channel_id?: string[]
  tags?: string[]
  canceled_at?: DateRange
  created_at?: DateRange
  updated_at?: DateRange
  /** As it was asked: where it names all that is wanted, nothing else is loaded or worked out. */
  fields?: string
}

export interface OrderPage {
  orders: Order[]
  count: number
  offset: number
  limit: number
}

/** One page of orders with their figures. */
export async function listOrders(shop: Shop, query: OrderQuery, shape: Shape): Promise<OrderPage> {
  const { limit, offset, order } = query
  const wanted = figuresNamed(query.fields, shape)
  const loaded = wanted ? leanShape(shape, wanted) : loadedShape(shape)
  const { rows, count } = await list<LoadedOrder>(shop.db, 'order', loaded, {
    limit,
    offset,
    order,
    ...(await narrowingOrders(shop.db, query)),
    // Tags and returns come and go without the order changing.
    countedBy: query.q || query.tags || query.return_status ? undefined : ['order'],
    ofReplica: true,
  })
  const orders = rows.map((row) =>
    wanted ? leanReply(row, shape, wanted, shop.flags) : orderReply(row, shape, shop.flags),
  )
  if (shape.columns?.has('items_count')) await countItems(shop.db, orders)
  return { orders, count, offset, limit }
}

/** The orders of one customer, and of nobody else whatever the query says. */
export const listOrdersOfCustomer = (shop: Shop, customerId: string, query: OrderQuery, shape: Shape) =>
  listOrders(shop, { ...query, customer_id: customerId, fields: undefined }, shape)

/** What a list of orders is narrowed by. */
export async function narrowingOrders(
  db: Db,
  query: Omit<OrderQuery, 'limit' | 'offset'>,
): Promise<Pick<ListOptions, 'filters' | 'search'>> {
  return { filters: filtersOf(db, query), search: await searchOrders(db, query.q) }
}

function filtersOf(db: Db, query: Omit<OrderQuery, 'limit' | 'offset'>): Filter[] {
  const { order: t } = db.t
  // A search looks into e-mail and number itself, so filters on these give way to it.
  const searching = Boolean(query.q)
  return [
    equals(t.id, query.id),
    equals(t.status, query.status),
    equals(t.fulfillment_status, query.fulfillment_status),
    equals(t.payment_status, query.payment_status),
    withReturns(db, query.return_status),
    searching ? undefined : equals(t.display_id, wholeNumber(query.display_id)),
    equals(t.cart_id, query.cart_id),
    equals(t.customer_id, query.customer_id),
    searching ? undefined : equals(t.email, query.email?.toLowerCase()),
    equals(t.region_id, query.region_id),
    equals(t.currency_code, query.currency_code?.toLowerCase()),
    equals(t.tax_rate, query.tax_rate === undefined ? undefined : Number(query.tax_rate) || null),
    equals(t.sales_channel_id, query.sales_channel_id),
    taggedWith(db, query.tags),
    within(t.canceled_at, query.canceled_at),
    within(t.created_at, query.created_at),
    within(t.updated_at, query.updated_at),
  ]
}

/** Text that is no whole number matches no order. */
function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : -1
}
