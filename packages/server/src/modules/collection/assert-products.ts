import { and, inArray, isNull } from 'drizzle-orm'
import { invalidRequest } from '../../errors'
import type { Tx } from '../../store/database/engine'

/** @throws 400 in the shape of batch calls when some of these products do not exist */
export async function assertProducts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { product } = tx.t
  const wanted = [...new Set(ids)]
  const found = wanted.length
    ? await tx
        .select({ id: product.id })
        .from(product)
        .where(and(inArray(product.id, wanted), isNull(product.deleted_at)))
    : []
  const known = new Set(found.map(({ id }) => id))
  const unknown = wanted.filter((id) => !known.has(id))
  if (unknown.length > 0) throw invalidRequest([`Products ${unknown.join(', ')} do not exist`])
  return wanted
}
