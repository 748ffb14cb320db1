import { CartDrawer } from '@cartwright/ui/CartDrawer'
import { FreeDelivery } from '@cartwright/ui/FreeDelivery'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useCart } from './cart-store'
import { IslandFrame } from './IslandFrame'
import { type ShopData, usePath } from './shop-context'

let open: (() => void) | undefined

/** Opens the cart beside the page; drawn when it is first asked for. */
export function openCartDrawer(shop: ShopData): void {
  if (open) {
    open()
    return
  }
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <IslandFrame id="drawer" shop={shop}>
      <Drawer />
    </IslandFrame>,
  )
}

function Drawer() {
  const { cart } = useCart()
  const path = usePath()
  const [isOpen, setOpen] = useState(true)
  open = () => setOpen(true)
  return (
    <CartDrawer
      id="cart-drawer"
      cart={cart}
      isOpen={isOpen}
      onOpenChange={setOpen}
      action={path('/cart')}
      hrefFor={({ handle }) => handle && path(`/p/${handle}`)}
      checkoutHref={path('/checkout')}
      cartHref={path('/cart')}
    >
      {cart?.free_delivery && <FreeDelivery {...cart.free_delivery} currency={cart.currency_code} />}
    </CartDrawer>
  )
}
