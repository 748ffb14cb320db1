import { emitAll } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { removePrices } from '../pricing/write-prices'
import { indexProducts } from '../search/index-products'
import { lockProduct } from './lock-product'
import { deleteVariantsSoftly, reservedItems, unlinkItems } from './queries/delete'

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
  const { product_option_value: value, product_variant_money_amount: link } = tx.t
  const deleted_at = now()
  const gone = await deleteVariantsSoftly(tx, ids, deleted_at)
  await tx.updateRows(value, { variant_id: ids }, { deleted_at })
  const prices = await tx.rowsWhere(link, { variant_id: ids }, { columns: ['money_amount_id'] })
  await removePrices(
    tx,
    prices.map(({ money_amount_id }) => money_amount_id),
  )
  await dropItems(tx, ids, deleted_at)
  await emitAll(tx, 'product-variant.deleted', gone)
}

async function dropItems(tx: Tx, variantIds: readonly string[], deleted_at: string): Promise<void> {
  const { product_variant_inventory_item: link, inventory_item: item, inventory_level: level } = tx.t
  const unlinked = await unlinkItems(tx, variantIds, deleted_at)
  const items = [...new Set(unlinked.map(({ id }) => id))]
  if (items.length === 0) return
  const used = await tx.rowsWhere(
    link,
    { inventory_item_id: items, deleted_at: null },
    { columns: ['inventory_item_id'] },
  )
  const reserved = await reservedItems(tx, items)
  const keep = new Set([...used.map((one) => one.inventory_item_id), ...reserved.map(({ id }) => id)])
  const drop = items.filter((id) => !keep.has(id))
  if (drop.length === 0) return
  await tx.deleteRows(level, { inventory_item_id: drop })
  await tx.updateRows(item, { id: drop }, { deleted_at })
  await emitAll(tx, 'inventory-item.deleted', [{ ids: drop }])
}
