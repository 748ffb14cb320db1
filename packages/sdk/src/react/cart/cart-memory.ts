/** Where the id of the cart outlives the page; `localStorage` fits. */
export interface CartStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Under which key the id of the cart is kept by default. */
export const cartIdKey = 'cartwright_cart_id'

/** What a browser remembers of carts. */
export interface CartMemory {
  id(): string | null
  keep(id: string): void
  forget(): void
  /** The cart an account had when its owner signed out of this browser. */
  idOf(customerId: string): string | null
  keepFor(customerId: string, id: string): void
  /** Lets the other tabs know that the cart is another now than the one they read. */
  touch(): void
  /** Calls back when another tab has changed the cart, or has another one. Returns what ends it. */
  follow(changed: () => void): () => void
}

/** Remembers carts in a storage; the browser's own by default, and where that refuses, as long as the page. */
export function createCartMemory(key = cartIdKey, storage?: CartStorage): CartMemory {
  const touched = `${key}_changed`
  let found = storage
  const place = () => {
    found ??= browserStorage(touched) ?? pageStorage()
    return found
  }
  return {
    id: () => place().getItem(key),
    keep: (id) => place().setItem(key, id),
    forget: () => place().removeItem(key),
    idOf: (customerId) => place().getItem(`${key}_${customerId}`),
    keepFor: (customerId, id) => place().setItem(`${key}_${customerId}`, id),
    touch: () => place().setItem(touched, `${Date.now()}`),
    follow(changed) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === touched || event.key === null) changed()
      }
      globalThis.window?.addEventListener('storage', hear)
      return () => globalThis.window?.removeEventListener('storage', hear)
    },
  }
}

/** The storage of the browser, if it lets itself be written to. */
function browserStorage(probe: string): CartStorage | undefined {
  try {
    const { localStorage } = globalThis
    localStorage.setItem(probe, localStorage.getItem(probe) ?? '')
    return localStorage
  } catch {
    return undefined
  }
}

function pageStorage(): CartStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
