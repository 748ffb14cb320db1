import { notAllowed } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { newId } from '../../store/schema/ids'
import { paymentProvider } from '../payment/payment-provider'
import { askTaxes } from './ask-taxes'
import type { LoadedCart } from './load-cart'
import { loadCustomer } from './load-customer'
import { openCart } from './open-cart'
import type { SessionRow } from './queries'
import {
  amountOf,
  closeQuietly,
  openSession,
  paymentContext,
  refreshPaymentSessions,
  saveSessions,
} from './refresh-payment-sessions'

/** A session for each provider of the region; the only one is opened and selected (rules: payments). */
export async function createPaymentSessions(shop: Shop, cartId: string, caller: Caller): Promise<LoadedCart> {
  const cart = await askTaxes(shop, await openCart(shop.db, cartId, caller))
  await refreshPaymentSessions(shop, cart)
  return cart
}

/** Chooses who is paid through: the chosen session is opened at its provider, the one before is dropped there. */
export async function selectPaymentSession(
  shop: Shop,
  cartId: string,
  providerId: string,
  caller: Caller,
): Promise<LoadedCart> {
  const cart = await askTaxes(shop, await openCart(shop.db, cartId, caller))
  await saveSessions(shop, cart, await selected(shop, cart, providerId))
  return cart
}

/** Selects a session and hands its provider data from the shopper's side. */
export async function updatePaymentSession(
  shop: Shop,
  cartId: string,
  providerId: string,
  changes: Record<string, unknown>,
  caller: Caller,
): Promise<LoadedCart> {
  const cart = await askTaxes(shop, await openCart(shop.db, cartId, caller))
  const sessions = await selected(shop, cart, providerId)
  const provider = paymentProvider(shop, providerId)
  const next = await Promise.all(
    sessions.map(async (session) => {
      if (session.provider_id !== providerId) return session
      const data = provider.updateData
        ? (await provider.updateData(session.data, changes)).data
        : { ...session.data, ...changes }
      return { ...session, data }
    }),
  )
  await saveSessions(shop, cart, next)
  return cart
}

/** A new session in place of an opened one; one that was never opened only learns the amount. */
export async function refreshPaymentSession(
  shop: Shop,
  cartId: string,
  providerId: string,
  caller: Caller,
): Promise<LoadedCart> {
  const cart = await askTaxes(shop, await openCart(shop.db, cartId, caller))
  const session = sessionOf(cart, providerId)
  const amount = amountOf(shop, cart)
  if (!session.is_initiated) {
    await saveSessions(shop, cart, replaced(cart, { ...session, amount }))
    return cart
  }
  await loadCustomer(shop.db, cart)
  await closeQuietly(shop, session)
  const opened = await openSession(shop, cart, providerId, amount, { ...session, id: newId('ps') })
  await saveSessions(shop, cart, replaced(cart, { ...opened, is_selected: null }))
  return cart
}

/** Silent when there is none. */
export async function deletePaymentSession(
  shop: Shop,
  cartId: string,
  providerId: string,
  caller: Caller,
): Promise<LoadedCart> {
  const cart = await openCart(shop.db, cartId, caller)
  const dropped = cart.payment_sessions.filter((session) => session.provider_id === providerId)
  if (dropped.length === 0) return cart
  for (const session of dropped) await closeQuietly(shop, session)
  const kept = cart.payment_sessions.filter((session) => !dropped.includes(session))
  await saveSessions(shop, cart, kept)
  return cart
}

async function selected(shop: Shop, cart: LoadedCart, providerId: string): Promise<SessionRow[]> {
  if (!cart.region.payment_providers.some((provider) => provider.id === providerId))
    throw notAllowed(`The payment provider ${providerId} is not available in the region of the cart`)
  const chosen = sessionOf(cart, providerId)
  await loadCustomer(shop.db, cart)
  const amount = amountOf(shop, cart)
  const next: SessionRow[] = []
  for (const session of cart.payment_sessions) {
    if (session === chosen) {
      const open = await opened(shop, cart, session, amount)
      next.push(open.is_selected ? open : { ...open, is_selected: true })
    } else if (session.is_selected || session.is_initiated) {
      await closeQuietly(shop, session)
      next.push({ ...session, is_selected: null, is_initiated: false, status: 'pending', data: {} })
    } else next.push(session)
  }
  return next
}

async function opened(
  shop: Shop,
  cart: LoadedCart,
  session: SessionRow,
  amount: number,
): Promise<SessionRow> {
  if (!session.is_initiated) return openSession(shop, cart, session.provider_id, amount, session)
  if (session.amount === amount) return session
  const provider = paymentProvider(shop, session.provider_id)
  const { data } = await provider.update(session.data, paymentContext(cart, amount, newId('upd')))
  return { ...session, data, amount }
}

function sessionOf(cart: LoadedCart, providerId: string): SessionRow {
  const session = cart.payment_sessions.find((row) => row.provider_id === providerId)
  if (!session)
    throw notAllowed(`The cart has no payment session of ${providerId}: create the payment sessions first`)
  return session
}

const replaced = (cart: LoadedCart, session: SessionRow) =>
  cart.payment_sessions.map((row) => (row.provider_id === session.provider_id ? session : row))
