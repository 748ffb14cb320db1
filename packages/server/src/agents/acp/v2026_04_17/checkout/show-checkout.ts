import type { Cart } from '@cartwright/contract'
import { wordsFor } from '../../../../modules/document/words/languages'
import type { Guest } from '../../../selling/guest'
import { continueUrl } from '../../../selling/handoff'
import { payableBy } from '../../../selling/pay-cart'
import { orderOf } from '../../../selling/read-cart'
import { needsSending, saleOf } from '../../../selling/sale'
import { waysFor } from '../../../selling/send-cart'
import { completedBy, type Session } from '../../../selling/session'
import type { Message } from '../messages'
import type { AcpAsk } from '../operation'
import { handlersOf } from '../payment-handlers'
import { checkoutView } from './checkout-view'
import { negotiatedIn } from './negotiated'

/**
 * The answer about a checkout as it stands. A cart that has become an order meanwhile, by an attempt that was cut off or by the buyer
 * at the shop, is told as completed from now on.
 */
export async function showCheckout(
  { shop, options, language }: Pick<AcpAsk<unknown>, 'shop' | 'options' | 'language'>,
  guest: Guest,
  session: Session,
  cart: Cart,
  more: { messages?: readonly Message[]; isBusy?: boolean } = {},
) {
  const order = await orderOf(guest, cart)
  const now = order ? await completedBy(shop, session, order) : session
  const isOpen = !order && now.state === 'open'
  const ways =
    isOpen && needsSending(cart) && now.said.selected_destination_id ? await waysFor(guest, cart) : []
  return checkoutView({
    session: now,
    sale: order ? saleOf(order, cart) : cart,
    ...(order ? { order } : {}),
    ways,
    handlers: isOpen ? handlersOf(payableBy(shop, cart), shop.baseUrl) : [],
    ...more,
    shop,
    continue_url: continueUrl(shop, options, session),
    links: options.links ?? {},
    words: wordsFor(firstOf(negotiatedIn(session.said).language ?? language)).words,
  })
}

/** The language that is liked best of those in `Accept-Language`. */
export const firstOf = (accepted = ''): string => accepted.split(/[,;]/)[0]?.trim() ?? ''
