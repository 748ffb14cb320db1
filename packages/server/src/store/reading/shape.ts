import * as contract from '@cartwright/contract'
import { type Column, getTableColumns, type Table } from 'drizzle-orm'
import { z } from 'zod'
import type { Row, Tables } from '../database/engine'
import { entityTables } from '../schema/entity-tables'
import { factOfTables } from '../schema/fact-of-tables'
import type { Relation } from '../schema/relations'
import { sqliteTables } from '../schema/sqlite-tables'

/** Which columns and relations of a row are wanted. Without `columns`, all that may be sent. */
export interface Shape {
  readonly columns?: ReadonlySet<string>
  readonly relations: ReadonlyMap<string, Shape>
}

const shownNames = new Map<string, ReadonlySet<string>>()
for (const type of Object.values<unknown>(contract)) {
  if (!(type instanceof z.ZodObject)) continue
  const table = entityTables[String(type.meta()?.id)]
  if (table) shownNames.set(table, new Set([...(shownNames.get(table) ?? []), ...Object.keys(type.shape)]))
}

const columnNames = new Map<string, ReadonlySet<string>>()
/**
 * The columns of a table that a reply may hold: those an entity of the contract names. A new column is the shop's own
 * until the contract says that it is told.
 */
export function sendable(table: string): ReadonlySet<string> {
  let names = columnNames.get(table)
  if (!names) {
    const shown = shownNames.get(table)
    if (!shown) throw new Error(`No entity of the contract tells of ${table}`)
    const columns: Record<string, Column> = getTableColumns(tableOf(sqliteTables, table))
    names = new Set(Object.keys(columns).filter((name) => shown.has(name)))
    columnNames.set(table, names)
  }
  return names
}

/** Whether an entity of the contract tells of a table at all; links and what the shop keeps for itself are told by none. */
export const isTold = (table: string): boolean => shownNames.has(table)

/** These columns to be selected, of the table or of an alias of it: the others are not even read. */
export function shownColumns<Name extends keyof Tables & string>(
  tables: Tables,
  name: Name,
  from: Tables[Name] = tables[name],
): Tables[Name]['_']['columns'] {
  const shown = sendable(name)
  const columns = Object.entries(getTableColumns<Table>(from)).filter(([column]) => shown.has(column))
  return Object.fromEntries(columns) as Tables[Name]['_']['columns']
}

/** What may be told of a row that was read whole, because the shop itself needs the rest. */
export function shownOf<Shown extends object>(table: string, row: Shown): Shown {
  const shown: Row = {}
  for (const name of sendable(table)) if (name in row) shown[name] = (row as Row)[name]
  return shown as Shown
}

export const tableOf = (tables: Tables, name: string): Table & Record<string, Column> => {
  const table = tables[name as keyof Tables]
  if (!table) throw new Error(`There is no table ${name}`)
  return table as unknown as Table & Record<string, Column>
}

const relations = factOfTables('relations')
export const relationOf = (table: string, name: string): Relation | undefined => relations.get(table)?.[name]

interface Growing {
  columns?: Set<string>
  relations: Map<string, Growing>
}

/** A shape from dotted paths: `shapeOf(['items', 'items.variant'])`; columns as `fields`, dotted ones for relations. */
export function shapeOf(paths: readonly string[], fields?: readonly string[]): Shape {
  const root: Growing = { columns: fields ? new Set() : undefined, relations: new Map() }
  const reach = (path: readonly string[]) => {
    let at = root
    for (const part of path) {
      let next = at.relations.get(part)
      if (!next) {
        next = { relations: new Map() }
        at.relations.set(part, next)
      }
      at = next
    }
    return at
  }
  for (const path of paths) reach(path.split('.'))
  for (const field of fields ?? []) if (!field.includes('.')) root.columns?.add(field)
  return root
}

/** The same shape with more relations. */
export function withRelations(shape: Shape, paths: readonly string[]): Shape {
  const merge = (a: Shape, b: Shape): Shape => {
    const merged = new Map(a.relations)
    for (const [name, child] of b.relations) {
      const mine = merged.get(name)
      merged.set(name, mine ? merge(mine, child) : child)
    }
    return { columns: a.columns, relations: merged }
  }
  return merge(shape, shapeOf(paths))
}

/** The same shape with columns that must be known of a row, shown or not. */
export const withColumns = (shape: Shape, names: readonly string[]): Shape =>
  shape.columns ? { ...shape, columns: new Set([...shape.columns, ...names]) } : shape

/** Takes these columns off again where they are not to be shown. */
export function withoutColumns(rows: readonly object[], { columns }: Shape, names: readonly string[]): void {
  if (!columns) return
  for (const name of names) if (!columns.has(name)) for (const row of rows) delete (row as Row)[name]
}
