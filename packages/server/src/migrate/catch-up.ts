import { type PlannedTable, selectOf } from './plan'
import { rowReferences } from './row-references'
import { literal } from './sql-text'
import { type Changes, keyIn, keyText, type MoveTarget } from './target'
import type { V1Source, Value } from './v1-source'

/** What became of one table. */
export interface TableChanges {
  name: string
  added: number
  changed: number
  removed: number
  /** Rows that were made or changed here since the first copy: they stay. */
  kept: number
}

interface CatchUp {
  /** Rows that v1 changed before this instant (ISO) are taken to be here; without one every row is compared. */
  since?: string
  /** When v1 was last looked at, ISO: what was made after it and v1 does not have was made here. */
  lastSync: string
  onTable?: (table: PlannedTable) => void
}

/** Rows that the shop itself writes at each start: what v1 has is added, nothing else is touched. */
const writtenHere = new Set([
  'payment_provider',
  'fulfillment_provider',
  'tax_provider',
  'notification_provider',
  'counter',
])

/** Brings what moved up to what the source has now, all of it or nothing. Returns what that took; nothing when nothing did. */
export const catchUp = (
  source: V1Source,
  target: MoveTarget,
  tables: readonly PlannedTable[],
  facts: CatchUp,
): Promise<TableChanges[]> =>
  target.change(true, async (changes) => {
    const own = await ownRows(target)
    const done = await compared(source, tables, facts, changes, own)
    await changes.bringIn(tables)
    await raiseCounters(source, tables, changes)
    await target.set('synced', source.at)
    await target.set('own', JSON.stringify([...own].map(([name, keys]) => [name, [...keys]])))
    return done
  })

/** By table the rows that were found to be made here: what is made before one look at v1 is still ours at the next. */
type OwnRows = Map<string, Set<string>>

async function ownRows(target: MoveTarget): Promise<OwnRows> {
  const noted = JSON.parse((await target.get('own')) ?? '[]') as [string, string[]][]
  return new Map(noted.map(([name, keys]) => [name, new Set(keys)]))
}

/** The same looked at, and left as it is. */
export const differences = (
  source: V1Source,
  target: MoveTarget,
  tables: readonly PlannedTable[],
  facts: CatchUp,
): Promise<TableChanges[]> =>
  target.change(false, async (changes) => {
    const nothing = async () => {}
    const looking = { ...changes, remove: nothing, setAside: nothing }
    return compared(source, tables, facts, looking, await ownRows(target))
  })

async function compared(
  source: V1Source,
  tables: readonly PlannedTable[],
  facts: CatchUp,
  changes: Changes,
  own: OwnRows,
): Promise<TableChanges[]> {
  const found = new Map(
    tables.map(
      ({ name }) => [name, { name, added: 0, changed: 0, removed: 0, kept: 0 }] as [string, TableChanges],
    ),
  )
  const of = (table: PlannedTable) => found.get(table.name) as TableChanges
  // Without a key nobody knows which row is which: such a table of the shop's own is copied once.
  const keyed = tables.filter(({ key }) => key.length > 0)
  for (const table of keyed) {
    facts.onTable?.(table)
    of(table).added = await addMissing(source, table, changes)
    if (!writtenHere.has(table.name))
      Object.assign(of(table), await setChanged(source, table, facts, changes))
  }
  // Those that say when they were made come first: of the others it is known by what they belong to.
  const dated = (table: PlannedTable) => table.columns.some(({ name }) => name === 'created_at')
  for (const table of [...keyed.filter(dated), ...keyed.filter((one) => !dated(one))]) {
    if (writtenHere.has(table.name)) continue
    const { removed, kept } = await removeBeyond(table, facts, changes, own)
    of(table).removed = removed
    of(table).kept += kept
  }
  return [...found.values()].filter(
    ({ added, changed, removed, kept }) => added + changed + removed + kept > 0,
  )
}

/** Rows the source has and we do not, however old they say they are. */
async function addMissing(source: V1Source, table: PlannedTable, changes: Changes): Promise<number> {
  const sql = selectOf(table)
  const keys = table.key.map((one) => `"${one}"`).join(', ')
  await changes.note(table, [])
  for await (const rows of source.rows({ sql: `select ${keys} from (${sql}) as keyed`, key: table.key }))
    await changes.note(table, rows)
  let added = 0
  for await (const missing of changes.missing(table)) {
    const rows = await source.byKey({ sql, key: table.key }, missing)
    await changes.setAside(table, rows)
    added += rows.length
  }
  return added
}

