import {
  type ActionFunctionArgs,
  data,
  Link,
  type MetaArgs,
  redirect,
  useActionData,
  useSearchParams,
} from 'react-router'
import { useT } from '../i18n/use-t'
import CartIsland from '../islands/CartIsland'
import { Island } from '../islands/Island'
import { useShop } from '../islands/shop-context'
import { settings } from '../settings'
import { changeCart } from '../shop/change-cart.server'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { pageMeta } from '../shop/meta'
import { orSignIn } from '../shop/sign-in.server'

/** Answers a form with a redirect, so that reloading repeats nothing. Scripts ask at `/cart.json`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const { cartId, ...outcome } = await orSignIn('/cart', () => changeCart(shop, form))
  const headers = cartId ? { 'set-cookie': cookie(request, 'cart', cartId) } : undefined
  if (outcome.ok) throw redirect('/cart', { headers, status: 303 })
  return data(outcome, { headers, status: 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'cart', isPrivate: true })

export default function CartPage() {
  const { origin, cart, cartRegion, region } = useShop()
  const { t } = useT()
  const outcome = useActionData<typeof action>()
  const [search] = useSearchParams()
  return (
    <div className="page cart-page">
      {search.get('link') === 'over' && (
        <p role="status" className="notice no-print">
          {t('agent_link_over')}
        </p>
      )}
      {cartRegion && (
        <p role="status" className="notice no-print">
          {t('cart_elsewhere', { cart: cartRegion, page: region.name })}{' '}
          <Link to="/region">{t('region_and_language')}</Link>
        </p>
      )}
      <Island name="cart" of={CartIsland} props={{ outcome }} />
      {cart && cart.lines.length > 0 && (
        <p className="print-only receipt-foot" dir="ltr">
          {settings.name} · {origin}
        </p>
      )}
    </div>
  )
}
