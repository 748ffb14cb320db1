import { emitAll } from '../../events/emit'
import type { Tx } from '../../shop'
import { newId } from '../../store/ids'
import { createItemsFor } from '../inventory/link-items'
import { addPrices, type NewPrice } from '../pricing/write-prices'
import { filled } from './filled'
import type { ImportedVariant } from './imported-product'
import type { ImportSettings, Lookups } from './lookups'
import { setStock } from './set-stock'

export interface AddedVariant {
  product_id: string
  /** The options of the product, in the order of the variant's values. */
  option_ids: readonly string[]
  rank: number
  variant: ImportedVariant
}

/** Adds variants of any number of products, with option values, prices, inventory items and stock. */
export async function addVariants(
  tx: Tx,
  added: readonly AddedVariant[],
  settings: ImportSettings,
  lookups: Lookups,
): Promise<void> {
  if (added.length === 0) return
  const { t } = tx
  const rows = added.map(({ product_id, rank, variant }) => ({
    id: newId('variant'),
    product_id,
    variant_rank: rank,
    ...variantColumns(variant),
    metadata: filled(variant.metadata),
  }))
  const made = rows.map(({ id }, at) => ({ ...(added[at] as AddedVariant), id }))
  await tx.insertRows(t.product_variant, rows)
  await tx.insertRows(
    t.product_option_value,
    made.flatMap(({ id, option_ids, variant }) =>
      option_ids.map((option_id, at) => ({ option_id, variant_id: id, value: variant.options[at] ?? '' })),
    ),
  )
  await addPrices(
    tx,
    made.flatMap(({ id, variant }) => pricesOf(id, variant, settings, lookups)),
  )
  const managed = made.filter(({ variant }) => variant.manage_inventory)
  await createItemsFor(
    tx,
    managed.map(({ id, variant }) => ({
      id,
      title: variant.title,
      sku: variant.sku,
      weight: variant.weight,
    })),
  )
  await setStock(
    tx,
    managed.map(({ id, variant }) => ({ variant_id: id, quantity: variant.inventory_quantity })),
    settings.location,
  )
  await emitAll(
    tx,
    'product-variant.created',
    rows.map(({ id, product_id }) => ({ id, product_id })),
  )
}

export const variantColumns = (variant: ImportedVariant) => ({
  title: variant.title,
  sku: variant.sku,
  barcode: variant.barcode,
  weight: variant.weight,
  inventory_quantity: variant.inventory_quantity,
  manage_inventory: variant.manage_inventory,
  allow_backorder: variant.allow_backorder,
})

export const pricesOf = (
  variant_id: string,
  { amount, sale_amount }: Pick<ImportedVariant, 'amount' | 'sale_amount'>,
  { currency: currency_code }: ImportSettings,
  { saleList: price_list_id }: Lookups,
): NewPrice[] => [
  ...(amount === null ? [] : [{ variant_id, currency_code, amount }]),
  ...(sale_amount === null ? [] : [{ variant_id, currency_code, amount: sale_amount, price_list_id }]),
]
