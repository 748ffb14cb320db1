import type { Order } from '@cartwright/contract'
import type { DocumentWords } from '../../../../modules/document/words/words'
import type { Shop } from '../../../../shop'
import { absolute } from '../../../absolute'
import { isPlace } from '../../../selling/addresses'
import { adjustmentsOf } from '../../../selling/adjustments'
import { lineFigures, saleFigures } from '../../../selling/figures'
import { type LineProgress, lineStatus, progressOf } from '../../../selling/order-progress'
import { currencyOf, linesOf, showsTaxInPrices, tellerOf, titleOf } from '../../../selling/sale'
import type { Session } from '../../../selling/session'
import { acpAddress } from '../checkout/addresses'
import { confirmation } from '../checkout/checkout-view'
import { lineTotals, saleTotals, type Total } from '../checkout/totals'

/** An order as it stands now, whole, each time: what was bought, what is on its way, and what happened to it. */
export function orderView(
  order: Order,
  session: Pick<Session, 'id'>,
  { baseUrl, pages }: Pick<Shop, 'baseUrl' | 'pages'>,
  words: DocumentWords,
) {
  const withTax = showsTaxInPrices(order)
  const told = tellerOf(order)
  const lines = linesOf(order).map((line) => ({ line, progress: progressOf(line, order) }))
  return {
    type: 'order',
    ...confirmation(order, session, pages),
    status: statusOf(
      order,
      lines.map(({ progress }) => progress),
    ),
    line_items: lines.map(({ line, progress }) => {
      const figures = lineFigures(line, withTax, told)
      const image = absolute(line.thumbnail, baseUrl)
      return {
        id: line.id,
        title: titleOf(line),
        ...(line.variant?.product_id ? { product_id: line.variant.product_id } : {}),
        ...(image ? { image_url: image } : {}),
        quantity: progress,
        unit_price: told(Math.max(0, line.unit_price)),
        subtotal: figures.base - figures.discount,
        totals: lineTotals(figures, words),
        status: lineStatus(progress),
      }
    }),
    fulfillments: fulfillmentsOf(order, baseUrl),
    adjustments: adjustments(order),
    totals: [...saleTotals(saleFigures(order), words), ...refundedOf(order, words)],
  }
}

function statusOf({ status, canceled_at, fulfillments = [] }: Order, lines: readonly LineProgress[]): string {
  const wanted = lines.filter(({ current }) => current > 0)
  if (canceled_at || wanted.length === 0) return 'canceled'
  if (status === 'completed') return 'completed'
  if (status === 'requires_action') return 'manual_review'
  if (wanted.every(({ current, fulfilled }) => fulfilled === current)) return 'shipped'
  return fulfillments.some(({ canceled_at: off }) => !off) ? 'processing' : 'confirmed'
}

/** Parcels: packed, sent, or given up again. What becomes of them on their way the shop does not know. */
function fulfillmentsOf({ fulfillments = [], shipping_address: address }: Order, baseUrl: string) {
  return fulfillments.map((parcel) => {
    const { id, created_at, shipped_at, canceled_at, items = [] } = parcel
    const [link] = parcel.tracking_links ?? []
    const tracking_number = parcel.tracking_numbers[0] ?? link?.tracking_number
    const tracking_url = absolute(link?.url, baseUrl)
    const event = (type: string, occurred_at: string | null) =>
      occurred_at ? [{ id: `${id}_${type}`, type, occurred_at }] : []
    return {
      id,
      type: 'shipping',
      status: canceled_at ? 'canceled' : shipped_at ? 'shipped' : 'processing',
      line_items: items.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
      ...(tracking_number ? { tracking_number } : {}),
      ...(tracking_url ? { tracking_url } : {}),
      ...(address && isPlace(address) ? { destination: acpAddress(address) } : {}),
      events: [
        ...event('processing', created_at),
        ...event('shipped', shipped_at),
        ...event('canceled', canceled_at),
      ],
    }
  })
}

/** What happened to it, with amounts in the currency that each names. */
function adjustments(order: Order) {
  const told = tellerOf(order)
  const currency = currencyOf(order).toLowerCase()
  return adjustmentsOf(order).map((one) => {
    const { id, type, occurred_at, status } = one
    const facts = { id, type, occurred_at, status }
    if (one.type === 'refund')
      return {
        ...facts,
        amount: told(one.amount),
        currency,
        reason: one.reason,
        ...(one.note ? { description: one.note } : {}),
      }
    if (one.type === 'cancellation') return facts
    return { ...facts, line_items: one.items.map(({ item_id, quantity }) => ({ id: item_id, quantity })) }
  })
}

function refundedOf(order: Order, words: DocumentWords): Total[] {
  const refunds = order.refunds ?? []
  if (refunds.length === 0) return []
  const amount = tellerOf(order)(refunds.reduce((sum, refund) => sum + refund.amount, 0))
  return [{ type: 'amount_refunded', display_text: words.refund, amount }]
}
