import { Button } from '@cartwright/ui/Button'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../use-act'
import { MentionField } from './MentionField'
import { type Person, spokenTo } from './mentions'
import './notes.css'

interface Props {
  id: string
  value: string
  /** Whom it speaks to; absent where its reader does not know, and then it stays as it is. */
  mentions?: readonly Person[]
  /** Families to read anew beside the notes: `/admin/orders` where they stand in its timeline. */
  also?: readonly string[]
  onClose: () => void
}

/** Changes what a note says, where it stands. */
export function NoteForm({ id, value, mentions, also, onClose }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [people, setPeople] = useState(mentions ?? [])
  const change = useAct('POST /admin/notes/:id', t('saved'), also)
  const save = () => {
    const written = text.trim()
    const told = mentions && { mentions: spokenTo(written, people).map((one) => one.id) }
    change.mutate({ params: { id }, body: { value: written, ...told } }, { onSuccess: onClose })
  }
  return (
    <div className="ad-Note-composer">
      {mentions ? (
        <MentionField
          label={t('note')}
          rows={2}
          value={text}
          onChange={setText}
          onMention={(person) => setPeople((all) => [...all, person])}
          autoFocus
        />
      ) : (
        <TextField label={t('note')} isLabelHidden rows={2} value={text} onChange={setText} autoFocus />
      )}
      <div className="ad-Form-foot">
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onPress={save} isPending={change.isPending} isDisabled={text.trim() === ''}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
