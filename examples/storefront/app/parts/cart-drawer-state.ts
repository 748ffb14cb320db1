import type { MouseEvent } from 'react'

const id = 'cart-drawer'

export const drawerId = id

const drawer = () => document.getElementById(id) as HTMLDialogElement | null

export function showDrawer() {
  const dialog = drawer()
  if (dialog && !dialog.open) dialog.showModal()
}

export const hideDrawer = () => drawer()?.close()

/** A plain click opens the drawer; any other, and any click without scripts, goes to the cart page. */
export function openCartDrawer(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (location.pathname === '/cart' || location.pathname === '/checkout') return
  event.preventDefault()
  showDrawer()
}
