import { notFound } from '../../errors'
import type { Tx } from '../../store/database/engine'

/** Locks a product while things that hang on it change, so that two changes cannot both pass one check. */
export async function lockProduct(tx: Tx, id: string) {
  const { product } = tx.t
  const [row] = await tx.lockRows(
    product,
    { id, deleted_at: null },
    { columns: ['id', 'metadata', 'thumbnail', 'collection_id'] },
  )
  if (!row) throw notFound('Product', id)
  return row
}
