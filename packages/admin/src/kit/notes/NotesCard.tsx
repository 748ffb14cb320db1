import type { Note } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { Pagination } from '@cartwright/ui/Pagination'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { nameOf } from '../../shell/session'
import { Permitted } from '../Permitted'
import { useRemoved } from '../pending-removals'
import { useAct } from '../use-act'
import { useErrorMessage } from '../use-error-message'
import { NoteActs } from './NoteActs'
import { NoteForm } from './NoteForm'
import './notes.css'

const pageSize = 10

/** What staff write down about a record for one another. */
export function NotesCard({ of, kind }: { of: string; kind: string }) {
  const t = useWords('customers')
  const message = useErrorMessage()
  const removed = useRemoved()
  const [offset, setOffset] = useState(0)
  const { data, error } = useEndpoint('GET /admin/notes', {
    query: { resource_id: of, limit: pageSize, offset },
  })
  const notes = data?.notes.filter(({ id }) => !removed.has(id))
  return (
    <Card title={t('notes')}>
      <div className="ad-Stack">
        <Permitted to="POST /admin/notes">
          <Composer of={of} kind={kind} />
        </Permitted>
        {error && <p className="ad-Muted">{message(error)}</p>}
        {!error && !notes && <Skeleton lines={2} />}
        {notes && notes.length > 0 && (
          <ul className="ad-Notes">
            {notes.map((note) => (
              <NoteLine key={note.id} note={note} />
            ))}
          </ul>
        )}
        {data && data.count > pageSize && (
          <Pagination
            label={t('notes')}
            offset={offset}
            limit={pageSize}
            total={data.count}
            onChange={setOffset}
          />
        )}
      </div>
    </Card>
  )
}

function Composer({ of, kind }: { of: string; kind: string }) {
  const t = useWords('customers')
  const [text, setText] = useState('')
  const add = useAct('POST /admin/notes')
  const send = () =>
    add.mutate(
      { body: { resource_id: of, resource_type: kind, value: text.trim() } },
      { onSuccess: () => setText('') },
    )
  return (
    <div className="ad-Note-composer">
      <TextField
        label={t('common:note')}
        isLabelHidden
        placeholder={t('note_hint')}
        rows={2}
        value={text}
        onChange={setText}
      />
      <Button onPress={send} isPending={add.isPending} isDisabled={text.trim() === ''}>
        {t('add_note')}
      </Button>
    </div>
  )
}

function NoteLine({ note }: { note: Note }) {
  const [isEditing, setEditing] = useState(false)
  const { id, author, created_at, value } = note
  return (
    <li className="ad-Note">
      <div className="ad-Note-head">
        <span className="ad-Muted">
          {author && <>{nameOf(author)} · </>}
          <DateTime value={created_at} format="relative" />
        </span>
        <NoteActs id={id} onEdit={() => setEditing(true)} />
      </div>
      {isEditing ? (
        <NoteForm id={id} value={value} onClose={() => setEditing(false)} />
      ) : (
        <p className="ad-Note-text" dir="auto">
          {value}
        </p>
      )}
    </li>
  )
}
