import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../use-act'
import { MentionField } from './MentionField'
import { type Person, spokenTo } from './mentions'
import './notes.css'

interface Props {
  /** What the note is about. */
  type: string
  id: string
  /** Families to read anew beside the notes. */
  also?: readonly string[]
}

/** Writes a note about a record. It leaves the field at once; where the shop refuses it, it comes back. */
export function NoteComposer({ type, id, also }: Props) {
  const t = useWords('orders')
  const [value, setValue] = useState('')
  const [people, setPeople] = useState<readonly Person[]>([])
  const add = useAct('POST /admin/notes', undefined, also)
  const send = () => {
    const written = value.trim()
    if (!written || add.isPending) return
    const told = spokenTo(written, people)
    setValue('')
    add.mutate(
      {
        body: {
          resource_id: id,
          resource_type: type,
          value: written,
          ...(told.length > 0 ? { mentions: told.map((one) => one.id) } : {}),
        },
      },
      {
        onSuccess: () => setPeople([]),
        // What was begun meanwhile is not written over.
        onError: () => setValue((now) => (now ? `${written}\n${now}` : written)),
      },
    )
  }
  return (
    <form
      className="ad-Composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionField
        label={t('write_note')}
        placeholder={t('write_note')}
        value={value}
        onChange={setValue}
        onMention={(person) => setPeople((all) => [...all, person])}
      >
        <Button type="submit" isPending={add.isPending} isDisabled={!value.trim()}>
          {t('add_note')}
        </Button>
      </MentionField>
    </form>
  )
}
