import type { Db } from '../../../shop'
import { groupBy } from '../../../store/reading/group-by'
import type { VariantName } from '../imported-record'
import { variantsNamed } from '../queries'

export interface NamedVariant {
  id: string
  product_id: string
  sku: string | null
  inventory_quantity: number
}

/** Finds the variants that rows name: by id, by SKU, or by the handle of their product and their options. */
export async function namedVariants(
  db: Db,
  names: readonly VariantName[],
): Promise<(name: VariantName) => NamedVariant | undefined> {
  const rows = await variantsNamed(
    db,
    names.flatMap(({ variant_id }) => variant_id ?? []),
    names.flatMap(({ sku }) => sku ?? []),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const coded = ({ variant_id, sku }: VariantName) =>
    variant_id ? byId.get(variant_id) : sku ? bySku.get(sku) : undefined
  const byOptions = await variantsByOptions(
    db,
    names
      .filter((name) => !coded(name))
      .flatMap(({ variant_id, handle }) => (variant_id ? [] : (handle ?? []))),
  )
  return (name) => {
    const found = coded(name)
    if (found || name.variant_id || name.handle === undefined) return found
    return byOptions.get(keyOf(name.handle, name.options ?? []))
  }
}

/** The order of options may be another in the shop. */
const keyOf = (handle: string, options: readonly string[]) => [handle, ...[...options].sort()].join('\u0001')

async function variantsByOptions(db: Db, handles: readonly string[]): Promise<Map<string, NamedVariant>> {
  if (handles.length === 0) return new Map()
  const { product, product_variant: t, product_option_value: value } = db.t
  const products = await db.rowsWhere(
    product,
    { handle: [...new Set(handles)], deleted_at: null },
    { columns: ['id', 'handle'] },
  )
  const handleOf = new Map(products.map(({ id, handle }) => [id, handle ?? '']))
  const variants = await db.rowsWhere(
    t,
    { product_id: [...handleOf.keys()], deleted_at: null },
    { columns: ['id', 'product_id', 'sku', 'inventory_quantity'], orderBy: ['id'] },
  )
  const values = groupBy(
    await db.rowsWhere(
      value,
      { variant_id: variants.map(({ id }) => id), deleted_at: null },
      { columns: ['variant_id', 'value'] },
    ),
    ({ variant_id }) => variant_id,
  )
  return new Map(
    variants.map((variant) => {
      const own = (values.get(variant.id) ?? []).map((row) => row.value)
      return [keyOf(handleOf.get(variant.product_id) ?? '', own), variant]
    }),
  )
}

/** The words of a row for what it names, for messages. */
export const wordsFor = ({ variant_id, sku, handle, options = [] }: VariantName): string =>
  variant_id ?? sku ?? [handle, ...options].join(' / ')
