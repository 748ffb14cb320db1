import { and, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../store/database/engine'

/** Deletes variants softly, and answers those that were there. */
export async function deleteVariantsSoftly(tx: Tx, ids: readonly string[], deleted_at: string) {
  const { product_variant: variant } = tx.t
  return tx
    .update(variant)
    .set({ deleted_at })
    .where(and(inArray(variant.id, [...ids]), isNull(variant.deleted_at)))
    .returning({ id: variant.id, product_id: variant.product_id, metadata: variant.metadata })
}

/** Takes the stock items of variants from them, and answers which that were. */
export async function unlinkItems(tx: Tx, variantIds: readonly string[], deleted_at: string) {
  const { product_variant_inventory_item: link } = tx.t
  return tx
    .update(link)
    .set({ deleted_at })
    .where(and(inArray(link.variant_id, [...variantIds]), isNull(link.deleted_at)))
    .returning({ id: link.inventory_item_id })
}

/** Those of the stock items of which some are reserved anywhere. */
export async function reservedItems(tx: Tx, items: readonly string[]) {
  const { inventory_level: level } = tx.t
  return tx
    .select({ id: sql<string>`${level.inventory_item_id}` })
    .from(level)
    .where(
      and(inArray(level.inventory_item_id, items), isNull(level.deleted_at), gt(level.reserved_quantity, 0)),
    )
}
