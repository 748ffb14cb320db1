import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useT } from '../../i18n/use-t'
import { OrderPageView } from '../../parts/OrderPageView'
import { SoldCards } from '../../parts/SoldCards'
import { inAccount } from '../../shop/account.server'
import { againTold } from '../../shop/buy-again.server'
import { pageMeta } from '../../shop/meta'
import { actOnOrder } from '../../shop/order-action.server'
import { orderActions } from '../../shop/order-actions'
import { ownOrder, shownOrder } from '../../shop/orders.server'
import { soldCards } from '../../shop/sold-cards.server'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const order = await ownOrder(shop, params.id ?? '')
    const [shown, cards] = await Promise.all([shownOrder(shop, order), soldCards(shop, order)])
    return { order: shown, cards, actions: orderActions(order), again: againTold(request, order) }
  })

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  inAccount(request, context, async (shop) =>
    actOnOrder(request, shop, await ownOrder(shop, params.id ?? '')),
  )

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'your_order', isPrivate: true })

export default function OrderPage() {
  const { order, cards, actions, again } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <>
      <header className="page-head">
        <p className="eyebrow no-print">
          <Link to="/account/orders">{t('orders')}</Link>
        </p>
        <h1>{t('order_number', { number: order.number })}</h1>
      </header>
      <SoldCards cards={cards} />
      <OrderPageView order={order} actions={actions} again={again} />
    </>
  )
}
