import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { Menu } from '@cartwright/ui/Menu'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import type { Selection } from '../../kit/list/ListPage'
import { ManyDialog, selectionOf } from '../../kit/many/ManyDialog'
import { useMay } from '../../shell/permissions'
import { TrackingDialog } from './TrackingDialog'

type Act = 'capture' | 'pack' | 'send' | 'complete' | 'archive'

/** What can be done with ticked orders. */
export function OrdersBulk({ selection }: { selection: Selection<Order> }) {
  const t = useWords('bulk')
  const may = useMay()
  const [act, setAct] = useState<Act>()
  if (!may('POST /admin/batch-jobs')) return null
  const close = () => setAct(undefined)
  const dialog = { onClose: close, onStarted: selection.clear }
  return (
    <>
      {may('POST /admin/orders/:id/capture') && (
        <Button size="s" onPress={() => setAct('capture')}>
          {t('capture')}
        </Button>
      )}
      {may('POST /admin/orders/:id/fulfillment') && (
        <Button size="s" onPress={() => setAct('pack')}>
          {t('pack')}
        </Button>
      )}
      <Menu
        placement="top end"
        trigger={<Button size="s">{t('more')}</Button>}
        items={(
          [
            ['send', 'POST /admin/orders/:id/shipment'],
            ['complete', 'POST /admin/orders/:id/complete'],
            ['archive', 'POST /admin/orders/:id/archive'],
          ] as const
        ).flatMap(([id, call]) => (may(call) ? [{ id, name: t(id), onAction: () => setAct(id) }] : []))}
      />
      {act === 'pack' && <PackDialog selection={selection} {...dialog} />}
      {act === 'send' && <TrackingDialog onClose={close} />}
      {(act === 'capture' || act === 'complete' || act === 'archive') && (
        <ManyDialog
          {...dialog}
          type="order-change"
          title={t(act)}
          context={{ action: act, ...selectionOf(selection) }}
        />
      )}
    </>
  )
}

interface DialogProps {
  selection: Selection<Order>
  onClose: () => void
  onStarted: () => void
}

/** Packs all that is still to be sent; asks where from where there are several places. */
function PackDialog({ selection, ...dialog }: DialogProps) {
  const t = useWords('bulk')
  const locations = useEndpoint('GET /admin/stock-locations', { query: { limit: 100 } })
  const choices = locations.data?.stock_locations ?? []
  const [location, setLocation] = useState<string>()
  const [tells, setTells] = useState(true)
  const location_id = choices.length > 1 ? (location ?? choices[0]?.id) : undefined
  return (
    <ManyDialog
      {...dialog}
      type="order-change"
      title={t('pack')}
      context={
        locations.isPending
          ? undefined
          : { action: 'pack', ...selectionOf(selection), location_id, no_notification: !tells }
      }
    >
      {choices.length > 1 && (
        <Select
          label={t('location')}
          value={location_id}
          onChange={setLocation}
          options={choices.map(({ id, name }) => ({ id, name }))}
        />
      )}
      <Checkbox isSelected={tells} onChange={setTells}>
        {t('tell_customers')}
      </Checkbox>
    </ManyDialog>
  )
}
