import { emptySessionCart, type SessionCart } from './session-cart'

/** Where the browser keeps the cart. */
export const sessionCartKey = 'cartwright-session-cart'

/** The cart written as text, or the empty one where the text is not a cart. */
export function parseSessionCart(text: string | null): SessionCart {
  if (text === null) return emptySessionCart
  try {
    const found = JSON.parse(text) as Partial<SessionCart> | null
    return Array.isArray(found?.items)
      ? { ...emptySessionCart, ...found, items: found.items }
      : emptySessionCart
  } catch {
    return emptySessionCart
  }
}

/** Keeps the cart. A browser that refuses to store keeps it only in memory. */
export function storeSessionCart(cart: SessionCart): void {
  try {
    localStorage.setItem(sessionCartKey, JSON.stringify(cart))
  } catch {
    // Full, or switched off by the reader: the page works on with what it has.
  }
}

export function loadSessionCart(): SessionCart {
  try {
    return parseSessionCart(localStorage.getItem(sessionCartKey))
  } catch {
    return emptySessionCart
  }
}
