import { formatMoney } from '@cartwright/contract'
import type { MailContent } from './mail-layout'
import { buttonOf, pictureOf } from './mail-links'
import { addressOf, greetingOf, orderButton, parcelsOf } from './mail-parts'
import type { MailLinks, MailOf, MailOrder, Writer } from './mails'

/** A line of goods as a mail shows it. Amounts are minor units of the order's currency, tax included. */
export interface MailLine {
  title: string
  description: string | null
  thumbnail: string | null
  quantity: number
  /** Below 0 for what goes back; without one no figure is shown. */
  total?: number
}

export interface MailReturn {
  id: string
  refund_amount: number
  items: MailLine[]
  /** How it goes back, where the shop sees to it. */
  way: string | null
  /** Where to, a line each; empty where the shop has not said. */
  address: string[]
}

export interface MailSwap {
  cart_id: string | null
  back: MailLine[]
  comes: MailLine[]
  /** What sending the goods back costs. */
  back_cost: number
  /** What is to be paid, or comes back when below 0; before the delivery that is yet to be chosen. */
  difference: number
}

export interface MailOrderEdit {
  id: string
  total: number
  /** What is to be paid, or comes back when below 0. */
  difference: number
  changes: {
    kind: 'item_add' | 'item_remove' | 'item_update'
    title: string
    description: string | null
    thumbnail: string | null
    before: number
    after: number
  }[]
}

/** What the mails after a sale speak of, besides the order. */
export interface AfterSaleData {
  return?: MailReturn
  swap?: MailSwap
  order_edit?: MailOrderEdit
}

/** Mails about what comes back, what is exchanged for it, and changes of an order. */
export const afterSaleMails: Record<string, MailOf> = {
  'order.return_requested': (writer) => {
    const { messages, data, links, fill, locale } = writer
    const { order, return: back } = data
    const { after_sale: labels, return_requested: words } = messages
    return (
      order &&
      back && {
        to: order.email,
        content: {
          ...opening(writer, order, words),
          button: linkedTo(words.button, links.return, { id: back.id, cart_id: order.cart_id }),
          items: linesOf(back.items, writer, order),
          totals: [
            { label: labels.refund, amount: formatMoney(back.refund_amount, order.currency_code, locale) },
          ],
          blocks: [
            ...(back.way ? [{ heading: labels.way_back, lines: [back.way] }] : []),
            { heading: labels.send_to, lines: back.address.length > 0 ? back.address : [words.ask] },
          ],
          closing: [fill(words.note, { number: order.display_id, return: back.id })],
        },
      }
    )
  },
  'order.items_returned': arrived,
  'swap.received': arrived,
  'swap.created': (writer) => {
    const { messages, data, links, locale } = writer
    const { order, swap } = data
    const { after_sale: labels, swap_made: words } = messages
    const cost = swap?.back_cost ?? 0
    return (
      order &&
      swap && {
        to: order.email,
        content: {
          ...opening(writer, order, words),
          button: linkedTo(words.button, links.swap, { cart_id: swap.cart_id }),
          items: [
            ...linesOf(swap.back, writer, order, labels.goes_back),
            ...linesOf(swap.comes, writer, order, labels.comes),
          ],
          totals: [
            ...(cost > 0
              ? [{ label: labels.return_cost, amount: formatMoney(cost, order.currency_code, locale) }]
              : []),
            differenceOf(swap.difference, writer, order),
          ],
        },
      }
    )
  },
  'swap.shipment_created': (writer) => {
    const { messages, data, links, locale } = writer
    const { order, swap, fulfillment } = data
    return (
      order &&
      swap && {
        to: order.email,
        content: {
          ...opening(writer, order, messages.swap_shipped),
          button: orderButton(messages, links.order, order),
          items: linesOf(swap.comes, writer, order),
          blocks: [...parcelsOf(fulfillment, messages), ...addressOf(order, messages, locale)],
        },
      }
    )
  },
  'order-edit.requested': (writer) =>
    edited(writer, (order, edit) => {
      const words = writer.messages.edit_requested
      return {
        ...opening(writer, order, words),
        button: linkedTo(words.button, writer.links.order_edit, { id: edit.id }),
        items: changesOf(edit, writer),
        totals: [newTotal(edit, writer, order), differenceOf(edit.difference, writer, order)],
      }
    }),
  'order-edit.confirmed': (writer) =>
    edited(writer, (order, edit) => ({
      ...opening(writer, order, writer.messages.edit_confirmed),
      button: orderButton(writer.messages, writer.links.order, order),
      items: changesOf(edit, writer),
      totals: [newTotal(edit, writer, order)],
    })),
  'order-edit.declined': (writer) =>
    edited(writer, (order) => ({
      ...opening(writer, order, writer.messages.edit_declined),
      button: orderButton(writer.messages, writer.links.order, order),
    })),
}

