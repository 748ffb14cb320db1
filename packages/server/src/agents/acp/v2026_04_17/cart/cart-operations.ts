import type { Cart } from '@cartwright/contract'
import { wordsFor } from '../../../../modules/document/words/languages'
import { beginCart } from '../../../selling/begin-cart'
import type { Guest } from '../../../selling/guest'
import { continueUrl } from '../../../selling/handoff'
import type { Outcome } from '../../../selling/operation'
import { readCart } from '../../../selling/read-cart'
import {
  changeSession,
  findSession,
  newSessionId,
  onSession,
  openSession,
  type Session,
} from '../../../selling/session'
import { protocol } from '../../protocol'
import { notFound } from '../acp-error'
import { applyRequest } from '../checkout/apply-request'
import { negotiatedIn } from '../checkout/negotiated'
import { nothingToBuy } from '../checkout/nothing-to-buy'
import { firstOf } from '../checkout/show-checkout'
import { type AcpAsk, type Operation, operation } from '../operation'
import { CartCreateRequest, CartUpdateRequest, Nothing } from '../requests'
import { cartView } from './cart-view'

/** The calls by which agents gather goods before anybody wants to buy them. */
export const cartOperations: readonly Operation[] = [
  operation({
    name: 'create_cart',
    description: 'Begins a cart with goods that a buyer may want.',
    call: 'POST /carts',
    body: CartCreateRequest,
    answer: create,
  }),
  operation({
    name: 'get_cart',
    description: 'Reads a cart, with what its goods cost now.',
    call: 'GET /carts/:id',
    body: Nothing,
    answer: (ask) => within(ask, read),
  }),
  operation({
    name: 'update_cart',
    description: 'Replaces what is in a cart by the whole of what is given.',
    call: 'PUT /carts/:id',
    body: CartUpdateRequest,
    answer: (ask) => within(ask, update),
  }),
  operation({
    name: 'cancel_cart',
    description: 'Calls off a cart.',
    call: 'POST /carts/:id/cancel',
    body: Nothing,
    answer: (ask) => within(ask, cancel),
  }),
]

const show = ({ shop, options, language }: Omit<AcpAsk<unknown>, 'body'>, session: Session, cart: Cart) =>
  cartView({
    session,
    cart,
    baseUrl: shop.baseUrl,
    continue_url: continueUrl(shop, options, session),
    words: wordsFor(firstOf(negotiatedIn(session.said).language ?? language)).words,
  })

/** The country that a locale such as `de-AT` names. */
function countryOf(locale: string | undefined): string | undefined {
  return /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})\b/i.exec(locale ?? '')?.[1]
}

async function create(ask: AcpAsk<CartCreateRequest>): Promise<Outcome> {
  const { shop, agent, language } = ask
  const { locale, ...wish } = ask.body
  const guest = ask.guest(locale)
  const begun = await beginCart(guest, { country: countryOf(locale ?? firstOf(language)) })
  const context = locale ? { language: locale } : {}
  const { cart, said } = await applyRequest(guest, begun, wish, { context })
  if (!cart.items?.length) throw nothingToBuy(said)
  const session = await openSession(shop, {
    id: newSessionId('cart'),
    protocol,
    kind: 'cart',
    agent: agent.name,
    cart_id: cart.id,
    said,
  })
  if (!session) throw new Error('two sessions were given the same name')
  return { status: 201, body: show(ask, session, cart) }
}

type Work<Body> = (
  ask: AcpAsk<Body>,
  guest: Guest,
  session: Session,
  cart: Cart,
) => Promise<Record<string, unknown>>

/**
 * Works on the cart that is named, as nobody else does meanwhile.
 * @throws AcpError not_found, for one that was bought, called off or left alone as well
 */
async function within<Body>(ask: AcpAsk<Body>, work: Work<Body>): Promise<Outcome> {
  const { shop, agent, params } = ask
  const who = { id: params.id ?? '', protocol, kind: 'cart', agent: agent.name } as const
  const body = await onSession(
    shop,
    () => findSession(shop, who),
    async (session) => {
      if (session.state !== 'open') return undefined
      const guest = ask.guest(negotiatedIn(session.said).language)
      const cart = await readCart(guest, session.cart_id)
      return cart.completed_at ? undefined : work(ask, guest, session, cart)
    },
    { isReading: work === (read as unknown) },
  )
  if (!body) throw notFound('cart')
  return { body }
}

const read: Work<unknown> = async (ask, _, session, cart) => show(ask, session, cart)

const update: Work<CartUpdateRequest> = async (ask, guest, session, begun) => {
  const { cart, said } = await applyRequest(guest, begun, ask.body, session.said)
  await changeSession(ask.shop, session.id, { said })
  return show(ask, { ...session, said, updated_at: new Date().toISOString() }, cart)
}

/** Returns the cart as it was. */
const cancel: Work<unknown> = async (ask, _, session, cart) => {
  await changeSession(ask.shop, session.id, { state: 'canceled' })
  return show(ask, session, cart)
}
