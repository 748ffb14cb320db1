import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'

/** Columns and the values that rows shall have there: `null` means none, a list means one of it. */
export type Where<T extends Table> = {
  [Name in keyof T['$inferSelect']]?: T['$inferSelect'][Name] | readonly T['$inferSelect'][Name][]
}

/** What a column shall hold, its values as the database is given them. */
export type Condition = { name: string; column: Column } & (
  | { kind: 'none' }
  | { kind: 'equal'; value: unknown }
  | { kind: 'list'; values: unknown[] }
)

/**
 * Each condition of a `where`.
 * @throws Error for a column that is not there, and for a value that is `undefined`
 */
export function conditionsOf(table: Table, where: object): Condition[] {
  const columns: Record<string, Column> = getTableColumns(table)
  return Object.entries(where).map(([name, value]) => {
    const column = columns[name]
    if (!column || value === undefined)
      throw new Error(`What is asked of ${getTableName(table)} does not say which ${name}`)
    const encode = (one: unknown) => column.mapToDriverValue(one)
    if (value === null) return { name, column, kind: 'none' }
    if (Array.isArray(value)) return { name, column, kind: 'list', values: value.map(encode) }
    return { name, column, kind: 'equal', value: encode(value) }
  })
}

/**
 * Those of a change.
 * @throws Error as `conditionsOf`, and for none at all, which would be every row of the table
 */
export function conditionsOfChange(table: Table, where: object): Condition[] {
  const conditions = conditionsOf(table, where)
  if (conditions.length === 0) throw new Error(`A change of ${getTableName(table)} does not say which rows`)
  return conditions
}

/** A list without values is among them: no row can be one of it. */
export const meansNone = (conditions: readonly Condition[]): boolean =>
  conditions.some((one) => one.kind === 'list' && one.values.length === 0)

/** What conditions have in common whose statement reads the same. */
export const shapeOf = (conditions: readonly Condition[]): string =>
  conditions.map(({ name, kind }) => `${name} ${kind}`).join()
