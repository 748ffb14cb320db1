import { ShopError } from '../../errors'
import type { PaymentAnswer } from '../../providers/payment'
import type { Shop } from '../../shop'
import { loadCustomer } from '../cart/load-customer'
import { paymentContext } from '../cart/refresh-payment-sessions'
import { paymentProvider } from '../payment/payment-provider'
import type { Attempt } from './attempt'

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
 * Gives authorised money back after the cart could not be closed, and opens the session anew, so that the shopper can
 * try again. Returns the session as it is then. Money that could not be released stays in it: the next attempt pays with
 * it, and dropping the session has the provider let it go.
 */
export async function releasePayment(
  shop: Shop,
  { cart, session, amount, key }: Attempt,
  data: Record<string, unknown>,
): Promise<{ data: Record<string, unknown>; is_initiated: boolean; is_released: boolean }> {
  const provider = paymentProvider(shop, session.provider_id)
  try {
    await provider.cancel(data)
  } catch (error) {
    shop.log.error({ err: error, cart: cart.row.id, session: session.id }, 'a payment could not be released')
    return { data, is_initiated: true, is_released: false }
  }
  try {
    const opened = await provider.open(paymentContext(cart, amount, `${key}-again`))
    return { data: opened.data, is_initiated: true, is_released: true }
  } catch {
    return { data: {}, is_initiated: false, is_released: true }
  }
}
