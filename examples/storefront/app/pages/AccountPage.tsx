import { buyerStates } from '@cartwright/ui/order-words'
import { useStrings } from '@cartwright/ui/strings'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router'
import { useT } from '../i18n/use-t'
import type { RootData } from '../root'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { statusOf } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { useMoney } from '../shop/money'
import { orderSummary } from '../shop/order-view'
import { leaveAccount } from '../shop/sign-in.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { client, signedIn } = await visit(request, context)
  if (!signedIn) throw redirect('/account/login')
  try {
    const [{ customer }, { orders }] = await Promise.all([
      client.customers.retrieve(),
      client.customers.listOrders({ limit: 50 }),
    ])
    const { first_name, email } = customer
    return { first_name, email, orders: orders.map(orderSummary) }
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    // The session ended elsewhere; a cookie that opens nothing is put away.
    throw redirect('/account/login', { headers: { 'set-cookie': cookie(request, 'customer', undefined) } })
  }
}

/** Signing out also leaves the cart behind: it belongs to the account. */
export const action = ({ request }: ActionFunctionArgs) => leaveAccount(request)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'account', isPrivate: true })

export default function AccountPage() {
  const { first_name, email, orders } = useLoaderData<typeof loader>()
  const { t, count } = useT()
  const money = useMoney()
  const words = useStrings()
  const { locale } = useRouteLoaderData('root') as RootData
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="page">
      <header className="page-head">
        <h1>{first_name ? t('hello', { name: first_name }) : t('account')}</h1>
        <p className="lead">
          <bdi>{email}</bdi> <Link to="/account/profile">{t('profile')}</Link>
        </p>
      </header>
      <section aria-labelledby="orders-title">
        <h2 id="orders-title" className="band-title">
          {t('orders')}
        </h2>
        {orders.length === 0 ? (
          <div className="orders-none">
            <p>{t('no_orders')}</p>
            <Link to="/" className="button button-quiet">
              {t('to_home')}
            </Link>
          </div>
        ) : (
          <table className="orders">
            <caption className="visually-hidden">{count('orders_found', orders.length)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('number')}</th>
                <th scope="col">{t('placed_on')}</th>
                <th scope="col">{t('order_state')}</th>
                <th scope="col">{t('total')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.id}>
                  <th scope="row">{t('order_number', { number: order.number })}</th>
                  <td>{date.format(new Date(order.placed))}</td>
                  <td>{words(buyerStates[order.state])}</td>
                  <td>{money(order.total, order.currency_code)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Form method="post" reloadDocument>
        <button type="submit" className="button button-quiet">
          {t('sign_out')}
        </button>
      </Form>
    </div>
  )
}
