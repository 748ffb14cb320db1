import { and, gt, inArray, isNull, sql } from 'drizzle-orm'
import { emitAll } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { removePrices } from '../pricing/write-prices'
import { indexProducts } from '../search/index-products'
import { lockProduct } from './lock-product'

/** Removes a variant of a product; one that is not there is no error. */
export async function deleteVariant(shop: Shop, productId: string, variantId: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await lockProduct(tx, productId)
    const { product_variant: variant } = tx.t
    const found = await tx.rowsWhere(
      variant,
      { id: variantId, product_id: productId, deleted_at: null },
      { columns: ['id'] },
    )
    await deleteVariants(
      tx,
      found.map(({ id }) => id),
    )
    await indexProducts(tx, [productId])
  })
}

/**
 * Variants go softly, for orders still name them; their option values likewise. Prices go for good. Inventory items
 * that nothing else is made of go with them, unless some are still reserved for an order.
 */
export async function deleteVariants(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { product_variant: variant, product_option_value: value, product_variant_money_amount: link } = tx.t
  const deleted_at = now()
  const gone = await tx
    .update(variant)
    .set({ deleted_at })
    .where(and(inArray(variant.id, [...ids]), isNull(variant.deleted_at)))
    .returning({ id: variant.id, product_id: variant.product_id, metadata: variant.metadata })
  await tx.updateRows(value, { variant_id: ids }, { deleted_at })
  const prices = await tx
    .select({ id: link.money_amount_id })
    .from(link)
    .where(inArray(link.variant_id, [...ids]))
  await removePrices(
    tx,
    prices.map(({ id }) => id),
  )
  await dropItems(tx, ids, deleted_at)
  await emitAll(tx, 'product-variant.deleted', gone)
}

async function dropItems(tx: Tx, variantIds: readonly string[], deleted_at: string): Promise<void> {
  const { product_variant_inventory_item: link, inventory_item: item, inventory_level: level } = tx.t
  const unlinked = await tx
    .update(link)
    .set({ deleted_at })
    .where(and(inArray(link.variant_id, [...variantIds]), isNull(link.deleted_at)))
    .returning({ id: link.inventory_item_id })
  const items = [...new Set(unlinked.map(({ id }) => id))]
  if (items.length === 0) return
  const used = await tx
    .select({ id: link.inventory_item_id })
    .from(link)
    .where(and(inArray(link.inventory_item_id, items), isNull(link.deleted_at)))
  const reserved = await tx
    .select({ id: sql<string>`${level.inventory_item_id}` })
    .from(level)
    .where(
      and(inArray(level.inventory_item_id, items), isNull(level.deleted_at), gt(level.reserved_quantity, 0)),
    )
  const keep = new Set([...used, ...reserved].map(({ id }) => id))
  const drop = items.filter((id) => !keep.has(id))
  if (drop.length === 0) return
  await tx.deleteRows(level, { inventory_item_id: drop })
  await tx.updateRows(item, { id: drop }, { deleted_at })
  await emitAll(tx, 'inventory-item.deleted', [{ ids: drop }])
}
