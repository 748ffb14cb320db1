import { Totals } from '@cartwright/ui/Totals'
import { Link, useRouteLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import type { RootData } from '../root'
import { useMoney } from '../shop/money'
import { type OrderDetails, stateOf } from '../shop/order-view'

/** An order as its buyer reads it: pieces, sum, where it goes, how far it is. */
export function OrderView({ order }: { order: OrderDetails }) {
  const { t } = useT()
  const money = useMoney()
  const { locale } = useRouteLoaderData('root') as RootData
  const placed = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(order.placed),
  )
  const country =
    order.country && new Intl.DisplayNames(locale, { type: 'region' }).of(order.country.toUpperCase())
  return (
    <div className="order">
      <ul className="cart-lines">
        {order.lines.map((line) => (
          <li key={line.id} className="cart-line">
            <img src={line.picture} alt="" width={96} height={120} className="cart-line-picture" />
            <div className="cart-line-words">
              <p className="cart-line-title">
                {line.handle ? (
                  <Link to={`/p/${line.handle}`}>
                    <bdi>{line.title}</bdi>
                  </Link>
                ) : (
                  <bdi>{line.title}</bdi>
                )}
              </p>
              {line.variant && (
                <p className="caption" dir="auto">
                  {line.variant}
                </p>
              )}
              <p className="caption">
                {t('quantity')}: {line.quantity}
              </p>
            </div>
            <p className="cart-line-amount">{money(line.amount, order.currency_code)}</p>
          </li>
        ))}
      </ul>
      <aside className="order-side">
        <Totals totals={order.totals} currency={order.currency_code} isInclusive={order.inclusive} />
        <dl className="facts">
          <div>
            <dt>{t('placed_on')}</dt>
            <dd>{placed}</dd>
          </div>
          <div>
            <dt>{t('order_state')}</dt>
            <dd>{t(stateOf(order))}</dd>
          </div>
          {order.delivery.length > 0 && (
            <div>
              <dt>{t('delivery')}</dt>
              <dd>
                <bdi>{order.delivery.join(', ')}</bdi>
              </dd>
            </div>
          )}
          {order.address.length > 0 && (
            <div>
              <dt>{t('goes_to')}</dt>
              <dd>
                <address>
                  {[...order.address, country].filter(Boolean).map((line, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address never move
                    <span key={at} className="address-line">
                      <bdi>{line}</bdi>
                    </span>
                  ))}
                </address>
              </dd>
            </div>
          )}
          {order.tracking.map(({ number, url }) => (
            <div key={number}>
              <dt>{t('tracking')}</dt>
              <dd>{url ? <a href={url}>{number}</a> : number}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  )
}
