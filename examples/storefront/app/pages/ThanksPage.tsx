import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRouteLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { OrderView } from '../parts/OrderView'
import type { RootData } from '../root'
import { visit } from '../shop/context.server'
import { isNotFound, notFound } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { orderView } from '../shop/order-view'
import { orSignIn } from '../shop/sign-in.server'

/** A guest's cart is the key to its order: whoever has its id, bought it. That of an account takes a sign-in too. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { client, region } = await visit(request, context)
  try {
    const { order } = await orSignIn(new URL(request.url).pathname, () =>
      client.orders.retrieveByCartId(params.cart ?? ''),
    )
    return { order: orderView(order, region.inclusive) }
  } catch (error) {
    if (isNotFound(error)) throw notFound()
    throw error
  }
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'your_order', isPrivate: true })

export default function ThanksPage() {
  const { order } = useLoaderData<typeof loader>()
  const { t } = useT()
  const { signedIn } = useRouteLoaderData('root') as RootData
  return (
    <div className="page thanks-page">
      <header className="page-head">
        <p className="eyebrow">{t('order_number', { number: order.number })}</p>
        <h1>{t('thanks_title', { name: order.first_name })}</h1>
        <p className="lead">{t('thanks_text', { email: order.email })}</p>
      </header>
      <OrderView order={order} />
      <p className="trouble-ways no-print">
        <Link to="/">{t('to_home')}</Link>
        <Link to={signedIn ? '/account' : '/order-lookup'}>{t('order_lookup')}</Link>
      </p>
    </div>
  )
}
