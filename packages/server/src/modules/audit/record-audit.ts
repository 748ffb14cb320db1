import { createHash } from 'node:crypto'
import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Db, Shop, Tx } from '../../shop'
import { now } from '../../store/ids'

export interface AuditFact {
  actor_type: 'user' | 'api_token' | 'command_line' | 'nobody'
  actor_id: string | null
  address: string | null
  action: string
  entity: string | null
  entity_id: string | null
  request_id: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/**
 * Adds an entry to the log of what staff did. Each holds the hash of the one before, so that none can be changed or
 * taken away unnoticed; entries are written one after the other.
 */
export async function recordAudit(shop: Shop, fact: AuditFact): Promise<void> {
  await shop.transaction(async (tx) => {
    const position = await nextPosition(tx)
    const { audit_log } = tx.t
    const [previous] = await tx
      .select({ hash: audit_log.hash })
      .from(audit_log)
      .where(eq(audit_log.position, position - 1))
    const entry = { ...fact, position, created_at: now() }
    await tx.insert(audit_log).values({ ...entry, hash: hashOf(previous?.hash ?? '', entry) })
  })
}

/** Takes the next number under a lock that lasts until the commit. */
async function nextPosition(tx: Tx): Promise<number> {
  const { counter } = tx.t
  const [row] = await tx
    .insert(counter)
    .values({ id: 'audit_log', value: 1 })
    .onConflictDoUpdate({ target: counter.id, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
  return (row as { value: number }).value
}

type Entry = AuditFact & { position: number; created_at: string }

/** The fields in a fixed order, keys sorted: the same text from both databases. */
const hashOf = (previous: string, entry: Entry): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        sorted([
          previous,
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
  const { audit_log } = db.t
  let previous = ''
  let expected = 1
  for (;;) {
    const rows = await db
      .select()
      .from(audit_log)
      .where(gt(audit_log.position, expected - 1))
      .orderBy(asc(audit_log.position))
      .limit(500)
    if (rows.length === 0) return undefined
    for (const row of rows) {
      if (row.position !== expected || row.hash !== hashOf(previous, row as Entry)) return expected
      previous = row.hash
      expected += 1
    }
  }
}
