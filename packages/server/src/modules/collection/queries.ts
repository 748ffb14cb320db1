import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../store/database/engine'

/** Puts products into a collection, in no place of it; those that are in it already keep theirs. */
export async function moveIntoCollection(tx: Tx, id: string, ids: readonly string[]) {
  const { product } = tx.t
  return tx
    .update(product)
    .set({ collection_id: id, collection_position: null })
    .where(and(inArray(product.id, ids), or(isNull(product.collection_id), ne(product.collection_id, id))))
}

/** The products of a collection in their order, those without a place behind, locked until the transaction ends. */
export async function arrangedProductsForUpdate(tx: Tx, id: string) {
  const { product } = tx.t
  return tx.lock(
    tx
      .select({ id: product.id, collection_position: product.collection_position })
      .from(product)
      .where(and(eq(product.collection_id, id), isNull(product.deleted_at)))
      .orderBy(
        asc(sql`${product.collection_position} is null`),
        asc(product.collection_position),
        asc(product.id),
      ),
  )
}
