import { formatsFor } from './formats'
import { buttonOf } from './mail-links'
import type { MailData, MailOrder, Writer } from './mails'
import type { MailMessages } from './messages/messages'

/** How a mail begins: with the first name where it is known. */
export const greetingOf = (
  messages: MailMessages,
  name: string | null | undefined,
  fill: Writer['fill'],
): string => (name ? fill(messages.hello, { name }) : messages.hello_there)

/** The button to the page of an order; undefined for one that has no page its reader may see. */
export const orderButton = ({ labels }: MailMessages, template: string | undefined, order: MailOrder) =>
  template?.includes('{cart_id}') && !order.cart_id
    ? undefined
    : buttonOf(labels.view_order, template, {
        id: order.id,
        cart_id: order.cart_id ?? undefined,
        display_id: String(order.display_id),
        email: order.email,
      })

const countryOf = (code: string | null | undefined, locale: string): string => {
  if (!code || !/^[a-z]{2}$/i.test(code)) return ''
  return formatsFor(locale).country.of(code.toUpperCase()) ?? ''
}

/** Where an order goes, as a block of lines; none without an address. */
export function addressOf(
  { shipping_address: address }: MailOrder,
  { labels }: MailMessages,
  locale: string,
) {
  if (!address) return []
  const { first_name, last_name, company, address_1, address_2, postal_code, city, province } = address
  const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ')
  const lines = [
    line(first_name, last_name),
    line(company),
    line(address_1),
    line(address_2),
    line(postal_code, city),
    line(province),
    countryOf(address.country_code, locale),
  ].filter(Boolean)
  return lines.length ? [{ heading: labels.shipping_address, lines }] : []
}

/** What follows the parcels of a shipment, as a block of links or numbers. */
export function parcelsOf(fulfillment: MailData['fulfillment'], messages: MailMessages) {
  const lines = (fulfillment?.tracking_links ?? []).map(({ url, tracking_number }) => url || tracking_number)
  return lines.length ? [{ heading: messages.order_shipped.tracking, lines }] : []
}
