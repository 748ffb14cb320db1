import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Modal } from '@cartwright/ui/Modal'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { openQuantities } from './next-step'
import { PickForm } from './PickForm'
import { StockHere } from './StockHere'

interface Props {
  order: Order
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Packs some or all of what is still to be sent. */
export function FulfillDialog({ order, isOpen, onOpenChange }: Props) {
  const t = useWords('orders')
  return (
    <Modal
      title={t('fulfill_title', { number: order.display_id })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <FulfillForm order={order} onDone={() => onOpenChange(false)} />
    </Modal>
  )
}

function FulfillForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useWords('orders')
  const locations = useEndpoint('GET /admin/stock-locations', { query: { limit: 100 } })
  const choices = locations.data?.stock_locations ?? []
  const [location, setLocation] = useState<string>()
  const fulfill = useAct('POST /admin/orders/:id/fulfillment', t('fulfilled'))
  return (
    <PickForm
      order={order}
      lines={openQuantities(order)}
      isAllPicked
      label={(count) => (count > 0 ? t('fulfill_button', { count }) : t('fulfill_items'))}
      isPending={fulfill.isPending}
      onCancel={onDone}
      onSubmit={(items, tellsCustomer) =>
        fulfill.mutate(
          {
            params: { id: order.id },
            body: {
              items,
              no_notification: !tellsCustomer,
              ...(choices.length > 1 ? { location_id: location ?? choices[0]?.id } : {}),
            },
          },
          { onSuccess: onDone },
        )
      }
    >
      <StockHere order={order} location={location ?? choices[0]?.id} />
      {choices.length > 1 && (
        <Select
          label={t('send_from')}
          value={location ?? choices[0]?.id}
          onChange={setLocation}
          options={choices.map(({ id, name }) => ({ id, name }))}
        />
      )}
    </PickForm>
  )
}
