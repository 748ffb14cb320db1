import type { Cart } from '@cartwright/contract'
import type { RefusedCheckout } from '../islands/CheckoutIsland'
import { readyEdit } from '../shop/answer-edit.server'
import { cartExpand, findCart } from '../shop/cart.server'
import { checkoutView } from '../shop/checkout-view.server'
import { findCollection, openCollection } from '../shop/collection.server'
import type { ShopVisit } from '../shop/context.server'
import { refusalOf } from '../shop/failures'
import { readyCart } from '../shop/pay-cart.server'
import { openPaymentSession, readWish, selectedSession } from '../shop/payment-session.server'
import { type RefusedOrder, readyOrder, saveDraft } from '../shop/place-order.server'
import type { PaymentAnswer } from './ways'
import { wayOf } from './ways.server'

/** What is paid: the shopper's own cart, one that somebody else filled, a sum outside of carts, the change of an order. */
export type Payable = { of: 'checkout' } | { of: 'cart' | 'collection' | 'edit'; id: string }

/** Reads what a form says it pays for, as `paymentView` wrote it. */
export function readPayable(text: string): Payable | undefined {
  if (text === 'checkout') return { of: 'checkout' }
  const [, of, id] = /^(cart|collection|edit):(\w+)$/.exec(text) ?? []
  if (!id) return undefined
  return of === 'cart' || of === 'collection' || of === 'edit' ? { of, id } : undefined
}

const none: PaymentAnswer = { kind: 'none' }

/** Opens the session of what a form pays, as far as the form is filled in. */
export async function openSession(shop: ShopVisit, form: FormData): Promise<PaymentAnswer> {
  const payable = readPayable(String(form.get('pay_for') ?? ''))
  try {
    switch (payable?.of) {
      case 'checkout': {
        // The delivery that is chosen is counted, too, or the fields would be drawn for another sum.
        form.set('intent', 'update')
        await saveDraft(shop, form)
        const cart = await findCart(shop)
        return cart ? ofCart(await openPaymentSession(shop, cart.id, readWish(form))) : none
      }
      case 'cart':
        return ofCart(await openPaymentSession(shop, payable.id, readWish(form)))
      case 'collection':
        return await ofCollection(shop, payable.id, form)
      case 'edit': {
        const ready = await readyEdit(shop, payable.id, form)
        return ready.collection ? await ofCollection(shop, ready.collection, form) : none
      }
    }
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
  }
  return none
}

/**
 * Checks the form as if it were sent, short of paying: what it says is on the cart then, and its session is about the sum
 * that was shown. What is refused is what the page itself would say.
 */
export async function checkPayment(shop: ShopVisit, form: FormData): Promise<PaymentAnswer> {
  const payable = readPayable(String(form.get('pay_for') ?? ''))
  switch (payable?.of) {
    case 'checkout': {
      const ready = await readyOrder(shop, form)
      if (ready.kind === 'refused') return { kind: 'refused', outcome: await refusedCheckout(shop, ready) }
      return ready.kind === 'ready' ? ofCart(ready.cart) : none
    }
    case 'cart': {
      const { cart } = await shop.client.carts.retrieve(payable.id, { expand: cartExpand })
      const ready = await readyCart(shop, cart, form)
      return ready.kind === 'ready' ? ofCart(ready.cart) : { kind: 'refused', outcome: null }
    }
    case 'collection':
      return ofCollection(shop, payable.id, form)
    case 'edit': {
      const ready = await readyEdit(shop, payable.id, form)
      if (ready.refused !== undefined) return { kind: 'refused', outcome: null }
      return ready.collection ? ofCollection(shop, ready.collection, form) : none
    }
  }
  return none
}

async function refusedCheckout(shop: ShopVisit, refused: RefusedOrder): Promise<RefusedCheckout> {
  const { cart, steps, isSent, options, chosen } = await checkoutView(shop, null)
  return { refused, state: { cart, steps, isSent, options, chosen } }
}

function ofCart(cart: Cart): PaymentAnswer {
  const session = selectedSession(cart)
  return session ? ofSession(session.provider_id, session.data, cart.total ?? 0) : none
}

async function ofCollection(shop: ShopVisit, id: string, form: FormData): Promise<PaymentAnswer> {
  const { provider_id } = readWish(form)
  const collection = await openCollection(shop, await findCollection(shop, id), provider_id)
  const session = (collection.payment_sessions ?? []).find(
    (one) => one.provider_id === provider_id && !one.payment_authorized_at,
  )
  return session ? ofSession(provider_id, session.data, session.amount ?? collection.amount) : none
}

function ofSession(
  provider: string,
  data: Record<string, unknown> | null | undefined,
  total: number,
): PaymentAnswer {
  const facts = wayOf(provider)?.facts(data ?? {})
  return facts ? { kind: 'open', ticket: { provider, facts, total } } : none
}
