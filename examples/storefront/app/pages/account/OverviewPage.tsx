import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../../i18n/use-t'
import { AddressLines } from '../../parts/AddressLines'
import { OrderTable } from '../../parts/OrderTable'
import { PostForm } from '../../parts/PostForm'
import { inAccount } from '../../shop/account.server'
import { savedAddresses } from '../../shop/addresses.server'
import { pageMeta } from '../../shop/meta'
import { listOwnOrders } from '../../shop/orders.server'

/** How many orders the overview shows. */
const latest = 3

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const [{ customer }, { orders, count }] = await Promise.all([
      shop.client.customers.retrieve(),
      listOwnOrders(shop, 1, latest),
    ])
    const { first_name, email } = customer
    return {
      first_name,
      email,
      orders,
      count,
      address: savedAddresses(customer)[0],
      isNew: new URL(request.url).searchParams.has('new'),
    }
  })

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'account', isPrivate: true })

export default function OverviewPage() {
  const { first_name, email, orders, count: all, address, isNew } = useLoaderData<typeof loader>()
  const { t, count } = useT()
  const underWay = orders.filter(({ state }) => state === 'shipped' || state === 'packed')
  return (
    <>
      <header className="page-head">
        <h1>{first_name ? t('hello', { name: first_name }) : t('account')}</h1>
        <p className="lead">
          <bdi>{email}</bdi>
        </p>
      </header>
      {isNew && (
        <p role="status" className="notice">
          {t('account_made')}
        </p>
      )}
      {underWay.length > 0 && (
        <p className="notice account-waits">
          {count('orders_under_way', underWay.length)}{' '}
          <Link to={`/account/orders/${underWay[0]?.id}`}>
            {t('order_number', { number: underWay[0]?.number ?? '' })}
          </Link>
        </p>
      )}
      <section aria-labelledby="orders-title" className="account-section">
        <h2 id="orders-title">{t('latest_orders')}</h2>
        {orders.length === 0 ? (
          <div className="orders-none">
            <p>{t('no_orders')}</p>
            <Link to="/" className="button button-quiet">
              {t('to_home')}
            </Link>
          </div>
        ) : (
          <OrderTable orders={orders} count={orders.length} />
        )}
        {all > orders.length && <Link to="/account/orders">{t('all_orders', { count: all })}</Link>}
      </section>
      <div className="account-pair">
        <section aria-labelledby="address-title" className="account-section">
          <h2 id="address-title">{t('default_address')}</h2>
          {address ? <AddressLines address={address} /> : <p>{t('no_addresses')}</p>}
          <p>
            <Link to={address ? '/account/addresses' : '/account/addresses/new'}>
              {t(address ? 'addresses' : 'address_add')}
            </Link>
          </p>
        </section>
        <section aria-labelledby="claim-title" className="account-section">
          <h2 id="claim-title">{t('claim')}</h2>
          <p>{t('claim_text', { email })}</p>
          <PostForm action="/account/claim" intent="own" button={t('claim_send')} isQuiet />
        </section>
      </div>
    </>
  )
}
