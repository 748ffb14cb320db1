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
    const gone = await tx.updateRows(product, { id, deleted_at: null }, { deleted_at })
    if (gone === 0) return
    const variants = await tx.rowsWhere(variant, { product_id: id, deleted_at: null }, { columns: ['id'] })
    await deleteVariants(
      tx,
      variants.map((one) => one.id),
    )
    await tx.updateRows(option, { product_id: id }, { deleted_at })
    await emit(tx, 'product.deleted', { id })
    await unindexProducts(tx, [id])
    await deleteTranslationsOf(tx, 'product', [id])
  })
}
