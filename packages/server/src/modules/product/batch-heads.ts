import type { Parsed } from '@cartwright/contract'
import { emitAll } from '../../events/emit'
import { RowProblems } from '../../row-problems'
import type { Tx } from '../../store/database/engine'
import { indexSoon } from '../search/subscribers'

type ProductRow = Parsed<'POST /admin/variants/batch'>['body']['products'][number]

export interface Written {
  id: string
  updated_at: string
}

/**
 * Titles and statuses of products, each as its row says.
 * @throws invalid_data that names each row in the wrong, conflict for rows that somebody else changed meanwhile
 */
export async function writeProductRows(tx: Tx, rows: readonly ProductRow[]): Promise<Written[]> {
  if (rows.length === 0) return []
  const { product } = tx.t
  const stored = await lockRows(tx, rows)
  await tx.updateEach(
    product,
    rows.map(({ id, title, status }) => ({
      id,
      title: title ?? stored.get(id)?.title,
      status: status ?? stored.get(id)?.status,
    })),
  )
  const fieldsOf = ({ id: _, expected_updated_at: __, ...fields }: ProductRow) => Object.keys(fields)
  await emitAll(
    tx,
    'product.updated',
    rows.map((row) => ({ id: row.id, fields: fieldsOf(row) })),
  )
  const ids = rows.map(({ id }) => id)
  await indexSoon(tx, ids)
  const written = await tx.rowsWhere(product, { id: ids }, { columns: ['id', 'updated_at'] })
  const times = new Map(written.map(({ id, updated_at }) => [id, updated_at]))
  return ids.map((id) => ({ id, updated_at: times.get(id) ?? '' }))
}

/** The products of the rows, held until the transaction ends. */
async function lockRows(tx: Tx, rows: readonly ProductRow[]) {
  const { product } = tx.t
  const ids = rows.map(({ id }) => id)
  const found = await tx.lockRows(
    product,
    { id: ids, deleted_at: null },
    { columns: ['id', 'title', 'status', 'updated_at'], orderBy: ['id'] },
  )
  const stored = new Map(found.map((row) => [row.id, row]))
  const [problems, late] = [new RowProblems(), new RowProblems()]
  for (const [at, { id, expected_updated_at: expected }] of rows.entries()) {
    if (!stored.has(id)) problems.add(`products.${at}.id`, `names no product: ${id}`)
    if (ids.indexOf(id) !== at) problems.add(`products.${at}.id`, `is there twice: ${id}`)
    if (expected !== undefined && Date.parse(expected) !== Date.parse(stored.get(id)?.updated_at ?? ''))
      late.add(`products.${at}.expected_updated_at`, 'is out of date: somebody changed the product since')
  }
  problems.refuse()
  late.refuse('conflict', 'changed_meanwhile')
  return stored
}
