import { changeSessionCart, emptySessionCart, type SessionCart, type SessionCartChange } from './session-cart'
import { parseSessionCart, readSessionCart, sessionCartKey, soundCart, storeSessionCart } from './storage'

/** The cart of this browser, for any framework: read it, change it, hear of changes. */
export interface SessionCartStore {
  /** The cart as the browser keeps it now; the same object until it changes. */
  get(): SessionCart
  /** What to show where no browser is: the cart to start from. */
  getOnServer(): SessionCart
  /**
   * Applies a change to what is kept at this moment, so that no other tab and nothing kept earlier is written over.
   * Throws what `changeSessionCart` throws, and then changes nothing.
   */
  change(what: SessionCartChange): void
  /** Calls back after every change, here or in another tab. Returns what ends it. */
  subscribe(listener: () => void): () => void
}

/** All carts of a page are one, since their storage is. */
const listeners = new Set<() => void>()
const tellAll = () => {
  for (const listener of listeners) listener()
}
const follow = (event: StorageEvent) => {
  if (event.key === sessionCartKey || event.key === null) tellAll()
}

/** A cart that starts from `initial` where the browser keeps none. */
export function createSessionCartStore(initial: SessionCart = emptySessionCart): SessionCartStore {
  const start = soundCart(initial)
  let held: { text: string | null; cart: SessionCart } = { text: null, cart: start }
  /** Whether the cart lives in memory alone, because the browser refused to keep it. */
  let isAdrift = false

  function get(): SessionCart {
    const text = isAdrift ? undefined : readSessionCart()
    if (text !== undefined && text !== held.text)
      held = { text, cart: text === null ? start : parseSessionCart(text) }
    return held.cart
  }

  return {
    get,
    getOnServer: () => start,
    change(what) {
      const cart = changeSessionCart(get(), what)
      isAdrift = !storeSessionCart(cart)
      held = { text: (isAdrift ? held.text : readSessionCart()) ?? null, cart }
      tellAll()
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.window?.addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.window?.removeEventListener('storage', follow)
      }
    },
  }
}
