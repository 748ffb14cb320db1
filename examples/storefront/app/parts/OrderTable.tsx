import { buyerStates } from '@cartwright/ui/order-words'
import { useStrings } from '@cartwright/ui/strings'
import { Link } from 'react-router'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { useMoney } from '../shop/money'
import type { OrderSummary } from '../shop/order-view'

/** Orders a row each, with what was bought; each leads to its page. */
export function OrderTable({ orders, count: all }: { orders: OrderSummary[]; count: number }) {
  const { t, count } = useT()
  const money = useMoney()
  const words = useStrings()
  const { locale } = useShop()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <table className="orders">
      <caption className="visually-hidden">{count('orders_found', all)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col" className="orders-date">
            {t('placed_on')}
          </th>
          <th scope="col">{t('order_state')}</th>
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Link to={`/account/orders/${order.id}`} className="orders-link">
                <span className="orders-pictures" aria-hidden="true">
                  {order.pictures.map((picture, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may show one picture
                    <img key={at} src={picture} alt="" width={40} height={50} loading="lazy" />
                  ))}
                </span>
                <span>
                  <span className="orders-number">{t('order_number', { number: order.number })}</span>
                  <small>{count('pieces', order.pieces)}</small>
                </span>
              </Link>
            </th>
            <td className="orders-date">{date.format(new Date(order.placed))}</td>
            <td>{words(buyerStates[order.state])}</td>
            <td>{money(order.total, order.currency_code)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
