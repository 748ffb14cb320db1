import { invalidData } from '../../errors'
import { emitAll } from '../../events/emit'
import type { Tx } from '../../store/database/engine'
import { newId } from '../../store/schema/ids'
import { sqliteTables } from '../../store/schema/sqlite-tables'
import { columnsGiven } from '../../store/writing/columns-given'
import { createItemsFor } from '../inventory/link-items'
import { setVariantPrices } from '../pricing/set-variant-prices'
import type { PriceInput } from '../pricing/write-prices'
import { codesTaken, combinationsOf } from './queries/variants'

export interface VariantFields {
  title?: string | null
  sku?: string | null
  ean?: string | null
  upc?: string | null
  barcode?: string | null
  hs_code?: string | null
  inventory_quantity?: number | null
  allow_backorder?: boolean | null
  manage_inventory?: boolean | null
  weight?: number | null
  length?: number | null
  height?: number | null
  width?: number | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
  metadata?: Record<string, unknown> | null
}
export interface OptionInput {
  value: string
  option_id: string
}
export interface NewVariant extends VariantFields {
  /** Of a variant that comes from elsewhere and keeps its id. */
  id?: string | null
  title: string
  prices?: readonly PriceInput[] | null
  /** By option, or in the order of the product's options. */
  options?: readonly { value: string; option_id?: string }[] | null
}

const codes = ['sku', 'barcode', 'ean', 'upc'] as const
/** Columns that more is to be said of than what was given. */
const ruled = [
  'id',
  'product_id',
  'inventory_quantity',
  'allow_backorder',
  'manage_inventory',
  'variant_rank',
  'metadata',
] as const

/**
 * Adds variants to a product, with option values, prices and, where stock is managed, inventory items.
 * @throws invalid_data for option values that do not match the product's options or are another variant's, and for a
 * code that is taken
 */
export async function insertVariants(
  tx: Tx,
  productId: string,
  variants: readonly NewVariant[],
  firstRank: number,
): Promise<string[]> {
  if (variants.length === 0) return []
  const options = await optionsOf(tx, productId)
  const chosen = variants.map((variant) => matchOptions(options, variant))
  await assertNewCombinations(tx, productId, options, chosen)
  const rows = variants.map((variant, at) => ({
    id: variant.id || newId('variant'),
    product_id: productId,
    ...columnsOf(variant),
    title: variant.title,
    inventory_quantity: variant.inventory_quantity ?? 0,
    allow_backorder: variant.allow_backorder ?? false,
    manage_inventory: variant.manage_inventory ?? true,
    metadata: variant.metadata ?? null,
    variant_rank: firstRank + at,
  }))
  await assertCodesFree(tx, rows)
  await tx.insert(tx.t.product_variant).values(rows)
  const values = rows.flatMap(({ id }, at) =>
    (chosen[at] ?? []).map((choice) => ({ ...choice, variant_id: id })),
  )
  if (values.length > 0) await tx.insert(tx.t.product_option_value).values(values)
  await setVariantPrices(
    tx,
    rows.map(({ id }, at) => ({ variant_id: id, prices: variants[at]?.prices ?? [] })),
  )
  await createItemsFor(
    tx,
    rows.filter((row) => row.manage_inventory),
  )
  await emitAll(
    tx,
    'product-variant.created',
    rows.map(({ id }) => ({ id, product_id: productId })),
  )
  return rows.map(({ id }) => id)
}

/** The plain columns that were given; the empty text is none. */
export const columnsOf = (variant: VariantFields) => {
  const given = columnsGiven(sqliteTables.product_variant, variant, ruled)
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === '' ? null : value]),
  ) as Omit<typeof given, 'title'>
}

export const optionsOf = async (tx: Tx, productId: string): Promise<{ id: string; title: string }[]> =>
  await tx.rowsWhere(
    tx.t.product_option,
    { product_id: productId, deleted_at: null },
    { columns: ['id', 'title'], orderBy: ['id'] },
  )

function matchOptions(options: { id: string; title: string }[], variant: NewVariant): OptionInput[] {
  const given = variant.options ?? []
  if (given.length !== options.length)
    throw invalidData(
      `The product has ${options.length} options, but the variant ${variant.title} has ${given.length} values`,
    )
  return options.map((option, at) => {
    const choice = given.every(({ option_id }) => option_id === undefined)
      ? given[at]
      : given.find(({ option_id }) => option_id === option.id)
    if (!choice) throw invalidData(`The variant ${variant.title} has no value for the option ${option.title}`)
    return { option_id: option.id, value: choice.value }
  })
}

async function assertNewCombinations(
  tx: Tx,
  productId: string,
  options: { id: string }[],
  chosen: OptionInput[][],
): Promise<void> {
  if (options.length === 0) return
  const taken = new Set([...(await combinationsOf(tx, productId)).values()].map(combination))
  for (const choice of chosen) {
    const key = combination(choice)
    if (taken.has(key))
      throw invalidData(
        `A variant with the values ${choice.map(({ value }) => value).join(', ')} exists already`,
      )
    taken.add(key)
  }
}

/** Option values as one text, to compare by. */
export const combination = (choice: readonly OptionInput[]) =>
  JSON.stringify(choice.map(({ option_id, value }) => [option_id, value]).sort())

/** @throws invalid_data when a sku, barcode, ean or upc belongs to another live variant */
export async function assertCodesFree(
  tx: Tx,
  variants: readonly ({ id: string } & VariantFields)[],
): Promise<void> {
  const wanted = codes.flatMap((name) => {
    const values = variants.flatMap((one) => one[name] || [])
    if (new Set(values).size < values.length) throw invalidData(`Two variants have the same ${name}`)
    return values.length > 0 ? [{ name, values }] : []
  })
  if (wanted.length === 0) return
  const taken = await codesTaken(
    tx,
    variants.map(({ id }) => id),
    wanted,
  )
  for (const { name, values } of wanted) {
    const value = taken[0]?.[name]
    if (value && values.includes(value))
      throw invalidData(`A variant with the ${name} ${value} exists already`)
  }
}
