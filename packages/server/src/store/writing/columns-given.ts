import { type Column, getTableColumns, type Table } from 'drizzle-orm'

/**
 * What of a request are plain columns of a table, to be written as they are: names that the request and the table share.
 * A field that is added to both is written without being named a third time.
 *
 * @param given what a call was sent, as its schema let it through; `undefined` leaves a column alone
 * @param ruled columns that more is to be said of: those the caller writes by rules of its own
 */
export function columnsGiven<T extends Table, Ruled extends keyof T['$inferInsert'] & string>(
  table: T,
  given: object,
  ruled: readonly Ruled[],
): Partial<Omit<T['$inferInsert'], Ruled>> {
  const columns: Record<string, Column> = getTableColumns(table)
  const left = new Set<string>(ruled)
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && name in columns && !left.has(name),
    ),
  ) as Partial<Omit<T['$inferInsert'], Ruled>>
}
