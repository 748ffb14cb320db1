import { ShopError } from '../../errors'
import type { PaymentContext, PaymentProvider } from '../../providers/payment'
import type { Shop, Tx } from '../../shop'
import { newId, now } from '../../store/schema/ids'
import { paymentProvider } from '../payment/payment-provider'
import { assertCartBounds, cartFigures } from './cart-figures'
import type { LoadedCart } from './load-cart'
import { loadCustomer } from './load-customer'
import { assertOpen } from './open-cart'
import { insertSession, readLocked, type SessionRow } from './queries'

/** What a payment provider is told of a cart. */
export function paymentContext(cart: LoadedCart, amount: number, key: string): PaymentContext {
  return {
    amount,
    currency_code: cart.region.currency_code,
    idempotency_key: key,
    resource_id: cart.row.id,
    email: cart.row.email,
    customer: cart.customer
      ? { id: cart.customer.id, email: cart.customer.email, metadata: cart.customer.metadata }
      : null,
  }
}

/**
 * What a cart costs to pay: its total with taxes, wherever they are shown.
 * @throws unavailable while the taxes are still to be asked of a provider, invalid_data amount_out_of_range
 */
export function amountOf(shop: Pick<Shop, 'flags'>, cart: LoadedCart): number {
  if (cart.tax_question)
    throw new ShopError(
      'unavailable',
      'The taxes of the cart are not known yet; try again',
      'taxes_unavailable',
    )
  assertCartBounds(shop, cart)
  return cartFigures(shop, cart, { taxed: true }).total
}

/**
 * Brings the sessions of a cart in line with its region and its amount (rules: payments): free carts have none, sessions
 * of other regions go, the selected one is told the new amount, the only provider is opened and selected, and with
 * several each missing one gets a local row. Providers are asked before anything is written.
 */
export async function refreshPaymentSessions(
  shop: Shop,
  cart: LoadedCart,
  isNewBuyer = false,
): Promise<void> {
  await loadCustomer(shop.db, cart)
  const amount = amountOf(shop, cart)
  const offered = cart.region.payment_providers.map((provider) => provider.id)
  const kept = amount > 0 ? cart.payment_sessions.filter((s) => offered.includes(s.provider_id)) : []
  const dropped = cart.payment_sessions.filter((session) => !kept.includes(session))
  const selected = kept.find((session) => session.is_selected)
  const next: SessionRow[] = []
  for (const session of kept) next.push(await withAmount(shop, cart, session, amount, isNewBuyer))
  for (const session of dropped) await closeQuietly(shop, session)
  if (amount > 0 && !selected && offered.length === 1 && offered[0])
    next.splice(0, next.length, {
      ...(await openSession(
        shop,
        cart,
        offered[0],
        amount,
        kept.find((s) => s.provider_id === offered[0]),
      )),
      is_selected: true,
    })
  else if (amount > 0)
    for (const id of offered)
      if (!next.some((session) => session.provider_id === id))
        next.push(localSession(cart.row.id, id, amount))
  await saveSessions(shop, cart, next)
}

async function withAmount(
  shop: Shop,
  cart: LoadedCart,
  session: SessionRow,
  amount: number,
  isNewBuyer: boolean,
): Promise<SessionRow> {
  if (session.amount === amount && !isNewBuyer && (session.is_selected || !session.is_initiated))
    return session
  if (session.is_selected && session.is_initiated) {
    const provider = paymentProvider(shop, session.provider_id)
    const { data } = await provider.update(session.data, paymentContext(cart, amount, newId('upd')))
    return { ...session, data, amount }
  }
  if (session.is_initiated) {
    await closeQuietly(shop, session)
    return { ...session, is_initiated: false, status: 'pending', data: {}, amount }
  }
  return { ...session, amount }
}

/** A session opened at its provider; the row of an earlier one is kept. */
export async function openSession(
  shop: Shop,
  cart: LoadedCart,
  providerId: string,
  amount: number,
  session: SessionRow | undefined,
): Promise<SessionRow> {
  const provider = paymentProvider(shop, providerId)
  const answer = await provider.open(paymentContext(cart, amount, newId('open')))
  return {
    ...(session ?? localSession(cart.row.id, providerId, amount)),
    is_initiated: true,
    status: answer.status ?? 'pending',
    data: answer.data,
    amount,
  }
}

const localSession = (cart_id: string, provider_id: string, amount: number): SessionRow => {
  const created_at = new Date().toISOString()
  return {
    id: newId('ps'),
    cart_id,
    provider_id,
    is_selected: null,
    is_initiated: false,
    status: 'pending',
    data: {},
    idempotency_key: null,
    payment_authorized_at: null,
    amount,
    created_at,
    updated_at: created_at,
  }
}

/** A session that is not wanted any more is dropped at its provider; a provider that fails then must not block the cart. */
export async function closeQuietly(shop: Shop, session: SessionRow): Promise<void> {
  if (!session.is_initiated) return
  try {
    await providerOf(shop, session.provider_id)?.close(session.data)
  } catch (error) {
    shop.log.warn({ err: error, session: session.id }, 'a payment session could not be closed')
  }
}

const providerOf = (shop: Shop, id: string): PaymentProvider | undefined => shop.providers.payment.get(id)

/**
 * Writes these sessions in the place of the cart's, and puts them on it as they are stored.
 * @throws conflict when the cart was completed or is being paid meanwhile
 */
export async function saveSessions(
  shop: Pick<Shop, 'transaction'>,
  cart: LoadedCart,
  sessions: readonly SessionRow[],
): Promise<void> {
  const before = cart.payment_sessions
  const next = sessions.map((one) => (before.includes(one) ? one : { ...one, updated_at: now() }))
  const changed = next.filter((session) => !before.includes(session))
  const dropped = before.filter(({ id }) => !next.some((session) => session.id === id))
  if (changed.length === 0 && dropped.length === 0) return
  await shop.transaction((tx) => writeSessions(tx, cart, changed, dropped))
  cart.payment_sessions = next
}

async function writeSessions(
  tx: Tx,
  cart: LoadedCart,
  changed: readonly SessionRow[],
  dropped: readonly SessionRow[],
): Promise<void> {
  const { payment_session: table } = tx.t
  const row = await readLocked(tx, cart.row.id)
  if (row) assertOpen(row)
  const gone = dropped.map((session) => session.id)
  if (gone.length > 0) await tx.deleteRows(table, { id: gone })
  // Only one may be selected: the old choice makes room before the new one is written.
  const ordered = [...changed].sort((a, b) => Number(a.is_selected ?? false) - Number(b.is_selected ?? false))
  for (const session of ordered) {
    const { id, created_at: _, ...values } = session
    const known = cart.payment_sessions.some((before) => before.id === id)
    if (known) await tx.updateRows(table, { id }, values)
    else await insertSession(tx, session)
  }
}
