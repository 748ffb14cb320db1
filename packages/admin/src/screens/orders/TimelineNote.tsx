import { useState } from 'react'
import { NoteActs } from '../../kit/notes/NoteActs'
import { NoteForm } from '../../kit/notes/NoteForm'
import './orders.css'

/** What somebody wrote about an order, in the direction of its own words, to be corrected or taken out. */
export function TimelineNote({ id, value }: { id: string; value: string }) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return <NoteForm id={id} value={value} also={['/admin/orders']} onClose={() => setEditing(false)} />
  return (
    <div className="ad-TimelineNote">
      <p className="ad-Note-text" dir="auto">
        {value}
      </p>
      <NoteActs id={id} onEdit={() => setEditing(true)} />
    </div>
  )
}
