import { duplicate, invalidData, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { lockProduct } from './lock-product'
import { valuesOfOption } from './queries/variants'
import { optionsOf } from './write-variants'

/** Adds an option: every variant starts with the value `Default Value`. */
export async function addOption(shop: Shop, productId: string, title: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await lockProduct(tx, productId)
    if ((await optionsOf(tx, productId)).some((option) => option.title === title))
      throw duplicate(`An option with the title: ${title} already exists`)
    const { product_option, product_option_value, product_variant: variant } = tx.t
    const [option] = await tx
      .insert(product_option)
      .values({ title, product_id: productId })
      .returning({ id: product_option.id })
    const variants = await tx.rowsWhere(
      variant,
      { product_id: productId, deleted_at: null },
      { columns: ['id'], orderBy: ['variant_rank'] },
    )
    if (option && variants.length > 0)
      await tx
        .insert(product_option_value)
        .values(variants.map(({ id }) => ({ option_id: option.id, variant_id: id, value: 'Default Value' })))
    await touched(tx, productId)
  })
}

/** @throws not_found for an unknown option, and, as v1 has it, for a title that another option has */
export async function renameOption(
  shop: Shop,
  productId: string,
  optionId: string,
  title: string,
): Promise<void> {
  await shop.transaction(async (tx) => {
    await lockProduct(tx, productId)
    const options = await optionsOf(tx, productId)
    if (options.some((option) => option.title === title && option.id !== optionId))
      throw new ShopError('not_found', `An option with title ${title} already exists`)
    if (!options.some((option) => option.id === optionId))
      throw new ShopError('not_found', `The product ${productId} has no option ${optionId}`)
    await tx.updateRows(tx.t.product_option, { id: optionId }, { title })
    await touched(tx, productId)
  })
}

/**
 * Removes an option with its values; one that is not there is no error.
 * @throws invalid_data unless all variants share one value of it, else they could no longer be told apart
 */
export async function removeOption(shop: Shop, productId: string, optionId: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await lockProduct(tx, productId)
    if (!(await optionsOf(tx, productId)).some((option) => option.id === optionId)) return
    const { product_option, product_option_value: value } = tx.t
    const values = await valuesOfOption(tx, optionId)
    if (values.length > 1)
      throw invalidData(
        `The option cannot be removed while its variants have different values (${values.map((one) => one.value).join(', ')})`,
      )
    const deleted_at = now()
    await tx.updateRows(value, { option_id: optionId }, { deleted_at })
    await tx.updateRows(product_option, { id: optionId }, { deleted_at })
    await touched(tx, productId)
  })
}

const touched = (tx: Tx, id: string) => emit(tx, 'product.updated', { id, fields: ['options'] })
