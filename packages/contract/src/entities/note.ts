import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { User } from './user'

/** The columns of Note, without what hangs on it. */
export const NoteRow = z.object({
  id: Id,
  resource_type: z.string(),
  resource_id: z.string(),
  value: z.string(),
  author_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** What staff wrote beside a record. */
export interface Note extends z.infer<typeof NoteRow> {
  author?: User | null
}
export const Note: z.ZodType<Note> = NoteRow.extend({
  get author() {
    return User.nullish()
  },
}).meta({ id: 'Note' })

/** A colleague whom a note speaks to. */
export const NoteMentionRow = z.object({
  id: Id,
  note_id: z.string(),
  user_id: z.string(),
  /** When the colleague said to have seen it. */
  read_at: Time.nullable(),
  created_at: Time,
})
/** A note that speaks to a colleague. */
export interface NoteMention extends z.infer<typeof NoteMentionRow> {
  note?: Note | null
}
export const NoteMention: z.ZodType<NoteMention> = NoteMentionRow.extend({
  get note() {
    return Note.nullish()
  },
}).meta({ id: 'NoteMention' })
