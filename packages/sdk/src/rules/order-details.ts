import type { Address, Order } from '@cartwright/contract'
import { addressFormat } from './address-formats'
import {
  type CartLineView,
  type CartViewOptions,
  cartLineView,
  type SaleTotals,
  saleTotals,
  showsTax,
} from './cart-view'
import { type OrderEvent, orderEvents } from './order-events'

/** How far an order is, in the words of who bought it. */
export type BuyerState = 'received' | 'packed' | 'shipped' | 'returned' | 'canceled'

export interface Tracking {
  number: string
  url: string | null
}

/** An order as its buyer reads it: plain data that travels well from server to browser. */
export interface OrderDetails {
  id: string
  /** What is written on its receipt. */
  number: number
  /** When it was placed. */
  placed: string
  email: string
  first_name: string
  currency_code: string
  /** Whether amounts are shown with tax in them. */
  inclusive: boolean
  lines: CartLineView[]
  /** In minor units. */
  totals: SaleTotals
  /** The names of its deliveries. */
  delivery: string[]
  /** Where it goes, a line each, in the order of its country and without it. */
  address: string[]
  /** A code of two letters. */
  country: string | null
  /** Who is billed, where that is somebody else or somewhere else. */
  billing?: { lines: string[]; country: string | null }
  /** How its payment stands; absent where there is nothing to pay. */
  payment?: Order['payment_status']
  tracking: Tracking[]
  state: BuyerState
  /** What happened, newest first. */
  events: OrderEvent[]
}

/** What an order of the API looks like to its buyer. Expand items.variant.product, region, shipping_methods.shipping_option, shipping_address, billing_address, fulfillments.tracking_links, payments, refunds and returns. */
export function orderDetails(order: Order, options: CartViewOptions = {}): OrderDetails {
  const inclusive = order.region?.includes_tax ?? options.inclusive ?? showsTax(order)
  const address = order.shipping_address
  return {
    id: order.id,
    number: order.display_id,
    placed: order.created_at,
    email: order.email,
    first_name: address?.first_name ?? '',
    currency_code: order.currency_code,
    inclusive,
    lines: (order.items ?? []).map((item) => ({
      ...cartLineView(item, { ...options, inclusive }),
      isFixed: true,
    })),
    totals: saleTotals(order, inclusive),
    delivery: (order.shipping_methods ?? []).flatMap(({ shipping_option }) => shipping_option?.name ?? []),
    address: address ? addressLines(address) : [],
    country: address?.country_code ?? null,
    ...billingOf(order),
    ...(order.total ? { payment: order.payment_status } : {}),
    tracking: trackingOf(order),
    state: buyerState(order),
    events: orderEvents(order),
  }
}

function billingOf({ billing_address, shipping_address }: Order): Pick<OrderDetails, 'billing'> {
  if (!billing_address) return {}
  const lines = addressLines(billing_address)
  const isSame =
    shipping_address &&
    lines.join('\n') === addressLines(shipping_address).join('\n') &&
    billing_address.country_code === shipping_address.country_code
  return isSame || lines.length === 0
    ? {}
    : { billing: { lines, country: billing_address.country_code ?? null } }
}

const trackingOf = ({ fulfillments }: Order): Tracking[] =>
  (fulfillments ?? [])
    .filter(({ canceled_at }) => !canceled_at)
    .flatMap(({ tracking_links }) =>
      (tracking_links ?? []).map(({ tracking_number, url }) => ({
        number: tracking_number,
        url: url ?? null,
      })),
    )

/** A few states a buyer knows, out of the many a shop keeps. */
export function buyerState({
  status,
  fulfillment_status,
}: Pick<Order, 'status' | 'fulfillment_status'>): BuyerState {
  if (status === 'canceled') return 'canceled'
  switch (fulfillment_status) {
    case 'returned':
    case 'partially_returned':
      return 'returned'
    case 'shipped':
    case 'partially_shipped':
      return 'shipped'
    case 'fulfilled':
    case 'partially_fulfilled':
      return 'packed'
    default:
      return 'received'
  }
}

/** An address a line each, as its country writes them; the country itself is left to who knows the reader's language. */
export function addressLines(address: Partial<Address>): string[] {
  const lines = addressFormat(address.country_code ?? '').lines.map((parts) =>
    parts
      .filter((part) => part !== 'country_code' && part !== 'phone')
      .map((part) => String(address[part] ?? '').trim())
      .filter(Boolean)
      .join(' '),
  )
  return lines.filter(Boolean)
}
