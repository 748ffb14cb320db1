import { ShopError } from '../../errors'
import type { PaymentAnswer } from '../../providers/payment'
import type { Shop } from '../../shop'
import { readLocked } from '../cart/queries'
import { loadCustomer, paymentContext } from '../cart/refresh-payment-sessions'
import { paymentProvider } from '../payment/payment-provider'
import type { Attempt } from './begin-completion'

/**
 * Asks the provider for the money, with the amount of the cart as it is now. No transaction is open.
 * @throws payment_authorization_error when the provider could not be asked, or found the request itself wrong
 */
export async function authorizePayment(shop: Shop, attempt: Attempt): Promise<PaymentAnswer> {
  const { cart, session, amount, key } = attempt
  await loadCustomer(shop.db, cart)
  const provider = paymentProvider(shop, session.provider_id)
  const context = paymentContext(cart, amount, key)
  try {
    let { data } = session
    if (!session.is_initiated) data = (await provider.open(context)).data
    else if (session.amount !== amount) data = (await provider.update(data, context)).data
    return await provider.authorize(data, context)
  } catch (error) {
    shop.log.warn({ err: error, cart: cart.row.id }, 'a payment provider could not be asked')
    if (error instanceof ShopError && error.type !== 'unavailable')
      throw new ShopError('payment_authorization_error', error.message, error.code)
    throw new ShopError(
      'payment_authorization_error',
      'The payment provider could not be reached; nothing was ordered. Please try again',
    )
  }
}

/**
 * Gives authorised money back after the order could not be made, and opens the session anew, so that the shopper can
 * try again. Answers the data of the session as it is then; undefined, and nothing is given back, where the attempt
 * came to its end all the same or another one took over.
 */
export async function releasePayment(
  shop: Shop,
  attempt: Attempt,
  data: Record<string, unknown>,
): Promise<{ data: Record<string, unknown>; is_initiated: boolean } | undefined> {
  const { cart, session, amount, key } = attempt
  if (!(await isUnfinished(shop, attempt))) return undefined
  const provider = paymentProvider(shop, session.provider_id)
  try {
    await provider.cancel(data)
  } catch (error) {
    shop.log.error(
      { err: error, cart: cart.row.id, session: session.id },
      'an authorised payment could not be released: cancel it at the provider',
    )
  }
  try {
    const opened = await provider.open(paymentContext(cart, amount, `${key}-again`))
    return { data: opened.data, is_initiated: true }
  } catch {
    return { data: {}, is_initiated: false }
  }
}

/**
 * Whether the cart is still marked with this attempt. Asked for under lock: a transaction that was given up for lost may
 * yet be kept, and until it has ended nobody knows.
 */
const isUnfinished = (shop: Shop, { cart, since }: Attempt): Promise<boolean> =>
  shop.transaction(async (tx) => {
    const row = await readLocked(tx, cart.row.id)
    return row !== undefined && row.completed_at === null && row.authorizing_at === since
  })
