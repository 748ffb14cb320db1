import { ShopError } from '../../errors'
import { emitAll } from '../../events/emit'
import type { Row, Tables, Tx } from '../../store/database/engine'
import { references } from '../../store/schema/references'
import { keyOf, rowsWithKeys, textOfKey } from '../../store/writing/watched-writes'
import { noteMovements } from '../inventory/movements'
import { indexProducts, unindexProducts } from '../search/index-products'
import { deleteTranslationsOf } from '../translation/change-translations'
import { hashOf } from './record-changes'
import type { ChangedRow } from './tables'

/** What an import made of one thing, as it is kept. */
export type ImportChange = Tables['import_change']['$inferSelect']

/** Which of the changes were taken back, and why the others were not; what others use by now stays without a reason. */
export interface TakenBack {
  back: ImportChange[]
  refused: { change: ImportChange; error: ShopError }[]
}

/** A row under this name in this table, for maps. */
const nameOf = (table: string, key: Row) => `${table} ${textOfKey(key)}`

/**
 * Brings what an import changed back to how it was. A thing that somebody changed since, or that something else names
 * by now, stays as it is, whole. No row may be in two of the changes.
 */
export async function takeBack(tx: Tx, changes: readonly ImportChange[]): Promise<TakenBack> {
  const now = await rowsNow(
    tx,
    changes.flatMap(({ rows }) => rows),
  )
  const current = (row: ChangedRow) => now.get(nameOf(row.table, row.key)) ?? null
  const refused: TakenBack['refused'] = []
  const same = changes.filter((change) => {
    const isSame = hashOf(change.rows.map((row) => [row.table, current(row)])) === change.hash
    if (!isSame && change.line !== null) refused.push({ change, error: changedSince })
    return isSame
  })
  const free = await withoutNamed(tx, same)
  for (const change of same)
    if (!free.has(change) && change.line !== null) refused.push({ change, error: namedElsewhere })
  const back = [...free]
  await restore(
    tx,
    back.flatMap(({ rows }) => rows),
    current,
  )
  return { back, refused }
}

const changedSince = new ShopError('not_allowed', 'It was changed after the import and stays as it is')
const namedElsewhere = new ShopError(
  'not_allowed',
  'It is in use since the import, as by an order, and stays as it is',
)

/** How rows are stored now, locked. */
async function rowsNow(tx: Tx, rows: readonly ChangedRow[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>()
  for (const [name, keys] of keysByTable(rows)) {
    const table = tableOf(tx, name)
    for (const part of parts(keys)) {
      const stored = await tx.lock(
        tx
          .select()
          .from(table)
          .where(rowsWithKeys(tx.isAmong, table, part)),
      )
      for (const row of stored as Row[]) found.set(nameOf(name, keyOf(table, row)), row)
    }
  }
  return found
}

/** Those of the changes whose new rows nothing names but what goes as well. */
async function withoutNamed(tx: Tx, changes: readonly ImportChange[]): Promise<Set<ImportChange>> {
  const free = new Set(changes)
  const going = new Map<string, ImportChange>()
  const returning = new Map<string, { change: ImportChange; before: Row }>()
  for (const change of changes)
    for (const { table, key, before } of change.rows)
      if (before) returning.set(nameOf(table, key), { change, before })
      else going.set(nameOf(table, key), change)
  /** Whether a row will still name another when these changes have gone back. */
  const names = ({ by, column, id }: Awaited<ReturnType<typeof namesOf>>[number]) => {
    const other = going.get(by)
    const back = returning.get(by)
    if (other && free.has(other)) return false
    return !(back && free.has(back.change) && back.before[column] !== id)
  }
  const naming = await namesOf(tx, changes)
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const one of naming) {
      if (!free.has(one.change) || !names(one)) continue
      free.delete(one.change)
      isSettled = false
    }
  }
  return free
}

/** Which rows name those that the changes made. */
async function namesOf(tx: Tx, changes: readonly ImportChange[]) {
  const naming: { by: string; column: string; id: string; change: ImportChange }[] = []
  const made = new Map<string, Map<string, ImportChange>>()
  for (const change of changes)
    for (const { table, key, before } of change.rows) {
      if (before || typeof key.id !== 'string') continue
      const ids = made.get(table) ?? new Map<string, ImportChange>()
      made.set(table, ids.set(key.id, change))
    }
  for (const { table: name, key, to, target } of references) {
    const ids = target === 'id' ? made.get(to) : undefined
    if (!ids) continue
    const table = tableOf(tx, name)
    if (!(key in table)) continue
    for (const part of parts([...ids.keys()])) {
      const rows: Row[] = await tx.rowsWhere(table, { [key]: part })
      for (const row of rows) {
        const id = String(row[key])
        const change = ids.get(id)
        if (change) naming.push({ by: nameOf(name, keyOf(table, row)), column: key, id, change })
      }
    }
  }
  return naming
}