/** Rows that are on both sides and not the same. */
async function setChanged(
  source: V1Source,
  table: PlannedTable,
  { since, lastSync }: CatchUp,
  changes: Changes,
): Promise<Pick<TableChanges, 'changed' | 'kept'>> {
  const condition = since && table.changedAt ? `${table.changedAt} >= ${literal(since)}` : undefined
  const stamp = table.columns.findIndex(({ name }) => name === 'updated_at')
  let [changed, kept] = [0, 0]
  for await (const rows of source.rows({ sql: selectOf(table, condition), key: table.key })) {
    const here = await changes.find(
      table,
      rows.map((row) => keyIn(table, row)),
    )
    const other: Value[][] = []
    for (const row of rows) {
      const mine = here.get(keyText(keyIn(table, row)))
      if (!mine || isSame(table, row, mine)) continue
      // Somebody changed it here, and nobody did there.
      const isOurs = stamp >= 0 && String(mine[stamp]) > lastSync && String(row[stamp]) <= lastSync
      if (isOurs) kept += 1
      else other.push(row)
    }
    changed += other.length
    await changes.remove(
      table,
      other.map((row) => keyIn(table, row)),
    )
    await changes.setAside(table, other)
  }
  return { changed, kept }
}

/** Rows that are here and no longer there: gone for good in v1, or made here. */
async function removeBeyond(
  table: PlannedTable,
  { lastSync }: CatchUp,
  changes: Changes,
  own: OwnRows,
): Promise<Pick<TableChanges, 'removed' | 'kept'>> {
  const made = table.columns.findIndex(({ name }) => name === 'created_at')
  const owners = rowReferences.filter((one) => one.table === table.name && one.target === 'id')
  const mine = new Set<string>()
  const known = own.get(table.name)
  let [removed, kept] = [0, 0]
  for await (const keys of changes.beyond(table)) {
    const rows = await changes.find(table, keys)
    const gone: Value[][] = []
    for (const key of keys) {
      const row = rows.get(keyText(key))
      if (!row) continue
      const belongs = owners.some(({ key: column, to }) =>
        own.get(to)?.has(keyText([row[table.columns.findIndex(({ name }) => name === column)]])),
      )
      if (belongs || known?.has(keyText(key)) || (made >= 0 && String(row[made]) > lastSync)) {
        mine.add(keyText(key))
        kept += 1
      } else gone.push(key)
    }
    removed += gone.length
    await changes.remove(table, gone)
  }
  if (mine.size > 0) own.set(table.name, mine)
  else own.delete(table.name)
  return { removed, kept }
}

/** Counting goes on from whichever is further. */
async function raiseCounters(
  source: V1Source,
  tables: readonly PlannedTable[],
  changes: Changes,
): Promise<void> {
  const table = tables.find(({ name }) => name === 'counter')
  if (!table) return
  for await (const rows of source.rows({ sql: selectOf(table), key: table.key })) {
    const here = await changes.find(
      table,
      rows.map((row) => keyIn(table, row)),
    )
    const behind = rows.filter(
      (row) => Number(here.get(keyText(keyIn(table, row)))?.[1] ?? 0) < Number(row[1]),
    )
    await changes.remove(
      table,
      behind.map((row) => keyIn(table, row)),
    )
    await changes.setAside(table, behind)
  }
  await changes.bringIn([table])
}

/** Whether a row of the source and one of ours say the same. */
function isSame(table: PlannedTable, row: readonly Value[], mine: readonly unknown[]): boolean {
  return table.columns.every(({ kind }, at) => {
    const [there, here] = [row[at] ?? null, mine[at] ?? null]
    if (there === here) return true
    if (there === null || here === null) return false
    if (kind === 'bool') return Boolean(there) === Boolean(here)
    if (kind === 'json') return inOrder(JSON.parse(String(there))) === inOrder(here)
    return kind === 'number' ? Number(there) === Number(here) : false
  })
}

/** JSON with its keys in one order: PostgreSQL has one of its own. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, held) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )
}
