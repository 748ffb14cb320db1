import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'

/** The products with these ids or handles. */
export async function productsNamed(db: Db, ids: readonly string[], handles: readonly string[]) {
  const { product } = db.t
  return db
    .select({ id: product.id, handle: product.handle })
    .from(product)
    .where(
      and(
        isNull(product.deleted_at),
        or(inArray(product.id, ['', ...ids]), inArray(product.handle, ['', ...handles])),
      ),
    )
}

/** The variants with these ids, SKUs or barcodes. */
export async function variantsCoded(
  db: Db,
  ids: readonly string[],
  skus: readonly string[],
  barcodes: readonly string[],
) {
  const { product_variant: variant } = db.t
  return db
    .select({
      id: variant.id,
      product_id: variant.product_id,
      sku: variant.sku,
      barcode: variant.barcode,
    })
    .from(variant)
    .where(
      and(
        isNull(variant.deleted_at),
        or(
          inArray(variant.id, ['', ...ids]),
          inArray(variant.sku, ['', ...skus]),
          inArray(variant.barcode, ['', ...barcodes]),
        ),
      ),
    )
}

/** The variants with these ids or SKUs. */
export async function variantsNamed(db: Db, ids: readonly string[], skus: readonly string[]) {
  const { product_variant: t } = db.t
  return db
    .select({ id: t.id, sku: t.sku, product_id: t.product_id })
    .from(t)
    .where(and(isNull(t.deleted_at), or(inArray(t.id, ['', ...ids]), inArray(t.sku, ['', ...skus]))))
}

/** A price list with this id or name. */
export async function priceListNamed(db: Db, named: string) {
  const { price_list: t } = db.t
  return db
    .select({ id: t.id })
    .from(t)
    .where(and(or(eq(t.id, named), eq(t.name, named)), isNull(t.deleted_at)))
    .limit(1)
}
