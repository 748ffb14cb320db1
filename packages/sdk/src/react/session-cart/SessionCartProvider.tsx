'use client'

import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type {
  SessionCart,
  SessionCartChange,
  SessionItem,
  SessionRegion,
} from '../../session-cart/session-cart'
import { createSessionCartStore } from '../../session-cart/session-cart-store'

/** The cart and what can be done to it. Amounts are in minor units. */
export interface SessionCartControls extends SessionCart {
  /** Prices every line for a region. Throws "region must be a non-empty object". */
  setRegion: (region: SessionRegion) => void
  /** Puts in a line, in place of the one of the same variant. Throws "item must be a non-empty object". */
  addItem: (item: SessionItem) => void
  /** Changes parts of the line of a variant. Throws "item must be a non-empty object". */
  updateItem: (id: string, item: Partial<SessionItem>) => void
  /** Sets a quantity; 0 and below become 1, and the stock is the upper bound. */
  updateItemQuantity: (id: string, quantity: number) => void
  /** One more, as far as the stock goes. */
  incrementItemQuantity: (id: string) => void
  /** One less, down to 0; the line stays. */
  decrementItemQuantity: (id: string) => void
  /** Takes the line of a variant out. */
  removeItem: (id: string) => void
  /** Replaces all lines. Throws "items must be an array of items". */
  setItems: (items: readonly SessionItem[]) => void
  /** Takes all lines out; the region stays. */
  clearItems: () => void
  /** The line of a variant. */
  getItem: (id: string) => SessionItem | undefined
}

const Context = createContext<SessionCartControls | null>(null)

export interface SessionCartProviderProps {
  /** What to start from where nothing is stored; also what a server draws. */
  initialState?: SessionCart
  children: ReactNode
}

/**
 * A cart that lives in the browser, the same in all its tabs. A server draws `initialState`, and so does the first drawing in
 * the browser after it; what is stored comes at once behind it. A change made before then, in the effect of a child for
 * example, is applied to what is stored.
 */
export function SessionCartProvider({ initialState, children }: SessionCartProviderProps) {
  const [store] = useState(() => createSessionCartStore(initialState))
  const cart = useSyncExternalStore(store.subscribe, store.get, store.getOnServer)

  const controls = useMemo(() => {
    const change = (what: SessionCartChange) => store.change(what)
    return {
      setRegion: (region: SessionRegion) => change({ type: 'setRegion', region }),
      addItem: (item: SessionItem) => change({ type: 'addItem', item }),
      updateItem: (id: string, item: Partial<SessionItem>) => change({ type: 'updateItem', id, item }),
      updateItemQuantity: (id: string, quantity: number) =>
        change({ type: 'updateItemQuantity', id, quantity }),
      incrementItemQuantity: (id: string) => change({ type: 'incrementItemQuantity', id }),
      decrementItemQuantity: (id: string) => change({ type: 'decrementItemQuantity', id }),
      removeItem: (id: string) => change({ type: 'removeItem', id }),
      setItems: (items: readonly SessionItem[]) => change({ type: 'setItems', items }),
      clearItems: () => change({ type: 'clearItems' }),
    }
  }, [store])

  const value = useMemo(
    () => ({
      ...cart,
      ...controls,
      getItem: (id: string) => cart.items.find((item) => item.variant.id === id),
    }),
    [cart, controls],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** The session cart around; there must be a SessionCartProvider. */
export function useSessionCart(): SessionCartControls {
  const controls = useContext(Context)
  if (!controls) throw new Error('useSessionCart must be used inside a SessionCartProvider')
  return controls
}
