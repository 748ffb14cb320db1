import { allowedQuantity } from './quantity'
import {
  emptySessionCart,
  isItem,
  isObject,
  pricedCart,
  type SessionCart,
  type SessionItem,
  type SessionRegion,
} from './session-cart'

/** Where the browser keeps the cart. */
export const sessionCartKey = 'cartwright-session-cart'

/**
 * The cart written as text, or the empty one where the text is not a cart. Nothing in it is believed: lines that are none
 * are dropped, quantities held within their bounds, prices and sums made anew. Never throws.
 */
export function parseSessionCart(text: string | null): SessionCart {
  if (text === null) return emptySessionCart
  try {
    return soundCart(JSON.parse(text))
  } catch {
    return emptySessionCart
  }
}

/** The same for a cart that is handed over as an object. */
export function soundCart(found: unknown): SessionCart {
  if (!isObject(found) || !Array.isArray(found.items)) return emptySessionCart
  const region = isObject(found.region) ? (found.region as unknown as SessionRegion) : undefined
  return pricedCart(region, found.items.filter(isItem).map(soundItem))
}

/** A line that was lowered to 0 stays one of 0. */
const soundItem = (item: SessionItem): SessionItem => ({
  ...item,
  quantity: item.quantity === 0 ? 0 : allowedQuantity(item.variant, item.quantity),
})

/** Keeps the cart; answers whether the browser did. */
export function storeSessionCart(cart: SessionCart): boolean {
  try {
    localStorage.setItem(sessionCartKey, JSON.stringify(cart))
    return true
  } catch {
    // Full, switched off by the reader, or a server: the page works on with what it has in memory.
    return false
  }
}

/** The text that is kept; null where there is none, undefined where the browser keeps nothing. */
export function readSessionCart(): string | null | undefined {
  try {
    return localStorage.getItem(sessionCartKey)
  } catch {
    return undefined
  }
}

/** The cart that is kept, or the empty one. */
export const loadSessionCart = (): SessionCart => parseSessionCart(readSessionCart() ?? null)
