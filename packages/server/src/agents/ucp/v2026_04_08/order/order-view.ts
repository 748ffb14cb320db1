import type { Order } from '@cartwright/contract'
import type { Shop } from '../../../../shop'
import { absolute } from '../../../absolute'
import { isPlace } from '../../../selling/addresses'
import { adjustmentsOf } from '../../../selling/adjustments'
import { lineFigures, saleFigures } from '../../../selling/figures'
import { lineStatus, type OrderLine, progressOf } from '../../../selling/order-progress'
import { currencyOf, linesOf, showsTaxInPrices, tellerOf } from '../../../selling/sale'
import type { Session } from '../../../selling/session'
import type { CapabilityName } from '../capabilities'
import { postalAddress } from '../checkout/addresses'
import { confirmation } from '../checkout/checkout-view'
import { itemOf } from '../checkout/line-items'
import { lineTotals, saleTotals } from '../checkout/totals'
import { envelope } from '../envelope'

/** An order as it stands now, whole, each time: what was bought, what is on its way, and what happened to it. */
export function orderView(
  order: Order,
  session: Pick<Session, 'id' | 'said'>,
  active: ReadonlySet<CapabilityName>,
  shop: Pick<Shop, 'baseUrl' | 'pages'>,
) {
  const { baseUrl, pages } = shop
  const withTax = showsTaxInPrices(order)
  const told = tellerOf(order)
  const { attribution } = session.said
  return {
    ucp: envelope('dev.ucp.shopping.order', active),
    ...confirmation(order, pages),
    checkout_id: session.id,
    line_items: linesOf(order).map((line) => ({
      id: line.id,
      item: itemOf(line, baseUrl, told),
      quantity: quantityOf(line, order),
      totals: lineTotals(lineFigures(line, withTax, told)),
      status: lineStatus(progressOf(line, order)),
    })),
    fulfillment: { expectations: expectationsOf(order), events: eventsOf(order, baseUrl) },
    adjustments: adjustments(order),
    currency: currencyOf(order),
    totals: saleTotals(saleFigures(order)),
    ...(attribution ? { attribution } : {}),
  }
}

const quantityOf = (line: OrderLine, order: Order) => {
  const { ordered, current, fulfilled } = progressOf(line, order)
  return { original: ordered, total: current, fulfilled }
}

/** What the buyer waits for: goods that are sent, to where they go. */
function expectationsOf(order: Order) {
  const { shipping_address: address } = order
  const lines = linesOf(order)
    .filter(({ is_giftcard }) => !is_giftcard)
    .map((line) => ({ id: line.id, quantity: progressOf(line, order).current }))
    .filter(({ quantity }) => quantity > 0)
  if (!address || !isPlace(address) || lines.length === 0) return []
  const names = (order.shipping_methods ?? []).map(({ shipping_option }) => shipping_option?.name)
  const description = names.filter(Boolean).join(' + ')
  return [
    {
      id: `exp_${order.id}`,
      line_items: lines,
      method_type: 'shipping',
      destination: postalAddress(address),
      ...(description ? { description } : {}),
    },
  ]
}

/** Parcels: packed, sent, or given up again. */
function eventsOf({ fulfillments = [] }: Order, baseUrl: string) {
  return fulfillments.flatMap((parcel) => {
    const line_items = (parcel.items ?? []).map(({ item_id, quantity }) => ({ id: item_id, quantity }))
    if (line_items.length === 0) return []
    const [link] = parcel.tracking_links ?? []
    const number = parcel.tracking_numbers[0] ?? link?.tracking_number
    const url = absolute(link?.url, baseUrl)
    const about = {
      line_items,
      ...(number ? { tracking_number: number } : {}),
      ...(url ? { tracking_url: url } : {}),
    }
    const event = (type: string, occurred_at: string) => ({
      id: `${parcel.id}_${type}`,
      type,
      occurred_at,
      ...about,
    })
    return [
      event('processing', parcel.created_at),
      ...(parcel.shipped_at ? [event('shipped', parcel.shipped_at)] : []),
      ...(parcel.canceled_at ? [event('canceled', parcel.canceled_at)] : []),
    ]
  })
}

/** What happened to it: what the buyer has no more of is less than nothing. */
function adjustments(order: Order) {
  const told = tellerOf(order)
  return adjustmentsOf(order).map((one) => {
    const { id, type, occurred_at, status } = one
    const facts = { id, type, occurred_at, status }
    if (one.type === 'refund')
      return {
        ...facts,
        totals: [{ type: 'total', amount: -told(one.amount) }],
        description: one.note || one.reason,
      }
    if (one.type === 'cancellation') return facts
    return {
      ...facts,
      line_items: one.items.map(({ item_id, quantity }) => ({ id: item_id, quantity: -quantity })),
    }
  })
}
