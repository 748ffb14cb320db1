import { Checkbox } from '@cartwright/ui/Checkbox'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { ManyDialog } from '../../kit/many/ManyDialog'
import { parcelsOf, readSheet } from './tracking-sheet'

interface Props {
  onClose: () => void
}

/** Takes order numbers and tracking numbers as they are pasted from a sheet, and sends the parcels. */
export function TrackingDialog({ onClose }: Props) {
  const t = useWords('bulk')
  const [text, setText] = useState('')
  const [tells, setTells] = useState(true)
  const lines = readSheet(text)
  const parcels = parcelsOf(lines)
  const wrong = lines.filter(({ order, tracking }) => order === '' || tracking === '')
  return (
    <ManyDialog
      type="order-change"
      title={t('send')}
      context={
        parcels.length > 0 && wrong.length === 0
          ? { action: 'ship', parcels, no_notification: !tells }
          : undefined
      }
      onClose={onClose}
      onStarted={() => undefined}
    >
      <TextField
        label={t('sheet')}
        hint={t('sheet_hint')}
        rows={6}
        autoFocus
        value={text}
        onChange={setText}
        errors={wrong.slice(0, 5).map(({ line }) => t('sheet_wrong', { line }))}
      />
      <Checkbox isSelected={tells} onChange={setTells}>
        {t('tell_customers')}
      </Checkbox>
    </ManyDialog>
  )
}
