import type { OrderEditStatus } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'

export type EditRow = Db['t']['order_edit']['$inferSelect']

type Stamps = Partial<Pick<EditRow, 'requested_at' | 'declined_at' | 'confirmed_at' | 'canceled_at'>>

/** What an edit is, by its stamps; the last in this order wins (rules: order edits). */
export function editStatus(edit: Stamps): OrderEditStatus {
  if (edit.canceled_at) return 'canceled'
  if (edit.confirmed_at) return 'confirmed'
  if (edit.declined_at) return 'declined'
  return edit.requested_at ? 'requested' : 'created'
}
