import type { AddressInput, Cart } from '@cartwright/contract'
import type { PaymentInstrument, PaymentProvider } from '../../providers/payment'
import type { Shop } from '../../shop'
import { Refused } from '../ask-shop'
import { isSame } from './addresses'
import type { Guest } from './guest'

/** By what a cart is paid: the provider, what it is given, and whose it is where an agent says so. */
export interface PaidBy extends PaymentInstrument {
  provider_id: string
  billing_address?: AddressInput
}

/** What is wrong with an instrument, and with which part of it. */
export interface NotPayable {
  part: 'provider_id' | 'type'
  content: string
}

/** The providers that an agent can pay a cart by: those of its region that take instruments. */
export function payableBy(
  { providers }: Pick<Shop, 'providers'>,
  { region }: Pick<Cart, 'region'>,
): PaymentProvider[] {
  const ofRegion = new Set((region?.payment_providers ?? []).map(({ id }) => id))
  return [...providers.payment.values()].filter(({ id, instruments }) => instruments && ofRegion.has(id))
}

/**
 * Opens and selects the payment session of the provider that an instrument is for; completing the cart takes the money. A cart that
 * another attempt is paying, or was when it was cut off, is left: completing it takes up what was begun then.
 * @returns what is wrong with the instrument; undefined where nothing is
 * @throws Refused, and invalid_data for an instrument that its provider cannot read
 */
export async function payCart(
  shop: Pick<Shop, 'providers'>,
  guest: Guest,
  cart: Cart,
  by: PaidBy,
): Promise<NotPayable | undefined> {
  const { provider_id, billing_address, type, credential } = by
  const instruments = payableBy(shop, cart).find(({ id }) => id === provider_id)?.instruments
  if (!instruments) return { part: 'provider_id', content: `There is no handler ${provider_id}` }
  if (!instruments.types.includes(type)) {
    const content = `${provider_id} takes ${instruments.types.join(', ')}, not ${type}`
    return { part: 'type', content }
  }
  const data = instruments.dataOf({ type, ...(credential ? { credential } : {}) })
  const params = { id: cart.id }
  try {
    if (billing_address && !isSame(cart.billing_address, billing_address))
      await guest('POST /store/carts/:id', { params, body: { billing_address } })
    await guest('POST /store/carts/:id/payment-sessions', { params })
    await guest('POST /store/carts/:id/payment-session', { params, body: { provider_id } })
    if (Object.keys(data).length > 0)
      await guest('POST /store/carts/:id/payment-sessions/:provider_id', {
        params: { ...params, provider_id },
        body: { data },
      })
  } catch (error) {
    if (!isUnderWay(error)) throw error
  }
  return undefined
}

/** Whether a refusal says that another attempt is paying the cart. */
export const isUnderWay = (error: unknown): boolean =>
  error instanceof Refused && error.facts.code === 'cart_authorizing'
