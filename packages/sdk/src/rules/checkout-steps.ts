import type { Cart } from '@cartwright/contract'
import { type AddressValues, checkAddress } from './address-formats'

/** The steps of a checkout, in their order. */
export const checkoutStepNames = ['contact', 'address', 'delivery', 'payment'] as const
export type CheckoutStepName = (typeof checkoutStepNames)[number]

/** `open` is the first that is not done; what comes after it waits. */
export type CheckoutStepState = 'done' | 'open' | 'waiting'

export interface CheckoutProgress {
  name: CheckoutStepName
  state: CheckoutStepState
}

/** What of a cart says how far its checkout is. */
export type CheckoutCart = { id?: string | null } & Partial<
  Pick<
    Cart,
    'email' | 'items' | 'shipping_address' | 'shipping_methods' | 'payment_session' | 'payment_sessions'
  >
>

/**
 * How far the checkout of a cart is. Carts of which nothing is sent, as those of gift cards, have neither address nor delivery.
 * @throws Error when the cart has no id: without it nothing of a checkout can be kept.
 */
export function checkoutSteps(cart: CheckoutCart): CheckoutProgress[] {
  if (!cart.id) throw new Error('The steps of a checkout need the id of a cart')
  const isSent = needsDelivery(cart)
  const done: Record<CheckoutStepName, boolean> = {
    contact: Boolean(cart.email?.trim()),
    address: hasAddress(cart),
    delivery: (cart.shipping_methods ?? []).length > 0,
    payment: Boolean(
      cart.payment_session ?? cart.payment_sessions?.find(({ is_selected }) => is_selected === true),
    ),
  }
  let isOpen = false
  return checkoutStepNames
    .filter((name) => isSent || (name !== 'address' && name !== 'delivery'))
    .map((name) => {
      if (done[name]) return { name, state: 'done' }
      if (isOpen) return { name, state: 'waiting' }
      isOpen = true
      return { name, state: 'open' }
    })
}

/** Whether anything in a cart is sent: gift cards come by e-mail. */
export const needsDelivery = ({ items = [] }: Pick<CheckoutCart, 'items'>): boolean =>
  items.length === 0 || items.some(({ is_giftcard }) => !is_giftcard)

function hasAddress({ shipping_address: address }: CheckoutCart): boolean {
  if (!address) return false
  const values = Object.fromEntries(
    Object.entries(address).filter(([, value]) => typeof value === 'string'),
  ) as AddressValues
  return Object.keys(checkAddress(values)).length === 0
}
