import { emitAll } from '../../../events/emit'
import type { Tx } from '../../../shop'
import { now } from '../../../store/schema/ids'
import { deleteVariants } from '../../product/delete-variant'
import type { Difference } from './product-difference'

/** Options are renamed, added and taken away, and values follow. */
export async function changeOptions(tx: Tx, changes: readonly Difference[]): Promise<void> {
  const { product_option: option, product_option_value: value } = tx.t
  const deleted_at = now()
  const gone = changes.flatMap(({ options }) => options.gone)
  await tx.insertRows(
    option,
    changes.flatMap(({ options }) => options.made),
  )
  await tx.updateEach(
    option,
    changes.flatMap(({ options }) => options.renamed),
  )
  await tx.updateEach(
    option,
    gone.map((id) => ({ id, deleted_at })),
  )
  if (gone.length > 0) await tx.updateRows(value, { option_id: gone, deleted_at: null }, { deleted_at })
  await tx.updateEach(
    value,
    changes.flatMap(({ values }) => values.changed),
  )
  await tx.insertRows(
    value,
    changes.flatMap(({ values }) => values.added),
  )
}

/** Codes are free before others take them: of variants that go, and of those that change theirs. */
export async function changeVariants(tx: Tx, changes: readonly Difference[]): Promise<void> {
  const { product_variant: t } = tx.t
  const rows = changes.flatMap((change) => change.rows)
  await deleteVariants(
    tx,
    changes.flatMap(({ variants }) => variants.gone),
  )
  await tx.updateEach(
    t,
    rows.flatMap(({ kept: { old }, row }) =>
      (row.sku ?? old.sku) === old.sku && (row.barcode ?? old.barcode) === old.barcode
        ? []
        : [{ id: old.id, sku: null, barcode: null }],
    ),
  )
  await tx.updateEach(
    t,
    rows.map(({ kept: { old }, row }) => ({
      id: old.id,
      ...Object.fromEntries(variantColumns.map((name) => [name, old[name] ?? null])),
      ...row,
    })),
  )
  await emitAll(
    tx,
    'product-variant.updated',
    rows.map(({ kept: { old } }) => ({ id: old.id, product_id: old.product_id })),
  )
}

const variantColumns = [
  'title',
  'sku',
  'barcode',
  'inventory_quantity',
  'manage_inventory',
  'allow_backorder',
  'weight',
  'length',
  'width',
  'height',
  'hs_code',
  'origin_country',
  'mid_code',
  'material',
  'variant_rank',
  'metadata',
] as const
