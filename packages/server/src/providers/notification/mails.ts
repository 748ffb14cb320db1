import { formatMoney } from '@cartwright/contract'
import { type AfterSaleData, afterSaleMails } from './after-sale-mails'
import { formatsFor } from './formats'
import { letters } from './letters'
import { type Mail, type MailContent, setMail } from './mail-layout'
import { bareToken, buttonOf, pictureOf, stopHeaders } from './mail-links'
import { addressOf, greetingOf, orderButton, parcelsOf } from './mail-parts'
import { messagesFor } from './messages/languages'
import type { MailMessages } from './messages/messages'

/** Where the links in mails lead. `{token}` and `{email}` are filled in; a mail whose link is missing shows the token. */
export interface MailLinks {
  customer_password?: string
  user_password?: string
  order_claim?: string
  /** Where customers see which agents act for them, and end it. */
  agents?: string
  invite?: string
  /** A page of the back office: `{path}` is what a note is about, such as `orders/order_1`. */
  mention?: string
  /**
   * The page of an order; also filled in: `{id}`, `{display_id}` and `{cart_id}`, the id of the cart it was made of, by which
   * a guest sees it again. An order without a cart has no link that names one.
   */
  order?: string
  /** The page of a piece. `{prefix}` is `/de-at`, `/de` or nothing; `{handle}` and `{choice}`, the query that chooses a variant. */
  product?: string
  /** Where somebody has `{token}` stop mails about pieces that are back. With `{prefix}`, as the two below. */
  restock_stop?: string
  newsletter_confirm?: string
  /** Leaves the newsletter when it is posted to, as mail programs do by one click. */
  newsletter_unsubscribe?: string
  /** The page of a return: `{id}`, and `{cart_id}` as with the order. */
  return?: string
  /** Where an exchange is agreed to, and its difference paid: `{cart_id}` is the cart of the exchange. */
  swap?: string
  /** Where a change of an order is accepted or declined: `{id}`. */
  order_edit?: string
}

export interface MailOrder {
  id?: string
  cart_id?: string | null
  created_at?: string
  email: string
  display_id: number
  no_notification?: boolean | null
  currency_code: string
  subtotal: number
  discount_total: number
  shipping_total: number
  tax_total: number
  gift_card_total: number
  total: number
  items: {
    title: string
    description: string | null
    thumbnail?: string | null
    quantity: number
    subtotal: number
  }[]
  shipping_address?: Record<string, string | null> | null
}

interface MailGiftCard {
  to: string
  code: string
  value: number
  currency_code: string
  ends_at: string | null
  recipient_name?: string
  sender_name?: string
  message?: string
}

interface MailPiece {
  title: string
  variant: string
  handle: string
  thumbnail: string | null
  choice: string
}

export interface MailData extends AfterSaleData {
  locale?: string
  store?: { name: string; url: string }
  order?: MailOrder
  customer?: { first_name?: string | null }
  fulfillment?: { tracking_links?: { tracking_number: string; url: string | null }[] } | null
  refund?: { amount: number } | null
  /** The return a refund was made for. */
  return_id?: string
  gift_card?: MailGiftCard
  piece?: MailPiece
  /** What addresses of the storefront begin with for the reader. */
  prefix?: string
  /** Takes the reader off the list that the mail is about. */
  leave_token?: string
  first_name?: string | null
  email?: string
  old_email?: string
  user_email?: string
  token?: string
  link?: string
  mention?: MailMention
  /** The name of an agent that may act for the reader. */
  agent?: string
}

/** A note that speaks to a colleague. */
export interface MailMention {
  to: string
  first_name: string | null
  /** The name of who wrote it. */
  author: string
  value: string
  /** Where what it is about is shown in the back office; empty leads to its first page. */
  path: string
}

export interface Writer {
  messages: MailMessages
  locale: string
  data: MailData
  links: MailLinks
  fill(text: string, values?: Record<string, string | number>): string
}

/** Says who gets a mail and what stands in it; undefined when the event lacks what it speaks of. */
export type MailOf = (
  writer: Writer,
) => { to?: string; content: Partial<MailContent> & { subject: string } } | null | undefined

