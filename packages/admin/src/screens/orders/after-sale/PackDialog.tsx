import { Checkbox } from '@cartwright/ui/Checkbox'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { FormDialog } from '../../../kit/form/FormDialog'
import { useLocations } from '../../../kit/stock/use-locations'
import { type LaterSale, useLaterCalls } from './later-calls'
import { Pieces } from './Pieces'

/** Packs all that goes out for an exchange or a claim: its calls know no part of it. */
export function PackDialog({ sale, onClose }: { sale: LaterSale; onClose: () => void }) {
  const words = useWords('orders')
  const { options } = useLocations()
  const [chosen, setChosen] = useState<string>()
  const [tells, setTells] = useState(true)
  const { pack, isPending } = useLaterCalls(sale)
  const place = chosen ?? options[0]?.id
  const items = sale.of.additional_items ?? []
  return (
    <FormDialog
      title={words('fulfill_items')}
      size="s"
      action={words('fulfill_button', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
      isPending={isPending}
      onSubmit={() =>
        pack({ ...(place ? { location_id: place } : {}), no_notification: !tells })
          .then(onClose)
          .catch(() => undefined)
      }
      onClose={onClose}
    >
      <Pieces
        label={words('goes_out')}
        of={items.map(({ id, title, quantity, description }) => ({
          id,
          title,
          quantity,
          notes: [description],
        }))}
      />
      {options.length > 1 && (
        <Select label={words('send_from')} value={place ?? null} onChange={setChosen} options={options} />
      )}
      <Checkbox isSelected={tells} onChange={setTells}>
        {words('tell_customer')}
      </Checkbox>
    </FormDialog>
  )
}
