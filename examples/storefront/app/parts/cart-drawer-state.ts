import { createContext, type MouseEvent, useContext } from 'react'

export interface CartDrawerState {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

export const CartDrawerContext = createContext<CartDrawerState>({ isOpen: false, setOpen: () => {} })

export const useCartDrawer = () => useContext(CartDrawerContext)

/** A plain click opens the drawer; any other, and any click without scripts, goes to the cart page. */
export function useOpenCartDrawer() {
  const { setOpen } = useCartDrawer()
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (location.pathname === '/cart' || location.pathname === '/checkout') return
    event.preventDefault()
    setOpen(true)
  }
}
