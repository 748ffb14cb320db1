import type { TimelineEntry } from '@cartwright/contract'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { groupBy } from '../../../store/reading/group-by'

/** What staff wrote about the order. */
export async function wordsOf(db: Db, orderId: string): Promise<TimelineEntry[]> {
  const { note, note_mention: mention, user } = db.t
  const person = { id: user.id, email: user.email, first_name: user.first_name, last_name: user.last_name }
  const notes = await db
    .select({
      id: note.id,
      at: note.created_at,
      value: note.value,
      author: person,
    })
    .from(note)
    .leftJoin(user, eq(user.id, note.author_id))
    .where(and(eq(note.resource_id, orderId), isNull(note.deleted_at)))
  const spokenTo = await db
    .select({ note_id: mention.note_id, person })
    .from(mention)
    .innerJoin(user, eq(user.id, mention.user_id))
    .where(inArray(mention.note_id, ['', ...notes.map(({ id }) => id)]))
  const byNote = groupBy(spokenTo, ({ note_id }) => note_id)
  return notes.map(({ id, at, value, author }) => ({
    kind: 'note' as const,
    id,
    at,
    note_id: id,
    value,
    author: author?.id ? author : null,
    mentions: (byNote.get(id) ?? []).map((one) => one.person),
  }))
}

/** An order with its swaps and claims. */
interface Owners {
  order_id: string
  swap_ids: readonly string[]
  claim_ids: readonly string[]
}

function ofAny({ t }: Db, name: 'fulfillment' | 'return', { order_id, swap_ids, claim_ids }: Owners) {
  const table = t[name]
  return or(
    eq(table.order_id, order_id),
    inArray(table.swap_id, ['', ...swap_ids]),
    inArray(table.claim_order_id, ['', ...claim_ids]),
  )
}

/** The fulfillments of an order, its swaps and its claims. */
export async function parcelsOf(db: Db, owners: Owners) {
  return db
    .select()
    .from(db.t.fulfillment)
    .where(ofAny(db, 'fulfillment', owners))
}

/** The returns of an order, its swaps and its claims. */
export async function returnsOf(db: Db, owners: Owners) {
  return db
    .select()
    .from(db.t.return)
    .where(ofAny(db, 'return', owners))
}
