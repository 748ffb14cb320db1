import type { Cart } from '@cartwright/contract'
import { ShopError } from '../../../../errors'
import { Refused } from '../../../ask-shop'
import type { Guest } from '../../../selling/guest'
import { changeSession, type Session } from '../../../selling/session'
import { type Message, problem } from '../messages'
import type { UcpAsk } from '../operation'
import type { CompleteRequest, Instrument } from '../requests'
import { addressInput, isSame } from './addresses'
import { withoutCredential } from './apply-request'
import { readCart } from './read-cart'
import { handlersFor, orderOf, showCheckout } from './show-checkout'

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
    const wrong =
      (cart.total ?? 0) > 0 ? await payUnlessUnderWay(asked, guest, cart, chosen, instruments) : undefined
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

const isUnderWay = (error: unknown) => error instanceof Refused && error.facts.code === 'cart_authorizing'

/**
 * A cart that another attempt is paying, or was when it was cut off, is not changed: completing it takes up what was begun, with the
 * instrument that was chosen then.
 */
async function payUnlessUnderWay(...args: Parameters<typeof pay>): Promise<Message | undefined> {
  try {
    return await pay(...args)
  } catch (error) {
    if (!isUnderWay(error)) throw error
    return undefined
  }
}

/** Opens and selects the session of the provider that an instrument is for. Answers what is wrong with the instrument. */
async function pay(
  { shop }: UcpAsk<CompleteRequest>,
  guest: Guest,
  cart: Cart,
  chosen: Instrument | undefined,
  all: readonly Instrument[],
): Promise<Message | undefined> {
  if (!chosen)
    return problem('missing', 'Say which instrument pays: one of them with selected', '$.payment.instruments')
  const path = `$.payment.instruments[${all.indexOf(chosen)}]`
  const offered = Object.values(handlersFor({ shop }, cart)).flat()
  const handler = offered.find(({ id }) => id === chosen.handler_id)
  const instruments = shop.providers.payment.get(chosen.handler_id)?.instruments
  if (!handler || !instruments)
    return problem(
      'payment_handler_unknown',
      `There is no handler ${chosen.handler_id}`,
      `${path}.handler_id`,
    )
  if (!instruments.types.includes(chosen.type))
    return problem(
      'payment_instrument_unsupported',
      `${handler.id} takes ${instruments.types.join(', ')}, not ${chosen.type}`,
      `${path}.type`,
    )
  const data = instruments.dataOf({
    type: chosen.type,
    ...(chosen.credential ? { credential: chosen.credential } : {}),
  })
  const params = { id: cart.id }
  if (chosen.billing_address) {
    const { regions } = await guest('GET /store/regions')
    const billing_address = addressInput(chosen.billing_address, regions)
    if (!isSame(cart.billing_address, billing_address))
      await guest('POST /store/carts/:id', { params, body: { billing_address } })
  }
  await guest('POST /store/carts/:id/payment-sessions', { params })
  await guest('POST /store/carts/:id/payment-session', { params, body: { provider_id: handler.id } })
  if (Object.keys(data).length > 0)
    await guest('POST /store/carts/:id/payment-sessions/:provider_id', {
      params: { ...params, provider_id: handler.id },
      body: { data },
    })
  return undefined
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
