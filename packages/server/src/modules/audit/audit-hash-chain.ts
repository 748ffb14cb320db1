import { createHash } from 'node:crypto'
import type { AuditedRow } from '@cartwright/contract'
import type { Db, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { entriesAfter, hashAt, nextPosition } from './queries'

export interface AuditFact {
  actor_type: 'user' | 'api_token' | 'cli' | 'nobody'
  actor_id: string | null
  address: string | null
  action: string
  entity: string | null
  entity_id: string | null
  request_id: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  changes: AuditedRow[] | null
  is_whole: boolean
}

/**
 * Adds an entry to the log of what staff did, in the transaction of what was done. Each holds the hash of the one
 * before, so that none can be changed or taken away unnoticed. Call it last: until the commit others wait here.
 */
export async function appendAudit(tx: Tx, fact: AuditFact): Promise<void> {
  const position = await nextPosition(tx)
  const [previous] = await tx.rows<{ hash: string }>(hashAt(tx), { position: position - 1 })
  const entry = { ...fact, position, created_at: now(), prev_hash: previous?.hash ?? '' }
  await tx.insertRows(tx.t.audit_log, [{ ...entry, hash: hashOf(entry) }])
}

type Entry = AuditFact & { position: number; created_at: string; prev_hash: string }

/** The fields in a fixed order, keys sorted: the same text from both databases. */
const hashOf = (entry: Entry): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        sorted([
          entry.prev_hash,
          entry.position,
          entry.created_at,
          entry.actor_type,
          entry.actor_id,
          entry.address,
          entry.action,
          entry.entity,
          entry.entity_id,
          entry.request_id,
          entry.before,
          entry.after,
          entry.changes,
          entry.is_whole,
        ]),
      ),
    )
    .digest('base64url')

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!value || typeof value !== 'object') return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** Walks the chain; answers the position of the first entry that does not fit, or undefined when all is well. */
export async function findBrokenLink(db: Db): Promise<number | undefined> {
  let previous = ''
  let expected = 1
  for (;;) {
    const rows = await entriesAfter(db, expected - 1)
    if (rows.length === 0) return undefined
    for (const row of rows) {
      const fits =
        row.position === expected && row.prev_hash === previous && row.hash === hashOf(row as Entry)
      if (!fits) return expected
      previous = row.hash
      expected += 1
    }
  }
}