const mails: Record<string, MailOf> = {
  ...letters,
  ...afterSaleMails,
  'order.placed': ({ messages, data, links, fill, locale }) => {
    const { order } = data
    return (
      order && {
        to: order.email,
        content: {
          subject: fill(messages.order_placed.subject, { number: order.display_id }),
          greeting: greetingOf(messages, order.shipping_address?.first_name, fill),
          paragraphs: [fill(messages.order_placed.intro, { number: order.display_id })],
          button: orderButton(messages, links.order, order),
          ...bill(order, data, messages, locale),
          blocks: addressOf(order, messages, locale),
        },
      }
    )
  },
  'order.shipment_created': ({ messages, data: { order, fulfillment }, links, fill, locale }) =>
    order && {
      to: order.email,
      content: {
        subject: fill(messages.order_shipped.subject, { number: order.display_id }),
        greeting: greetingOf(messages, order.shipping_address?.first_name, fill),
        paragraphs: [fill(messages.order_shipped.intro, { number: order.display_id })],
        button: orderButton(messages, links.order, order),
        blocks: [...parcelsOf(fulfillment, messages), ...addressOf(order, messages, locale)],
      },
    },
  // That of a return is told with its arrival.
  'order.refund_created': ({ messages, data: { order, refund, return_id }, fill, locale }) =>
    order && refund && !return_id
      ? {
          to: order.email,
          content: {
            subject: fill(messages.order_refunded.subject, { number: order.display_id }),
            greeting: greetingOf(messages, order.shipping_address?.first_name, fill),
            paragraphs: [
              fill(messages.order_refunded.intro, {
                number: order.display_id,
                amount: formatMoney(refund.amount, order.currency_code, locale),
              }),
            ],
          },
        }
      : undefined,
  'gift_card.due': ({ messages, data: { gift_card, store }, fill, locale }) =>
    gift_card && {
      to: gift_card.to,
      content: giftCardContent(gift_card, { store, locale, fill, words: messages.gift_card, messages }),
    },
  'customer.password_reset': (writer) => passwordMail(writer, writer.links.customer_password),
  'user.password_reset': (writer) => passwordMail(writer, writer.links.user_password),
  'user.email_changed': ({ messages, data, fill }) => ({
    to: data.old_email,
    content: {
      subject: fill(messages.email_changed.subject),
      greeting: greetingOf(messages, data.first_name, fill),
      paragraphs: [fill(messages.email_changed.intro, { email: data.email ?? '' })],
      closing: [messages.email_changed.warning],
    },
  }),
  'customer.agent_connected': ({ messages, data, links, fill }) => {
    const { subject, intro, button, warning } = messages.agent_connected
    const agent = { agent: data.agent ?? '' }
    return {
      to: data.email,
      content: {
        subject: fill(subject, agent),
        greeting: greetingOf(messages, data.first_name, fill),
        paragraphs: [fill(intro, agent)],
        button: buttonOf(button, links.agents, {}),
        closing: [warning],
      },
    }
  },
  'order-update-token.created': ({ messages, data, links, fill }) => ({
    to: data.old_email,
    content: {
      subject: fill(messages.order_claim.subject),
      greeting: messages.hello_there,
      paragraphs: [fill(messages.order_claim.intro), ...bareToken(links.order_claim, data)],
      button: buttonOf(messages.order_claim.button, links.order_claim, secrets(data)),
      closing: [messages.order_claim.ignore],
    },
  }),
  'note.mentioned': ({ messages, data: { mention }, links, fill }) =>
    mention && {
      to: mention.to,
      content: {
        subject: fill(messages.mention.subject, { name: mention.author }),
        greeting: greetingOf(messages, mention.first_name, fill),
        paragraphs: [
          fill(messages.mention.intro, { name: mention.author }),
          ...mention.value.split(/\r?\n/).filter(Boolean),
        ],
        button: buttonOf(messages.mention.button, links.mention, {}, { path: mention.path }),
      },
    },
  'invite.created': ({ messages, data, links, fill }) => {
    const link = data.link ?? links.invite
    return {
      to: data.user_email,
      content: {
        subject: fill(messages.invite.subject),
        greeting: messages.hello_there,
        paragraphs: [fill(messages.invite.intro), ...bareToken(link, data)],
        button: buttonOf(messages.invite.button, link, secrets(data)),
        closing: [messages.invite.expires],
      },
    }
  },
}

/** The events a shop writes mails about. */
export const mailEvents: readonly string[] = Object.keys(mails)
/** Staff read the codes of gift cards anyway, and without a mail server hand them over themselves. */
const withoutToken = new Set([
  'user.email_changed',
  'customer.agent_connected',
  'gift_card.due',
  'note.mentioned',
])
/** Mails that carry a token are not kept: whoever reads the list of messages must not be able to use it. */
export const carriesToken = (event: string) =>
  !/^(order|order-edit|swap)\./.test(event) && !withoutToken.has(event)

