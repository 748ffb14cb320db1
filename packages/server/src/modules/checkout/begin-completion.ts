import type { CartType } from '@cartwright/contract'
import { notAllowed } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { newId } from '../../store/schema/ids'
import type { LoadedCart } from '../cart/load-cart'
import { isAuthorizing, visitCart } from '../cart/open-cart'
import { lockCart, type SessionRow } from '../cart/queries'
import { amountOf } from '../cart/refresh-payment-sessions'
import { type Attempt, mark } from './attempt'
import type { CompletionKind, Reply } from './completion'
import { orderCompletion } from './order-completion'

/** Carts that become something else than an order; the module that knows them adds itself. */
export const completions: Partial<Record<CartType, CompletionKind>> = {}

export type Beginning =
  | { step: 'completed'; kind: CompletionKind }
  | { step: 'busy' }
  /** The tax provider of the region is to be asked first. */
  | { step: 'untaxed'; cart: LoadedCart }
  | { step: 'written'; reply: Reply }
  | { step: 'pay'; kind: CompletionKind; attempt: Attempt }

/**
 * Decides under lock what completing means for the cart now. Nothing to pay: it is closed at once. Else it is marked as
 * being paid, after everything was checked that could refuse it without asking the provider. `lease` is how long an
 * attempt may be silent before it counts as cut off, in ms.
 */
export async function beginCompletion(
  shop: Shop,
  cartId: string,
  caller: Caller,
  lease?: number,
): Promise<Beginning> {
  return shop.transaction(async (tx): Promise<Beginning> => {
    const [, cart] = await Promise.all([lockCart(tx, cartId), visitCart(tx, cartId, caller)])
    const { row } = cart
    const kind = completions[row.type] ?? orderCompletion
    if (row.completed_at) return { step: 'completed', kind }
    if (isAuthorizing(row, lease)) return { step: 'busy' }
    if (cart.tax_question) return { step: 'untaxed', cart }
    const amount = amountOf(shop, cart)
    const session = amount > 0 ? sessionOf(cart) : undefined
    // A cart whose attempt was cut off passed the checks, and could not change since. Refusing it now would leave its
    // payment held: the question is repeated, and what has changed around the cart is found when it is written.
    if (!row.authorizing_at) await kind.check(tx, { cart, amount })
    if (!session) return { step: 'written', reply: await kind.write(shop, tx, { cart, amount }) }
    const key = row.authorizing_key ?? newId('attempt')
    const since = await mark(tx, cartId, key)
    return { step: 'pay', kind, attempt: { cart, session, amount, key, since } }
  })
}

/** The session that pays. @throws not_allowed */
function sessionOf({ payment_sessions: sessions }: LoadedCart): SessionRow {
  const initiated = sessions.filter((session) => session.is_initiated)
  const session =
    sessions.find((row) => row.is_selected) ?? (initiated.length === 1 ? initiated[0] : undefined)
  if (!session) throw notAllowed('You cannot complete a cart without a payment session')
  return session
}
