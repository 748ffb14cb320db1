import { and, eq, exists, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../store/database/engine'
import type { Filter } from '../../../store/reading/filters'
import { groupBy } from '../../../store/reading/group-by'
import type { OptionInput } from '../write-variants'

/** The option values of each live variant that has any. */
export async function combinationsOf(tx: Tx, productId: string): Promise<Map<string, OptionInput[]>> {
  const { product_variant: variant, product_option_value: value } = tx.t
  const rows = await tx
    .select({ variant_id: variant.id, option_id: value.option_id, value: value.value })
    .from(variant)
    .innerJoin(value, eq(value.variant_id, variant.id))
    .where(and(eq(variant.product_id, productId), isNull(variant.deleted_at), isNull(value.deleted_at)))
  return groupBy(rows, (row) => row.variant_id)
}

/** Shoppers see no variants of drafts. */
export const ofPublished = (db: Db): Filter => {
  const { product, product_variant: variant } = db.t
  return exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(product)
      .where(
        and(eq(product.id, variant.product_id), eq(product.status, 'published'), isNull(product.deleted_at)),
      ),
  )
}

/** The rank after the last variant of a product. */
export async function nextRank(db: Db, productId: string): Promise<number> {
  const { product_variant: variant } = db.t
  const [last] = await db
    .select({ rank: sql<number | null>`max(${variant.variant_rank})`.mapWith(Number) })
    .from(variant)
    .where(and(eq(variant.product_id, productId), isNull(variant.deleted_at)))
  const some = await db.rowWhere(variant, { product_id: productId, deleted_at: null }, { columns: ['id'] })
  return some ? (last?.rank ?? 0) + 1 : 0
}

/** The values that variants have of an option. */
export async function valuesOfOption(tx: Tx, optionId: string) {
  const { product_option_value: value, product_variant: variant } = tx.t
  return tx
    .selectDistinct({ value: value.value })
    .from(value)
    .innerJoin(variant, eq(variant.id, value.variant_id))
    .where(and(eq(value.option_id, optionId), isNull(value.deleted_at), isNull(variant.deleted_at)))
}

/** The codes of a variant besides these that has one of the codes wanted. */
export async function codesTaken(
  tx: Tx,
  ids: readonly string[],
  wanted: readonly { name: 'sku' | 'barcode' | 'ean' | 'upc'; values: readonly string[] }[],
) {
  const { product_variant: variant } = tx.t
  return tx
    .select({ sku: variant.sku, barcode: variant.barcode, ean: variant.ean, upc: variant.upc })
    .from(variant)
    .where(
      and(
        isNull(variant.deleted_at),
        notInArray(variant.id, [...ids]),
        or(...wanted.map(({ name, values }) => inArray(variant[name], values))),
      ),
    )
    .limit(1)
}
