import type { Cart, Order } from '@cartwright/contract'
import type { Guest } from '../../../selling/guest'
import { continueUrl } from '../../../selling/handoff'
import { payableBy } from '../../../selling/pay-cart'
import { orderOf } from '../../../selling/read-cart'
import { needsSending, saleOf } from '../../../selling/sale'
import { savedAddresses } from '../../../selling/saved-addresses'
import { waysFor } from '../../../selling/send-cart'
import { completedBy, type Session } from '../../../selling/session'
import { info, type Message } from '../messages'
import type { UcpAsk } from '../operation'
import { handlersOf } from '../payment-handlers'
import { savedDestination } from './addresses'
import { checkoutView } from './checkout-view'

type Asked = Pick<UcpAsk<unknown>, 'shop' | 'options' | 'active' | 'agent' | 'customer'>

/**
 * The answer about a checkout as it stands. A cart that has become an order meanwhile, by an attempt that was cut off or by the buyer
 * at the shop, is told as completed from now on.
 */
export async function showCheckout(
  asked: Asked,
  guest: Guest,
  session: Session,
  cart: Cart,
  more: { messages?: readonly Message[]; isBusy?: boolean; order?: Order } = {},
): Promise<Record<string, unknown>> {
  const { shop, options, active, customer } = asked
  const order = more.order ?? (await orderOf(guest, cart))
  const now = order ? await completedBy(shop, session, order) : session
  const isOpen = !order && now.state === 'open'
  const isSent = isOpen && needsSending(cart) && active.has('dev.ucp.shopping.fulfillment')
  const book = isSent && customer ? (await savedAddresses(guest)).map(savedDestination) : []
  const deliveries =
    isOpen && needsSending(cart) && now.said.selected_destination_id ? await waysFor(guest, cart) : []
  return checkoutView({
    session: now,
    sale: order ? saleOf(order, cart) : cart,
    ...(order ? { order } : {}),
    deliveries,
    book,
    isOfCustomer: customer !== undefined,
    handlers: isOpen ? handlersOf(payableBy(shop, cart)) : {},
    active,
    messages: [...(more.messages ?? []), ...(isOpen ? invitation(asked) : [])],
    ...(more.isBusy ? { isBusy: true } : {}),
    shop,
    continue_url: continueUrl(shop, options, session),
    links: options.links ?? {},
  })
}

/** Agents that customers can connect are told what that is good for. */
const invitation = ({ options: { identity }, agent, customer }: Asked): Message[] =>
  !customer && identity?.clients.some(({ profile }) => new URL(profile).href === agent.profile)
    ? [
        info(
          'identity_optional',
          'Connect an account of the shop for its prices, saved addresses and orders.',
        ),
      ]
    : []
