import { createHash } from 'node:crypto'
import type { Db, Row, Tx } from '../../store/database/engine'
import type { RowChange, Watcher } from '../../store/writing/watched-writes'
import { lastPosition } from './queries/changes'
import type { ChangedRow } from './tables'

/** How the shop keeps its work, and history: nothing that an import brings. */
const ownTables = new Set([
  'batch_job',
  'batch_job_row',
  'batch_job_target',
  'import_change',
  'inventory_movement',
  'picture_copy',
])

/** What more than one thing may name: it goes by itself, and ties nothing together. */
const sharedTables = new Set([
  'customer_group',
  'price_list',
  'product_category',
  'product_collection',
  'product_tag',
  'product_type',
  'region',
  'sales_channel',
  'stock_location',
])

/** Columns by which a row belongs to another. */
const ownerColumns = [
  'customer_id',
  'discount_id',
  'discount_condition_id',
  'discount_rule_id',
  'entity_id',
  'gift_card_id',
  'image_id',
  'inventory_item_id',
  'money_amount_id',
  'option_id',
  'product_id',
  'rule_id',
  'variant_id',
] as const

interface Thing {
  changes: RowChange[]
  ids: Set<string>
}

/**
 * Keeps what each transaction of an import changed, in that transaction, for `undoImport`. What belongs together (a
 * product with its variants, prices and pictures) is kept together, and goes back whole or not at all.
 */
export class ChangeRecorder implements Watcher {
  readonly most = Number.POSITIVE_INFINITY
  constructor(
    private readonly jobId: string,
    private position: number,
  ) {}

  static async of(db: Db, jobId: string): Promise<ChangeRecorder> {
    const [last] = await lastPosition(db, jobId)
    return new ChangeRecorder(jobId, last?.position ?? 0)
  }

  async changed(tx: Tx, changes: readonly RowChange[]): Promise<void> {
    const lines = linesOf(changes)
    let position = this.position
    const kept = thingsOf(changes.filter(({ table }) => !ownTables.has(table))).map(({ changes, ids }) => ({
      batch_job_id: this.jobId,
      position: ++position,
      line: ids.size > 0 ? lineOf(ids, lines) : null,
      rows: changes.map(({ table, key, before }): ChangedRow => ({ table, key, before })),
      hash: hashOf(changes.map(({ table, after }) => [table, after])),
    }))
    await tx.insertRows(tx.t.import_change, kept)
    tx.afterCommit(() => {
      this.position = position
    })
  }
}

/** The same for the same rows on both databases, in whatever order they are given and their JSON is kept. */
export function hashOf(rows: readonly (readonly [table: string, row: Row | null])[]): string {
  const texts = rows.map(([table, row]) => table + JSON.stringify(row && Object.values(row).map(inOrder)))
  return createHash('sha256').update(texts.sort().join('\n')).digest('base64url')
}

const inOrder = (value: unknown): unknown => {
  if (value === undefined) return null
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  return Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => [name, inOrder(held)])
}

/** The line that the job tells of each product, variant and other record. */
function linesOf(changes: readonly RowChange[]): Map<string, number> {
  const lines = new Map<string, number>()
  for (const { table, after } of changes) {
    if (table !== 'batch_job_row' || !after) continue
    for (const id of [after.record_id, after.product_id, after.variant_id])
      if (typeof id === 'string' && !lines.has(id)) lines.set(id, Number(after.line))
  }
  return lines
}

const lineOf = (ids: ReadonlySet<string>, lines: ReadonlyMap<string, number>): number => {
  const found = [...ids].flatMap((id) => lines.get(id) ?? [])
  return found.length > 0 ? Math.min(...found) : 0
}

/** Changes of rows that belong together; what is shared comes first, as it is needed until the others have gone back. */
function thingsOf(changes: readonly RowChange[]): Thing[] {
  const shared: Thing[] = []
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    let root = id
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
      root = next
    if (root !== id) parents.set(id, root)
    return root
  }
  const own: { change: RowChange; ids: string[] }[] = []
  for (const change of changes) {
    if (sharedTables.has(change.table)) {
      shared.push({ changes: [change], ids: new Set() })
      continue
    }
    const ids = idsOf(change)
    for (const id of ids) parents.set(rootOf(id), rootOf(ids[0] as string))
    own.push({ change, ids })
  }
  const things = new Map<string, Thing>()
  for (const { change, ids } of own) {
    const root = rootOf(ids[0] as string)
    const thing = things.get(root) ?? { changes: [], ids: new Set() }
    things.set(root, thing)
    thing.changes.push(change)
    for (const id of ids) thing.ids.add(id)
  }
  return [...shared, ...things.values()]
}

function idsOf({ table, key, before, after }: RowChange): string[] {
  const row = { ...before, ...after }
  const ids = [row.id, ...ownerColumns.map((name) => row[name])].filter((id) => typeof id === 'string')
  // What names nothing it belongs to stands for itself.
  return ids.length > 0 ? ids : [`${table} ${JSON.stringify(key)}`]
}
