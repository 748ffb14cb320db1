import { emit } from '../../events/emit'
import type { Tx } from '../../shop'
import type { Tables } from '../../store/database/engine'
import { saveRows } from '../../store/writing/save-rows'
import type { LoadedCart } from './load-cart'
import type { AddressRow } from './queries'

/**
 * Writes what has become of a cart since it was read, part by part, and nothing of what stayed; `before` is undefined for
 * a cart that is new. Answers the cart as it is stored now. Payment sessions only go here: those that come or change do so
 * once their providers were told (`saveSessions`).
 */
export async function saveCart(
  tx: Tx,
  before: LoadedCart | undefined,
  cart: LoadedCart,
): Promise<LoadedCart> {
  if (before === cart) return cart
  const addresses = await saveAddresses(tx, before, cart)
  const row = await saveOwnRow(tx, before?.row, cart.row)
  const items = await saveLines(tx, before?.items ?? [], cart.items)
  const shipping_methods = await saveRows(
    tx,
    tx.t.shipping_method,
    before?.shipping_methods ?? [],
    cart.shipping_methods,
  )
  const { cart_discounts, cart_gift_cards } = tx.t
  const cart_id = row.id
  // In the order in which the shopper named them: of two that reduce lines the first one counts.
  await saveLinks(tx, cart_discounts, cart_id, before?.discounts ?? [], cart.discounts, (id, rank) => ({
    cart_id,
    discount_id: id,
    rank,
  }))
  await saveLinks(tx, cart_gift_cards, cart_id, before?.gift_cards ?? [], cart.gift_cards, (id) => ({
    cart_id,
    gift_card_id: id,
  }))
  if (before && before.payment_sessions !== cart.payment_sessions)
    await saveRows(
      tx,
      tx.t.payment_session,
      before.payment_sessions,
      before.payment_sessions.filter((session) => cart.payment_sessions.includes(session)),
    )
  return { ...cart, ...addresses, row, items, shipping_methods }
}

/** A customer's address is used, never written; one that the cart leaves stays, as orders may speak of it. */
async function saveAddresses(
  tx: Tx,
  before: LoadedCart | undefined,
  cart: LoadedCart,
): Promise<Pick<LoadedCart, 'billing_address' | 'shipping_address'>> {
  const { billing_address, shipping_address } = cart
  if (before?.billing_address === billing_address && before.shipping_address === shipping_address)
    return { billing_address, shipping_address }
  const current = ownAddresses(cart)
  const known = before ? ownAddresses(before).filter(({ id }) => current.some((one) => one.id === id)) : []
  const saved = await saveRows(tx, tx.t.address, known, current)
  const asSaved = (address: AddressRow | null) => saved.find(({ id }) => id === address?.id) ?? address
  return { billing_address: asSaved(billing_address), shipping_address: asSaved(shipping_address) }
}

function ownAddresses({ billing_address, shipping_address }: LoadedCart): AddressRow[] {
  const own = [billing_address, shipping_address].filter((one) => one !== null && one.customer_id === null)
  return [...new Map((own as AddressRow[]).map((address) => [address.id, address])).values()]
}

async function saveOwnRow(tx: Tx, before: LoadedCart['row'] | undefined, row: LoadedCart['row']) {
  if (before === row) return row
  const [saved = row] = await saveRows(tx, tx.t.cart, before ? [before] : [], [row])
  if (!before) await emit(tx, 'cart.created', { id: row.id })
  else if (saved !== row) await emit(tx, 'cart.updated', { id: row.id })
  return saved
}

async function saveLines(tx: Tx, before: LoadedCart['items'], items: LoadedCart['items']) {
  if (before === items) return items
  await saveRows(tx, tx.t.line_item_adjustment, adjustmentsOf(before), adjustmentsOf(items))
  return saveRows(tx, tx.t.line_item, before, items)
}

const adjustmentsOf = (items: LoadedCart['items']) => items.flatMap((line) => line.adjustments)

/** Links have no id of their own: where one comes or goes, or their order changes, all are written anew. */
async function saveLinks<Part extends { id: string }>(
  tx: Tx,
  table: Tables['cart_discounts'] | Tables['cart_gift_cards'],
  cart_id: string,
  before: readonly Part[],
  after: readonly Part[],
  linkTo: (id: string, rank: number) => (typeof table)['$inferInsert'],
): Promise<void> {
  if (isSameList(before, after)) return
  if (before.length > 0) await tx.deleteRows(table, { cart_id })
  await tx.insertRows(
    table,
    after.map(({ id }, rank) => linkTo(id, rank)),
  )
}

const isSameList = (before: readonly { id: string }[], after: readonly { id: string }[]): boolean =>
  before === after ||
  (before.length === after.length && before.every(({ id }, index) => id === after[index]?.id))
