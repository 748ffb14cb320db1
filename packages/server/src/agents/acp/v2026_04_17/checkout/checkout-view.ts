import type { Order } from '@cartwright/contract'
import type { DocumentWords } from '../../../../modules/document/words/words'
import { orderPage, type ShopPages } from '../../../../pages'
import type { Shop } from '../../../../shop'
import { isPlace } from '../../../selling/addresses'
import { saleFigures } from '../../../selling/figures'
import { currencyOf, linesOf, type Sale } from '../../../selling/sale'
import { expiryOf, type Session } from '../../../selling/session'
import { boughtWays, chosenWay, type WayToSend } from '../../../selling/ways-to-send'
import type { AcpOptions } from '../../options'
import type { Message } from '../messages'
import type { PaymentHandlers } from '../payment-handlers'
import { version } from '../release'
import type { FulfillmentDetails } from '../requests'
import { acpAddress, addressOf, nameOf } from './addresses'
import { discountExtension, discountsPart } from './discounts'
import { lineItems } from './line-items'
import { negotiatedIn } from './negotiated'
import { problemsOf } from './problems'
import { saleTotals } from './totals'

export interface CheckoutFacts {
  session: Session
  sale: Sale
  /** What it became. */
  order?: Pick<Order, 'id' | 'display_id' | 'cart_id'>
  /** The ways to send it. */
  ways: readonly WayToSend[]
  /** How it can be paid by an agent. */
  handlers: PaymentHandlers
  /** What there is to say beyond what the checkout itself shows: of a payment that failed, say. */
  messages?: readonly Message[]
  /** It is being paid. */
  isBusy?: boolean
  shop: Pick<Shop, 'baseUrl' | 'pages'>
  continue_url: string
  links: NonNullable<AcpOptions['links']>
  words: DocumentWords
}

/** A checkout as the protocol tells it: a cart of the shop, or the order that it became, and what is missing. */
export function checkoutView(facts: CheckoutFacts) {
  const { session, sale, order, shop, words, ways } = facts
  const { said } = session
  const isOpen = !order && session.state === 'open'
  const messages = [...(isOpen ? problemsOf(facts) : []), ...(facts.messages ?? [])]
  const { language, extensions, intervenes } = negotiatedIn(said)
  const hasDiscounts = extensions.includes(discountExtension.name) || said.codes !== undefined
  return {
    id: session.id,
    protocol: { version },
    capabilities: {
      payment: { handlers: facts.handlers },
      // Whatever a bank asks of a buyer is answered at continue_url.
      ...(intervenes ? { interventions: { supported: [], required: [], enforcement: 'conditional' } } : {}),
      ...(hasDiscounts ? { extensions: [discountExtension] } : {}),
    },
    ...buyerPart(session, sale),
    status: statusOf(facts, messages),
    currency: currencyOf(sale).toLowerCase(),
    ...(language ? { locale: language } : {}),
    line_items: lineItems(sale, shop.baseUrl, words),
    ...detailsPart(session, sale, isOpen),
    ...fulfillmentPart(sale, isOpen ? ways : boughtWays(sale), words),
    totals: saleTotals(saleFigures(sale), words),
    messages,
    links: Object.entries(facts.links).map(([type, url]) => ({ type, url })),
    created_at: session.created_at,
    updated_at: session.updated_at,
    ...(isOpen ? { expires_at: expiryOf(session), continue_url: facts.continue_url } : {}),
    ...(hasDiscounts ? { discounts: discountsPart(said, sale) } : {}),
    ...(order ? { order: confirmation(order, session, shop.pages) } : {}),
  }
}

/** An order as a checkout tells of it, with the page where its buyer follows it. */
export const confirmation = (
  order: Pick<Order, 'id' | 'display_id' | 'cart_id'>,
  { id }: Pick<Session, 'id'>,
  pages: ShopPages,
) => ({
  id: order.id,
  checkout_session_id: id,
  order_number: String(order.display_id),
  permalink_url: orderPage(pages, order),
})

function statusOf({ session, order, isBusy }: CheckoutFacts, messages: readonly Message[]) {
  if (order) return 'completed'
  if (session.isExpired) return 'expired'
  if (session.state === 'canceled') return 'canceled'
  if (isBusy) return 'complete_in_progress'
  const errors = messages.flatMap((one) => (one.type === 'error' ? [one] : []))
  if (errors.some(({ resolution }) => resolution !== 'recoverable')) return 'requires_escalation'
  // Paying is the last step: where only that went wrong it is tried again, and nothing is to be changed before.
  return errors.some(({ param }) => !param?.startsWith('$.payment_data'))
    ? 'not_ready_for_payment'
    : 'ready_for_payment'
}

function buyerPart({ said, state }: Session, sale: Sale) {
  // What the buyer says at the shop itself is told once it is an order, and not before.
  if (state === 'open') return said.buyer ? { buyer: said.buyer } : {}
  if (state !== 'completed' || !sale.email) return {}
  const { first_name, last_name, phone } = sale.billing_address ?? {}
  return {
    buyer: {
      email: sale.email,
      ...(first_name ? { first_name } : {}),
      ...(last_name ? { last_name } : {}),
      ...(phone ? { phone_number: phone } : {}),
    },
  }
}

function detailsPart({ said, state }: Session, sale: Sale, isOpen: boolean) {
  if (isOpen) {
    const details = said.destinations?.[0] as FulfillmentDetails | undefined
    if (!details) return {}
    const { name, phone_number, email, address } = details
    return {
      fulfillment_details: {
        ...(name ? { name } : {}),
        ...(phone_number ? { phone_number } : {}),
        ...(email ? { email } : {}),
        ...(address ? { address: addressOf(address) } : {}),
      },
    }
  }
  const { shipping_address: address } = sale
  if (state !== 'completed' || !address || !isPlace(address)) return {}
  const { phone } = address
  return {
    fulfillment_details: {
      name: nameOf(address),
      ...(phone ? { phone_number: phone } : {}),
      address: acpAddress(address),
    },
  }
}

function fulfillmentPart(sale: Sale, ways: readonly WayToSend[], words: DocumentWords) {
  const chosen = chosenWay(ways, sale.shipping_methods ?? [])
  return {
    fulfillment_options: ways.map(({ id, title, amount }) => ({
      type: 'shipping',
      id,
      title,
      totals: [{ type: 'total', display_text: words.delivery, amount }],
    })),
    selected_fulfillment_options: chosen
      ? [
          {
            type: 'shipping',
            option_id: chosen.id,
            item_ids: linesOf(sale).map(({ id, variant_id }) => variant_id ?? id),
          },
        ]
      : [],
  }
}
