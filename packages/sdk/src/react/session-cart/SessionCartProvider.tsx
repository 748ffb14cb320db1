'use client'

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  changeSessionCart,
  emptySessionCart,
  type SessionCart,
  type SessionCartChange,
  type SessionItem,
  type SessionRegion,
} from '../../session-cart/session-cart'
import {
  loadSessionCart,
  parseSessionCart,
  sessionCartKey,
  storeSessionCart,
} from '../../session-cart/storage'

/** The cart and what can be done to it. */
export interface SessionCartControls extends SessionCart {
  setRegion: (region: SessionRegion) => void
  addItem: (item: SessionItem) => void
  updateItem: (id: string, item: Partial<SessionItem>) => void
  updateItemQuantity: (id: string, quantity: number) => void
  incrementItemQuantity: (id: string) => void
  decrementItemQuantity: (id: string) => void
  removeItem: (id: string) => void
  setItems: (items: readonly SessionItem[]) => void
  clearItems: () => void
  /** The line of a variant. */
  getItem: (id: string) => SessionItem | undefined
}

const Context = createContext<SessionCartControls | null>(null)

export interface SessionCartProviderProps {
  /** What to start from where nothing is stored. */
  initialState?: SessionCart
  children: ReactNode
}

/** A cart that lives in the browser, the same in all its tabs. */
export function SessionCartProvider({ initialState = emptySessionCart, children }: SessionCartProviderProps) {
  const [cart, setCart] = useState(initialState)
  // Several changes may come before the next drawing; each must see the one before.
  const latest = useRef(cart)

  const show = useCallback((next: SessionCart) => {
    latest.current = next
    setCart(next)
  }, [])

  // Only after the first drawing, which must be that of the server.
  useEffect(() => {
    const stored = loadSessionCart()
    if (stored !== emptySessionCart) show(stored)
    const follow = (event: StorageEvent) => {
      if (event.key === sessionCartKey || event.key === null) show(parseSessionCart(event.newValue))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [show])

  const controls = useMemo(() => {
    const change = (what: SessionCartChange) => {
      const next = changeSessionCart(latest.current, what)
      show(next)
      storeSessionCart(next)
    }
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
  }, [show])

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
