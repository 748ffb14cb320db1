import { beginCart } from '../../../selling/begin-cart'
import type { Guest } from '../../../selling/guest'
import type { Outcome } from '../../../selling/operation'
import { orderOf, readCart } from '../../../selling/read-cart'
import { remainsOf, type Said } from '../../../selling/said'
import {
  changeSession,
  checkoutOf,
  expired,
  newSessionId,
  onSession,
  openSession,
  type Session,
} from '../../../selling/session'
import { protocol } from '../../protocol'
import { refusedOutcome } from '../envelope'
import { type Message, notFound, problem } from '../messages'
import { type Operation, operation, type UcpAsk } from '../operation'
import { ownedBy, ownSession } from '../own-session'
import { CheckoutRequest, CompleteRequest, NewCheckoutRequest, Nothing, placeOf } from '../requests'
import { type Abilities, applyRequest } from './apply-request'
import { completeCheckout } from './complete-checkout'
import { showCheckout } from './show-checkout'

const root = 'dev.ucp.shopping.checkout'

/** The calls by which agents buy. */
export const checkoutOperations: readonly Operation[] = [
  operation({
    tool: 'create_checkout',
    description: 'Begins a checkout of goods, or of a cart.',
    call: 'POST /checkout-sessions',
    payload: 'checkout',
    answers: 'checkout.json',
    root,
    scope: 'dev.ucp.shopping.checkout:manage',
    body: NewCheckoutRequest,
    isRepeatable: true,
    answer: create,
  }),
  operation({
    tool: 'get_checkout',
    description: 'Reads how a checkout stands and what it lacks.',
    call: 'GET /checkout-sessions/:id',
    answers: 'checkout.json',
    root,
    scope: 'dev.ucp.shopping.checkout:manage',
    body: Nothing,
    answer: (ask) => within(ask, read),
  }),
  operation({
    tool: 'update_checkout',
    description: 'Replaces a checkout by the whole of what is given.',
    call: 'PUT /checkout-sessions/:id',
    payload: 'checkout',
    answers: 'checkout.json',
    root,
    scope: 'dev.ucp.shopping.checkout:manage',
    body: CheckoutRequest,
    isRepeatable: true,
    answer: (ask) => within(ask, update),
  }),
  operation({
    tool: 'complete_checkout',
    description: 'Pays for a checkout and places the order.',
    call: 'POST /checkout-sessions/:id/complete',
    payload: 'checkout',
    answers: 'checkout.json',
    root,
    scope: 'dev.ucp.shopping.checkout:manage',
    body: CompleteRequest,
    isRepeatable: true,
    needsKey: true,
    answer: (ask) => within(ask, completeCheckout),
  }),
  operation({
    tool: 'cancel_checkout',
    description: 'Calls off a checkout.',
    call: 'POST /checkout-sessions/:id/cancel',
    answers: 'checkout.json',
    root,
    scope: 'dev.ucp.shopping.checkout:manage',
    body: Nothing,
    isRepeatable: true,
    needsKey: true,
    answer: (ask) => within(ask, cancel),
  }),
]

export const abilitiesIn = ({
  active,
  customer,
}: Pick<UcpAsk<unknown>, 'active' | 'customer'>): Abilities => ({
  sends: active.has('dev.ucp.shopping.fulfillment'),
  discounts: active.has('dev.ucp.shopping.discount'),
  consent: active.has('dev.ucp.shopping.buyer_consent'),
  hasAddressBook: customer !== undefined,
})

async function create(ask: UcpAsk<CheckoutRequest & { cart_id?: string | undefined }>): Promise<Outcome> {
  const { shop, agent, body, active } = ask
  const guest = ask.guest(body.context?.language)
  if (body.cart_id !== undefined && active.has('dev.ucp.shopping.cart'))
    return ofCart(ask, guest, body.cart_id)
  const country = body.fulfillment?.methods?.[0]?.destinations?.[0]?.address_country
  const begun = await beginCart(guest, { ...placeOf(body.context), ...(country ? { country } : {}) })
  const { cart, said } = await applyRequest(guest, begun, body, abilitiesIn(ask))
  if (cart.items?.length === 0 && body.line_items.length > 0)
    return { body: refusedOutcome(root, active, nothingToBuy(said), `${shop.baseUrl}/`) }
  const session = await openSession(shop, {
    id: newSessionId('chk'),
    protocol,
    kind: 'checkout',
    agent: agent.profile,
    cart_id: cart.id,
    customer_id: ask.customer?.id ?? null,
    said,
  })
  if (!session) throw new Error('two sessions were given the same name')
  return { status: 201, body: await showCheckout(ask, guest, session, cart) }
}

