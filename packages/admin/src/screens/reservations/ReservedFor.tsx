import type { ReservationDetails } from '@cartwright/contract'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'

/** What something is reserved for: an order, or what somebody noted. */
export function ReservedFor({
  reservation: { line_item, line_item_id, description },
}: {
  reservation: ReservationDetails
}) {
  const t = useWords('reservations')
  if (!line_item_id) return description ?? <span className="ad-Muted">{t('by_hand')}</span>
  const order = line_item?.order_id
  const number = line_item?.order?.display_id
  const name = number === undefined ? t('order') : `#${number}`
  return (
    <span className="ad-Under">
      {order ? <Link href={paths.order(order)}>{name}</Link> : name}
      {description && <span className="ad-Muted">{description}</span>}
    </span>
  )
}
