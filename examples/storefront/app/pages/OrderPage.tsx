import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { OrderPageView } from '../parts/OrderPageView'
import { SoldCards } from '../parts/SoldCards'
import { againTold } from '../shop/buy-again.server'
import { visit } from '../shop/context.server'
import { pageMeta } from '../shop/meta'
import { actOnOrder } from '../shop/order-action.server'
import { orderActions } from '../shop/order-actions'
import { orderOfToken, shownOrder } from '../shop/orders.server'
import { soldCards } from '../shop/sold-cards.server'

/** The order of a guest, at an address that may be kept: whoever has it, bought it. That of an account takes a sign-in, too. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const order = await orderOfToken(shop, params.token)
  const [shown, cards] = await Promise.all([shownOrder(shop, order), soldCards(shop, order)])
  return { order: shown, cards, actions: orderActions(order), again: againTold(request, order) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  return actOnOrder(request, shop, await orderOfToken(shop, params.token))
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'your_order', isPrivate: true })

export default function OrderPage() {
  const { order, cards, actions, again } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('order_number', { number: order.number })}</h1>
      </header>
      <SoldCards cards={cards} />
      <OrderPageView order={order} actions={actions} again={again} />
    </div>
  )
}
