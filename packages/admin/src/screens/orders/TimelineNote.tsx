import { useState } from 'react'
import type { Person } from '../../kit/notes/mentions'
import { NoteActs } from '../../kit/notes/NoteActs'
import { NoteForm } from '../../kit/notes/NoteForm'
import { NoteText } from '../../kit/notes/NoteText'
import './orders.css'

interface Props {
  id: string
  value: string
  /** Whom of the staff it speaks to. */
  mentions: readonly Person[]
}

/** What somebody wrote about an order, in the direction of its own words, to be corrected or taken out. */
export function TimelineNote({ id, value, mentions }: Props) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return (
      <NoteForm
        id={id}
        value={value}
        mentions={mentions}
        also={['/admin/orders']}
        onClose={() => setEditing(false)}
      />
    )
  return (
    <div className="ad-TimelineNote">
      <NoteText value={value} mentions={mentions} />
      <NoteActs id={id} onEdit={() => setEditing(true)} />
    </div>
  )
}
