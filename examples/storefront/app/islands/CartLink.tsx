import type { MouseEvent } from 'react'
import { useT } from '../i18n/use-t'
import { HeaderSign } from '../parts/HeaderSign'
import { useCart } from './cart-store'
import { usePath, useShop } from './shop-context'

/** A plain press opens the drawer; any other, and any press without scripts, goes to the page of the cart. */
export default function CartLink() {
  const shop = useShop()
  const { t, count } = useT()
  const { pieces } = useCart()
  const path = usePath()
  const cart = path('/cart')
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if ([cart, path('/checkout')].includes(location.pathname)) return
    event.preventDefault()
    import('./cart-drawer').then(
      ({ openCartDrawer }) => openCartDrawer(shop),
      () => location.assign(cart),
    )
  }
  return (
    <a href={cart} className="header-cart header-sign" onClick={open}>
      <HeaderSign of="cart" word={t('cart')} />
      <span className="visually-hidden">, {count('pieces', pieces)}</span>
      <span className="header-count" aria-hidden="true" data-empty={pieces === 0 || undefined}>
        {pieces}
      </span>
    </a>
  )
}
