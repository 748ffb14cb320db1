import { z } from 'zod'
import { Id, Time } from '../common'

const Fields = z.record(z.string(), z.unknown()).nullable()

/** A row of the database that changed: only the fields that did, secrets as `[hidden]`. */
export const AuditedRowRow = z.object({
  entity: z.string(),
  /** The values of the key, with commas between them when there are several. */
  entity_id: z.string(),
  /** Null for a row that was made. */
  before: Fields,
  /** Null for a row that was removed. */
  after: Fields,
})
/** A row that a change touched. */
export interface AuditedRow extends z.infer<typeof AuditedRowRow> {}
export const AuditedRow: z.ZodType<AuditedRow> = AuditedRowRow.meta({ id: 'AuditedRow' })

/** The columns of AuditEntry, without what hangs on it. */
export const AuditEntryRow = z.object({
  id: Id,
  /** Counts from 1 without gaps: the order in which the entries are chained. */
  position: z.number(),
  created_at: Time,
  /** `user`, `api_token`, `cli` or `nobody`. */
  actor_type: z.string(),
  actor_id: z.string().nullable(),
  /** The name or e-mail of who acts; of an API token its name, and whose it is. */
  actor_name: z.string().nullable(),
  /** Network address the request came from. */
  address: z.string().nullable(),
  /** The call: `POST /admin/regions`. */
  action: z.string(),
  /** What was changed, in the words of the database: `region`. */
  entity: z.string().nullable(),
  entity_id: z.string().nullable(),
  request_id: z.string().nullable(),
  /** The fields of the entity that changed, before and after. */
  before: Fields,
  after: Fields,
  /** The other rows that changed along with it: links, prices, stock. */
  changes: z.array(AuditedRow).nullable(),
  /** False when so many rows changed that not all are named. */
  is_whole: z.boolean(),
  /** The hash of the entry before; empty for the first. */
  prev_hash: z.string(),
  /** SHA-256 over the previous entry's hash and this entry: a changed or missing entry breaks the chain. */
  hash: z.string(),
})
/** Who did what, when, and what it changed. */
export interface AuditEntry extends z.infer<typeof AuditEntryRow> {}
export const AuditEntry: z.ZodType<AuditEntry> = AuditEntryRow.meta({ id: 'AuditEntry' })
