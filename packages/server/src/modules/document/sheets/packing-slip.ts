import type { Order } from '@cartwright/contract'
import { addressOf } from '../order-state'
import {
  addressLines,
  blocks,
  box,
  footer,
  head,
  type Issuer,
  itemCell,
  type Sheet,
  table,
  text,
  writerFor,
} from './parts'

/** What is still to be sent of each line; of an order that is sent already, what went out and did not come back. */
export function packedLines({
  items = [],
}: Order): { item: NonNullable<Order['items']>[number]; quantity: number }[] {
  const left = (sent: (item: NonNullable<Order['items']>[number]) => number) =>
    items
      .map((item) => ({ item, quantity: item.quantity - sent(item) - (item.returned_quantity ?? 0) }))
      .filter(({ quantity }) => quantity > 0)
  const open = left((item) => item.shipped_quantity ?? 0)
  return open.length > 0 ? open : left(() => 0)
}

/** What lies in a parcel, without prices: it may be a present. */
export function packingSlip(order: Order, issuer: Issuer, locale: string): Sheet | undefined {
  const lines = packedLines(order)
  if (lines.length === 0) return undefined
  const writer = writerFor(locale, issuer.time_zone)
  const { words, count, date } = writer
  const number = `#${order.display_id}`
  const html = [
    head(writer, issuer, {
      name: words.packing_slip,
      number,
      facts: [[words.ordered_on, date(order.created_at)]],
    }),
    blocks([
      {
        heading: words.deliver_to,
        html: addressLines(addressOf(order.shipping_address ?? order.billing_address), writer.locale),
      },
      {
        heading: words.delivery,
        html: (order.shipping_methods ?? [])
          .map(({ shipping_option }) => `<div>${text(shipping_option?.name)}</div>`)
          .join(''),
      },
    ]),
    table(
      [words.packing_slip, number],
      [
        { label: words.item },
        { label: words.sku, width: '38mm' },
        { label: words.quantity, isFigure: true },
        { label: words.packed, isFigure: true },
      ],
      lines.map(({ item, quantity }) => [
        itemCell(item.title, item.description),
        text(item.variant?.sku),
        count(quantity),
        box,
      ]),
    ),
    footer(issuer),
  ]
  return {
    name: words.packing_slip,
    number,
    locale: writer.locale,
    direction: words.direction,
    html: html.join('\n'),
  }
}
