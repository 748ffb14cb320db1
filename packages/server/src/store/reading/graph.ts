import { and, asc, type Column, getTableColumns, isNull, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { currentScope, type Db, type Row, type Statement } from '../database/engine'
import { statementOf } from '../database/prepared'
import type { Relation } from '../schema/relations'
import { relationOf, type Shape, sendable, tableOf, withoutColumns } from './shape'

/** A row whose relations may hang on it. */
export type Loaded = Row & { id: string }

const statements = new WeakMap<Db, LRUCache<string, Statement>>()
const maxStatements = 2000
/** The statement known by this key, built at first need. Those that were not asked for for longest make room. */
export const remembered = (db: Db, key: string, build: () => Statement): Statement => {
  let all = statements.get(db)
  if (!all) {
    all = new LRUCache({ max: maxStatements })
    statements.set(db, all)
  }
  let statement = all.get(key)
  if (!statement) {
    statement = build()
    all.set(key, statement)
  }
  return statement
}

/** What must be selected: the columns asked for, and the keys by which relations are found. */
function selection(db: Db, name: string, shape: Shape, key?: string): Record<string, Column> {
  const table = tableOf(db.t, name)
  const all = getTableColumns(table)
  const wanted = shape.columns ?? sendable(name)
  const needed = new Set(wanted)
  needed.add('id')
  if (key) needed.add(key)
  for (const relation of shape.relations.keys()) {
    const link = relationOf(name, relation)
    if (link?.kind === 'one') needed.add(link.key)
  }
  return Object.fromEntries(Object.entries(all).filter(([column]) => needed.has(column)))
}

const signature = (columns: Record<string, Column>) => Object.keys(columns).join()

const byShape = new WeakMap<Db, WeakMap<Shape, Map<string, Statement>>>()
/** A shape is asked for again and again: its statements are found by it, without naming its columns anew. */
function ofShape(db: Db, shape: Shape, key: string, build: () => Statement): Statement {
  let shapes = byShape.get(db)
  if (!shapes) {
    shapes = new WeakMap()
    byShape.set(db, shapes)
  }
  let known = shapes.get(shape)
  if (!known) {
    known = new Map()
    shapes.set(shape, known)
  }
  let statement = known.get(key)
  if (!statement) {
    statement = build()
    known.set(key, statement)
  }
  return statement
}

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
    return remembered(db, `${name}.${key}|${signature(columns)}|${order ?? ''}`, () => {
      const table = tableOf(db.t, name)
      const live = 'deleted_at' in table ? isNull(table.deleted_at as Column) : undefined
      const query = db
        .select(columns as never)
        .from(table as never)
        .where(and(db.inList(table[key] as Column, 'values'), live))
      return statementOf(order ? query.orderBy(...orders(table, order)) : query, columns)
    })
  })
  return named(name, shape, await db.rows(statement, { values: db.list(values) }))
}

/** Carts and orders say what they are, wherever they hang. */
function named(table: string, shape: Shape, rows: Row[]): Row[] {
  if (!shape.columns && (table === 'order' || table === 'cart')) for (const row of rows) row.object = table
  return rows
}

const orders = (table: Record<string, Column>, order: string) =>
  order === 'id'
    ? table.id
      ? [asc(table.id)]
      : []
    : [asc(table[order] as Column), ...(table.id ? [asc(table.id)] : [])]

async function rowsThrough(
  db: Db,
  link: Relation & { kind: 'through' },
  values: unknown[],
  shape: Shape,
): Promise<Row[]> {
  const columns = selection(db, link.table, shape)
  const statement = remembered(db, `${link.join}.${link.from}>${link.table}|${signature(columns)}`, () => {
    const table = tableOf(db.t, link.table)
    const join = tableOf(db.t, link.join)
    const key = targetKey(table)
    const live = 'deleted_at' in table && !link.isHistory ? isNull(table.deleted_at as Column) : undefined
    const parent = sql`${join[link.from]}`.as('_parent')
    const query = db
      .select({ ...columns, _parent: parent } as never)
      .from(join as never)
      .innerJoin(table as never, sql`${key} = ${join[link.to]}`)
      .where(and(db.inList(join[link.from] as Column, 'values'), live))
      .orderBy(...(link.order ? [asc(join[link.order] as Column)] : []), asc(key))
    return statementOf(query, columns)
  })
  return db.rows(statement, { values: db.list(values) })
}

/** Currencies are keyed by code, everything else by id. */
const targetKey = (table: Record<string, Column>): Column => (table.id ?? table.code) as Column

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

async function loadRelation(db: Db, table: string, rows: Row[], name: string, shape: Shape): Promise<void> {
  const link = relationOf(table, name)
  if (!link) return
  if (link.kind === 'one') {
    const ids = [...new Set(rows.map((row) => row[link.key]).filter((id) => id !== null && id !== undefined))]
    const found = ids.length ? await rowsBy(db, link.table, link.target, ids, shape) : []
    const byKey = new Map(found.map((row) => [row[link.target], row]))
    for (const row of rows) row[name] = byKey.get(row[link.key]) ?? null
    await attach(db, link.table, found, shape)
    return
  }
  const ids = rows.map((row) => row[table === 'country' ? 'iso_2' : 'id'])
  if (link.kind === 'through') {
    const found = await rowsThrough(db, link, ids, shape)
    const groups = group(found, '_parent')
    await attach(db, link.table, found, shape)
    for (const row of found) delete row._parent
    for (const row of rows) row[name] = groups.get(row.id) ?? []
    return
  }
  const found = await rowsBy(
    db,
    link.table,
    link.key,
    ids,
    shape,
    link.kind === 'many' ? link.order : undefined,
  )
  await attach(db, link.table, found, shape)
  const groups = group(found, link.key)
  const drop = shape.columns && !shape.columns.has(link.key)
  if (drop) for (const row of found) delete row[link.key]
  for (const row of rows)
    row[name] = link.kind === 'many' ? (groups.get(row.id) ?? []) : (groups.get(row.id)?.[0] ?? null)
}

/** Hangs relations on rows that are already here: one query for each relation, however many rows there are. */
export async function attach(db: Db, table: string, rows: Row[], shape: Shape): Promise<void> {
  if (rows.length > 0 && shape.relations.size > 0) {
    const names = [...shape.relations]
    // One connection answers one query at a time; outside a transaction the pool answers several at once.
    if (currentScope() || db.dialect === 'sqlite')
      for (const [name, child] of names) await loadRelation(db, table, rows, name, child)
    else await Promise.all(names.map(([name, child]) => loadRelation(db, table, rows, name, child)))
    if (table === 'product' && shape.relations.has('profiles')) rows.forEach(nameProfile)
  }
  trim(rows, table, shape)
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
  const rows = await rowsBy(db, table, 'id', [...ids], shape)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ordered = ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [row] : []
  })
  await attach(db, table, ordered, shape)
  return ordered as T[]
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
  const rows = await rowsBy(db, table, key, [...values], shape, 'id')
  await attach(db, table, rows, shape)
  withoutColumns(rows, shape, [key])
  return rows as T[]
}
