import type { Cart } from '@cartwright/contract'
import { type Completion, completeCart } from '../../../selling/complete-cart'
import type { Guest } from '../../../selling/guest'
import { isUnderWay, type PaidBy, payableBy } from '../../../selling/pay-cart'
import { readCart } from '../../../selling/read-cart'
import type { Said } from '../../../selling/said'
import { changeSession, type Session } from '../../../selling/session'
import { AcpError } from '../acp-error'
import { errorCodes, type Message, problem } from '../messages'
import type { AcpAsk } from '../operation'
import type { CompleteRequest } from '../requests'
import { addressInput } from './addresses'
import { applyRequest } from './apply-request'
import { closed } from './closed'
import { showCheckout } from './show-checkout'

/** Pays a checkout with an instrument, and makes it an order: one, however often it is asked. */
export async function completeCheckout(ask: AcpAsk<CompleteRequest>, guest: Guest, found: Session) {
  const begun = await readCart(guest, found.cart_id)
  if (found.state === 'completed' || begun.completed_at) return showCheckout(ask, guest, found, begun)
  if (found.state !== 'open') throw closed(found)
  const { payment_data: payment, ...wish } = ask.body
  const { cart, said } = await lastChanges(guest, begun, wish, found.said)
  const session = { ...found, said }
  await changeSession(ask.shop, session.id, { said })
  const shown = await showCheckout(ask, guest, session, cart)
  if (shown.status !== 'ready_for_payment') return shown
  const by = (cart.total ?? 0) > 0 ? await paidBy(ask, guest, cart, payment) : undefined
  const done = await completeCart(ask.shop, guest, session, cart, { by, budget: ask.agent.budget })
  const now = await readCart(guest, cart.id)
  if (done.end === 'under_way') return showCheckout(ask, guest, session, now, { isBusy: true })
  const why = messageOf(done)
  return showCheckout(ask, guest, session, now, why ? { messages: [why] } : {})
}

/** What is said of a checkout as it is paid. Where an attempt is under way, or was when it was cut off, it stays as it is. */
async function lastChanges(
  guest: Guest,
  begun: Cart,
  wish: Omit<CompleteRequest, 'payment_data'>,
  before: Said,
): Promise<{ cart: Cart; said: Said }> {
  try {
    return await applyRequest(guest, begun, wish, before)
  } catch (error) {
    if (!isUnderWay(error)) throw error
    return { cart: begun, said: before }
  }
}

type Payment = CompleteRequest['payment_data']

/** What pays, in the words of the shop. @throws AcpError where nothing is said that could */
async function paidBy(
  { shop }: Pick<AcpAsk<unknown>, 'shop'>,
  guest: Guest,
  cart: Cart,
  { handler_id, instrument, billing_address, purchase_order_number }: Payment,
): Promise<PaidBy> {
  if (purchase_order_number !== undefined && !instrument)
    throw new AcpError(400, 'unsupported', 'The shop is not paid by purchase orders', {
      param: '$.payment_data.purchase_order_number',
    })
  if (handler_id === undefined || !instrument) {
    const part = handler_id === undefined ? 'handler_id' : 'instrument'
    throw new AcpError(400, 'missing', `Say by what it is paid: ${part}`, { param: `$.payment_data.${part}` })
  }
  const { type, credential } = instrument
  const types = payableBy(shop, cart).find(({ id }) => id === handler_id)?.instruments?.types ?? []
  // A token is named by its own kind, whatever it was made of.
  const kind =
    types.includes(type) || !credential || !types.includes(credential.type) ? type : credential.type
  const { regions } = await guest('GET /store/regions')
  return {
    provider_id: handler_id,
    type: kind,
    ...(credential ? { credential } : {}),
    ...(billing_address ? { billing_address: addressInput({ address: billing_address }, regions) } : {}),
  }
}

/** What an agent is told of a checkout that did not become an order. */
function messageOf(done: Completion): Message | undefined {
  if (done.end === 'to_confirm')
    return problem(
      'requires_3ds',
      'The payment has to be confirmed by the buyer: go on at continue_url',
      '$.payment_data',
      'requires_buyer_review',
    )
  if (done.end === 'beyond_budget')
    return problem('intervention_required', done.content, '$.totals', 'requires_buyer_review')
  if (done.end === 'not_payable')
    return problem(
      'unsupported',
      done.content,
      done.part === 'provider_id' ? '$.payment_data.handler_id' : '$.payment_data.instrument.type',
    )
  if (done.end !== 'refused') return undefined
  const code = done.about === 'codes' ? 'coupon_invalid' : (errorCodes[done.code] ?? 'invalid')
  return problem(code, done.content, places[done.about])
}

const places = {
  payment: '$.payment_data.instrument',
  goods: '$.line_items',
  codes: '$.discounts.codes',
  checkout: undefined,
}
