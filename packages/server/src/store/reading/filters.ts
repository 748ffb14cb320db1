import type { DateRange, NumberFilter, TextFilter } from '@cartwright/contract'
import {
  and,
  type Column,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '../database/engine'

export type Filter = SQL | undefined

/** The value, or any of several; undefined does not narrow, null asks for null. */
export const equals = (column: Column, value: unknown): Filter =>
  value === undefined
    ? undefined
    : value === null
      ? isNull(column)
      : Array.isArray(value)
        ? inArray(column, value.length ? value : [''])
        : eq(column, value)

/** Bounds on a number or an instant. */
export const within = (column: SQLWrapper, range: DateRange | undefined): Filter =>
  range &&
  and(
    range.lt === undefined ? undefined : lt(column, range.lt),
    range.lte === undefined ? undefined : lte(column, range.lte),
    range.gt === undefined ? undefined : gt(column, range.gt),
    range.gte === undefined ? undefined : gte(column, range.gte),
  )

/** A number, or bounds on it; of a column, or of what is reckoned from some. */
export const measures = (number: SQLWrapper, filter: NumberFilter | undefined): Filter =>
  typeof filter === 'object'
    ? within(number, filter as DateRange)
    : filter === undefined
      ? undefined
      : eq(number, filter)

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Text, a list of texts, or operators. */
export const reads = (db: Db, column: Column, filter: TextFilter | undefined): Filter => {
  if (filter === undefined || Array.isArray(filter)) return equals(column, filter)
  return and(
    within(column, filter),
    filter.contains === undefined ? undefined : db.like(column, `%${escaped(filter.contains)}%`),
    filter.starts_with === undefined ? undefined : db.like(column, `${escaped(filter.starts_with)}%`),
    filter.ends_with === undefined ? undefined : db.like(column, `%${escaped(filter.ends_with)}`),
  )
}

/** `q`: the words anywhere in any of these columns, ignoring case. */
export const mentions = (db: Db, q: string | undefined, columns: (Column | SQL)[]): Filter =>
  q ? or(...columns.map((column) => db.like(column, `%${escaped(q.trim())}%`))) : undefined

/** The words of a search, each of which is looked for by itself. The sign before a number is how it is shown, not kept. */
export const wordsOf = (q: string): string[] =>
  q
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^#(?=\d)/, ''))

/** As `mentions`, for people who type a name: each word may stand in another column. */
export const mentionsWords = (db: Db, q: string, columns: (Column | SQL)[]): Filter =>
  and(...wordsOf(q).map((word) => mentions(db, word, columns)))

/** The row is linked through a table to any of these ids. */
export const linked = (
  db: Db,
  own: Column,
  join: { from: Column; to: Column },
  ids: readonly string[] | undefined,
): Filter =>
  ids &&
  exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(join.from.table)
      .where(and(eq(join.from, own), inArray(join.to, ids.length ? [...ids] : ['']))),
  )
