import { useEndpoint } from '@cartwright/sdk/react'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Money } from '@cartwright/ui/Money'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useWords } from '../../i18n/use-words'
import { useLocale } from '../../kit/locale'
import { spentIn } from '../../kit/spent'
import '../../kit/parts.css'

/** Sums are those of the newest orders; beyond that it is said of how many. */
const summed = 100

/** How often somebody bought, and what stayed with the shop of it. */
export function CustomerFacts({ customerId }: { customerId: string }) {
  const t = useWords('customers')
  const locale = useLocale()
  const { data, error } = useEndpoint('GET /admin/orders', {
    query: {
      customer_id: customerId,
      limit: summed,
      order: '-created_at',
      fields: 'id,currency_code,paid_total,refunded_total',
      expand: 'payments,refunds',
    },
  })
  // Beside the order it is an extra: what fails is left out.
  if (error) return null
  if (!data) return <Skeleton lines={2} />
  const spent = [...spentIn(data.orders)]
  return (
    <DescriptionList
      items={[
        { id: 'orders', term: t('orders'), details: data.count.toLocaleString(locale) },
        {
          id: 'spent',
          term: data.count > summed ? t('spent_lately', { number: summed }) : t('spent'),
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
      ]}
    />
  )
}
