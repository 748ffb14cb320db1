import type { Order } from '@cartwright/contract'
import { DateTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Money } from '@cartwright/ui/Money'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useWords } from '../../i18n/use-words'
import { AddressLines } from '../../kit/AddressLines'
import { Thumbnail } from '../../kit/Thumbnail'
import { buyerOf } from './buyer-name'
import { fulfillmentOf } from './standing'
import './orders.css'

/** A look at an order from its list: who bought what, where it goes and how far it is. */
export function OrderPreview({ order }: { order: Order }) {
  const t = useWords('orders')
  const { items = [], shipping_address: address, currency_code, total } = order
  return (
    <>
      <DescriptionList
        items={[
          { id: 'date', term: t('date'), details: <DateTime value={order.created_at} /> },
          { id: 'customer', term: t('customer'), details: buyerOf(order) },
          { id: 'payment', term: t('payment'), details: <StatusBadge status={order.payment_status} /> },
          {
            id: 'fulfillment',
            term: t('fulfillment'),
            details: <StatusBadge status={fulfillmentOf(order)} />,
          },
          {
            id: 'address',
            term: t('shipping_address'),
            details: address ? <AddressLines address={address} /> : t('no_address'),
          },
        ]}
      />
      <ul className="ad-Lines ad-PreviewLines">
        {items.map(({ id, title, description, quantity, thumbnail, unit_price }) => (
          <li key={id} className="ad-Line">
            <Thumbnail url={thumbnail} />
            <div className="ad-Line-text">
              <p className="ad-Line-title">{title}</p>
              {description && <p className="ad-Line-detail">{description}</p>}
            </div>
            <span className="ad-Line-amount">
              {quantity} × <Money amount={unit_price} currency={currency_code} />
            </span>
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          { id: 'total', term: t('total'), details: <Money amount={total ?? 0} currency={currency_code} /> },
        ]}
      />
    </>
  )
}
