/** How one table hangs on another. `expand` follows these, in one query for each relation whatever the page size. */
export type Relation =
  | { kind: 'one'; table: string; key: string; target: string }
  | { kind: 'has'; table: string; key: string }
  | { kind: 'many'; table: string; key: string; order: string }
  | {
      kind: 'through'
      table: string
      join: string
      from: string
      to: string
      order?: string
      /** What is marked as deleted since still belongs to it. */
      isHistory?: true
    }

/** This row names the other: `one('region', 'region_id')`. */
export const one = (table: string, key: string, target = 'id'): Relation => ({
  kind: 'one',
  table,
  key,
  target,
})
/** One row of the other table names this one. */
export const has = (table: string, key: string): Relation => ({ kind: 'has', table, key })
/** Many rows of the other table name this one. */
export const many = (table: string, key: string, order = 'id'): Relation => ({
  kind: 'many',
  table,
  key,
  order,
})
/** Both are named in a table between them. */
export const through = (table: string, join: string, from: string, to: string, order?: string): Relation => ({
  kind: 'through',
  table,
  join,
  from,
  to,
  order,
})
/** The same, of something that is over: what it names stays what it was, also when it is deleted since. */
export const throughPast = (...parts: Parameters<typeof through>): Relation => ({
  ...(through(...parts) as Relation & { kind: 'through' }),
  isHistory: true,
})
