import { gte, lte, sql } from 'drizzle-orm'
import type { Tables } from '../../../store/database/engine'
import type { Addition } from '../../../store/writing/increment-rows'

type Line = Tables['line_item']
type Count = 'fulfilled_quantity' | 'shipped_quantity' | 'returned_quantity'

const counted = (column: Count, onlyIf?: Addition<'line_item'>['onlyIf']): Addition<'line_item'> => ({
  table: 'line_item',
  column,
  to: (line, by) => sql`coalesce(${line[column]}, 0) + ${by}`,
  onlyIf,
})

const notMoreThanSold = (column: Count) => (line: Line, by: unknown) =>
  lte(sql`coalesce(${line[column]}, 0) + ${by}`, line.quantity)

/** Never more than was sold. */
export const fulfilled = counted('fulfilled_quantity', notMoreThanSold('fulfilled_quantity'))

/** Goods that came back already cannot be unpacked. */
export const unpacked = counted('fulfilled_quantity', (line, by) =>
  gte(sql`coalesce(${line.fulfilled_quantity}, 0) + ${by}`, sql`coalesce(${line.returned_quantity}, 0)`),
)

export const shipped = counted('shipped_quantity')

/** Never more than was sold. */
export const returned = counted('returned_quantity', notMoreThanSold('returned_quantity'))
