import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { OrderActions } from '../parts/OrderActions'
import { OrderView } from '../parts/OrderView'
import { SoldCards } from '../parts/SoldCards'
import { pagePath } from '../shop/after-sale'
import { visit } from '../shop/context.server'
import { pageMeta } from '../shop/meta'
import { orderActions } from '../shop/order-actions'
import { orderOfToken, orderPath, shownOrder } from '../shop/orders.server'
import { soldCards } from '../shop/sold-cards.server'

/** A guest's cart is the key to its order: whoever has its id, bought it. That of an account takes a sign-in too. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const order = await orderOfToken(shop, params.cart, pagePath(request))
  const [shown, cards] = await Promise.all([shownOrder(shop, order), soldCards(shop, order)])
  return { order: shown, cards, path: orderPath(order), actions: orderActions(order) }
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'your_order', isPrivate: true })

export default function ThanksPage() {
  const { order, cards, path, actions } = useLoaderData<typeof loader>()
  const { t } = useT()
  const { signedIn } = useShop()
  return (
    <div className="page thanks-page">
      <header className="page-head">
        <p className="eyebrow">{t('order_number', { number: order.number })}</p>
        <h1>{order.first_name ? t('thanks_title', { name: order.first_name }) : t('thanks_title_plain')}</h1>
        <p className="lead">{t('thanks_text', { email: order.email })}</p>
      </header>
      <SoldCards cards={cards} />
      <OrderView order={order} />
      <OrderActions actions={actions} />
      <p className="trouble-ways no-print">
        <Link to={signedIn ? `/account/orders/${order.id}` : path}>{t('your_order')}</Link>
        <Link to="/">{t('to_home')}</Link>
      </p>
    </div>
  )
}
