import { getTableName, type SQL, type Table } from 'drizzle-orm'
import { getTableConfig, SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { sqliteTables } from '../store/schema/sqlite-tables'
import { type Plan, type PlannedTable, selectOf } from './plan'
import { rowReferences } from './row-references'
import { name } from './sql-text'
import type { V1Source } from './v1-source'

interface RowFindings {
  /** What our tables would refuse: nothing moves before it is put right in v1. */
  problems: string[]
  /** What moves and is worth a look. */
  attention: string[]
}

/** Rules of our tables, by the name of the table. */
const rules = new Map(
  Object.values(sqliteTables as Record<string, SQLiteTable>).map((table: SQLiteTable) => [
    getTableName(table as Table),
    getTableConfig(table),
  ]),
)
const dialect = new SQLiteSyncDialect()
const sqlText = (rule: SQL): string => dialect.sqlToQuery(rule, 'indexes').sql

/** Numbers beyond this one are no longer exact. */
const largest = 2 ** 53 - 1

/** Looks at every row that is to move for what our tables refuse, before anything is written. */
export async function checkRows(source: V1Source, plan: Plan): Promise<RowFindings> {
  const problems: string[] = []
  for (const table of plan.tables) {
    if (table.isSide) continue
    problems.push(...(await broken(source, table)), ...(await double(source, table)))
  }
  const attention = (await danglingIn(source, plan)).map(
    ({ reference, to, count }) =>
      `${reference}: ${count} ${count === 1 ? 'row names' : 'rows name'} a ${to} that ${plan.isApi ? 'the API does not show' : 'is not there, in v1 already'}`,
  )
  return { problems, attention }
}

/** A column that must hold something, a number that is too large, a rule that a row breaks. */
async function broken(source: V1Source, table: PlannedTable): Promise<string[]> {
  const rule = rules.get(table.name)
  const conditions: { condition: string; says: string }[] = []
  for (const column of rule?.columns ?? []) {
    const planned = table.columns.find((one) => one.name === column.name)
    if (!planned) continue
    if (column.notNull)
      conditions.push({ condition: `${name(column.name)} is null`, says: `${column.name} is empty` })
    if (planned.kind === 'number')
      conditions.push({
        condition: `abs(${name(column.name)}) > ${largest}`,
        says: `${column.name} is larger than ${largest}`,
      })
  }
  for (const check of rule?.checks ?? [])
    conditions.push({
      condition: `not (${sqlText(check.value)})`,
      says: `breaks the rule ${sqlText(check.value)}`,
    })
  if (conditions.length === 0) return []
  const from = `(${selectOf(table)}) as ${name(table.name)}`
  const counts = conditions.map(({ condition }, at) => `count(*) filter (where ${condition}) as n${at}`)
  const [row] = await source.ask<Record<string, number>>(`select ${counts.join(', ')} from ${from}`)
  const found: string[] = []
  for (const [at, { condition, says }] of conditions.entries()) {
    const count = Number(row?.[`n${at}`])
    if (count === 0) continue
    const keys = table.key.map((part) => `cast(${name(part)} as text)`).join(` || ' / ' || `)
    const some = await source.ask<{ key: string }>(
      `select ${keys} as key from ${from} where ${condition} order by 1 limit 3`,
    )
    found.push(
      `${table.source}: ${says} in ${count} ${count === 1 ? 'row' : 'rows'} (${some.map(({ key }) => key ?? '?').join(', ')}${count > 3 ? ', …' : ''}). Put it right in v1 first`,
    )
  }
  return found
}

/** Rows that share what only one may have. */
async function double(source: V1Source, table: PlannedTable): Promise<string[]> {
  const rule = rules.get(table.name)
  const uniques = [
    { columns: table.key, where: undefined as string | undefined },
    ...(rule?.indexes ?? [])
      .filter(({ config }) => config.unique)
      .map(({ config }) => ({
        columns: config.columns.flatMap((column) => ('name' in column ? [column.name] : [])),
        where: config.where ? sqlText(config.where) : undefined,
      })),
  ]
  const found: string[] = []
  for (const { columns, where } of uniques) {
    if (columns.some((column) => !table.columns.some((one) => one.name === column))) continue
    const names = columns.map(name).join(', ')
    const given = columns.map((column) => `${name(column)} is not null`).join(' and ')
    const some = await source.ask<{ value: string; total: number }>(
      `select concat_ws(' / ', ${names}) as value, count(*) over () as total
       from (${selectOf(table)}) as ${name(table.name)} where ${given}${where ? ` and ${where}` : ''}
       group by ${names} having count(*) > 1 order by 1 limit 3`,
    )
    if (some.length > 0)
      found.push(
        `${table.source}: several rows have the same ${columns.join(' and ')} (${some
          .map(({ value }) => value)
          .join('; ')}${Number(some[0]?.total) > 3 ? '; …' : ''}), where one may. Put it right in v1 first`,
      )
  }
  return found
}

interface Dangling {
  /** `order.customer_id`, as the source calls it. */
  reference: string
  to: string
  count: number
}

/** Rows that name what is not there: they move as they are. */
export async function danglingIn(source: V1Source, plan: Plan): Promise<Dangling[]> {
  const moved = new Map(plan.tables.map((table) => [table.name, table]))
  const found: Dangling[] = []
  for (const { table, key, to, target } of rowReferences) {
    const from = moved.get(table)
    const other = moved.get(to)
    const sql = from?.columns.find((column) => column.name === key)?.sql
    if (!from || sql === undefined || !other?.columns.some((column) => column.name === target)) continue
    const [row] = await source.ask<{ count: number }>(
      `select count(*) as count from (select ${sql} as named from ${from.from}${from.where ? ` where ${from.where}` : ''}) a
       where named is not null
         and not exists (select 1 from ${other.from} b where cast(b.${name(target)} as text) = cast(a.named as text))`,
    )
    const count = Number(row?.count)
    if (count > 0) found.push({ reference: `${table}.${key}`, to, count })
  }
  return found
}
