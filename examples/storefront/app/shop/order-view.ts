import type { Order } from '@cartwright/contract'
import { type CartLineView, type SaleTotals, saleTotals } from '@cartwright/sdk/rules'
import { lineView } from './cart-view'

export interface OrderSummary {
  id: string
  number: number
  placed: string
  status: Order['status']
  payment: Order['payment_status']
  fulfillment: Order['fulfillment_status']
  currency_code: string
  total: number
}

export interface OrderDetails extends OrderSummary {
  email: string
  firstName: string
  inclusive: boolean
  lines: CartLineView[]
  totals: SaleTotals
  delivery: string[]
  address: string[]
  country: string | null
  tracking: { number: string; url: string | null }[]
}

export const orderSummary = (order: Order): OrderSummary => ({
  id: order.id,
  number: order.display_id,
  placed: order.created_at,
  status: order.status,
  payment: order.payment_status,
  fulfillment: order.fulfillment_status,
  currency_code: order.currency_code,
  total: order.total ?? 0,
})

/** `inclusive` is how prices are shown in the order's region, when the order itself does not say. */
export function orderView(order: Order, inclusive: boolean): OrderDetails {
  const shown = order.region?.includes_tax ?? inclusive
  const address = order.shipping_address
  return {
    ...orderSummary(order),
    email: order.email,
    firstName: address?.first_name ?? '',
    inclusive: shown,
    lines: (order.items ?? []).map((item) => lineView(item, shown)),
    totals: saleTotals(order, shown),
    delivery: (order.shipping_methods ?? []).flatMap((method) => method.shipping_option?.name ?? []),
    address: address
      ? [
          `${address.first_name ?? ''} ${address.last_name ?? ''}`,
          address.company,
          address.address_1,
          address.address_2,
          [address.postal_code, address.city].filter(Boolean).join(' '),
          address.province,
        ].flatMap((line) => line?.trim() || [])
      : [],
    country: address?.country_code ?? null,
    tracking: (order.fulfillments ?? []).flatMap(({ tracking_links }) =>
      (tracking_links ?? []).map(({ tracking_number, url }) => ({ number: tracking_number, url })),
    ),
  }
}

/** Three steps a buyer knows, out of the many the shop keeps. */
export function stateOf({ status, fulfillment }: Pick<OrderSummary, 'status' | 'fulfillment'>) {
  if (status === 'canceled') return 'state_canceled'
  if (fulfillment === 'returned' || fulfillment === 'partially_returned') return 'state_returned'
  if (fulfillment === 'shipped' || fulfillment === 'partially_shipped') return 'state_shipped'
  if (fulfillment === 'fulfilled' || fulfillment === 'partially_fulfilled') return 'state_packed'
  return 'state_received'
}
