import type { Order, Return } from '@cartwright/contract'
import { escaped } from '../../../escaped'
import {
  blocks,
  footer,
  head,
  type Issuer,
  itemCell,
  lines,
  type Sheet,
  table,
  text,
  writerFor,
} from './parts'

const blank = '<span class="blank"></span>'

/**
 * What lies in a parcel that comes back: what an announced return says, or every line that could, with room to write how many
 * and why. Undefined for an order of which nothing can come back.
 */
export function returnSlip(
  order: Order,
  issuer: Issuer,
  {
    locale,
    reasons,
    announced,
  }: { locale: string; reasons: readonly string[]; announced: readonly Return[] },
): Sheet | undefined {
  const writer = writerFor(locale, issuer.time_zone)
  const { words, count, date } = writer
  const said = new Map<string, number>()
  for (const { item_id, quantity } of announced.flatMap(({ items }) => items ?? []))
    said.set(item_id, (said.get(item_id) ?? 0) + quantity)
  const shown = (order.items ?? [])
    .map((item) => ({ item, left: item.quantity - (item.returned_quantity ?? 0) }))
    .filter(({ item, left }) => left > 0 && !item.is_giftcard && (said.size === 0 || said.has(item.id)))
  if (shown.length === 0) return undefined
  const number = `#${order.display_id}`
  const html = [
    head(writer, issuer, {
      name: words.return_slip,
      number,
      facts: [
        [words.ordered_on, date(order.created_at)],
        ...announced.map(({ id }) => [words.return_number, text(id)] as const),
      ],
    }),
    blocks([
      {
        heading: words.send_to,
        html:
          lines(addressIn(announced)) ||
          (issuer.address
            ? `<div>${text(issuer.legal_name || issuer.name)}</div>${lines(issuer.address)}`
            : ''),
      },
    ]),
    `<p class="note">${escaped(words.return_intro)}</p>`,
    table(
      [words.return_slip, number],
      [
        { label: words.item },
        { label: words.sku, width: '34mm' },
        { label: words.quantity, isFigure: true },
        { label: words.sent_back, width: '30mm' },
        { label: words.reason, width: '40mm' },
      ],
      shown.map(({ item, left }) => [
        itemCell(item.title, item.description),
        text(item.variant?.sku),
        count(left),
        said.has(item.id) ? count(said.get(item.id) ?? 0) : blank,
        blank,
      ]),
    ),
    reasons.length > 0
      ? `<section><h2>${escaped(words.reasons)}</h2>${reasons
          .map((reason, index) => `<div>${count(index + 1)}. ${text(reason)}</div>`)
          .join('')}</section><br>`
      : '',
    footer(issuer),
  ]
  return {
    name: words.return_slip,
    number,
    locale: writer.locale,
    direction: words.direction,
    html: html.join('\n'),
  }
}

/** Where the way back leads: staff write it into its metadata, as mails about returns tell it. */
function addressIn(announced: readonly Return[]): string {
  for (const { shipping_method } of announced) {
    const address = shipping_method?.shipping_option?.metadata?.address
    if (typeof address === 'string' && address.trim()) return address
  }
  return ''
}
