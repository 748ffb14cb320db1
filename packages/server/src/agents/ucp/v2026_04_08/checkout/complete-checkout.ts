import type { Cart } from '@cartwright/contract'
import { ShopError } from '../../../../errors'
import { Refused } from '../../../ask-shop'
import type { Guest } from '../../../selling/guest'
import { isUnderWay, payCart } from '../../../selling/pay-cart'
import { orderOf, readCart } from '../../../selling/read-cart'
import { changeSession, type Session } from '../../../selling/session'
import { type Message, problem } from '../messages'
import type { UcpAsk } from '../operation'
import type { CompleteRequest, Instrument } from '../requests'
import { addressInput } from './addresses'
import { withoutCredential } from './apply-request'
import { showCheckout } from './show-checkout'

/** Pays a checkout with the instrument that is chosen, and makes it an order: one, however often it is asked. */
export async function completeCheckout(
  asked: UcpAsk<CompleteRequest>,
  guest: Guest,
  found: Session,
): Promise<Record<string, unknown>> {
  const cart = await readCart(guest, found.cart_id)
  if (found.state !== 'open' || cart.completed_at) return showCheckout(asked, guest, found, cart)
  const instruments = asked.body.payment.instruments ?? []
  const said = { ...found.said, instruments: instruments.map(withoutCredential) }
  const session: Session = { ...found, said }
  await changeSession(asked.shop, session.id, { said })
  const shown = await showCheckout(asked, guest, session, cart)
  if (shown.status !== 'ready_for_complete') return shown
  const because = (messages: readonly Message[], isBusy = false) =>
    readCart(guest, session.cart_id).then((now) =>
      showCheckout(asked, guest, session, now, { messages, isBusy }),
    )
  const chosen =
    instruments.find(({ selected }) => selected) ?? (instruments.length === 1 ? instruments[0] : undefined)
  try {
    const wrong = (cart.total ?? 0) > 0 ? await pay(asked, guest, cart, chosen, instruments) : undefined
    if (wrong) return await because([wrong])
    const done = await guest('POST /store/carts/:id/complete', { params: { id: cart.id } })
    const now = await readCart(guest, cart.id)
    if (done.type === 'order')
      return await showCheckout(asked, guest, session, now, { ...(await orderPart(guest, now)) })
    return await showCheckout(asked, guest, session, now, {
      messages: [
        problem(
          'payment_requires_buyer',
          'The payment has to be confirmed by the buyer: go on at continue_url',
          '$.payment',
          'requires_buyer_input',
        ),
      ],
    })
  } catch (error) {
    if (isUnderWay(error)) return because([], true)
    const why = refusedCompletion(error)
    if (!why) throw error
    return because([why])
  }
}

const orderPart = async (guest: Guest, cart: Cart) => {
  const order = await orderOf(guest, cart)
  return order ? { order } : {}
}

/** Pays with the instrument that is chosen. Answers what is wrong with it. */
async function pay(
  { shop }: UcpAsk<CompleteRequest>,
  guest: Guest,
  cart: Cart,
  chosen: Instrument | undefined,
  all: readonly Instrument[],
): Promise<Message | undefined> {
  if (!chosen)
    return problem('missing', 'Say which instrument pays: one of them with selected', '$.payment.instruments')
  const { handler_id, type, credential, billing_address: postal } = chosen
  const billing = postal && addressInput(postal, (await guest('GET /store/regions')).regions)
  const wrong = await payCart(shop, guest, cart, {
    provider_id: handler_id,
    type,
    ...(credential ? { credential } : {}),
    ...(billing ? { billing_address: billing } : {}),
  })
  const path = `$.payment.instruments[${all.indexOf(chosen)}]`
  if (wrong?.part === 'provider_id')
    return problem('payment_handler_unknown', wrong.content, `${path}.handler_id`)
  return wrong && problem('payment_instrument_unsupported', wrong.content, `${path}.type`)
}

/** Why a checkout did not become an order, for what the agent can do something about. */
function refusedCompletion(error: unknown): Message | undefined {
  if (error instanceof ShopError && error.status < 500)
    return problem('payment_failed', error.message, '$.payment.instruments')
  if (!(error instanceof Refused)) return undefined
  const { type, code } = error.facts
  if (code === 'insufficient_inventory') return problem('out_of_stock', error.message, '$.line_items')
  if (type === 'payment_authorization_error')
    return problem('payment_failed', error.message, '$.payment.instruments')
  if (code?.startsWith('discount_')) return problem(code, error.message, '$.discounts.codes')
  if (type === 'not_allowed' || type === 'invalid_data') return problem(code ?? 'invalid', error.message)
  return undefined
}