/** Why nothing came of it: no checkout is made of goods that cannot be had. */
export const nothingToBuy = ({ not_done = [] }: Said): Message[] =>
  not_done
    .filter(({ path }) => path.startsWith('$.line_items'))
    .map(({ code, content, path }) => problem(code, content, path, 'unrecoverable'))

/** A checkout of what is in a cart; there is one of each cart, and what else is asked for is let be. */
async function ofCart(ask: UcpAsk<unknown>, guest: Guest, cartSession: string): Promise<Outcome> {
  const { shop, agent, customer } = ask
  const source = await ownSession(ask, 'cart', cartSession)
  if (!source || expired(source).state !== 'open') return gone(ask, `There is no cart ${cartSession}`)
  const made = await checkoutOf(shop, source.id)
  const known = made && (await ownedBy(ask, made))
  if (known) return { body: await showCheckout(ask, guest, known, await readCart(guest, known.cart_id)) }
  const { cart_id, said } = source
  const begun = await openSession(shop, {
    id: newSessionId('chk'),
    protocol,
    kind: 'checkout',
    agent: agent.profile,
    cart_id,
    customer_id: customer?.id ?? null,
    said,
    source_id: source.id,
  })
  const session = begun ?? (await checkoutOf(shop, source.id))
  if (!session) return gone(ask, `There is no cart ${cartSession}`)
  return { status: 201, body: await showCheckout(ask, guest, session, await readCart(guest, cart_id)) }
}

const gone = ({ active, shop }: Pick<UcpAsk<unknown>, 'active' | 'shop'>, why: string): Outcome => ({
  body: refusedOutcome(root, active, [notFound(why)], `${shop.baseUrl}/`),
})

/** Works on the session that is named, as nobody else does meanwhile. */
async function within<Body>(
  ask: UcpAsk<Body>,
  work: (ask: UcpAsk<Body>, guest: Guest, session: Session) => Promise<Record<string, unknown>>,
): Promise<Outcome> {
  const { shop, params } = ask
  const id = params.id ?? ''
  const body = await onSession(
    shop,
    () => ownSession(ask, 'checkout', id),
    (session) => {
      const { context } = session.said as { context?: { language?: string } }
      return work(ask, ask.guest(context?.language), session)
    },
    { isReading: work === (read as unknown) },
  )
  return body ? { body } : gone(ask, `There is no checkout ${id}`)
}

const read = async (ask: UcpAsk<unknown>, guest: Guest, session: Session) =>
  showCheckout(ask, guest, session, await readCart(guest, session.cart_id))

async function update(ask: UcpAsk<CheckoutRequest>, guest: Guest, session: Session) {
  const { shop, body } = ask
  const begun = await readCart(guest, session.cart_id)
  if (session.state !== 'open' || begun.completed_at)
    return showCheckout(ask, guest, session, begun, { messages: [closed(session)] })
  const { cart, said } = await applyRequest(guest, begun, body, abilitiesIn(ask))
  await changeSession(shop, session.id, { said })
  const updated_at = new Date().toISOString()
  return showCheckout(ask, guest, { ...session, said, updated_at }, cart)
}

async function cancel(ask: UcpAsk<unknown>, guest: Guest, session: Session) {
  const cart = await readCart(guest, session.cart_id)
  const order = await orderOf(guest, cart)
  if (session.state !== 'open' || order)
    return showCheckout(ask, guest, session, cart, { messages: [closed(session)] })
  const changes = { state: 'canceled' as const, source_id: null, said: remainsOf(session.said) }
  await changeSession(ask.shop, session.id, changes)
  return showCheckout(ask, guest, { ...session, ...changes }, cart)
}

const closed = ({ state }: Session): Message =>
  problem(
    'checkout_closed',
    `This checkout is ${state === 'canceled' ? 'canceled' : 'completed'}: it is not changed any more`,
  )
