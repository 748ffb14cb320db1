import { NumberInput } from '@cartwright/ui/NumberInput'
import { Select, type SelectOption } from '@cartwright/ui/Select'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'

interface Props {
  id: string
  /** Where the item does not lie yet. */
  options: readonly SelectOption[]
  onClose: () => void
}

/** An item is kept at one more location. */
export function AddLocationDialog({ id, options, onClose }: Props) {
  const t = useWords('inventory')
  const toast = useToast()
  const first = options[0]?.id
  const start = useMemo(() => ({ location_id: first, stocked_quantity: 0, incoming_quantity: 0 }), [first])
  const form = useContractForm('POST /admin/inventory-items/:id/location-levels', {
    params: { id },
    start,
    sendsAll: true,
    required: ['location_id', 'stocked_quantity'],
    screen: 'inventory',
  })
  const save = async () => {
    if (!(await form.save())) return
    toast.success(t('location_added'))
    onClose()
  }
  const { value, onChange, ...place } = form.text('location_id')
  return (
    <FormDialog
      title={t('add_location')}
      size="s"
      action={t('add_location')}
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <Select {...place} value={value || null} onChange={onChange} options={options} />
      <NumberInput {...form.number('stocked_quantity')} minValue={0} />
      <NumberInput {...form.number('incoming_quantity')} minValue={0} />
    </FormDialog>
  )
}
