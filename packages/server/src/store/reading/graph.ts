import type { Db, Row, Statement } from '../database/engine'
import { statementOf } from '../database/prepared'
import type { Relation } from '../schema/relations'
import { foundBy, ownKey, rowsQuery, selection, signature, throughQuery } from './relation-queries'
import { relationsAtOnce, treeAtOnce } from './relations-at-once'
import { relationOf, type Shape, withoutColumns } from './shape'
import { perShape, remembered } from './statements'

/** A row whose relations may hang on it. */
export type Loaded = Row & { id: string }

const ofShape = perShape<Statement>()

async function rowsBy(
  db: Db,
  name: string,
  key: string,
  values: unknown[],
  shape: Shape,
  order?: string,
): Promise<Row[]> {
  const statement = ofShape(db, shape, `${name}.${key}|${order ?? ''}`, () => {
    const columns = selection(db, name, shape, key)
    return remembered(db, `${name}.${key}|${signature(columns)}|${order ?? ''}`, () =>
      statementOf(
        rowsQuery(db, { name, key, columns, order }, (column) => db.inList(column, 'values')),
        columns,
      ),
    )
  })
  return db.rows(statement, { values: db.list(values) })
}

async function rowsThrough(
  db: Db,
  link: Relation & { kind: 'through' },
  values: unknown[],
  shape: Shape,
): Promise<Row[]> {
  const columns = selection(db, link.table, shape)
  const statement = remembered(db, `${link.join}.${link.from}>${link.table}|${signature(columns)}`, () =>
    statementOf(
      throughQuery(db, link, columns, (column) => db.inList(column, 'values')),
      columns,
    ),
  )
  return db.rows(statement, { values: db.list(values) })
}

/** Carts and orders say what they are, wherever they hang. */
function named(table: string, shape: Shape, rows: Row[]): Row[] {
  if (!shape.columns && (table === 'order' || table === 'cart')) for (const row of rows) row.object = table
  return rows
}

/** Removes what was selected only to find relations. */
function trim(rows: Row[], name: string, shape: Shape) {
  if (!shape.columns) return
  const keep = shape.columns
  const extra = new Set<string>()
  for (const relation of shape.relations.keys()) {
    const link = relationOf(name, relation)
    if (link?.kind === 'one' && !keep.has(link.key)) extra.add(link.key)
  }
  for (const key of extra) for (const row of rows) delete row[key]
}

const group = (rows: Row[], key: string) => {
  const groups = new Map<unknown, Row[]>()
  for (const row of rows) {
    const of = groups.get(row[key])
    if (of) of.push(row)
    else groups.set(row[key], [row])
  }
  return groups
}

/** Rows that were read together, by the path that leads to them from where the reading began. */
type Together = ReadonlyMap<string, Row[]>

/** Rows on which something is to hang, and how it is to be had. */
interface Hanging {
  table: string
  rows: Row[]
  /** What leads to them from where the reading began. */
  path: string
  together: Together | undefined
}

async function related(
  db: Db,
  link: Relation,
  { table, rows, path, together }: Hanging,
  shape: Shape,
): Promise<Row[]> {
  if (together) return together.get(path) ?? []
  const by = link.kind === 'one' ? link.key : ownKey(table)
  const keys = [...new Set(rows.map((row) => row[by]).filter((key) => key !== null && key !== undefined))]
  if (keys.length === 0) return []
  if (link.kind === 'through') return rowsThrough(db, link, keys, shape)
  const order = link.kind === 'many' ? link.order : undefined
  return rowsBy(db, link.table, foundBy(link), keys, shape, order)
}

