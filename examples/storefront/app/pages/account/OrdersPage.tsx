import { Link, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { useT } from '../../i18n/use-t'
import { OrderTable } from '../../parts/OrderTable'
import { inAccount } from '../../shop/account.server'
import { pageMeta } from '../../shop/meta'
import { listOwnOrders, ordersPerPage, pageAsked } from '../../shop/orders.server'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const page = pageAsked(request)
    const { orders, count } = await listOwnOrders(shop, page)
    const pages = Math.max(1, Math.ceil(count / ordersPerPage))
    if (page > pages) throw redirect(`/account/orders?page=${pages}`)
    return { orders, count, page, pages, isClaimed: new URL(request.url).searchParams.has('claimed') }
  })

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'orders', isPrivate: true })

export default function OrdersPage() {
  const { orders, count: all, page, pages, isClaimed } = useLoaderData<typeof loader>()
  const { t, count } = useT()
  const pageTo = (number: number) => (number === 1 ? '/account/orders' : `/account/orders?page=${number}`)
  return (
    <>
      <header className="page-head">
        <h1>{t('orders')}</h1>
        <p className="caption">{count('orders_found', all)}</p>
      </header>
      {isClaimed && (
        <p role="status" className="notice">
          {t('claim_done')}
        </p>
      )}
      {orders.length === 0 ? (
        <div className="orders-none">
          <p>{t('no_orders')}</p>
          <Link to="/" className="button button-quiet">
            {t('to_home')}
          </Link>
        </div>
      ) : (
        <OrderTable orders={orders} count={all} />
      )}
      {pages > 1 && (
        <nav aria-label={t('pages')} className="account-pages">
          {page > 1 && (
            <Link to={pageTo(page - 1)} rel="prev">
              {t('page_previous')}
            </Link>
          )}
          <span>{t('page_of', { page, pages })}</span>
          {page < pages && (
            <Link to={pageTo(page + 1)} rel="next">
              {t('page_next')}
            </Link>
          )}
        </nav>
      )}
      <p>
        <Link to="/account/claim">{t('claim')}</Link>
      </p>
    </>
  )
}
