import { type Column, getTableColumns, type Table } from 'drizzle-orm'
import type { Tables } from './engine'
import type { Relation } from './relations'
import { sqliteTables } from './sqlite'
import { relations } from './tables'

export type TableName = keyof Tables & keyof typeof relations

/** Which columns and relations of a row are wanted. Without `columns`, all that may be sent. */
export interface Shape {
  readonly columns?: ReadonlySet<string>
  readonly relations: ReadonlyMap<string, Shape>
}

/** Stored, and never sent. */
const hidden: Record<string, readonly string[]> = {
  api_token: ['token_hash'],
  batch_job: ['claimed_by', 'claimed_until', 'attempts'],
  cart: ['authorizing_key', 'authorizing_at'],
  customer: ['password_hash'],
  user: ['password_hash'],
  payment: ['pending_action', 'pending_since'],
  refund: ['parts', 'settled_at'],
}

const columnNames = new Map<string, ReadonlySet<string>>()
/** The columns of a table that a reply may hold. */
export function sendable(table: string): ReadonlySet<string> {
  let names = columnNames.get(table)
  if (!names) {
    const columns: Record<string, Column> = getTableColumns(tableOf(sqliteTables, table))
    names = new Set(Object.keys(columns).filter((name) => !hidden[table]?.includes(name)))
    columnNames.set(table, names)
  }
  return names
}

export const tableOf = (tables: Tables, name: string): Table & Record<string, Column> => {
  const table = tables[name as keyof Tables]
  if (!table) throw new Error(`There is no table ${name}`)
  return table as unknown as Table & Record<string, Column>
}

export const relationOf = (table: string, name: string): Relation | undefined =>
  (relations as Record<string, Record<string, Relation>>)[table]?.[name]

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