async function loadRelation(db: Db, name: string, shape: Shape, at: Hanging): Promise<void> {
  const { table, rows, together } = at
  const link = relationOf(table, name)
  if (!link) return
  const path = at.path ? `${at.path}.${name}` : name
  const found = named(link.table, shape, await related(db, link, { ...at, path }, shape))
  if (link.kind === 'one') {
    const byKey = new Map(found.map((row) => [row[link.target], row]))
    for (const row of rows) row[name] = byKey.get(row[link.key]) ?? null
  }
  await hang(db, { table: link.table, rows: found, path, together }, shape)
  if (link.kind === 'one') return
  if (link.kind === 'through') {
    const groups = group(found, '_parent')
    for (const row of found) delete row._parent
    for (const row of rows) row[name] = groups.get(row.id) ?? []
    return
  }
  const groups = group(found, link.key)
  const drop = shape.columns && !shape.columns.has(link.key)
  if (drop) for (const row of found) delete row[link.key]
  for (const row of rows)
    row[name] = link.kind === 'many' ? (groups.get(row.id) ?? []) : (groups.get(row.id)?.[0] ?? null)
}

async function hang(db: Db, at: Hanging, shape: Shape): Promise<void> {
  const { table, rows } = at
  if (rows.length > 0) {
    // Each on its own would be answered one after another all the same: SQLite has one reader, a transaction one connection.
    for (const [name, child] of shape.relations) await loadRelation(db, name, child, at)
    if (table === 'product' && shape.relations.has('profiles')) rows.forEach(nameProfile)
  }
  trim(rows, table, shape)
}

/** Of more rows than these, what hangs on them is read a relation at a time: no answer of a server is to grow without bounds. */
const mostAtOnce = 500
const isAtOnce = (db: Db, many: number, { relations }: Shape) =>
  db.dialect === 'postgres' && many > 0 && many <= mostAtOnce && relations.size > 0

/**
 * Hangs relations on rows that are already here: one query for each relation, however many rows there are. A server, to which each
 * query is a journey, is asked for all of them at once.
 */
export async function attach(db: Db, table: string, rows: Row[], shape: Shape): Promise<void> {
  const together = isAtOnce(db, rows.length, shape)
    ? await relationsAtOnce(db, table, rows, shape)
    : undefined
  await hang(db, { table, rows, path: '', together }, shape)
}

/** The live rows of which a column is among the values, with what the shape wants on them. */
async function rowsWith(
  db: Db,
  { table, key, order }: { table: string; key: string; order?: string },
  values: readonly unknown[],
  shape: Shape,
): Promise<Row[]> {
  const together = isAtOnce(db, values.length, shape)
    ? await treeAtOnce(db, { table, key, order }, values, shape)
    : undefined
  const rows = named(
    table,
    shape,
    together?.get('') ?? (await rowsBy(db, table, key, [...values], shape, order)),
  )
  await hang(db, { table, rows, path: '', together }, shape)
  return rows
}

/** A product has one profile, which it names beside the list of them wherever it hangs. */
function nameProfile(product: Row): void {
  const [profile] = product.profiles as Row[]
  product.profile = profile ?? null
  product.profile_id = profile?.id ?? null
}

/** The rows with these ids in their order, with what the shape wants on them. Unknown and deleted ones are left out. */
export async function find<T = Loaded>(
  db: Db,
  table: string,
  ids: readonly string[],
  shape: Shape,
): Promise<T[]> {
  if (ids.length === 0) return []
  const rows = await rowsWith(db, { table, key: 'id' }, ids, shape)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []) as T[]
}

export async function findOne<T = Loaded>(
  db: Db,
  table: string,
  id: string,
  shape: Shape,
): Promise<T | undefined> {
  const [row] = await find<T>(db, table, [id], shape)
  return row
}

/** Rows found by another column than the id. */
export async function findBy<T = Loaded>(
  db: Db,
  table: string,
  key: string,
  values: readonly unknown[],
  shape: Shape,
): Promise<T[]> {
  if (values.length === 0) return []
  const rows = await rowsWith(db, { table, key, order: 'id' }, values, shape)
  withoutColumns(rows, shape, [key])
  return rows as T[]
}
