import { invalidRequest } from '../../errors'
import type { Tx } from '../../store/database/engine'

/** @throws 400 in the shape of batch calls when some of these products do not exist */
export async function assertProducts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { product } = tx.t
  const wanted = [...new Set(ids)]
  const found = wanted.length
    ? await tx.rowsWhere(product, { id: wanted, deleted_at: null }, { columns: ['id'] })
    : []
  const known = new Set(found.map(({ id }) => id))
  const unknown = wanted.filter((id) => !known.has(id))
  if (unknown.length > 0) throw invalidRequest([`Products ${unknown.join(', ')} do not exist`])
  return wanted
}