/** What came back has arrived; with the sum that goes back for it, unless it was for an exchange. */
function arrived(writer: Writer): ReturnType<MailOf> {
  const { messages, data, links, fill, locale } = writer
  const { order, return: back, refund } = data
  const words = messages.return_received
  if (!order || !back) return undefined
  const amount = refund && formatMoney(refund.amount, order.currency_code, locale)
  const { subject, greeting, paragraphs } = opening(writer, order, words)
  return {
    to: order.email,
    content: {
      subject,
      greeting,
      paragraphs: [...paragraphs, ...(amount ? [fill(words.refund, { amount })] : [])],
      button: orderButton(messages, links.order, order),
      items: linesOf(back.items, writer, order),
      totals: amount ? [{ label: messages.after_sale.refund, amount }] : [],
    },
  }
}

type Content = Partial<MailContent> & { subject: string }

/** Orders whose buyer is not to be written to hear of no change either: these events do not say so themselves. */
function edited(
  { data: { order, order_edit } }: Writer,
  contentOf: (order: MailOrder, edit: MailOrderEdit) => Content,
): ReturnType<MailOf> {
  if (!order || !order_edit || order.no_notification) return undefined
  return { to: order.email, content: contentOf(order, order_edit) }
}

const opening = (
  { messages, fill }: Writer,
  order: MailOrder,
  { subject, intro }: { subject: string; intro: string },
) => ({
  subject: fill(subject, { number: order.display_id }),
  greeting: greetingOf(messages, order.shipping_address?.first_name, fill),
  paragraphs: [fill(intro, { number: order.display_id })],
})

/** A page that is found by the cart an order was made of has no address for one that was made of none. */
const linkedTo = (
  label: string,
  template: MailLinks[keyof MailLinks],
  { id, cart_id }: { id?: string; cart_id?: string | null },
) =>
  template?.includes('{cart_id}') && !cart_id
    ? undefined
    : buttonOf(label, template, { id, cart_id: cart_id ?? undefined })

const linesOf = (
  lines: readonly MailLine[],
  { messages: { labels }, data: { store }, locale }: Writer,
  { currency_code }: MailOrder,
  heading?: string,
) =>
  lines.map(({ title, description, thumbnail, quantity, total }) => ({
    picture: pictureOf(thumbnail, store?.url),
    title,
    detail: [heading, description, `${labels.quantity}: ${quantity}`].filter(Boolean).join(' · '),
    ...(total === undefined ? {} : { amount: formatMoney(total, currency_code, locale) }),
  }))

const changesOf = (
  { changes }: MailOrderEdit,
  { messages: { after_sale: labels }, data: { store }, fill }: Writer,
) =>
  changes.map(({ kind, title, description, thumbnail, before, after }) => {
    const words = {
      item_add: labels.added,
      item_remove: labels.removed,
      item_update: labels.quantity_changed,
    }[kind]
    const pieces = kind === 'item_remove' ? before : after
    return {
      picture: pictureOf(thumbnail, store?.url),
      title,
      detail: [description, fill(words, { pieces, before, after })].filter(Boolean).join(' · '),
    }
  })

const newTotal = ({ total }: MailOrderEdit, { messages, locale }: Writer, { currency_code }: MailOrder) => ({
  label: messages.after_sale.new_total,
  amount: formatMoney(total, currency_code, locale),
})

function differenceOf(
  amount: number,
  { messages: { after_sale }, locale }: Writer,
  { currency_code }: MailOrder,
) {
  const { due, owed, due_none } = after_sale
  const label = amount > 0 ? due : amount < 0 ? owed : due_none
  return { label, amount: formatMoney(Math.abs(amount), currency_code, locale) }
}
