import type { Cart } from '@cartwright/contract'
import { beginCart } from '../../../selling/begin-cart'
import type { Guest } from '../../../selling/guest'
import { continueUrl } from '../../../selling/handoff'
import type { Outcome } from '../../../selling/operation'
import { readCart } from '../../../selling/read-cart'
import {
  changeSession,
  checkoutOf,
  expired,
  holding,
  newSessionId,
  openSession,
  type Session,
} from '../../../selling/session'
import { protocol } from '../../protocol'
import { applyRequest } from '../checkout/apply-request'
import { nothingToBuy } from '../checkout/checkout-operations'
import { refusedOutcome } from '../envelope'
import { notFound } from '../messages'
import { type Operation, operation, type UcpAsk } from '../operation'
import { ownSession } from '../own-session'
import { CartRequest, type CheckoutRequest, Nothing, placeOf } from '../requests'
import { cartView } from './cart-view'

const root = 'dev.ucp.shopping.cart'

/** The calls by which agents gather goods before anybody wants to buy them. */
export const cartOperations: readonly Operation[] = [
  operation({
    tool: 'create_cart',
    description: 'Begins a cart with goods that a buyer may want.',
    call: 'POST /carts',
    payload: 'cart',
    answers: 'cart.json',
    root,
    scope: 'dev.ucp.shopping.cart:manage',
    body: CartRequest,
    isRepeatable: true,
    answer: create,
  }),
  operation({
    tool: 'get_cart',
    description: 'Reads a cart, with what its goods cost now.',
    call: 'GET /carts/:id',
    answers: 'cart.json',
    root,
    scope: 'dev.ucp.shopping.cart:manage',
    body: Nothing,
    answer: (ask) => within(ask, read),
  }),
  operation({
    tool: 'update_cart',
    description: 'Replaces what is in a cart by the whole of what is given.',
    call: 'PUT /carts/:id',
    payload: 'cart',
    answers: 'cart.json',
    root,
    scope: 'dev.ucp.shopping.cart:manage',
    body: CartRequest,
    isRepeatable: true,
    answer: (ask) => held(ask, update),
  }),
  operation({
    tool: 'cancel_cart',
    description: 'Calls off a cart.',
    call: 'POST /carts/:id/cancel',
    answers: 'cart.json',
    root,
    scope: 'dev.ucp.shopping.cart:manage',
    body: Nothing,
    isRepeatable: true,
    answer: (ask) => held(ask, cancel),
  }),
]

/** Delivery is the checkout's. */
const abilitiesIn = ({ active }: Pick<UcpAsk<unknown>, 'active'>) => ({
  sends: false,
  discounts: active.has('dev.ucp.shopping.discount'),
  consent: false,
  hasAddressBook: false,
})

const show = (ask: Omit<UcpAsk<unknown>, 'body'>, session: Session, cart: Cart) =>
  cartView({
    session,
    cart,
    active: ask.active,
    baseUrl: ask.shop.baseUrl,
    continue_url: continueUrl(ask.shop, ask.options, session),
    links: ask.options.links ?? {},
  })

async function create(ask: UcpAsk<CheckoutRequest>): Promise<Outcome> {
  const { shop, agent, body, active } = ask
  const guest = ask.guest(body.context?.language)
  const begun = await beginCart(guest, placeOf(body.context))
  const { cart, said } = await applyRequest(guest, begun, body, abilitiesIn(ask))
  if (cart.items?.length === 0 && body.line_items.length > 0)
    return { body: refusedOutcome(root, active, nothingToBuy(said), `${shop.baseUrl}/`) }
  const session = await openSession(shop, {
    id: newSessionId('cart'),
    protocol,
    kind: 'cart',
    agent: agent.profile,
    cart_id: cart.id,
    customer_id: ask.customer?.id ?? null,
    said,
  })
  if (!session) throw new Error('two sessions were given the same name')
  return { status: 201, body: show(ask, session, cart) }
}

const gone = ({ active, shop, params }: Pick<UcpAsk<unknown>, 'active' | 'shop' | 'params'>): Outcome => ({
  body: refusedOutcome(root, active, [notFound(`There is no cart ${params.id}`)], `${shop.baseUrl}/`),
})

type Work<Body> = (
  ask: UcpAsk<Body>,
  guest: Guest,
  session: Session,
  cart: Cart,
) => Promise<Record<string, unknown>>

/** Works on the cart that is named. One that was bought, called off or left alone is none any more. */
async function within<Body>(ask: UcpAsk<Body>, work: Work<Body>): Promise<Outcome> {
  const session = await ownSession(ask, 'cart', ask.params.id ?? '')
  if (!session || expired(session).state !== 'open') return gone(ask)
  const guest = ask.guest((session.said.context as { language?: string } | undefined)?.language)
  const cart = await readCart(guest, session.cart_id)
  if (cart.completed_at) return gone(ask)
  return { body: await work(ask, guest, session, cart) }
}

/** The same while nobody else changes it, nor the checkout that was made of it. */
async function held<Body>(ask: UcpAsk<Body>, work: Work<Body>): Promise<Outcome> {
  const { shop } = ask
  const found = await ownSession(ask, 'cart', ask.params.id ?? '')
  // Holding a cart touches it: one that is over stays so.
  if (!found || expired(found).state !== 'open') return gone(ask)
  const checkout = await checkoutOf(shop, found.id)
  const act = () => holding(shop, found.id, () => within(ask, work))
  return checkout?.state === 'open' ? holding(shop, checkout.id, act) : act()
}

const read: Work<unknown> = async (ask, _, session, cart) => show(ask, session, cart)

const update: Work<CheckoutRequest> = async (ask, guest, session, begun) => {
  const { cart, said } = await applyRequest(guest, begun, ask.body, abilitiesIn(ask))
  await changeSession(ask.shop, session.id, { said })
  return show(ask, { ...session, said }, cart)
}

/** Returns the cart as it was. */
const cancel: Work<unknown> = async (ask, _, session, cart) => {
  await changeSession(ask.shop, session.id, { state: 'canceled' })
  return show(ask, session, cart)
}
