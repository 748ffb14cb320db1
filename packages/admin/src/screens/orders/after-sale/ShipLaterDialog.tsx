import type { Fulfillment } from '@cartwright/contract'
import { splitWords } from '@cartwright/sdk/rules'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { FormDialog } from '../../../kit/form/FormDialog'
import { type LaterSale, useLaterCalls } from './later-calls'

interface Props {
  sale: LaterSale
  parcel: Fulfillment
  onClose: () => void
}

/** Says that a parcel of an exchange or a claim is on its way, with the numbers it can be followed by. */
export function ShipLaterDialog({ sale, parcel, onClose }: Props) {
  const words = useWords('orders')
  const [numbers, setNumbers] = useState('')
  const [tells, setTells] = useState(true)
  const { ship, isPending } = useLaterCalls(sale)
  return (
    <FormDialog
      title={words('ship_title')}
      size="s"
      action={words('mark_shipped')}
      isDirty={numbers !== ''}
      isPending={isPending}
      onSubmit={() =>
        ship({
          fulfillment_id: parcel.id,
          tracking_numbers: splitWords(numbers, { atSpaces: true }),
          no_notification: !tells,
        })
          .then(onClose)
          .catch(() => undefined)
      }
      onClose={onClose}
    >
      <TextField
        label={words('tracking_numbers')}
        hint={words('tracking_hint')}
        value={numbers}
        onChange={setNumbers}
        autoFocus
      />
      {sale.kind === 'swap' && (
        <Checkbox isSelected={tells} onChange={setTells}>
          {words('tell_customer')}
        </Checkbox>
      )}
    </FormDialog>
  )
}
