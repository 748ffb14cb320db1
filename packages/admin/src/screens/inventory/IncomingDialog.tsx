import { NumberInput } from '@cartwright/ui/NumberInput'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'
import type { Level } from '../../kit/stock/level'

/** How much is on its way to a location. */
export function IncomingDialog({ level, onClose }: { level: Level; onClose: () => void }) {
  const t = useWords('inventory')
  const toast = useToast()
  const { inventory_item_id: id, location_id, incoming } = level
  const start = useMemo(() => ({ incoming_quantity: incoming }), [incoming])
  const form = useContractForm('POST /admin/inventory-items/:id/location-levels/:location_id', {
    params: { id, location_id },
    start,
    required: ['incoming_quantity'],
    screen: 'inventory',
  })
  const save = async () => {
    if (form.isDirty && !(await form.save())) return
    if (form.isDirty) toast.success(t('adjusted'))
    onClose()
  }
  return (
    <FormDialog
      title={t('set_incoming')}
      size="s"
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <NumberInput {...form.number('incoming_quantity')} minValue={0} hint={t('incoming_hint')} autoFocus />
    </FormDialog>
  )
}
