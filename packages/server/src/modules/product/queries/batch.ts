import { and, inArray, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../store/database/engine'

/** Takes their places from products that are in another collection. */
export async function leaveOtherCollections(tx: Tx, ids: readonly string[], collection_id: string) {
  return tx
    .update(tx.t.product)
    .set({ collection_position: null })
    .where(and(inArray(tx.t.product.id, [...ids]), ne(tx.t.product.collection_id, collection_id)))
}

/** Takes the tags with these values from products. */
export async function deleteTags(tx: Tx, ids: readonly string[], values: readonly string[]): Promise<void> {
  const { product_tag: tag, product_tags: link } = tx.t
  const gone = tx
    .select({ id: tag.id })
    .from(tag)
    .where(and(inArray(tag.value, [...values]), isNull(tag.deleted_at)))
  await tx.delete(link).where(and(inArray(link.product_id, [...ids]), inArray(link.product_tag_id, gone)))
}
