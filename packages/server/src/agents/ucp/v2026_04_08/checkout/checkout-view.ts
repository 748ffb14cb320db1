import type { Order } from '@cartwright/contract'
import { orderPage, type ShopPages } from '../../../../pages'
import type { Shop } from '../../../../shop'
import { isPlace } from '../../../selling/addresses'
import type { SaidDestination } from '../../../selling/said'
import { currencyOf, linesOf, type Sale } from '../../../selling/sale'
import { expiryOf, type Session } from '../../../selling/session'
import { chosenWay, type WayToSend } from '../../../selling/ways-to-send'
import type { CapabilityName } from '../capabilities'
import { envelope } from '../envelope'
import { type Message, problem, warning } from '../messages'
import type { PaymentHandlers } from '../payment-handlers'
import { postalAddress } from './addresses'
import { appliedDiscounts } from './discounts'
import { lineItems } from './line-items'
import { saleTotals } from './totals'

export interface CheckoutFacts {
  session: Session
  sale: Sale
  /** What it became. */
  order?: Pick<Order, 'id' | 'display_id' | 'cart_id'>
  /** The ways to send it. */
  deliveries: readonly WayToSend[]
  /** The address book of the customer it is for. */
  book?: readonly SaidDestination[]
  /** An agent acts for a customer, who has let it know who they are. */
  isOfCustomer?: boolean
  /** How it can be paid by an agent. */
  handlers: PaymentHandlers
  active: ReadonlySet<CapabilityName>
  /** What there is to say beyond what the checkout itself shows: of a payment that failed, say. */
  messages?: readonly Message[]
  /** It is being paid. */
  isBusy?: boolean
  shop: Pick<Shop, 'baseUrl' | 'pages'>
  continue_url: string
  links: Readonly<Record<string, string>>
}

/** A checkout as the protocol tells it: a cart of the shop, or the order that it became, and what is missing. */
export function checkoutView(facts: CheckoutFacts) {
  const { session, sale, order, active, shop } = facts
  const open = !order && session.state === 'open'
  const messages = [...(open ? problemsOf(facts) : []), ...(facts.messages ?? [])]
  const status = statusOf(facts, messages)
  const { instruments } = session.said
  return {
    ucp: { ...envelope('dev.ucp.shopping.checkout', active), payment_handlers: facts.handlers },
    id: session.id,
    status,
    currency: currencyOf(sale),
    line_items: lineItems(sale, shop.baseUrl),
    ...buyerPart(session, sale, facts.isOfCustomer),
    ...(session.said.context ? { context: session.said.context } : {}),
    ...(session.said.attribution ? { attribution: session.said.attribution } : {}),
    totals: saleTotals(sale),
    ...(messages.length > 0 ? { messages } : {}),
    links: Object.entries(facts.links).map(([type, url]) => ({ type, url })),
    ...(open ? { expires_at: expiryOf(session), continue_url: facts.continue_url } : {}),
    ...(active.has('dev.ucp.shopping.discount') ? { discounts: discountsPart(session, sale) } : {}),
    ...(active.has('dev.ucp.shopping.fulfillment') && needsSending(sale)
      ? { fulfillment: fulfillmentPart(facts) }
      : {}),
    ...(instruments ? { payment: { instruments } } : {}),
    ...(order ? { order: confirmation(order, shop.pages) } : {}),
  }
}

/** An order as a checkout tells of it, with the page where its buyer follows it. */
export const confirmation = (order: Pick<Order, 'id' | 'display_id' | 'cart_id'>, pages: ShopPages) => ({
  id: order.id,
  label: `#${order.display_id}`,
  permalink_url: orderPage(pages, order),
})

function statusOf({ session, order, isBusy }: CheckoutFacts, messages: readonly Message[]) {
  if (order) return 'completed'
  if (session.state === 'canceled') return 'canceled'
  if (isBusy) return 'complete_in_progress'
  const errors = messages.flatMap((one) => (one.type === 'error' ? [one] : []))
  if (errors.some(({ severity }) => severity.startsWith('requires_'))) return 'requires_escalation'
  // Paying is the last step: where only that went wrong it is tried again, and nothing is to be changed before.
  return errors.some(({ path }) => !path?.startsWith('$.payment')) ? 'incomplete' : 'ready_for_complete'
}

/** Goods are sent; gift cards go by mail. */
export const needsSending = (sale: Pick<Sale, 'items'>): boolean =>
  linesOf(sale).some(({ is_giftcard }) => !is_giftcard)