/** The mail for an event in the language of its reader; undefined when there is none to write. */
export async function writeMail(
  event: string,
  data: MailData,
  links: MailLinks = {},
  language?: string,
): Promise<(Mail & { to: string }) | undefined> {
  const { messages, locale } = await messagesFor(data.locale ?? language)
  const shop = data.store?.name ?? ''
  const fill: Writer['fill'] = (text, values = {}) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => String({ shop, ...values }[name] ?? whole))
  const written = mails[event]?.({ messages, locale, data, links, fill })
  if (!written?.to) return undefined
  const { content } = written
  const mail = setMail({
    locale,
    direction: messages.direction,
    shop,
    shop_url: data.store?.url,
    greeting: messages.hello_there,
    paragraphs: [],
    ...content,
    closing: [...(content.closing ?? []), fill(messages.regards)],
  })
  return { ...mail, ...stopHeaders(content.leave?.url), to: written.to }
}

function passwordMail({ messages, data, fill }: Writer, link: string | undefined): ReturnType<MailOf> {
  return {
    to: data.email,
    content: {
      subject: fill(messages.password_reset.subject),
      greeting: greetingOf(messages, data.first_name, fill),
      paragraphs: [messages.password_reset.intro, ...bareToken(link, data)],
      button: buttonOf(messages.password_reset.button, link, secrets(data)),
      closing: [messages.password_reset.ignore],
    },
  }
}

function giftCardContent(
  card: MailGiftCard,
  {
    messages,
    words,
    locale,
    fill,
    store,
  }: Pick<Writer, 'messages' | 'locale' | 'fill'> & {
    words: MailMessages['gift_card']
    store: MailData['store']
  },
): Partial<MailContent> & { subject: string } {
  const amount = formatMoney(card.value, card.currency_code, locale)
  const date = formatsFor(locale).day
  return {
    subject: fill(words.subject, { amount }),
    greeting: greetingOf(messages, card.recipient_name, fill),
    paragraphs: [
      ...(card.sender_name ? [fill(words.from, { name: card.sender_name })] : []),
      fill(words.intro, { amount }),
      ...(card.ends_at ? [fill(words.until, { date: date.format(new Date(card.ends_at)) })] : []),
    ],
    button: buttonOf(words.button, store?.url, {}),
    blocks: [
      { heading: words.code, lines: [card.code] },
      ...(card.message ? [{ heading: words.message, lines: card.message.split(/\r?\n/) }] : []),
    ],
  }
}

const secrets = ({ token, email }: MailData) => ({ token, email })

function bill(order: MailOrder, { store }: MailData, { labels }: MailMessages, locale: string) {
  const price = (amount: number) => formatMoney(amount, order.currency_code, locale)
  const optional = (label: string, amount: number) => (amount ? [{ label, amount: price(amount) }] : [])
  return {
    summary: summaryOf(order, labels, locale),
    items: order.items.map((item) => ({
      picture: pictureOf(item.thumbnail, store?.url),
      title: item.title,
      detail: [item.description, `${labels.quantity}: ${item.quantity}`].filter(Boolean).join(' · '),
      amount: price(item.subtotal),
    })),
    totals: [
      { label: labels.subtotal, amount: price(order.subtotal) },
      ...optional(labels.discount, -order.discount_total),
      { label: labels.shipping, amount: price(order.shipping_total) },
      ...optional(labels.tax, order.tax_total),
      ...optional(labels.gift_card, -order.gift_card_total),
      { label: labels.total, amount: price(order.total) },
    ],
  }
}

/** How many pieces, and when they were ordered, as the reader's language says it. */
function summaryOf(order: MailOrder, labels: MailMessages['labels'], locale: string): string {
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const formats = formatsFor(locale)
  const form = labels.items[formats.plural.select(count)] ?? labels.items.other
  const pieces = form.replace('{count}', formats.count.format(count))
  if (!order.created_at) return pieces
  return `${pieces} · ${labels.placed_on.replace('{date}', formats.day.format(new Date(order.created_at)))}`
}

/** What is kept of a mail that went out: of one with a token only what it was about. */
export const keptOf = (event: string, { subject, text, html }: Mail): Record<string, unknown> =>
  carriesToken(event) ? { subject } : { subject, text, html }
