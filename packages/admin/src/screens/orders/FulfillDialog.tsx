import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { Form } from '@cartwright/ui/Form'
import { Modal } from '@cartwright/ui/Modal'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { openQuantities } from './next-step'
import { PickLines } from './PickLines'

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
  const open = openQuantities(order)
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(
    () => new Map(open.map((one) => [one.item_id, one.quantity])),
  )
  const [tells, setTells] = useState(true)
  const locations = useEndpoint('GET /admin/stock-locations', { query: { limit: 100 } })
  const choices = locations.data?.stock_locations ?? []
  const [location, setLocation] = useState<string>()
  const fulfill = useAct('POST /admin/orders/:id/fulfillment', t('fulfilled'))
  const items = [...quantities].filter(([, quantity]) => quantity > 0)
  const count = items.reduce((sum, [, quantity]) => sum + quantity, 0)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (count === 0 || fulfill.isPending) return
        fulfill.mutate(
          {
            params: { id: order.id },
            body: {
              items: items.map(([item_id, quantity]) => ({ item_id, quantity })),
              no_notification: !tells,
              ...(choices.length > 1 ? { location_id: location ?? choices[0]?.id } : {}),
            },
          },
          { onSuccess: onDone },
        )
      }}
    >
      <PickLines order={order} lines={open} quantities={quantities} onChange={setQuantities} />
      {choices.length > 1 && (
        <Select
          label={t('send_from')}
          value={location ?? choices[0]?.id}
          onChange={setLocation}
          options={choices.map(({ id, name }) => ({ id, name }))}
        />
      )}
      <Checkbox isSelected={tells} onChange={setTells}>
        {t('tell_customer')}
      </Checkbox>
      <div className="ad-Dialog-foot">
        <Button onPress={onDone} isDisabled={fulfill.isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={fulfill.isPending} isDisabled={count === 0}>
          {count > 0 ? t('fulfill_button', { count }) : t('fulfill_items')}
        </Button>
      </div>
    </Form>
  )
}
