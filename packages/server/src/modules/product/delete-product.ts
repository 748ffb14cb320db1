import { and, eq, isNull } from 'drizzle-orm'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { unindexProducts } from '../search/index-products'
import { deleteTranslationsOf } from '../translation/change-translations'
import { deleteVariants } from './delete-variant'

/** Removes a product softly, with its variants and options; one that is not there is no error. */
export async function deleteProduct(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { product, product_variant: variant, product_option: option } = tx.t
    const deleted_at = now()
    const gone = await tx
      .update(product)
      .set({ deleted_at })
      .where(and(eq(product.id, id), isNull(product.deleted_at)))
      .returning({ id: product.id })
    if (gone.length === 0) return
    const variants = await tx
      .select({ id: variant.id })
      .from(variant)
      .where(and(eq(variant.product_id, id), isNull(variant.deleted_at)))
    await deleteVariants(
      tx,
      variants.map((one) => one.id),
    )
    await tx.update(option).set({ deleted_at }).where(eq(option.product_id, id))
    await emit(tx, 'product.deleted', { id })
    await unindexProducts(tx, [id])
    await deleteTranslationsOf(tx, 'product', [id])
  })
}
