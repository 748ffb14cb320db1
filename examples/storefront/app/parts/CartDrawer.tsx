import { CartDrawer as Drawer } from '@cartwright/ui/CartDrawer'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCartDrawer } from './cart-drawer-state'
import { useCart } from './use-cart'

/** The cart beside the page, opened by the header and by whatever is put into it. */
export function CartDrawer() {
  const { cart } = useCart()
  const { pathname } = useLocation()
  const { isOpen, setOpen } = useCartDrawer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing follows every change of page
  useEffect(() => setOpen(false), [pathname])
  return (
    <Drawer
      id="cart-drawer"
      cart={cart}
      isOpen={isOpen}
      onOpenChange={setOpen}
      action="/cart"
      hrefFor={({ handle }) => handle && `/p/${handle}`}
      checkoutHref="/checkout"
      cartHref="/cart"
    />
  )
}
