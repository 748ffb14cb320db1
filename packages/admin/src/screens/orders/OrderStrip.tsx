import { type Order, orderCan } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { useMay } from '../../shell/permissions'
import { useBeginnings } from './after-sale/use-beginnings'
import { CaptureButton } from './CaptureButton'
import { nextStep } from './next-step'
import type { OrderDialog } from './OrderPage'
import { type Standing, standingOf, unsentParcels } from './standing'

const ShipDialog = onDemand(async () => (await import('./ShipDialog')).ShipDialog)

interface Props {
  order: Order
  onDialog: (dialog: OrderDialog) => void
}

/** Where an order stands in one line, and what is best done next with it. */
export function OrderStrip({ order, onDialog }: Props) {
  const t = useWords('order-people')
  const money = useMoney(order.currency_code)
  const inWords = (one: Standing) => {
    if ('amount' in one) return t(one.what, { amount: money(one.amount) })
    if ('count' in one) return t(one.what, { count: one.count })
    return t(one.what)
  }
  return (
    <section className="ad-Strip">
      <p className="ad-Strip-text ad-Strong">{standingOf(order).map(inWords).join(' · ')}</p>
      {hasSent(order) && <Beginnings order={order} onDialog={onDialog} />}
      <NextAction order={order} onDialog={onDialog} />
    </section>
  )
}

/** Whether somebody has goods of it that may come back. */
const hasSent = ({ items }: Order) =>
  (items ?? []).some((item) => (item.shipped_quantity ?? 0) > (item.returned_quantity ?? 0))

/** What customers write in about once they have their goods. On phones the menu has it. */
function Beginnings({ order, onDialog }: Props) {
  const possible = useBeginnings(order).filter(({ isDisabled }) => !isDisabled)
  return (
    <span className="or-Beginnings">
      {possible.map(({ id, name }) => (
        <Button key={id} onPress={() => onDialog(id)}>
          {name}
        </Button>
      ))}
    </span>
  )
}

/** The one thing to do next; nothing where nothing waits, or the reader may not. */
function NextAction({ order, onDialog }: Props) {
  const t = useWords('orders')
  const may = useMay()
  const [isShipping, setShipping] = useState(false)
  const complete = useAct('POST /admin/orders/:id/complete', t('completed'))
  if (!may('POST /admin/orders/:id')) return null
  const step = nextStep(order)
  if (step === 'capture') return <CaptureButton order={order} variant="primary" />
  if (step === 'fulfill')
    return (
      <Button variant="primary" onPress={() => onDialog('fulfill')}>
        {t('fulfill_items')}
      </Button>
    )
  const [parcel, ...others] = unsentParcels(order)
  if (parcel && orderCan.ship(order))
    // Of several parcels each has a button of its own, as nobody knows which is meant.
    return others.length > 0 ? null : (
      <>
        <Button variant="primary" onPress={() => setShipping(true)}>
          {t('mark_shipped')}
        </Button>
        <ShipDialog order={order} fulfillment={parcel} isOpen={isShipping} onOpenChange={setShipping} />
      </>
    )
  const isDone = standingOf(order).every(({ what }) => what === 'paid' || what === 'all_sent')
  if (isDone && order.status === 'pending' && orderCan.complete(order))
    return (
      <Button
        variant="primary"
        isPending={complete.isPending}
        onPress={() => complete.mutate({ params: { id: order.id } })}
      >
        {t('complete_order')}
      </Button>
    )
  return null
}
