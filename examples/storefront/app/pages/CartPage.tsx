import { CartLines } from '@cartwright/ui/CartLines'
import { CartSummary } from '@cartwright/ui/CartSummary'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type MetaArgs,
  redirect,
  useActionData,
  useRouteLoaderData,
} from 'react-router'
import { useT } from '../i18n/use-t'
import { useCart } from '../parts/use-cart'
import type { RootData } from '../root'
import { changeCart } from '../shop/change-cart.server'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { pageMeta } from '../shop/meta'
import { orSignIn } from '../shop/sign-in.server'

/** Answers a form of a plain page with a redirect, so that reloading repeats nothing; a script gets the outcome. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const change = await orSignIn('/cart', () => changeCart(shop, form))
  const headers = change.cartId ? { 'set-cookie': cookie(request, 'cart', change.cartId) } : undefined
  const isPlainForm = request.headers.get('accept')?.includes('text/html')
  if (change.ok && isPlainForm) throw redirect('/cart', { headers, status: 303 })
  // A refusal is an answer, not a failure: 200 keeps scripts and pages on the same way.
  return data(change, { headers, status: change.ok || !isPlainForm ? 200 : 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'cart', isPrivate: true })

export default function CartPage() {
  const { t, count } = useT()
  const { origin } = useRouteLoaderData('root') as RootData
  const { cart, pieces } = useCart()
  const outcome = useActionData<typeof action>()
  if (!cart || cart.lines.length === 0) {
    return (
      <div className="page">
        <header className="page-head">
          <h1>{t('cart')}</h1>
          <p className="lead">{t('cart_empty')}</p>
          {outcome?.error && (
            <p role="alert" className="notice notice-error">
              {outcome.error}
            </p>
          )}
        </header>
        <Link to="/" className="button button-quiet">
          {t('to_home')}
        </Link>
      </div>
    )
  }
  return (
    <div className="page cart-page">
      <h1>{t('cart')}</h1>
      <p className="caption">{count('pieces', pieces)}</p>
      {outcome?.error && outcome.field !== 'code' && (
        <p role="alert" className="notice notice-error">
          {outcome.error}
        </p>
      )}
      <div className="cart-columns">
        <CartLines
          lines={cart.lines}
          currency={cart.currency_code}
          action="/cart"
          hrefFor={({ handle }) => handle && `/p/${handle}`}
        />
        <CartSummary
          cart={cart}
          action="/cart"
          outcome={outcome?.field === 'code' ? outcome : undefined}
          checkoutHref="/checkout"
        />
      </div>
      <p className="print-only receipt-foot" dir="ltr">
        Kiln &amp; Loom · {origin}
      </p>
    </div>
  )
}
