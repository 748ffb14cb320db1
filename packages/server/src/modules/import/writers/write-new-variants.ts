import { emitAll } from '../../../events/emit'
import type { Tx } from '../../../shop'
import { newId } from '../../../store/schema/ids'
import { createItemsFor } from '../../inventory/link-items'
import { addPrices, type NewPrice } from '../../pricing/write-prices'
import { filled } from '../filled'
import type { ImportSettings } from '../lookups'
import { setStock } from '../set-stock'
import type { Named } from './ensure-named'
import type { WantedVariant } from './product-wanted'

export interface NewVariant {
  id: string
  product_id: string
  /** The options of the product, in the order of the variant's values. */
  option_ids: readonly string[]
  rank: number
  variant: WantedVariant
}

/** Adds variants of any number of products, with option values, prices, inventory items and stock. */
export async function writeNewVariants(
  tx: Tx,
  made: readonly NewVariant[],
  settings: ImportSettings,
  named: Named,
): Promise<void> {
  if (made.length === 0) return
  const { t } = tx
  const rows = made.map(({ id, product_id, rank, variant }) => ({
    id,
    product_id,
    variant_rank: rank,
    inventory_quantity: 0,
    manage_inventory: true,
    ...variant.fields,
    title: variant.title,
    metadata: filled(variant.metadata),
  }))
  await tx.insertRows(t.product_variant, rows)
  await tx.insertRows(
    t.product_option_value,
    made.flatMap(({ id, option_ids, variant }) =>
      option_ids.map((option_id, at) => ({
        id: newId('optval'),
        option_id,
        variant_id: id,
        value: variant.options[at] ?? '',
      })),
    ),
  )
  await addPrices(
    tx,
    made.flatMap(({ id, variant }) => pricesOf(id, variant, named)),
  )
  const managed = rows.filter(({ manage_inventory }) => manage_inventory)
  await createItemsFor(tx, managed, { quiet: true })
  await setStock(
    tx,
    managed.map(({ id, inventory_quantity }) => ({ variant_id: id, quantity: inventory_quantity })),
    settings.location,
  )
  await emitAll(
    tx,
    'product-variant.created',
    rows.map(({ id, product_id }) => ({ id, product_id })),
  )
}

const pricesOf = (variant_id: string, { prices }: WantedVariant, named: Named): NewPrice[] =>
  prices.flatMap(({ currency_code, region_id, amount, sale }) => {
    const where = region_id === null ? { variant_id, currency_code } : { variant_id, region_id }
    return [
      ...(amount === undefined ? [] : [{ ...where, amount }]),
      ...(sale ? [{ ...where, amount: sale.amount, price_list_id: named.saleListId(sale.list) }] : []),
    ]
  })
