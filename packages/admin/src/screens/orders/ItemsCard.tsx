import type { LineItem, Order } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Link } from '@cartwright/ui/Link'
import { Money } from '@cartwright/ui/Money'
import { useWords } from '../../i18n/use-words'
import { Thumbnail } from '../../kit/Thumbnail'
import { paths } from '../../paths'

/** What was bought, and how its price came about. */
export function ItemsCard({ order }: { order: Order }) {
  const t = useWords('orders')
  const items = order.items ?? []
  return (
    <Card title={t('items_count', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })} isFlush>
      <ul className="ad-Lines">
        {items.map((item) => (
          <Line key={item.id} item={item} currency={order.currency_code} />
        ))}
      </ul>
      <div className="ad-Totals">
        <Totals order={order} />
      </div>
    </Card>
  )
}

function Line({ item, currency }: { item: LineItem; currency: string }) {
  const t = useWords('orders')
  const product = item.variant?.product_id
  return (
    <li className="ad-Line">
      <Thumbnail url={item.thumbnail} />
      <div className="ad-Line-text">
        <p className="ad-Line-title">
          {product ? (
            <Link href={paths.product(product)} variant="plain">
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </p>
        <p className="ad-Line-detail">
          {[item.description, item.variant?.sku].filter(Boolean).join(' · ')}
          {Boolean(item.returned_quantity) && (
            <span className="ad-Line-note"> {t('returned_of', { count: item.returned_quantity ?? 0 })}</span>
          )}
        </p>
      </div>
      <span className="ad-Line-amount">
        <Money amount={item.unit_price} currency={currency} /> × {item.quantity}
      </span>
      <span className="ad-Line-sum">
        <Money amount={item.subtotal ?? item.unit_price * item.quantity} currency={currency} />
      </span>
    </li>
  )
}

function Totals({ order }: { order: Order }) {
  const t = useWords('orders')
  const amount = (value: number | null | undefined) => (
    <Money amount={value ?? 0} currency={order.currency_code} />
  )
  const codes = order.discounts?.map(({ code }) => code).join(', ')
  const method = order.shipping_methods
    ?.map((one) => one.shipping_option?.name)
    .filter(Boolean)
    .join(', ')
  const lines = [
    { term: t('subtotal'), details: amount(order.subtotal) },
    ...(order.discount_total
      ? [
          {
            term: codes ? t('discount_named', { codes }) : t('discount'),
            details: amount(-order.discount_total),
          },
        ]
      : []),
    { term: method ? t('shipping_named', { method }) : t('shipping'), details: amount(order.shipping_total) },
    { term: t('tax'), details: amount(order.tax_total) },
    ...(order.gift_card_total ? [{ term: t('gift_card'), details: amount(-order.gift_card_total) }] : []),
    { id: 'total', term: <strong>{t('total')}</strong>, details: <strong>{amount(order.total)}</strong> },
  ]
  return <DescriptionList isNumeric items={lines.map((line, at) => ({ id: String(at), ...line }))} />
}
