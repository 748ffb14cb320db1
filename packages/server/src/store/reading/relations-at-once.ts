import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Db, Row, Statement } from '../database/engine'
import { statementOf } from '../database/prepared'
import type { Relation } from '../schema/relations'
import {
  type Columns,
  foundBy,
  ownKey,
  rowsQuery,
  selection,
  signature,
  throughQuery,
} from './relation-queries'
import { relationOf, type Shape } from './shape'
import { perShape, remembered } from './statements'

/** One relation on the way through a shape. */
interface Step {
  /** From the rows that are there: `items.tax_lines`. */
  path: string
  link: Relation
  columns: Columns
  /** Of which step's rows it hangs on; none for the rows that are there. */
  parent: Step | undefined
  /** The column of those rows that leads here. */
  by: string
}

/** The statement that reads a shape, and its steps in the order of its answer. */
interface Plan {
  steps: readonly Step[]
  statement: Statement
}

/**
 * All rows that a shape hangs on rows of a table, by the path that leads to them, in one statement: each relation is a part of it
 * that starts from the rows of the part before. A server is asked once, however deep the shape is; what it answers is JSON, which
 * is read faster than rows. The columns of this schema survive that whole: they are texts, safe numbers, booleans and JSON.
 */
export async function relationsAtOnce(
  db: Db,
  table: string,
  rows: readonly Row[],
  shape: Shape,
): Promise<Map<string, Row[]>> {
  const plan = planOf(db, table, shape)
  const values: Row = {}
  for (const { path, parent, by } of plan.steps)
    if (!parent) values[path] = db.list([...new Set(rows.map((row) => row[by]).filter(isThere))])
  return read(db, plan, values)
}

/** The same with the rows themselves, under the empty path: those of which a column is among the values. */
export async function treeAtOnce(
  db: Db,
  { table, key, order }: { table: string; key: string; order?: string },
  values: readonly unknown[],
  shape: Shape,
): Promise<Map<string, Row[]>> {
  return read(db, planOf(db, table, shape, { key, order }), { '': db.list(values) })
}

async function read(db: Db, { steps, statement }: Plan, values: Row): Promise<Map<string, Row[]>> {
  if (steps.length === 0) return new Map()
  const [found] = await db.rows<Record<string, Row[]>>(statement, values)
  return new Map(steps.map(({ path }, at) => [path, found?.[named(at)] ?? []]))
}

const isThere = (value: unknown) => value !== null && value !== undefined
const named = (at: number) => `step${at}`

const ofShape = perShape<Plan>()

function planOf(db: Db, table: string, shape: Shape, root?: Root): Plan {
  const name = root ? `${table}.${root.key}|${root.order ?? ''}` : table
  return ofShape(db, shape, name, () => {
    const steps = stepsOf(db, table, shape, root)
    const key = steps.map(({ path, link, columns }) => `${path}:${link.table}(${signature(columns)})`).join()
    return { steps, statement: remembered(db, `${name}>${key}`, () => build(db, steps)) }
  })
}

/** By which column the rows are found where the reading begins, and in which order. */
interface Root {
  key: string
  order?: string | undefined
}

function stepsOf(db: Db, table: string, shape: Shape, root: Root | undefined): Step[] {
  const steps: Step[] = []
  const follow = (from: string, { relations }: Shape, parent?: Step) => {
    for (const [name, child] of relations) {
      const link = relationOf(from, name)
      if (!link) continue
      const step: Step = {
        path: parent?.path ? `${parent.path}.${name}` : name,
        link,
        columns: selection(db, link.table, child, link.kind === 'through' ? undefined : foundBy(link)),
        by: link.kind === 'one' ? link.key : ownKey(from),
        parent,
      }
      steps.push(step)
      follow(link.table, child, step)
    }
  }
  if (!root) follow(table, shape)
  else {
    const { key, order } = root
    const link: Relation = order ? { kind: 'many', table, key, order } : { kind: 'has', table, key }
    const first: Step = {
      path: '',
      link,
      columns: selection(db, table, shape, key),
      by: key,
      parent: undefined,
    }
    steps.push(first)
    follow(table, shape, first)
  }
  return steps
}

function build(db: Db, steps: readonly Step[]) {
  const nameOf = (step: Step) => sql.identifier(named(steps.indexOf(step)))
  const parts = steps.map((step): SQL => {
    const { link, columns, parent, path, by } = step
    const among = (column: Column) =>
      parent
        ? sql`${column} in (select ${sql.identifier(by)} from ${nameOf(parent)})`
        : db.inList(column, path)
    const query =
      link.kind === 'through'
        ? throughQuery(db, link, columns, among)
        : rowsQuery(
            db,
            {
              name: link.table,
              key: foundBy(link),
              columns,
              order: link.kind === 'many' ? link.order : undefined,
            },
            among,
          )
    // Kept apart, so that rows stay in the order in which they were found.
    return sql`${nameOf(step)} as materialized ${query}`
  })
  const listed = steps.map(
    (step) => sql`(select coalesce(json_agg(${nameOf(step)}), '[]') from ${nameOf(step)}) as ${nameOf(step)}`,
  )
  const all = sql`(with ${sql.join(parts, sql`, `)} select ${sql.join(listed, sql`, `)}) as "found"`
  const fields = Object.fromEntries(steps.map((step, at) => [named(at), sql`${nameOf(step)}`.as(named(at))]))
  return statementOf(db.select(fields).from(all), {})
}
