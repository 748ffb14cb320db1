import type { Cart, Order } from '@cartwright/contract'
import type { Guest } from '../../../selling/guest'
import { continueUrl } from '../../../selling/handoff'
import { payableBy } from '../../../selling/pay-cart'
import { orderOf } from '../../../selling/read-cart'
import { needsSending, saleOf } from '../../../selling/sale'
import { waysFor } from '../../../selling/send-cart'
import { completedBy, type Session } from '../../../selling/session'
import type { Message } from '../messages'
import type { UcpAsk } from '../operation'
import { handlersOf } from '../payment-handlers'
import { checkoutView } from './checkout-view'

type Asked = Pick<UcpAsk<unknown>, 'shop' | 'options' | 'active'>

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
  const { shop, options, active } = asked
  const order = more.order ?? (await orderOf(guest, cart))
  const now = order ? await completedBy(shop, session, order) : session
  const isOpen = !order && now.state === 'open'
  const deliveries =
    isOpen && needsSending(cart) && now.said.selected_destination_id ? await waysFor(guest, cart) : []
  return checkoutView({
    session: now,
    sale: order ? saleOf(order, cart) : cart,
    ...(order ? { order } : {}),
    deliveries,
    handlers: isOpen ? handlersOf(payableBy(shop, cart)) : {},
    active,
    ...(more.messages ? { messages: more.messages } : {}),
    ...(more.isBusy ? { isBusy: true } : {}),
    shop,
    continue_url: continueUrl(shop, options, session),
    links: options.links ?? {},
  })
}
