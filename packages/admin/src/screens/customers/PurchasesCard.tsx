import type { Customer, Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Link } from '@cartwright/ui/Link'
import { Money } from '@cartwright/ui/Money'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useWords } from '../../i18n/use-words'
import { spentIn } from '../../kit/spent'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import './customers.css'
import '../../kit/parts.css'

/** Sums are those of the newest orders; beyond that the card says of how many. */
const summed = 100

/** What the customer is worth to the shop: orders, money by currency, the last visit. */
export function PurchasesCard({ customer }: { customer: Customer }) {
  const t = useWords('customers')
  const message = useErrorMessage()
  const { data, error } = useEndpoint('GET /admin/orders', {
    query: {
      customer_id: customer.id,
      limit: summed,
      order: '-created_at',
      fields: 'id,display_id,created_at,currency_code,paid_total,refunded_total',
      expand: 'payments,refunds',
    },
  })
  const since = {
    id: 'since',
    term: t('since'),
    details: <DateTime value={customer.created_at} format="date" />,
  }
  return (
    <Card title={t('purchases')}>
      {error ? (
        <p className="ad-Muted">{message(error)}</p>
      ) : data ? (
        <DescriptionList isStacked items={[...factsOf(data.orders, data.count), since]} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )

  function factsOf(orders: readonly Order[], count: number) {
    const [last] = orders
    const spent = [...spentIn(orders)]
    return [
      { id: 'orders', term: t('orders'), details: count.toLocaleString() },
      {
        id: 'spent',
        term: count > summed ? t('spent_lately', { number: summed }) : t('spent'),
        details:
          spent.length === 0 ? (
            '—'
          ) : (
            <span className="ad-Sums">
              {spent.map(([currency, amount]) => (
                <Money key={currency} amount={amount} currency={currency} />
              ))}
            </span>
          ),
      },
      ...(last
        ? [
            {
              id: 'last',
              term: t('last_order'),
              details: (
                <>
                  <Link href={paths.order(last.id)}>#{last.display_id}</Link>{' '}
                  <DateTime value={last.created_at} format="date" />
                </>
              ),
            },
          ]
        : []),
    ]
  }
}