function problemsOf({ session, sale, deliveries, handlers, active }: CheckoutFacts): Message[] {
  const { said } = session
  const notDone = (said.not_done ?? []).map(({ code, content, path }) =>
    code.startsWith('discount_') ? warning(code, content, path) : problem(code, content, path),
  )
  const isTold = (path: string) => (said.not_done ?? []).some((one) => one.path.startsWith(path))
  const found: Message[] = [...notDone]
  const lines = linesOf(sale)
  if (lines.length === 0 && !isTold('$.line_items'))
    found.push(problem('missing', 'There is nothing in this checkout', '$.line_items'))
  for (const [at, line] of lines.entries())
    if (isShort(line) && !isTold(`$.line_items[${at}]`))
      found.push(problem('out_of_stock', `There are not so many of ${line.title}`, `$.line_items[${at}]`))
  if (!sale.email && !isTold('$.buyer.email'))
    found.push(problem('missing', "The buyer's e-mail address is needed", '$.buyer.email'))
  if (needsSending(sale))
    found.push(...problemsOfDelivery(said.selected_destination_id, sale, deliveries, active, isTold))
  if ((sale.total ?? 0) > 0 && Object.keys(handlers).length === 0)
    found.push(
      problem(
        'payment_by_buyer',
        'The buyer pays at the shop: go on at continue_url',
        '$.payment',
        'requires_buyer_input',
      ),
    )
  for (const [at, claim] of ((said.context?.eligibility ?? []) as string[]).entries())
    found.push(
      warning(
        'eligibility_not_accepted',
        `The shop gives nothing for ${claim}`,
        `$.context.eligibility[${at}]`,
      ),
    )
  return found
}

function isShort({ quantity, variant }: NonNullable<Sale['items']>[number]): boolean {
  return (
    variant?.manage_inventory === true && !variant.allow_backorder && variant.inventory_quantity < quantity
  )
}

const method = '$.fulfillment.methods[0]'

function problemsOfDelivery(
  selected: string | undefined,
  sale: Sale,
  deliveries: readonly WayToSend[],
  active: ReadonlySet<CapabilityName>,
  isTold: (path: string) => boolean,
): Message[] {
  if (!active.has('dev.ucp.shopping.fulfillment'))
    return [
      problem(
        'fulfillment_by_buyer',
        'Goods are to be sent: the buyer says where and how at continue_url',
        '$.fulfillment',
        'requires_buyer_input',
      ),
    ]
  if (!selected)
    return isTold(method)
      ? []
      : [problem('missing', 'Say where the goods are to be sent', `${method}.selected_destination_id`)]
  if (deliveries.length === 0)
    return [
      problem('address_undeliverable', 'Nothing sends these goods to this address', `${method}.destinations`),
    ]
  const path = `${method}.groups[0].selected_option_id`
  if (chosenWay(deliveries, sale.shipping_methods ?? []) || isTold(path)) return []
  return [problem('missing', 'Choose how the goods are sent', path)]
}

function buyerPart({ said, state }: Session, sale: Sale, isOfCustomer = false) {
  const { first_name, last_name, phone } = sale.billing_address ?? {}
  const known =
    state === 'open'
      ? {}
      : Object.fromEntries(
          Object.entries({ first_name, last_name, phone_number: phone }).filter(([, value]) => value),
        )
  // What the buyer says at the shop itself is told once it is an order, and not before.
  const email = state === 'open' && !isOfCustomer ? undefined : sale.email
  const buyer = { ...known, ...said.buyer, ...(email ? { email } : {}) }
  return Object.keys(buyer).length > 0 ? { buyer } : {}
}

const discountsPart = ({ said }: Session, sale: Sale) => ({
  codes: said.codes ?? (sale.discounts ?? []).map(({ code }) => code),
  applied: appliedDiscounts(sale),
})

function fulfillmentPart({ session, sale, order, deliveries, book = [] }: CheckoutFacts) {
  const ids = linesOf(sale).map(({ id }) => id)
  const { said } = session
  const address = sale.shipping_address
  const ofSale = isPlace(address) && address ? [{ id: address.id, ...postalAddress(address) }] : []
  const isOver = order !== undefined || session.state !== 'open'
  const given = said.destinations ?? []
  const saved = book.filter(({ id }) => !given.some((one) => one.id === id))
  const destinations = isOver ? ofSale : [...given, ...saved]
  const selected = isOver ? ofSale[0]?.id : said.selected_destination_id
  const chosen = chosenWay(deliveries, sale.shipping_methods ?? [])
  return {
    methods: [
      {
        id: 'shipping',
        type: 'shipping',
        line_item_ids: ids,
        destinations,
        selected_destination_id: selected ?? null,
        groups: selected ? [groupOf(ids, isOver ? boughtDeliveries(sale) : deliveries, isOver, chosen)] : [],
      },
    ],
  }
}

function groupOf(
  line_item_ids: string[],
  deliveries: readonly WayToSend[],
  isOver: boolean,
  chosen: WayToSend | undefined,
) {
  return {
    id: 'package',
    line_item_ids,
    options: deliveries.map(({ id, title, amount }) => ({ id, title, totals: [{ type: 'total', amount }] })),
    selected_option_id: (isOver ? deliveries[0]?.id : chosen?.id) ?? null,
  }
}

/** How something that is bought is sent, as one choice. */
export function boughtDeliveries(sale: Sale): WayToSend[] {
  const methods = sale.shipping_methods ?? []
  if (methods.length === 0) return []
  return [
    {
      id: methods.map(({ shipping_option_id }) => shipping_option_id).join('+'),
      title: methods.map(({ shipping_option }) => shipping_option?.name ?? 'WayToSend').join(' + '),
      amount: saleTotals(sale).find(({ type }) => type === 'fulfillment')?.amount ?? 0,
      option_ids: methods.map(({ shipping_option_id }) => shipping_option_id ?? ''),
    },
  ]
}
