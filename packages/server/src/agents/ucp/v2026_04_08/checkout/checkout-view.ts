import type { Order } from '@cartwright/contract'
import { orderPage, type ShopPages } from '../../../../pages'
import type { Shop } from '../../../../shop'
import { isPlace } from '../../../selling/addresses'
import { type CartProblem, problemsOfCart } from '../../../selling/cart-problems'
import { saleFigures } from '../../../selling/figures'
import type { SaidDestination } from '../../../selling/said'
import { currencyOf, linesOf, needsSending, type Sale } from '../../../selling/sale'
import { expiryOf, type Session } from '../../../selling/session'
import { boughtWays, chosenWay, type WayToSend } from '../../../selling/ways-to-send'
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
    totals: saleTotals(saleFigures(sale)),
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

function problemsOf({ session, sale, deliveries, handlers, active }: CheckoutFacts): Message[] {
  const { said } = session
  const notDone = said.not_done ?? []
  const isTold = (path: string) => notDone.some((one) => one.path.startsWith(path))
  const sends = active.has('dev.ucp.shopping.fulfillment')
  const lacks = problemsOfCart({
    sale,
    hasDestination: said.selected_destination_id !== undefined,
    ways: deliveries,
    isPayable: Object.keys(handlers).length > 0,
  }).flatMap((lack): Message[] => {
    const { code, content, part } = lack
    if (!sends && (part === 'address' || part === 'way')) return []
    const { path, told = path } = places[part](lack)
    if (isTold(told)) return []
    return [problem(code, content, path, part === 'payment' ? 'requires_buyer_input' : 'recoverable')]
  })
  return [
    ...notDone.map(({ code, content, path }) =>
      code.startsWith('discount_') ? warning(code, content, path) : problem(code, content, path),
    ),
    ...lacks,
    ...(sends || !needsSending(sale) ? [] : [sentByBuyer]),
    ...((said.context?.eligibility ?? []) as string[]).map((claim, at) =>
      warning(
        'eligibility_not_accepted',
        `The shop gives nothing for ${claim}`,
        `$.context.eligibility[${at}]`,
      ),
    ),
  ]
}

const method = '$.fulfillment.methods[0]'

/** Where a problem of a cart is told, and below which place it is told already where a wish there could not be done. */
const places: Record<CartProblem['part'], (lack: CartProblem) => { path: string; told?: string }> = {
  goods: () => ({ path: '$.line_items' }),
  line: ({ at }) => ({ path: `$.line_items[${at}]` }),
  email: () => ({ path: '$.buyer.email' }),
  address: ({ code }) =>
    code === 'missing'
      ? { path: `${method}.selected_destination_id`, told: method }
      : { path: `${method}.destinations` },
  way: () => ({ path: `${method}.groups[0].selected_option_id` }),
  payment: () => ({ path: '$.payment' }),
}

const sentByBuyer = problem(
  'fulfillment_by_buyer',
  'Goods are to be sent: the buyer says where and how at continue_url',
  '$.fulfillment',
  'requires_buyer_input',
)

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
        groups: selected ? [groupOf(ids, isOver ? boughtWays(sale) : deliveries, isOver, chosen)] : [],
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
