import type { NumberFilter } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { slice, slices } from './queries/sellable'

interface Sellable {
  id: string
  product_id: string
  /** Null for a variant that is not counted. */
  available: number | null
}

/**
 * The variants of which the shop could sell so many, up to as many as are wanted. What is left of a variant stands in no
 * index, as that would slow down every sale: all are looked at, in slices, so that nobody else waits for it.
 */
export async function sellingVariants(
  db: Db,
  pieces: NumberFilter,
  most = Number.POSITIVE_INFINITY,
): Promise<Pick<Sellable, 'id' | 'product_id'>[]> {
  const found: Sellable[] = []
  for (let after: string | undefined = ''; after !== undefined && found.length < most; ) {
    const rows: Sellable[] = await db.rows<Sellable>(slices(db), { after })
    for (const row of rows)
      if (row.available !== null && meets(Number(row.available), pieces)) found.push(row)
    after = rows.length < slice ? undefined : rows.at(-1)?.id
  }
  return found.slice(0, most)
}

function meets(number: number, filter: NumberFilter): boolean {
  if (typeof filter !== 'object') return number === filter
  const { lt, lte, gt, gte } = filter
  return (
    (lt === undefined || number < lt) &&
    (lte === undefined || number <= lte) &&
    (gt === undefined || number > gt) &&
    (gte === undefined || number >= gte)
  )
}
