import { invalidData, notFound } from '../../errors'
import { emitAll } from '../../events/emit'
import type { Tx } from '../../store/database/engine'
import { mergeMetadata } from '../../store/writing/metadata'
import { createItemsFor } from '../inventory/link-items'
import { setSellable } from '../inventory/set-sellable'
import { setVariantPrices } from '../pricing/set-variant-prices'
import type { PriceInput } from '../pricing/write-prices'
import { combinationsOf } from './queries/variants'
import {
  assertCodesFree,
  columnsOf,
  combination,
  type OptionInput,
  optionsOf,
  type VariantFields,
} from './write-variants'

export interface VariantChange extends VariantFields {
  id: string
  variant_rank?: number
  prices?: readonly PriceInput[] | null
  options?: readonly OptionInput[] | null
}

/**
 * Changes variants of a product; what is not given stays. Prices that are given replace the variant's own. A quantity is
 * written where the shop reads it: at the location that the variant is counted at, where it is.
 * @throws not_found for a variant of another product, invalid_data for a code that is taken, an option that is not the
 * product's, or option values that another variant has,
 * not_allowed for a quantity of what is counted at several locations
 */
export async function updateVariants(
  tx: Tx,
  productId: string,
  changes: readonly VariantChange[],
  countedAtSeveral: 'refuse' | 'leave' = 'refuse',
): Promise<void> {
  if (changes.length === 0) return
  const { product_variant: variant } = tx.t
  const ids = changes.map(({ id }) => id)
  const rows = await tx.rowsWhere(variant, { id: ids, product_id: productId, deleted_at: null })
  const old = new Map(rows.map((row) => [row.id, row]))
  for (const id of ids) if (!old.has(id)) throw notFound('Variant', id)
  await assertCodesFree(tx, changes)
  for (const change of changes) {
    const { id, title, inventory_quantity, allow_backorder, manage_inventory, variant_rank, metadata } =
      change
    await tx.updateRows(
      variant,
      { id },
      {
        ...columnsOf(change),
        ...(title ? { title } : { title: old.get(id)?.title }),
        ...(inventory_quantity == null ? {} : { inventory_quantity }),
        ...(allow_backorder == null ? {} : { allow_backorder }),
        ...(manage_inventory == null ? {} : { manage_inventory }),
        ...(variant_rank === undefined ? {} : { variant_rank }),
        metadata: mergeMetadata(old.get(id)?.metadata, metadata),
      },
    )
  }
  await setOptionValues(tx, productId, changes)
  await setVariantPrices(
    tx,
    changes.flatMap(({ id, prices }) => (prices ? [{ variant_id: id, prices }] : [])),
  )
  const managed = changes.filter(
    ({ id, manage_inventory }) => manage_inventory && !old.get(id)?.manage_inventory,
  )
  await createItemsFor(
    tx,
    managed.map((change) => ({ ...old.get(change.id), ...columnsOf(change), id: change.id })),
  )
  await setSellable(
    tx,
    changes.flatMap(({ id, inventory_quantity }) =>
      inventory_quantity == null ? [] : [{ variant_id: id, quantity: inventory_quantity }],
    ),
    countedAtSeveral,
  )
  await emitAll(
    tx,
    'product-variant.updated',
    changes.map((change) => ({ id: change.id, product_id: productId, fields: fieldsOf(change) })),
  )
}

const fieldsOf = (change: VariantChange) =>
  Object.entries(change).flatMap(([name, value]) => (name === 'id' || value === undefined ? [] : name))

async function setOptionValues(tx: Tx, productId: string, changes: readonly VariantChange[]): Promise<void> {
  const { product_option_value: table } = tx.t
  const wanted = changes.flatMap(({ id, options }) =>
    (options ?? []).map((option) => ({ ...option, variant_id: id })),
  )
  if (wanted.length === 0) return
  const options = new Set((await optionsOf(tx, productId)).map(({ id }) => id))
  for (const { option_id } of wanted)
    if (!options.has(option_id)) throw invalidData(`The product has no option with id ${option_id}`)
  const before = await combinationsOf(tx, productId)
  for (const { variant_id, option_id, value } of wanted) {
    const set = await tx.updateRows(table, { variant_id, option_id, deleted_at: null }, { value })
    if (set === 0) await tx.insert(table).values({ variant_id, option_id, value })
  }
  const after = await combinationsOf(tx, productId)
  // What was doubled before (an option every variant shares a value of) need not stop this change.
  if (doubles(after) > doubles(before)) throw invalidData('Another variant has these option values already')
}

const doubles = (combinations: Map<string, OptionInput[]>) =>
  combinations.size - new Set([...combinations.values()].map(combination)).size
