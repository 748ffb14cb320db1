import { type Completion, completeCart } from '../../../selling/complete-cart'
import type { Guest } from '../../../selling/guest'
import type { PaidBy } from '../../../selling/pay-cart'
import { readCart } from '../../../selling/read-cart'
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
  const chosen =
    instruments.find(({ selected }) => selected) ?? (instruments.length === 1 ? instruments[0] : undefined)
  const isToPay = (cart.total ?? 0) > 0
  const by = isToPay && chosen ? await paidBy(guest, chosen) : undefined
  const done: Completion =
    isToPay && !by
      ? { end: 'refused', code: 'missing', content: whichPays, about: 'payment' }
      : await completeCart(asked.shop, guest, session, cart, { by, budget: asked.options.budget })
  const now = await readCart(guest, cart.id)
  if (done.end === 'under_way')
    return showCheckout(asked, guest, session, now, { messages: [], isBusy: true })
  const why = messageOf(done, instruments.indexOf(chosen as Instrument))
  return showCheckout(asked, guest, session, now, why ? { messages: [why] } : {})
}

const whichPays = 'Say which instrument pays: one of them with selected'

async function paidBy(guest: Guest, instrument: Instrument): Promise<PaidBy> {
  const { handler_id, type, credential, billing_address: postal } = instrument
  const billing = postal && addressInput(postal, (await guest('GET /store/regions')).regions)
  return {
    provider_id: handler_id,
    type,
    ...(credential ? { credential } : {}),
    ...(billing ? { billing_address: billing } : {}),
  }
}

/** What an agent is told of a checkout that did not become an order. `at` is the place of the instrument that was to pay. */
function messageOf(done: Completion, at: number): Message | undefined {
  if (done.end === 'to_confirm')
    return problem(
      'payment_requires_buyer',
      'The payment has to be confirmed by the buyer: go on at continue_url',
      '$.payment',
      'requires_buyer_input',
    )
  if (done.end === 'beyond_budget')
    return problem('budget_exceeded', done.content, '$.totals', 'requires_buyer_review')
  const path = `$.payment.instruments[${at}]`
  if (done.end === 'not_payable')
    return done.part === 'provider_id'
      ? problem('payment_handler_unknown', done.content, `${path}.handler_id`)
      : problem('payment_instrument_unsupported', done.content, `${path}.type`)
  return done.end === 'refused' ? problem(done.code, done.content, placeOf[done.about]) : undefined
}

const placeOf = {
  payment: '$.payment.instruments',
  goods: '$.line_items',
  codes: '$.discounts.codes',
  checkout: undefined,
}
