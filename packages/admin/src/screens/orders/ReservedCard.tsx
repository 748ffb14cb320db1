import type { LineItem, Order, ReservationDetails } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useLocations } from '../../kit/stock/use-locations'
import { usePlacesOf } from '../../kit/stock/use-places-of'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'
import { openQuantities } from './next-step'
import './orders.css'

/** From which shelf what is still to be packed comes: what is kept for the order, and what nothing is kept for yet. */
export function ReservedCard({ order }: { order: Order }) {
  const t = useWords('orders')
  const may = useMay()
  const open = order.status === 'canceled' ? [] : openQuantities(order)
  const { data } = useEndpoint(
    'GET /admin/orders/:id/reservations',
    { params: { id: order.id }, query: { limit: 100 } },
    { enabled: may('GET /admin/orders/:id/reservations') && open.length > 0 },
  )
  const removed = useRemoved()
  const [line, setLine] = useState<Unkept>()
  if (open.length === 0 || !data) return null
  const kept = data.reservations.filter(({ id }) => !removed.has(id))
  const unkept = may('POST /admin/orders/:id/line-items/:line_item_id/reserve')
    ? unkeptLines(order, open, kept)
    : []
  if (kept.length === 0 && unkept.length === 0) return null
  return (
    <Card title={t('reserved_stock')} isFlush>
      <ul className="ad-Lines">
        {kept.map((one) => (
          <Kept key={one.id} order={order} reservation={one} />
        ))}
        {unkept.map((one) => (
          <li key={one.item.id} className="ad-Line" data-plain>
            <div className="ad-Line-text">
              <p className="ad-Line-title">{one.item.title}</p>
              <p className="ad-Line-detail">{t('not_reserved', { count: one.quantity })}</p>
            </div>
            <Button size="s" onPress={() => setLine(one)}>
              {t('reserve')}
            </Button>
          </li>
        ))}
      </ul>
      {line && <ReserveDialog order={order} line={line} onClose={() => setLine(undefined)} />}
    </Card>
  )
}

interface Unkept {
  item: LineItem
  quantity: number
}

/** Lines whose goods are counted and not all kept: a line of several parts is kept when one of its parts is. */
function unkeptLines(
  { items = [] }: Order,
  open: ReturnType<typeof openQuantities>,
  kept: readonly ReservationDetails[],
): Unkept[] {
  return open.flatMap(({ item_id, quantity }) => {
    const item = items.find(({ id }) => id === item_id)
    const reserved = Math.max(
      0,
      ...kept.filter(({ line_item_id }) => line_item_id === item_id).map((one) => one.quantity),
    )
    const left = quantity - reserved
    return item?.variant?.manage_inventory && left > 0 ? [{ item, quantity: left }] : []
  })
}

function Kept({ order, reservation }: { order: Order; reservation: ReservationDetails }) {
  const t = useWords('orders')
  const may = useMay()
  const remove = useRemoval()
  const { nameOf } = useLocations()
  const { id, quantity, location_id, line_item_id } = reservation
  const title = order.items?.find((item) => item.id === line_item_id)?.title ?? line_item_id
  return (
    <li className="ad-Line" data-plain>
      <div className="ad-Line-text">
        <p className="ad-Line-title">{title}</p>
        <p className="ad-Line-detail">
          <bdi>{nameOf(location_id)}</bdi> · {quantity}
        </p>
      </div>
      {may('DELETE /admin/reservations/:id') && (
        <Button
          size="s"
          variant="ghost"
          onPress={() =>
            remove({
              name: 'DELETE /admin/reservations/:id',
              id,
              title: t('released'),
              given: { params: { id } },
            })
          }
        >
          {t('release')}
        </Button>
      )}
    </li>
  )
}

function ReserveDialog({ order, line, onClose }: { order: Order; line: Unkept; onClose: () => void }) {
  const t = useWords('orders')
  const { options, hint } = usePlacesOf(line.item.variant_id)
  const [location, setLocation] = useState<string>()
  const [quantity, setQuantity] = useState(line.quantity)
  const reserve = useAct('POST /admin/orders/:id/line-items/:line_item_id/reserve', t('reserved'), [
    '/admin/reservations',
    '/admin/inventory-items',
  ])
  const location_id = location ?? (options.length === 1 ? options[0]?.id : undefined)
  // An empty field is no number.
  const isRight = quantity > 0 && quantity <= line.quantity
  return (
    <FormDialog
      title={t('reserve_title', { name: line.item.title })}
      size="s"
      action={t('reserve')}
      isPending={reserve.isPending}
      isDisabled={!location_id || !isRight}
      onSubmit={() => {
        if (location_id && isRight)
          reserve.mutate(
            { params: { id: order.id, line_item_id: line.item.id }, body: { location_id, quantity } },
            { onSuccess: onClose },
          )
      }}
      onClose={onClose}
    >
      <Select
        label={t('location')}
        value={location_id ?? null}
        onChange={setLocation}
        options={options}
        hint={hint}
        isDisabled={options.length === 0}
        isRequired
      />
      <NumberInput
        label={t('reserve_quantity')}
        value={quantity}
        onChange={setQuantity}
        minValue={1}
        maxValue={line.quantity}
        isRequired
      />
    </FormDialog>
  )
}
