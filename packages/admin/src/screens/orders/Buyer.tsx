import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { HoverCard } from '@cartwright/ui/HoverCard'
import { Link } from '@cartwright/ui/Link'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { buyerOf } from './buyer-name'
import './orders.css'

/** Who bought, in a list: leads to the customer, and tells more about them under a resting pointer. */
export function Buyer({ order }: { order: Order }) {
  const name = <span className="ad-Clip">{buyerOf(order)}</span>
  if (!order.customer) return name
  return (
    <HoverCard content={<BuyerFacts order={order} />}>
      <Link href={paths.customer(order.customer.id)} variant="plain">
        {name}
      </Link>
    </HoverCard>
  )
}

/** How often somebody bought is asked for when the card opens, not for each row of the list. */
function BuyerFacts({ order }: { order: Order }) {
  const t = useWords('orders')
  const { customer, email } = order
  const { data, error } = useEndpoint('GET /admin/orders', {
    query: { customer_id: customer?.id, limit: 1, fields: 'id', expand: 'items' },
  })
  return (
    <span className="ad-Buyer">
      <strong>{buyerOf(order)}</strong>
      <span>{email}</span>
      {customer?.phone && <bdi dir="ltr">{customer.phone}</bdi>}
      {!error && (
        <span className="ad-Muted">
          {data ? t('orders_count', { count: data.count }) : <Skeleton width="80px" />}
        </span>
      )}
    </span>
  )
}
