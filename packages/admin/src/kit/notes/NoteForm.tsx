import { Button } from '@cartwright/ui/Button'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../use-act'
import './notes.css'

interface Props {
  id: string
  value: string
  /** Families to read anew beside the notes: `/admin/orders` where they stand in its timeline. */
  also?: readonly string[]
  onClose: () => void
}

/** Changes what a note says, where it stands. */
export function NoteForm({ id, value, also, onClose }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const change = useAct('POST /admin/notes/:id', t('saved'), also)
  const save = () => change.mutate({ params: { id }, body: { value: text.trim() } }, { onSuccess: onClose })
  return (
    <div className="ad-Note-composer">
      <TextField label={t('note')} isLabelHidden rows={2} value={text} onChange={setText} autoFocus />
      <div className="ad-Form-foot">
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onPress={save} isPending={change.isPending} isDisabled={text.trim() === ''}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
