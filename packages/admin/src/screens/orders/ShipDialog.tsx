import type { Fulfillment, Order } from '@cartwright/contract'
import { splitWords } from '@cartwright/sdk/rules'
import { Button } from '@cartwright/ui/Button'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { Form } from '@cartwright/ui/Form'
import { Modal } from '@cartwright/ui/Modal'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'

interface Props {
  order: Order
  fulfillment: Fulfillment
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Says that a parcel is on its way, with the numbers it can be followed by. */
export function ShipDialog({ order, fulfillment, isOpen, onOpenChange }: Props) {
  const t = useWords('orders')
  const [numbers, setNumbers] = useState('')
  const [tells, setTells] = useState(true)
  const ship = useAct('POST /admin/orders/:id/shipment', t('shipped'))
  return (
    <Modal title={t('ship_title')} isOpen={isOpen} onOpenChange={onOpenChange} size="s">
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (ship.isPending) return
          ship.mutate(
            {
              params: { id: order.id },
              body: {
                fulfillment_id: fulfillment.id,
                tracking_numbers: splitWords(numbers, { atSpaces: true }),
                no_notification: !tells,
              },
            },
            { onSuccess: () => onOpenChange(false) },
          )
        }}
      >
        <TextField
          label={t('tracking_numbers')}
          hint={t('tracking_hint')}
          value={numbers}
          onChange={setNumbers}
          autoFocus
        />
        <Checkbox isSelected={tells} onChange={setTells}>
          {t('tell_customer')}
        </Checkbox>
        <div className="ad-Dialog-foot">
          <Button onPress={() => onOpenChange(false)} isDisabled={ship.isPending}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={ship.isPending}>
            {t('mark_shipped')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
