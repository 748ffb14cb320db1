import type { VariantWaiting } from '@cartwright/contract'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'

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
