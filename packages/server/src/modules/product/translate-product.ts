import { ShopError } from '../../errors'
import { emit } from '../../events/emit'
import { routes } from '../../http/request'
import type { Db, Tx } from '../../store/database/engine'
import { indexProducts } from '../search/index-products'
import { deleteTranslation, keepTranslation, listTranslations } from '../translation/change-translations'
import type { GivenWords, Words } from '../translation/words'

/** What products are called in other languages, and their options with them. */
export const productTranslationRoutes = routes({
  'GET /admin/products/:id/translations': async (shop, { params }) => {
    const kept = await listTranslations(shop.db, 'product', params.id)
    const options = kept.length > 0 ? await optionsOf(shop.db, params.id) : new Set<string>()
    return {
      translations: kept.map((one) => ({ ...one, values: withOptions(one.values, options) })),
    }
  },
  'POST /admin/products/:id/translations/:language': (shop, { params, body }) =>
    shop.transaction(async (tx) => {
      const translation = await keepTranslation(tx, 'product', params.id, params.language, body)
      assertOptions(body, await optionsOf(tx, params.id))
      await changed(tx, params.id)
      return { translation }
    }),
  'DELETE /admin/products/:id/translations/:language': (shop, { params }) =>
    shop.transaction(async (tx) => {
      await deleteTranslation(tx, 'product', params.id, params.language)
      await changed(tx, params.id)
      return { id: params.id, object: 'translation' as const, language: params.language, deleted: true }
    }),
})

/** Shoppers find it by its words at once. */
async function changed(tx: Tx, id: string): Promise<void> {
  await indexProducts(tx, [id])
  await emit(tx, 'product.updated', { id })
}

async function optionsOf(db: Db, id: string): Promise<ReadonlySet<string>> {
  const { product_option: option } = db.t
  const rows = await db.rowsWhere(option, { product_id: id, deleted_at: null }, { columns: ['id'] })
  return new Set(rows.map((row) => row.id))
}

/** Without those of options that the product no longer has. */
function withOptions({ options, ...words }: Words, known: ReadonlySet<string>): Words {
  const left = Object.entries(options ?? {}).filter(([id]) => known.has(id))
  return left.length > 0 ? { ...words, options: Object.fromEntries(left) } : words
}

/** @throws invalid_data that names the options the product does not have */
function assertOptions({ options }: GivenWords, known: ReadonlySet<string>): void {
  const strange = Object.keys(options ?? {}).filter((id) => !known.has(id))
  if (strange.length === 0) return
  const errors = strange.map((id) => ({
    path: ['options', id],
    message: `options.${id}: the product has no such option`,
  }))
  const message = errors.map((one) => one.message).join(', ')
  throw new ShopError('invalid_data', message, undefined, { type: 'invalid_data', message, errors })
}
