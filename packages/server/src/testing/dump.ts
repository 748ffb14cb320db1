import type { Table } from 'drizzle-orm'
import type { Db } from '../store/database/engine'

/** How the shop works and what happened in it: none of it is what an import brings. */
const passing = new Set([
  'api_token',
  'audit_log',
  'batch_job',
  'batch_job_row',
  'batch_job_target',
  'catalogue_change',
  'counter',
  'event',
  'idempotency_key',
  'import_change',
  'inbox_seen',
  'instance',
  'inventory_movement',
  'live_change',
  'notification',
  'presence',
  'revision',
  'sales_count',
  'schedule',
  'search_gram',
  'search_word',
  'session',
  'staff_seen',
  'webhook_delivery',
])

/** Every row of what the shop sells and to whom, as text, in an order of its own: the same for the same shop. */
export async function dump(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [name, table] of Object.entries(db.t)) {
    if (passing.has(name)) continue
    const rows = await db.select().from(table as Table)
    for (const row of rows as object[]) found.push(`${name} ${JSON.stringify(inOrder(row))}`)
  }
  return found.sort()
}

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, held]) => [name, inOrder(held)])
    : value
