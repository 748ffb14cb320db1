import { DateTime } from '@cartwright/ui/DateTime'
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../../i18n/use-t'
import { StateLine } from '../../parts/StateLine'
import { pathOf } from '../../shop/after-sale'
import { visit } from '../../shop/context.server'
import { notFound } from '../../shop/failures'
import { linePictures } from '../../shop/line-pictures.server'
import { pageMeta } from '../../shop/meta'
import { useMoney } from '../../shop/money'
import { orderOfToken } from '../../shop/orders.server'
import { type ReturnState, returnView } from '../../shop/return-view'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const order = await orderOfToken(shop, new URL(request.url).searchParams.get('order'), pathOf(request))
  const pictures = await linePictures(shop.client, order.items ?? [])
  const view = returnView(order, params.id ?? '', pictures)
  if (!view) throw notFound()
  return { view, token: order.cart_id ?? '', number: order.display_id, currency: order.currency_code }
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'return_one', isPrivate: true })

const words = {
  requested: 'return_state_requested',
  received: 'return_state_received',
  refunded: 'return_state_refunded',
  exchanged: 'return_state_exchanged',
  requires_action: 'return_state_partly',
  canceled: 'return_state_canceled',
} as const satisfies Record<ReturnState, string>

export default function ReturnPage() {
  const { view, token, number, currency } = useLoaderData<typeof loader>()
  const { t } = useT()
  const money = useMoney()
  const isOpen = view.state === 'requested'
  return (
    <div className="page return-page">
      <header className="page-head">
        <p className="eyebrow">{t('order_number', { number })}</p>
        <h1>{t('return_one')}</h1>
        <StateLine
          isGood={view.state === 'refunded' || view.state === 'exchanged'}
          isOver={view.state === 'canceled'}
        >
          {t(words[view.state], { amount: money(view.refund, currency) })}
        </StateLine>
      </header>
      <div className="after-columns">
        <ul className="after-lines">
          {view.lines.map(({ id, title, variant, picture, quantity, reason, note }) => (
            <li key={id}>
              {picture && <img src={picture} alt="" width={72} height={90} />}
              <div>
                <p className="after-title">
                  <bdi>{title}</bdi>
                </p>
                {variant && <p className="caption">{variant}</p>}
                <p className="caption">
                  {t('quantity')}: {quantity}
                </p>
                {reason && <p className="caption">{reason}</p>}
                {note && <p className="caption after-note">{note}</p>}
              </div>
            </li>
          ))}
        </ul>
        <dl className="after-facts">
          <div>
            <dt>{t('return_registered')}</dt>
            <dd>
              <DateTime value={view.at} format="date" timeZone="UTC" />
            </dd>
          </div>
          {view.way && (
            <div>
              <dt>{t('return_back')}</dt>
              <dd>
                <bdi>{view.way}</bdi>
              </dd>
            </div>
          )}
          {!view.swap && view.state !== 'canceled' && (
            <div>
              <dt>{t('return_sum')}</dt>
              <dd>
                {money(view.refund, currency)}
                {isOpen && <p className="caption">{t('return_decides')}</p>}
              </dd>
            </div>
          )}
          {isOpen && (
            <div>
              <dt>{t('return_send_to')}</dt>
              <dd>
                {view.address.length > 0 ? (
                  <address>
                    {view.address.map((line) => (
                      <bdi key={line}>{line}</bdi>
                    ))}
                  </address>
                ) : (
                  t('return_send_ask')
                )}
              </dd>
            </div>
          )}
          {isOpen && (
            <div>
              <dt>{t('return_next')}</dt>
              <dd>
                {t('return_pack', { number })}
                <p className="return-mark" dir="ltr">
                  {view.id}
                </p>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <p className="trouble-ways no-print">
        {view.swap && <Link to={`/swaps/${view.swap}`}>{t('swap_one')}</Link>}
        <Link to={`/checkout/${token}/thanks`}>{t('to_order')}</Link>
      </p>
    </div>
  )
}