/** Rows that were made go, those that were changed are as before, those that went are there again. */
async function restore(tx: Tx, rows: readonly ChangedRow[], current: (row: ChangedRow) => Row | null) {
  const gone = rows.filter((row) => !row.before && current(row))
  const changed = rows.filter((row) => row.before && current(row))
  const lost = rows.filter((row) => row.before && !current(row))
  for (const [name, keys] of keysByTable(gone)) {
    const table = tableOf(tx, name)
    for (const part of parts(keys)) await tx.delete(table).where(rowsWithKeys(tx.isAmong, table, part))
  }
  await freeCodes(tx, changed)
  for (const [name, befores] of byTable(changed)) await writeBack(tx, tableOf(tx, name), befores)
  for (const [name, befores] of byTable(lost)) await tx.insertRows(tableOf(tx, name), befores)
  await noteStock(tx, rows, current)
  await tell(tx, rows, current)
}

type Table = Parameters<Tx['insertRows']>[0]

/** Links have no id to be found by; what says nothing besides its key is as it was. */
async function writeBack(tx: Tx, table: Table, befores: readonly Row[]): Promise<void> {
  if ('id' in (befores[0] ?? {}) && 'id' in keyOf(table, befores[0] ?? {})) {
    await tx.updateEach(table, befores as never)
    return
  }
  await tx.delete(table as never).where(rowsWithKeys(tx.isAmong, table, befores))
  await tx.insertRows(table, befores)
}

/** What no two rows may have. */
const codes: Readonly<Record<string, readonly string[]>> = {
  product: ['handle'],
  product_variant: ['sku', 'barcode', 'ean', 'upc'],
  inventory_item: ['sku'],
}

/** Codes that two things exchanged are free before either takes its own back. */
async function freeCodes(tx: Tx, changed: readonly ChangedRow[]): Promise<void> {
  for (const [name, befores] of byTable(changed)) {
    const empty = (codes[name] ?? []).map((code) => [code, null] as const)
    if (empty.length > 0)
      await tx.updateEach(
        tableOf(tx, name),
        befores.map(({ id }) => ({ id, ...Object.fromEntries(empty) })) as never,
      )
  }
}

/** The history of stock goes with an item, and says of one that stays what came back. */
async function noteStock(tx: Tx, rows: readonly ChangedRow[], current: (row: ChangedRow) => Row | null) {
  const items = rows.flatMap(({ table, key, before }) =>
    table === 'inventory_item' && !before ? String(key.id) : [],
  )
  const { inventory_movement: movement } = tx.t
  for (const part of parts(items)) await tx.deleteRows(movement, { inventory_item_id: part })
  const gone = new Set(items)
  await noteMovements(
    tx,
    rows.flatMap((row) => {
      const then = row.table === 'inventory_level' ? (row.before ?? current(row)) : null
      const inventory_item_id = String(then?.inventory_item_id)
      if (!then || gone.has(inventory_item_id)) return []
      const stocked = (of: Row | null) => (of && !of.deleted_at ? Number(of.stocked_quantity) : 0)
      const quantity = stocked(row.before) - stocked(current(row))
      return [{ inventory_item_id, location_id: String(then.location_id), quantity, reason: 'set' as const }]
    }),
  )
}

const events: Readonly<Record<string, string>> = {
  customer: 'customer',
  discount: 'discount',
  gift_card: 'gift_card',
  product: 'product',
  product_variant: 'product-variant',
}

/** Search and subscribers hear of it. */
async function tell(tx: Tx, rows: readonly ChangedRow[], current: (row: ChangedRow) => Row | null) {
  const products = new Set<string>()
  const gone = new Set<string>()
  for (const row of rows) {
    const id = row.table === 'product' ? row.key.id : (row.before ?? current(row))?.product_id
    if (typeof id === 'string') products.add(id)
    const words = row.table === 'translation' ? (row.before ?? current(row)) : null
    if (words?.entity === 'product') products.add(String(words.entity_id))
    if (row.table === 'product' && !row.before) gone.add(String(id))
  }
  await unindexProducts(tx, [...gone])
  // Words that were kept since the import go with what they are about.
  await deleteTranslationsOf(tx, 'product', [...gone])
  await indexProducts(
    tx,
    [...products].filter((id) => !gone.has(id)),
  )
  for (const [table, name] of Object.entries(events))
    for (const [isGone, what] of [
      [true, 'deleted'],
      [false, 'updated'],
    ] as const)
      await emitAll(
        tx,
        `${name}.${what}`,
        rows
          .filter((row) => row.table === table && !row.before === isGone)
          .map(({ key, before }) => ({
            id: key.id,
            ...(typeof before?.product_id === 'string' ? { product_id: before.product_id } : {}),
          })),
      )
}

const tableOf = (tx: Tx, name: string) => tx.t[name as keyof Tables] as Table

const keysByTable = (rows: readonly ChangedRow[]) => grouped(rows, ({ key }) => key)
const byTable = (rows: readonly ChangedRow[]) => grouped(rows, ({ before }) => before ?? {})

function grouped(rows: readonly ChangedRow[], of: (row: ChangedRow) => Row): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const known = found.get(row.table)
    if (known) known.push(of(row))
    else found.set(row.table, [of(row)])
  }
  return found
}

/** Databases limit how many values one statement may hold. */
const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 200) }, (_, at) => all.slice(at * 200, (at + 1) * 200))
