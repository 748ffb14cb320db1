import type { VariantWaiting } from '@cartwright/contract'
import { and, asc, count, eq, gt, inArray, isNull, lt, max, or } from 'drizzle-orm'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { now } from '../../store/schema/ids'
import { deleteInParts } from '../../store/writing/delete-in-parts'

/** How many wait for each variant of these products, the most first. */
export async function countWaiting(db: Db, productIds: readonly string[]): Promise<VariantWaiting[]> {
  if (productIds.length === 0) return []
  const { restock_notification: t, product_variant: variant } = db.t
  const rows = await db
    .select({ variant_id: t.variant_id, product_id: variant.product_id, waiting: count() })
    .from(variant)
    .innerJoin(t, and(eq(t.variant_id, variant.id), isNull(t.told_at)))
    .where(and(inArray(variant.product_id, [...new Set(productIds)]), isNull(variant.deleted_at)))
    .groupBy(t.variant_id, variant.product_id)
  return rows
    .map(({ waiting, ...row }) => ({ ...row, waiting: Number(waiting) }))
    .sort((a, b) => b.waiting - a.waiting || (a.variant_id < b.variant_id ? -1 : 1))
}

/** Variants that shoppers see, with what says whether they can be had. */
export const shownVariants = prepared((db) => {
  const { product, product_variant: variant } = db.t
  return db
    .select({
      id: variant.id,
      product_id: variant.product_id,
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      inventory_quantity: variant.inventory_quantity,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.product_id))
    .where(
      and(
        db.inList(variant.id, 'ids'),
        isNull(variant.deleted_at),
        isNull(product.deleted_at),
        eq(product.status, 'published'),
      ),
    )
})

/** How many variants are looked at together. */
const variantsAtOnce = 200

/** The next variants that are waited for, with the sales channels where they are. */
export async function nextWaiting(db: Db, after: string) {
  const { restock_notification: t } = db.t
  const next = await db
    .selectDistinct({ variant_id: t.variant_id })
    .from(t)
    .where(and(isNull(t.told_at), gt(t.variant_id, after)))
    .orderBy(asc(t.variant_id))
    .limit(variantsAtOnce)
  if (next.length === 0) return []
  return db
    .selectDistinct({ variant_id: t.variant_id, sales_channel_id: t.sales_channel_id })
    .from(t)
    .where(
      and(
        isNull(t.told_at),
        inArray(
          t.variant_id,
          next.map(({ variant_id }) => variant_id),
        ),
      ),
    )
    .orderBy(asc(t.variant_id))
}

/** When the last of those came who wait. */
export async function lastWaiting(db: Db) {
  const { restock_notification: t } = db.t
  return db
    .select({ latest: max(t.created_at) })
    .from(t)
    .where(isNull(t.told_at))
}

/** Marks people as told, and answers those who were not. */
export async function markTold(tx: Tx, ids: readonly string[]) {
  const { restock_notification: t } = tx.t
  return tx
    .update(t)
    .set({ told_at: now() })
    .where(and(inArray(t.id, ids), isNull(t.told_at)))
    .returning()
}

/** Deletes who asked before one instant, and who was told before another. */
export function deleteNotifications(
  shop: Shop,
  { askedBefore, toldBefore }: { askedBefore: string; toldBefore: string },
): Promise<void> {
  const { restock_notification: t } = shop.db.t
  return deleteInParts(shop, t, t.id, or(lt(t.created_at, askedBefore), lt(t.told_at, toldBefore)))
}
