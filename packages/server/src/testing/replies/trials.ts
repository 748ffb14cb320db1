import type { CallName } from '@cartwright/contract'
import type { TestShop } from '../test-shop'
import { entities, type Field, type Promised, promises } from './promises'
import type { Told } from './teller'

type Row = Record<string, unknown>

/** Calls that are known to take no notice of what they are asked for, or to have an order of their own. */
const deaf: Record<'fields' | 'order', readonly CallName[]> = {
  // Rows come whole, as clients of v1 know them.
  fields: ['GET /admin/customers', 'GET /admin/customer-groups/:id/customers'],
  // By rank, then handle.
  order: ['GET /admin/product-categories', 'GET /store/product-categories'],
}
/** Ordered by what is stored, told by what lies at the locations. */
const countedAnew: readonly string[] = ['GET /admin/variants inventory_quantity']

/**
 * Asks a call again for each relation, each field and each order that it takes, one at a time. Returns a sentence for
 * each that was not honoured.
 */
export async function tryEach(t: TestShop, { name, given }: Told): Promise<string[]> {
  const promised = promises.get(name)
  const envelope = promised?.envelope[0]
  const entity = envelope?.entities[0]
  if (!promised || !envelope || !entity) return []
  const failures: string[] = []
  const ask = async (query: Record<string, string>, check: (rows: Row[]) => string | undefined) => {
    const { status, body } = await t.try(name, { ...given, query: { ...given.query, ...query } })
    const problem = status >= 400 ? `${status} ${body.message}` : check([body[envelope.name]].flat())
    if (problem) failures.push(`${name} ${JSON.stringify(query)}: ${problem}`)
  }
  if (promised.asks.has('expand'))
    for (const expand of relationsOf(promised, entity))
      await ask({ expand }, (rows) => expansionOf(rows, expand, promised))
  if (promised.asks.has('fields') && !deaf.fields.includes(name))
    for (const fields of promised.allowedFields ?? columnsOf(entity))
      await ask({ fields }, (rows) => selectionOf(rows, fields, entity))
  if (promised.asks.has('order') && envelope.isList && !deaf.order.includes(name))
    for (const order of columnsOf(entity)) {
      if (promised.allowedFields?.includes(order) === false || countedAnew.includes(`${name} ${order}`))
        continue
      const query: Record<string, string> = promised.asks.has('fields') ? { fields: order } : {}
      await ask({ ...query, order }, (rows) => orderOf(rows.map((row) => row[order])))
      await ask({ ...query, order: `-${order}` }, (rows) =>
        orderOf(rows.map((row) => row[order]).toReversed()),
      )
    }
  return failures
}

const fieldsOf = (entity: string): Field[] => [...(entities.get(entity)?.values() ?? [])]
const columnsOf = (entity: string): string[] =>
  fieldsOf(entity).flatMap(({ name, entities: held, isComputed, isFigured, isSpare }) =>
    held.length === 0 && !isComputed && !isFigured && !isSpare ? [name] : [],
  )

function relationsOf({ allowedRelations, relations }: Promised, entity: string): readonly string[] {
  if (allowedRelations) return allowedRelations
  const own = fieldsOf(entity).flatMap(({ name, entities: held, isComputed, isFigured, isSpare }) =>
    held.length > 0 && !isComputed && !isFigured && !isSpare ? [name] : [],
  )
  return [...new Set([...relations, ...own])]
}

/** The relation is there, and the default ones beside it are not. */
function expansionOf(rows: Row[], path: string, { relations, along }: Promised): string | undefined {
  if (!rows.every((row) => holds(row, path))) return 'lacks it'
  // Variants are always priced.
  const kept = new Set([path, 'prices', ...along].map(topOf))
  const left = relations
    .map(topOf)
    .find((name) => !kept.has(name) && rows.some((row) => row[name] !== undefined))
  return left && `still has ${left}`
}

/** The field is there, and the other columns are not. */
function selectionOf(rows: Row[], path: string, entity: string): string | undefined {
  if (!rows.every((row) => holds(row, path))) return 'lacks it'
  const kept = new Set(['id', 'created_at', topOf(path)])
  const left = columnsOf(entity).find(
    (name) => !kept.has(name) && rows.some((row) => row[name] !== undefined),
  )
  return left && `still has ${left}`
}

/** Rising, with what is empty at the end. Free-form values have an order of the database's own. */
function orderOf(values: unknown[]): string | undefined {
  if (values.some((value) => value && typeof value === 'object')) return undefined
  const full = values.filter((value) => value !== null && value !== undefined) as (string | number)[]
  const isSorted = full.every((value, at) => at === 0 || (full[at - 1] as string | number) <= value)
  const isFull = values.slice(0, full.length).every((value) => value !== null && value !== undefined)
  return isSorted && isFull ? undefined : `stands as ${JSON.stringify(values.slice(0, 8))}`
}

const topOf = (path: string): string => path.split('.')[0] ?? ''

/** Whether a path of relations leads somewhere wherever there is a row to follow. */
function holds(value: unknown, path: string): boolean {
  const [step = '', ...more] = path.split('.')
  if (Array.isArray(value)) return value.every((one) => holds(one, path))
  if (value === null) return true
  const next = (value as Row)[step]
  if (next === undefined) return false
  return more.length === 0 || holds(next, more.join('.'))
}
