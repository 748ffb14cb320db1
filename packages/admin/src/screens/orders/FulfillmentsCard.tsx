import { type Fulfillment, fulfillmentCan, type Order, orderCan } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { TruckIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'
import { openQuantities } from './next-step'
import type { OrderDialog } from './OrderPage'
import './orders.css'
import { onDemand } from '../../kit/on-demand'

const FulfillDialog = onDemand(async () => (await import('./FulfillDialog')).FulfillDialog)
const ShipDialog = onDemand(async () => (await import('./ShipDialog')).ShipDialog)

interface Props {
  order: Order
  dialog: OrderDialog
  onDialog: (dialog: OrderDialog) => void
}

/** The parcels of an order: packed, sent, canceled, and what is still to be packed. */
export function FulfillmentsCard({ order, dialog, onDialog }: Props) {
  const t = useWords('orders')
  const may = useMay()
  // What was canceled is never sent.
  const open = order.status === 'canceled' ? [] : openQuantities(order)
  const fulfillments = order.fulfillments ?? []
  return (
    <Card
      title={t('fulfillment')}
      actions={
        may('POST /admin/orders/:id/fulfillment') &&
        orderCan.fulfill(order) &&
        open.length > 0 && (
          <Button size="s" onPress={() => onDialog('fulfill')}>
            {t('fulfill_items')}
          </Button>
        )
      }
      isFlush
    >
      {fulfillments.map((fulfillment, at) => (
        <Parcel key={fulfillment.id} order={order} fulfillment={fulfillment} number={at + 1} />
      ))}
      {open.length > 0 && (
        <p className="ad-Card-note">
          {t('to_fulfill', { count: open.reduce((sum, { quantity }) => sum + quantity, 0) })}
        </p>
      )}
      {open.length === 0 && fulfillments.length === 0 && (
        <p className="ad-Card-note">{t('nothing_to_send')}</p>
      )}
      <FulfillDialog
        order={order}
        isOpen={dialog === 'fulfill'}
        onOpenChange={(isOpen) => {
          if (!isOpen) onDialog(undefined)
        }}
      />
    </Card>
  )
}

function Parcel({ order, fulfillment, number }: { order: Order; fulfillment: Fulfillment; number: number }) {
  const t = useWords('orders')
  const may = useMay()
  const mayShip = may('POST /admin/orders/:id/shipment')
  const mayCancel = may('POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel')
  const [isShipping, setShipping] = useState(false)
  const [isCanceling, setCanceling] = useState(false)
  const cancel = useAct(
    'POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel',
    t('fulfillment_canceled'),
  )
  const title = (id: string) => order.items?.find((item) => item.id === id)?.title ?? id
  return (
    <section className="ad-Parcel" aria-label={t('parcel', { number })}>
      <div className="ad-Parcel-head">
        <TruckIcon />
        <h3 className="ad-Parcel-title">{t('parcel', { number })}</h3>
        <ParcelState fulfillment={fulfillment} />
        <span className="ad-Parcel-actions">
          {mayCancel && fulfillmentCan.cancel(fulfillment) && (
            <Button size="s" variant="ghost" onPress={() => setCanceling(true)}>
              {t('common:cancel')}
            </Button>
          )}
          {mayShip && fulfillmentCan.ship(fulfillment) && orderCan.ship(order) && (
            <Button size="s" onPress={() => setShipping(true)}>
              {t('mark_shipped')}
            </Button>
          )}
        </span>
      </div>
      <ul className="ad-Parcel-items">
        {fulfillment.items?.map(({ item_id, quantity }) => (
          <li key={item_id}>
            {quantity} × {title(item_id)}
          </li>
        ))}
      </ul>
      <Tracking fulfillment={fulfillment} />
      <ShipDialog order={order} fulfillment={fulfillment} isOpen={isShipping} onOpenChange={setShipping} />
      <AlertDialog
        isOpen={isCanceling}
        onOpenChange={setCanceling}
        title={t('cancel_parcel_title', { number })}
        actionLabel={t('cancel_parcel')}
        cancelLabel={t('keep_parcel')}
        onAction={() =>
          cancel
            .mutateAsync({ params: { id: order.id, fulfillment_id: fulfillment.id } })
            .catch(() => undefined)
        }
      >
        {t('cancel_parcel_text')}
      </AlertDialog>
    </section>
  )
}

function ParcelState({ fulfillment: { canceled_at, shipped_at, created_at } }: { fulfillment: Fulfillment }) {
  const t = useWords('orders')
  return (
    <>
      <Badge tone={canceled_at ? 'grey' : shipped_at ? 'green' : 'amber'}>
        {t(canceled_at ? 'parcel_canceled' : shipped_at ? 'parcel_shipped' : 'parcel_packed')}
      </Badge>
      <span className="ad-Muted">
        <DateTime value={canceled_at ?? shipped_at ?? created_at} format="relative" />
      </span>
    </>
  )
}

function Tracking({ fulfillment }: { fulfillment: Fulfillment }) {
  const t = useWords('orders')
  const links = fulfillment.tracking_links?.length
    ? fulfillment.tracking_links
    : (fulfillment.tracking_numbers ?? []).map((tracking_number) => ({
        id: tracking_number,
        tracking_number,
        url: null,
      }))
  if (links.length === 0) return null
  return (
    <p className="ad-Parcel-tracking">
      {t('tracking')}{' '}
      {links.map(({ id, tracking_number, url }) =>
        url ? (
          <Link key={id} href={url} target="_blank" rel="noreferrer" className="ad-Mono">
            {tracking_number}
          </Link>
        ) : (
          <span key={id} className="ad-Mono">
            {tracking_number}
          </span>
        ),
      )}
    </p>
  )
}
