import { z } from 'zod'
import { Id, Time } from '../common'

export const AuditEntryRow = z.object({
  id: Id,
  /** Counts from 1 without gaps: the order in which the entries are chained. */
  position: z.number(),
  created_at: Time,
  /** `user`, `api_token`, `command_line` or `nobody`. */
  actor_type: z.string(),
  actor_id: z.string().nullable(),
  /** Network address the request came from. */
  address: z.string().nullable(),
  /** The call: `POST /admin/regions`. */
  action: z.string(),
  /** What was changed, in the words of the database: `region`. */
  entity: z.string().nullable(),
  entity_id: z.string().nullable(),
  request_id: z.string().nullable(),
  /** The fields that changed, before and after. */
  before: z.unknown(),
  after: z.unknown(),
  /** SHA-256 over the previous entry's hash and this entry: a changed or missing entry breaks the chain. */
  hash: z.string(),
})
export interface AuditEntry extends z.infer<typeof AuditEntryRow> {}
export const AuditEntry: z.ZodType<AuditEntry> = AuditEntryRow.meta({ id: 'AuditEntry' })
