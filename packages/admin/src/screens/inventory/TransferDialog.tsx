import { useChange } from '@cartwright/sdk/react'
import { FormRow } from '@cartwright/ui/Form'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import type { Level } from '../../kit/stock/level'
import { useLocations } from '../../kit/stock/use-locations'
import { useErrorMessage } from '../../kit/use-error-message'

interface Props {
  levels: readonly Level[]
  from: Level
  onClose: () => void
}

/** Some of an item goes from one location to another: it leaves there and lies here in one step. */
export function TransferDialog({ levels, from: start, onClose }: Props) {
  const t = useWords('inventory')
  const { options } = useLocations()
  const [fromId, setFrom] = useState(start.location_id)
  const [chosen, setTo] = useState<string>()
  const [quantity, setQuantity] = useState(Number.NaN)
  const [note, setNote] = useState('')
  const from = levels.find(({ location_id }) => location_id === fromId) ?? start
  const targets = options.filter(({ id }) => id !== from.location_id)
  const to = targets.some(({ id }) => id === chosen) ? chosen : targets[0]?.id
  const { move, problem, setProblem, isMoving } = useMove(onClose)
  const save = () => {
    if (!(quantity > 0)) return setProblem(t('common:field_required', { field: t('quantity') }))
    if (quantity > from.stocked) return setProblem(t('only_there', { count: from.stocked }))
    if (to) void move(from, to, quantity, note)
  }
  return (
    <FormDialog
      title={t('transfer')}
      action={quantity > 0 ? t('transfer_count', { count: quantity }) : t('transfer')}
      isDirty={!Number.isNaN(quantity)}
      isPending={isMoving}
      onSubmit={save}
      onClose={onClose}
    >
      <FormRow className="ad-Wide">
        <Select
          label={t('from')}
          value={from.location_id}
          onChange={setFrom}
          options={options.filter(({ id }) => levels.some(({ location_id }) => location_id === id))}
        />
        <Select label={t('to')} value={to ?? null} onChange={setTo} options={targets} />
      </FormRow>
      <NumberInput
        label={t('quantity')}
        value={quantity}
        onChange={(next) => {
          setQuantity(next)
          setProblem(undefined)
        }}
        minValue={1}
        hint={t('there_of', { stocked: from.stocked, reserved: from.reserved })}
        errors={problem ? [problem] : undefined}
      />
      <TextField label={t('note')} value={note} onChange={setNote} />
    </FormDialog>
  )
}

function useMove(onClose: () => void) {
  const t = useWords('inventory')
  const toast = useToast()
  const message = useErrorMessage()
  const change = useChange('POST /admin/inventory-items/adjust')
  const [problem, setProblem] = useState<string>()
  const move = async (
    { inventory_item_id, location_id }: Level,
    to: string,
    quantity: number,
    note: string,
  ) => {
    try {
      await change.mutateAsync({
        body: {
          adjustments: [
            { inventory_item_id, location_id, by: -quantity },
            { inventory_item_id, location_id: to, by: quantity },
          ],
          reason: 'transferred',
          note: note || null,
        },
      })
      toast.success(t('transferred', { count: quantity }))
      onClose()
    } catch (error) {
      setProblem(message(error))
    }
  }
  return { move, problem, setProblem, isMoving: change.isPending }
}
