import type { Cart } from '@cartwright/contract'
import { ShopError } from '../../errors'
import type { Shop } from '../../shop'
import { Refused } from '../ask-shop'
import { type Budget, release, reserve } from './budget'
import type { Guest } from './guest'
import { isUnderWay, type NotPayable, type PaidBy, payCart } from './pay-cart'
import type { Session } from './session'

/** What came of paying a cart. */
export type Completion =
  | { end: 'order' }
  /** The buyer has to confirm the payment. */
  | { end: 'to_confirm' }
  /** The agent may not spend so much without its buyer. */
  | { end: 'beyond_budget'; content: string }
  /** Another attempt is paying it. */
  | { end: 'under_way' }
  /** The instrument is none that pays it. */
  | ({ end: 'not_payable' } & NotPayable)
  | { end: 'refused'; code: string; content: string; about: 'payment' | 'goods' | 'codes' | 'checkout' }

/**
 * Pays the cart of a session by an instrument, where there is something to pay, and makes it an order: one, however often it is asked.
 * @param budget what the agent may spend; undefined is whatever it likes
 */
export async function completeCart(
  shop: Pick<Shop, 'providers' | 'transaction'>,
  guest: Guest,
  session: Pick<Session, 'id' | 'protocol' | 'agent'>,
  cart: Cart,
  { by, budget }: { by?: PaidBy | undefined; budget?: Budget | undefined },
): Promise<Completion> {
  if (!budget || (cart.total ?? 0) === 0) return paid(shop, guest, cart, by)
  if (!(await reserve(shop, session, cart, budget))) return { end: 'beyond_budget', content: beyond }
  const done = await paid(shop, guest, cart, by)
  // What the buyer confirms is no more the agent's to answer for.
  if (done.end !== 'order' && done.end !== 'under_way') await release(shop, session)
  return done
}

const beyond =
  'The shop lets this agent spend no more without its buyer: the buyer looks at the order and pays it at continue_url'

async function paid(
  shop: Pick<Shop, 'providers'>,
  guest: Guest,
  cart: Cart,
  by: PaidBy | undefined,
): Promise<Completion> {
  try {
    const wrong = by && (cart.total ?? 0) > 0 ? await payCart(shop, guest, cart, by) : undefined
    if (wrong) return { end: 'not_payable', ...wrong }
    const done = await guest('POST /store/carts/:id/complete', { params: { id: cart.id } })
    return { end: done.type === 'order' ? 'order' : 'to_confirm' }
  } catch (error) {
    if (isUnderWay(error)) return { end: 'under_way' }
    const why = refused(error)
    if (!why) throw error
    return why
  }
}

/** Why a cart did not become an order, for what an agent can do something about. */
function refused(error: unknown): Completion | undefined {
  const because = (code: string, about: (Completion & { end: 'refused' })['about']): Completion => ({
    end: 'refused',
    code,
    content: (error as Error).message,
    about,
  })
  if (error instanceof ShopError && error.status < 500) return because('payment_failed', 'payment')
  if (!(error instanceof Refused)) return undefined
  const { type, code } = error.facts
  if (code === 'insufficient_inventory') return because('out_of_stock', 'goods')
  if (type === 'payment_authorization_error') return because('payment_failed', 'payment')
  if (code?.startsWith('discount_')) return because(code, 'codes')
  if (type === 'not_allowed' || type === 'invalid_data') return because(code ?? 'invalid', 'checkout')
  return undefined
}
