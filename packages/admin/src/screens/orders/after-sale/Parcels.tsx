import { type Fulfillment, fulfillmentCan } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { TruckIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { onDemand } from '../../../kit/on-demand'
import { ActButton } from './ActButton'
import { type LaterSale, useLaterCalls } from './later-calls'

const ShipLaterDialog = onDemand(async () => (await import('./ShipLaterDialog')).ShipLaterDialog)

/** The parcels of an exchange or a claim: packed, sent, canceled. */
export function Parcels({ sale, isNext }: { sale: LaterSale; isNext: boolean }) {
  const parcels = sale.of.fulfillments ?? []
  if (parcels.length === 0) return null
  return (
    <ul className="as-Case-part">
      {parcels.map((parcel, at) => (
        <Parcel key={parcel.id} sale={sale} parcel={parcel} number={at + 1} isNext={isNext} />
      ))}
    </ul>
  )
}

interface ParcelProps {
  sale: LaterSale
  parcel: Fulfillment
  number: number
  isNext: boolean
}

function Parcel({ sale, parcel, number, isNext }: ParcelProps) {
  const t = useWords('orders')
  const [isShipping, setShipping] = useState(false)
  const { mayShip, mayUnpack, unpack } = useLaterCalls(sale)
  const { canceled_at, shipped_at } = parcel
  return (
    <li className="as-Case-row">
      <TruckIcon />
      {t('parcel', { number })}
      <Badge tone={canceled_at ? 'grey' : shipped_at ? 'green' : 'amber'}>
        {t(canceled_at ? 'parcel_canceled' : shipped_at ? 'parcel_shipped' : 'parcel_packed')}
      </Badge>
      <Tracking parcel={parcel} />
      <span className="as-Case-acts">
        {mayUnpack && fulfillmentCan.cancel(parcel) && (
          <ActButton
            label={t('cancel_parcel')}
            title={t('cancel_parcel_title', { number })}
            keep={t('keep_parcel')}
            isDanger
            onAction={() => unpack(parcel.id)}
          >
            {t('cancel_parcel_text')}
          </ActButton>
        )}
        {mayShip && fulfillmentCan.ship(parcel) && (
          <Button size="s" variant={isNext ? 'primary' : 'secondary'} onPress={() => setShipping(true)}>
            {t('mark_shipped')}
          </Button>
        )}
      </span>
      {isShipping && <ShipLaterDialog sale={sale} parcel={parcel} onClose={() => setShipping(false)} />}
    </li>
  )
}

function Tracking({ parcel: { tracking_links, tracking_numbers } }: { parcel: Fulfillment }) {
  const links = tracking_links?.length
    ? tracking_links
    : (tracking_numbers ?? []).map((tracking_number) => ({ tracking_number, url: null }))
  return links.map(({ tracking_number, url }) =>
    url ? (
      <Link key={tracking_number} href={url} target="_blank" rel="noreferrer" className="ad-Mono">
        {tracking_number}
      </Link>
    ) : (
      <span key={tracking_number} className="ad-Mono">
        {tracking_number}
      </span>
    ),
  )
}
