import type { Cart, Order } from '@cartwright/contract'
import { Refused } from '../../../ask-shop'
import type { Guest } from '../../../selling/guest'
import { handoffToken } from '../../../selling/handoff'
import { remainsOf } from '../../../selling/said'
import { changeSession, type Session } from '../../../selling/session'
import type { Message } from '../messages'
import type { UcpAsk } from '../operation'
import { handlersOf } from '../payment-handlers'
import { deliveriesFor } from './apply-request'
import { checkoutView, handlersIn, needsSending } from './checkout-view'
import type { Sale } from './sale'

type Asked = Pick<UcpAsk<unknown>, 'shop' | 'options' | 'active'>

export const continueUrl = ({ shop, options }: Pick<Asked, 'shop' | 'options'>, { id }: Session): string =>
  (options.checkoutUrl ?? `${shop.baseUrl}/checkout/from-agent/{token}`).replace(
    '{token}',
    encodeURIComponent(handoffToken(shop, id)),
  )

/** The ways a cart can be paid by an agent: those of the providers of its region. */
export const handlersFor = ({ shop }: Pick<Asked, 'shop'>, { region }: Pick<Cart, 'region'>) =>
  handlersIn(
    handlersOf(shop.providers.payment.values()),
    new Set((region?.payment_providers ?? []).map(({ id }) => id)),
  )

/** The order that a cart became; undefined while it is none. */
export async function orderOf(guest: Guest, cart: Cart): Promise<Order | undefined> {
  if (!cart.completed_at) return undefined
  try {
    return (await guest('GET /store/orders/cart/:cart_id', { params: { cart_id: cart.id } })).order
  } catch (error) {
    if (error instanceof Refused && error.facts.type === 'not_found') return undefined
    throw error
  }
}

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
  const now = order ? await completed(asked, session, order) : session
  const isOpen = !order && now.state === 'open'
  const deliveries =
    isOpen && needsSending(cart) && now.said.selected_destination_id ? await deliveriesFor(guest, cart) : []
  return checkoutView({
    session: now,
    sale: order ? saleOf(order, cart) : cart,
    ...(order ? { order } : {}),
    deliveries,
    handlers: isOpen ? handlersFor(asked, cart) : {},
    active,
    ...(more.messages ? { messages: more.messages } : {}),
    ...(more.isBusy ? { isBusy: true } : {}),
    baseUrl: shop.baseUrl,
    continue_url: continueUrl(asked, session),
    links: options.links ?? {},
  })
}

/** An order, with what guests are told of its cart alone. */
const saleOf = (order: Order, { region, billing_address }: Cart): Sale => ({
  ...order,
  region: order.region ?? region,
  billing_address: order.billing_address ?? billing_address,
})

/** A session that has ended in an order keeps nothing of its buyer. */
async function completed({ shop }: Asked, session: Session, { id }: Pick<Order, 'id'>): Promise<Session> {
  if (session.state === 'completed') return session
  const changes = { state: 'completed' as const, order_id: id, said: remainsOf(session.said) }
  await changeSession(shop, session.id, changes)
  return { ...session, ...changes }
}
