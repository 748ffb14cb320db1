import { useChange } from '@cartwright/sdk/react'
import { Select } from '@cartwright/ui/Select'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { ChangeFields, noChange } from '../../kit/stock/ChangeFields'
import { changeFor } from '../../kit/stock/level'
import { useLocations } from '../../kit/stock/use-locations'
import { useErrorMessage } from '../../kit/use-error-message'

interface Props {
  ids: readonly string[]
  /** Chosen at first. */
  location: string | undefined
  onClose: () => void
  onDone: () => void
}

/** The stock of ticked items at one location changes alike, all of it or none. */
export function AdjustManyDialog({ ids, location, onClose, onDone }: Props) {
  const t = useWords('inventory')
  const toast = useToast()
  const message = useErrorMessage()
  const { options } = useLocations()
  const [typed, setPlace] = useState(location)
  const [value, setValue] = useState(noChange)
  const [problem, setProblem] = useState<string>()
  const change = useChange('POST /admin/inventory-items/adjust')
  const place = typed ?? options[0]?.id
  const save = async () => {
    if (Number.isNaN(value.quantity) || !place)
      return setProblem(t('common:field_required', { field: t('quantity') }))
    try {
      await change.mutateAsync({
        body: {
          adjustments: ids.map((id) => ({
            inventory_item_id: id,
            location_id: place,
            ...changeFor(value.kind, value.quantity),
          })),
          reason: value.reason,
          note: value.note || null,
        },
      })
      toast.success(t('adjusted_many', { count: ids.length }))
      onDone()
      onClose()
    } catch (error) {
      setProblem(message(error))
    }
  }
  return (
    <FormDialog
      title={t('adjust')}
      size="s"
      action={t('change_many', { count: ids.length })}
      isDirty
      isPending={change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Select label={t('location')} options={options} value={place ?? null} onChange={setPlace} />
      <ChangeFields
        value={value}
        onChange={(next) => {
          setValue(next)
          setProblem(undefined)
        }}
        errors={problem ? [problem] : undefined}
      />
    </FormDialog>
  )
}
