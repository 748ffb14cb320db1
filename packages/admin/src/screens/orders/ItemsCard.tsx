import { type LineItem, type Order, orderCan } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Link } from '@cartwright/ui/Link'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { Money } from '@cartwright/ui/Money'
import { useWords } from '../../i18n/use-words'
import { Thumbnail } from '../../kit/Thumbnail'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { isInclusive, lineSum, sumsOf } from './order-sums'
import './orders.css'

/** What was bought, and how its price came about. */
export function ItemsCard({ order }: { order: Order }) {
  const t = useWords('orders')
  const edits = useWords('order-edits')
  const may = useMay()
  const items = order.items ?? []
  const inclusive = isInclusive(order)
  return (
    <Card
      title={t('items_count', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
      actions={
        orderCan.edit(order) &&
        may('POST /admin/order-edits') && (
          <LinkButton size="s" href={paths.orderEdit(order.id)}>
            {edits('edit')}
          </LinkButton>
        )
      }
      isFlush
    >
      <ul className="ad-Lines">
        {items.map((item) => (
          <Line key={item.id} item={item} currency={order.currency_code} isInclusive={inclusive} />
        ))}
      </ul>
      <div className="ad-Totals">
        <Totals order={order} />
      </div>
    </Card>
  )
}

interface LineProps {
  item: LineItem
  currency: string
  /** Its price holds the tax. */
  isInclusive: boolean
}

function Line({ item, currency, isInclusive }: LineProps) {
  const t = useWords('orders')
  const product = item.variant?.product_id
  return (
    <li className="ad-Line">
      <Thumbnail url={item.thumbnail} hasPreview />
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
        <Money amount={lineSum(item, isInclusive)} currency={currency} />
      </span>
    </li>
  )
}

function Totals({ order }: { order: Order }) {
  const t = useWords('orders')
  const amount = (value: number) => <Money amount={value} currency={order.currency_code} />
  const codes = order.discounts?.map(({ code }) => code).join(', ')
  const method = order.shipping_methods
    ?.map((one) => one.shipping_option?.name)
    .filter(Boolean)
    .join(', ')
  const sums = sumsOf(order)
  const lines = [
    { term: t('subtotal'), details: amount(sums.goods) },
    ...(sums.discount
      ? [{ term: codes ? t('discount_named', { codes }) : t('discount'), details: amount(-sums.discount) }]
      : []),
    { term: method ? t('shipping_named', { method }) : t('shipping'), details: amount(sums.shipping) },
    ...(sums.isInclusive ? [] : [{ term: t('tax'), details: amount(sums.tax) }]),
    ...(sums.giftCard ? [{ term: t('gift_card'), details: amount(-sums.giftCard) }] : []),
    { id: 'total', term: <strong>{t('total')}</strong>, details: <strong>{amount(sums.total)}</strong> },
    ...(sums.isInclusive ? [{ term: t('tax_included'), details: amount(sums.tax) }] : []),
  ]
  return <DescriptionList isNumeric items={lines.map((line, at) => ({ id: String(at), ...line }))} />
}
