import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '../i18n/use-t'
import { useMoney } from '../shop/money'
import { CartLines } from './CartLines'
import { drawerId, hideDrawer } from './cart-drawer-state'
import { useCart } from './use-cart'

/**
 * The cart beside the page. A native dialog: the browser keeps the focus inside, closes it with Escape and gives
 * the focus back, for no script at all.
 */
export function CartDrawer() {
  const { t, count } = useT()
  const money = useMoney()
  const { cart, pieces } = useCart()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing follows every change of page
  useEffect(hideDrawer, [pathname])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape itself
    <dialog
      id={drawerId}
      className="drawer"
      aria-labelledby="drawer-title"
      onClick={(event) => event.target === event.currentTarget && hideDrawer()}
    >
      <div className="drawer-inside">
        <header className="drawer-head">
          <h2 id="drawer-title">
            {t('cart')} <span className="caption">{count('pieces', pieces)}</span>
          </h2>
          <button type="button" className="text-button" onClick={hideDrawer}>
            {t('close')}
          </button>
        </header>
        {cart && cart.lines.length > 0 ? (
          <>
            <div className="drawer-body">
              <CartLines cart={cart} isCompact />
            </div>
            <footer className="drawer-foot">
              <p className="drawer-goods">
                <span>{t('goods')}</span>
                <strong>{money(cart.goods, cart.currency_code)}</strong>
              </p>
              <p className="caption">{t('delivery_note')}</p>
              <Link to="/checkout" className="button button-main button-wide" onClick={hideDrawer}>
                {t('to_checkout')}
              </Link>
              <Link to="/cart" className="button button-quiet button-wide" onClick={hideDrawer}>
                {t('view_cart')}
              </Link>
            </footer>
          </>
        ) : (
          <div className="drawer-body">
            <p>{t('cart_empty')}</p>
          </div>
        )}
      </div>
    </dialog>
  )
}
