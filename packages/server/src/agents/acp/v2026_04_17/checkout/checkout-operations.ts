import { beginCart } from '../../../selling/begin-cart'
import type { Guest } from '../../../selling/guest'
import type { Outcome } from '../../../selling/operation'
import { orderOf, readCart } from '../../../selling/read-cart'
import { remainsOf } from '../../../selling/said'
import { currencyOf } from '../../../selling/sale'
import {
  changeSession,
  findSession,
  newSessionId,
  onSession,
  openSession,
  type Session,
} from '../../../selling/session'
import { protocol } from '../../protocol'
import { AcpError, notFound } from '../acp-error'
import { info, type Message } from '../messages'
import { type AcpAsk, type Operation, operation } from '../operation'
import { CompleteRequest, CreateRequest, Nothing, UpdateRequest } from '../requests'
import { applyRequest } from './apply-request'
import { closed } from './closed'
import { completeCheckout } from './complete-checkout'
import { contextOf, negotiatedIn } from './negotiated'
import { nothingToBuy } from './nothing-to-buy'
import { showCheckout } from './show-checkout'

const one = '/checkout_sessions/:id'

/** The calls by which agents buy. */
export const checkoutOperations: readonly Operation[] = [
  operation({
    name: 'create_checkout_session',
    description: 'Begins a checkout of goods.',
    call: 'POST /checkout_sessions',
    payload: 'required',
    body: CreateRequest,
    answer: create,
  }),
  operation({
    name: 'get_checkout_session',
    description: 'Reads how a checkout stands and what it lacks.',
    call: `GET ${one}`,
    payload: 'none',
    body: Nothing,
    answer: (ask) => within(ask, read),
  }),
  operation({
    name: 'update_checkout_session',
    description: 'Changes what is named of a checkout, and leaves the rest.',
    call: `POST ${one}`,
    payload: 'required',
    body: UpdateRequest,
    answer: (ask) => within(ask, update),
  }),
  operation({
    name: 'complete_checkout_session',
    description: 'Pays for a checkout and places the order.',
    call: `POST ${one}/complete`,
    payload: 'required',
    body: CompleteRequest,
    answer: (ask) => within(ask, completeCheckout),
  }),
  operation({
    name: 'cancel_checkout_session',
    description: 'Calls off a checkout.',
    call: `POST ${one}/cancel`,
    payload: 'optional',
    body: Nothing,
    answer: (ask) => within(ask, cancel),
  }),
]

async function create(ask: AcpAsk<CreateRequest>): Promise<Outcome> {
  const { shop, agent, body } = ask
  const { locale, capabilities, ...wish } = body
  const context = contextOf(body)
  const guest = ask.guest(context.language)
  await checkCurrency(guest, wish.currency)
  const country = wish.fulfillment_details?.address?.country
  const begun = await beginCart(guest, { country, currency: wish.currency })
  const { cart, said } = await applyRequest(guest, begun, wish, { context })
  if (!cart.items?.length) throw nothingToBuy(said)
  const session = await openSession(shop, {
    id: newSessionId('checkout_session'),
    protocol,
    kind: 'checkout',
    agent: agent.name,
    cart_id: cart.id,
    said,
  })
  if (!session) throw new Error('two sessions were given the same name')
  const messages = inAnotherCurrency(wish.currency, currencyOf(cart))
  return { status: 201, body: await showCheckout(ask, guest, session, cart, { messages }) }
}

/** The country of a buyer says in which currency the shop sells to them, whichever was asked for. */
const inAnotherCurrency = (wanted: string | undefined, sold: string): Message[] =>
  wanted === undefined || wanted.toUpperCase() === sold
    ? []
    : [info(`The shop sells to this country in ${sold}`, '$.currency')]

/** @throws AcpError for a currency that the shop sells nowhere in */
async function checkCurrency(guest: Guest, currency: string | undefined): Promise<void> {
  if (currency === undefined) return
  const { regions } = await guest('GET /store/regions')
  const sold = [...new Set(regions.map(({ currency_code }) => currency_code))]
  if (!sold.includes(currency.toLowerCase()))
    throw new AcpError(400, 'unsupported_currency', `The shop sells in ${sold.sort().join(', ')}`, {
      param: '$.currency',
    })
}

/** Works on the session that is named, as nobody else does meanwhile. @throws AcpError not_found */
async function within<Body>(
  ask: AcpAsk<Body>,
  work: (ask: AcpAsk<Body>, guest: Guest, session: Session) => Promise<Record<string, unknown>>,
): Promise<Outcome> {
  const { shop, agent, params } = ask
  const who = { id: params.id ?? '', protocol, kind: 'checkout', agent: agent.name } as const
  const body = await onSession(
    shop,
    () => findSession(shop, who),
    (session) => work(ask, ask.guest(negotiatedIn(session.said).language), session),
    { isReading: work === (read as unknown) },
  )
  if (!body) throw notFound('checkout session')
  return { body }
}

const read = async (ask: AcpAsk<unknown>, guest: Guest, session: Session) =>
  showCheckout(ask, guest, session, await readCart(guest, session.cart_id))

async function update(ask: AcpAsk<UpdateRequest>, guest: Guest, session: Session) {
  const begun = await readCart(guest, session.cart_id)
  if (session.state !== 'open' || begun.completed_at) throw closed(session)
  const { cart, said } = await applyRequest(guest, begun, ask.body, session.said)
  await changeSession(ask.shop, session.id, { said })
  const updated_at = new Date().toISOString()
  return showCheckout(ask, guest, { ...session, said, updated_at }, cart)
}

async function cancel(ask: AcpAsk<unknown>, guest: Guest, session: Session) {
  const cart = await readCart(guest, session.cart_id)
  if (session.state !== 'open' || (await orderOf(guest, cart))) throw closed(session, 405)
  const changes = { state: 'canceled' as const, said: remainsOf(session.said) }
  await changeSession(ask.shop, session.id, changes)
  const messages = [info('This checkout is canceled')]
  return showCheckout(ask, guest, { ...session, ...changes }, cart, { messages })
}
