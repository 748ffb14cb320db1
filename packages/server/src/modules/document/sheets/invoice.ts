import type { SalesDocumentDetails } from '@cartwright/contract'
import { escaped } from '../../../escaped'
import {
  addressLines,
  blocks,
  footer,
  head,
  itemCell,
  priceIn,
  type Sheet,
  table,
  text,
  writerFor,
} from './parts'

/** An invoice or a credit note as it was issued, in its own language or another. */
export function invoiceSheet(document: SalesDocumentDetails, locale = document.locale): Sheet {
  const { content, currency_code, number } = document
  const writer = writerFor(locale, content.issuer.time_zone)
  const { words, count, percent, date } = writer
  const price = priceIn(currency_code, writer.locale)
  const name = words[document.kind]
  const html = [
    head(writer, content.issuer, {
      name,
      number,
      facts: [
        [words.date, date(document.issued_at)],
        [words.order, text(`#${document.order_display_id}`)],
        [words.ordered_on, date(content.ordered_at)],
        ...(content.invoice_number ? [[words.for_invoice, text(content.invoice_number)] as const] : []),
      ],
    }),
    blocks([
      {
        heading: words.bill_to,
        html: addressLines(content.billing_address, writer.locale) || text(document.email),
      },
      { heading: words.deliver_to, html: addressLines(content.shipping_address, writer.locale) },
    ]),
    content.lines.length === 0
      ? ''
      : table(
          [name, number],
          [
            { label: words.item },
            { label: words.quantity, isFigure: true },
            { label: words.unit_price, isFigure: true },
            { label: words.tax, isFigure: true },
            { label: words.amount, isFigure: true },
          ],
          content.lines.map((line) => [
            itemCell(
              line.kind === 'shipping' ? line.title || words.delivery : line.title,
              line.description,
              line.sku ? `<div class="soft">${escaped(words.sku)}: ${text(line.sku)}</div>` : '',
            ),
            line.quantity ? count(line.quantity) : '',
            `${price(line.unit_price)}${line.includes_tax ? `<div class="soft">${escaped(words.with_tax)}</div>` : ''}`,
            percent(line.tax_rate),
            price(line.subtotal),
          ]),
        ),
    content.note ? `<p class="note">${text(content.note)}</p>` : '',
    sumsOf(document, { words, price, percent }),
    footer(content.issuer),
  ]
  return { name, number, locale: writer.locale, direction: words.direction, html: html.join('\n') }
}

function sumsOf(
  { kind, content }: SalesDocumentDetails,
  {
    words,
    price,
    percent,
  }: Pick<ReturnType<typeof writerFor>, 'words' | 'percent'> & { price: (amount: number) => string },
): string {
  const row = (label: string, amount: number, isStrong = false) =>
    `<tr${isStrong ? ' class="strong"' : ''}><th scope="row">${escaped(label)}</th><td>${price(amount)}</td></tr>`
  const optional = (label: string, amount: number) => (amount ? row(label, amount) : '')
  const taxes = content.taxes.map(({ name, rate, base, tax }) => {
    if (name === 'gift_card') return row(`${words.gift_card} (${words.tax})`, tax)
    // What regions of v1 call their own rate, and what has no name, is simply the tax.
    const isNamed = name && name.toLowerCase() !== 'default'
    const called = `${isNamed ? name : words.tax} ${percent(rate)}`
    return row(words.tax_on.replace('{tax}', called).replace('{base}', price(base)), tax)
  })
  return `<table class="sums"><tbody>${[
    content.subtotal || content.lines.length ? row(words.subtotal, content.subtotal) : '',
    optional(words.discount, -content.discount_total),
    optional(words.delivery, content.shipping_total),
    optional(kind === 'credit_note' ? words.refund : words.change, content.adjustment),
    row(words.net_total, content.net_total),
    ...taxes,
    row(words.total, content.total, true),
    content.gift_card_total
      ? `${row(words.gift_card, -content.gift_card_total)}${row(words.payable, content.total - content.gift_card_total, true)}`
      : '',
  ].join('')}</tbody></table>`
}
