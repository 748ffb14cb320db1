import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Tx } from '../../store/database/engine'

/** Locks a product while things that hang on it change, so that two changes cannot both pass one check. */
export async function lockProduct(tx: Tx, id: string) {
  const { product } = tx.t
  const [row] = await tx.lock(
    tx
      .select({
        id: product.id,
        metadata: product.metadata,
        thumbnail: product.thumbnail,
        collection_id: product.collection_id,
      })
      .from(product)
      .where(and(eq(product.id, id), isNull(product.deleted_at))),
  )
  if (!row) throw notFound('Product', id)
  return row
}
