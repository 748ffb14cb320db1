import { and, asc, type Column, eq, getTableColumns, inArray, type SQL, sql, type Table } from 'drizzle-orm'
import type { Orm, Statement, Tables, Tx } from '../database/engine'
import { statementOf } from '../database/prepared'
import { now } from '../schema/ids'

type Values<Name extends keyof Tables> = Tables[Name]['$inferSelect']

/** A number of a table that is counted up and down: stock, and what is promised of it. Defined once, used often. */
export interface Addition<Name extends keyof Tables> {
  table: Name
  column: keyof Values<Name> & string
  /** Rows that do not meet this stay as they are. `by` is what would be added; it may be below 0. */
  onlyIf?: (table: Tables[Name], by: SQL<number>) => SQL | undefined
  /** The value to set, where it is not simply the sum. */
  to?: (table: Tables[Name], by: SQL<number>) => SQL
  /** Counting does not count as a change of the row: its `updated_at` stays. */
  isSilent?: boolean
}

interface Adder {
  orm: Orm
  t: Tables
  rows: Tx['rows']
  lock: Tx['lock']
  dialect: Tx['dialect']
}

const statements = new WeakMap<Adder, WeakMap<object, Statement>>()

/**
 * Adds to a number of many rows, each found by its id, in one statement. Returns the new values of the rows that
 * were changed, by id. Rows are held in the order of their ids, so that two additions cannot wait for each other.
 */
export async function incrementRows<Name extends keyof Tables>(
  adder: Adder,
  addition: Addition<Name>,
  amounts: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  if (amounts.size === 0) return new Map()
  const table = adder.t[addition.table] as Table & { id: Column }
  if (adder.dialect === 'postgres' && amounts.size > 1)
    await adder.lock(
      adder.orm
        .select({ id: table.id } as never)
        .from(table as never)
        .where(inArray(table.id, [...amounts.keys()]))
        .orderBy(asc(table.id)),
    )
  const rows = await adder.rows<{ id: string }>(statementFor(adder, addition), {
    amounts: JSON.stringify(Object.fromEntries(amounts)),
    now: now(),
  })
  return new Map(rows.map((row) => [row.id, (row as Record<string, unknown>)[addition.column] as number]))
}

function statementFor<Name extends keyof Tables>(adder: Adder, addition: Addition<Name>): Statement {
  let known = statements.get(adder)
  if (!known) {
    known = new WeakMap()
    statements.set(adder, known)
  }
  let statement = known.get(addition)
  if (!statement) {
    statement = build(adder, addition)
    known.set(addition, statement)
  }
  return statement
}

function build<Name extends keyof Tables>(
  { orm, t, dialect }: Adder,
  { table: name, column, onlyIf, to, isSilent = false }: Addition<Name>,
): Statement {
  const table = t[name] as Tables[Name] & Table
  const columns: Record<string, Column> = getTableColumns(table)
  const id = columns.id as Column
  const counted = columns[column] as Column
  const each = dialect === 'sqlite' ? sql`json_each` : sql`json_each_text`
  const given = sql`${each}(${sql.placeholder('amounts')}) as given`
  const by = sql<number>`cast(given.value as bigint)`
  const time = columns.updated_at
  const stamp = time && { updated_at: isSilent ? sql`${time}` : sql`${sql.placeholder('now')}` }
  const returned = { id, [column]: counted }
  const query = orm
    .update(table)
    .set({ [column]: to?.(table, by) ?? sql`${counted} + ${by}`, ...stamp } as never)
    .from(given as never)
    .where(and(eq(id, sql`given.key`), onlyIf?.(table, by)))
    .returning(returned as never)
  return statementOf(query, returned)
}
