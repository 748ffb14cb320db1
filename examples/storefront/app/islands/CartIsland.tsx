import { CartLines } from '@cartwright/ui/CartLines'
import { CartSummary } from '@cartwright/ui/CartSummary'
import { FreeDelivery } from '@cartwright/ui/FreeDelivery'
import type { FormOutcome } from '@cartwright/ui/ShopParts'
import { useT } from '../i18n/use-t'
import { useCart } from './cart-store'
import { usePath } from './shop-context'

export interface CartIslandProps {
  /** What became of a form that was sent without a script. */
  outcome?: FormOutcome
}

/** The page of the cart: lines, codes, sums. */
export default function CartIsland({ outcome }: CartIslandProps) {
  const { t, count } = useT()
  const { cart, pieces } = useCart()
  const path = usePath()
  const isEmpty = !cart || cart.lines.length === 0
  const refusal = outcome?.error && (isEmpty || outcome.field !== 'code') && (
    <p role="alert" className="notice notice-error">
      {outcome.error}
    </p>
  )
  if (isEmpty)
    return (
      <>
        <header className="page-head">
          <h1>{t('cart')}</h1>
          <p className="lead">{t('cart_empty')}</p>
          {refusal}
        </header>
        <a href={path('/')} className="button button-quiet">
          {t('to_home')}
        </a>
      </>
    )
  return (
    <>
      <h1>{t('cart')}</h1>
      <p className="caption">{count('pieces', pieces)}</p>
      {refusal}
      <div className="cart-columns">
        <CartLines
          lines={cart.lines}
          currency={cart.currency_code}
          action={path('/cart')}
          hrefFor={({ handle }) => handle && path(`/p/${handle}`)}
        />
        <CartSummary
          cart={cart}
          action={path('/cart')}
          outcome={outcome?.field === 'code' ? outcome : undefined}
          checkoutHref={path('/checkout')}
        >
          {cart.free_delivery && <FreeDelivery {...cart.free_delivery} currency={cart.currency_code} />}
        </CartSummary>
      </div>
    </>
  )
}
