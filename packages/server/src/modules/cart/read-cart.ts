import type { Cart } from '@cartwright/contract'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import type { Row } from '../../store/database/engine'
import { findOne } from '../../store/reading/graph'
import type { Shape } from '../../store/reading/shape'
import { askShownTaxes } from './ask-taxes'
import { cartReply } from './cart-reply'
import { type LoadedCart, loadCart } from './load-cart'
import { showCart } from './open-cart'
import { updateCart } from './update-cart'

/**
 * A cart for its visitor. A signed-in customer takes over a cart that is nobody's or a guest's. `isClosed` where only its
 * goods and sums may be shown.
 */
export async function readCart(
  shop: Shop,
  cartId: string,
  caller: Caller,
): Promise<{ cart: LoadedCart; isClosed: boolean }> {
  const { cart, isClosed } = await showCart(shop.db, cartId, caller)
  const joins = caller.customer && cart.row.customer_id !== caller.customer.id && !cart.row.completed_at
  if (joins) await updateCart(shop, cartId, {}, caller)
  const current = joins ? await loadCart(shop.db, cartId) : cart
  return { cart: await askShownTaxes(shop, current), isClosed }
}

/** The cart cut to what `fields` and `expand` ask for; its figures always come along. */
export async function shapedCart(shop: Shop, cart: LoadedCart, shape: Shape): Promise<Cart> {
  const whole = cartReply(shop, cart) as unknown as Row
  const asked = await findOne(shop.db, 'cart', cart.row.id, shape)
  if (!asked) return whole as unknown as Cart
  const wanted = new Set([...Object.keys(asked), ...shape.relations.keys(), 'object'])
  const columns = shape.columns
  const kept = Object.entries(whole).filter(
    ([key]) => wanted.has(key) || columns?.has(key) || (!columns && typeof whole[key] === 'number'),
  )
  return merged(asked, Object.fromEntries(kept)) as unknown as Cart
}

/** Both readings of one thing in one: rows of a list meet by id. */
function merged(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b))
    return b.map((row) =>
      merged(
        a.find((other) => (other as Row)?.id === (row as Row)?.id),
        row,
      ),
    )
  if (isObject(a) && isObject(b)) {
    const both: Row = { ...a }
    for (const [key, value] of Object.entries(b)) both[key] = key in a ? merged(a[key], value) : value
    return both
  }
  return b ?? a
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null
