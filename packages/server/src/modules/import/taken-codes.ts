import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../shop'
import type { ImportedProduct, ImportedVariant, ImportProblem } from './imported-product'

const kinds = ['sku', 'barcode'] as const
type Codes = Record<(typeof kinds)[number], Map<string, string>>

/**
 * Takes codes off variants that others have: of another product in the shop, or earlier in the file. A code names one
 * variant; what the file said stays in the metadata. Asked for a batch at a time, so that a shop of any size takes no
 * more memory; `remember` is for a look that writes nothing, after which the shop cannot tell of earlier rows.
 */
export function takenCodes(db: Db, { remember }: { remember: boolean }) {
  const inFile: Codes = { sku: new Map(), barcode: new Map() }
  return async (products: readonly ImportedProduct[]): Promise<ImportProblem[]> => {
    const owners = await ownersOf(db, products)
    if (!remember) for (const kind of kinds) inFile[kind].clear()
    return products.flatMap((product) =>
      product.variants.flatMap((variant) =>
        kinds.flatMap((kind) => freed(variant, kind, product.handle, owners, inFile) ?? []),
      ),
    )
  }
}

function freed(
  variant: ImportedVariant,
  kind: (typeof kinds)[number],
  handle: string,
  owners: Codes,
  inFile: Codes,
): ImportProblem | undefined {
  const code = variant[kind]
  if (!code) return undefined
  const owner = owners[kind].get(code)
  const where =
    inFile[kind].get(code) ?? (owner !== undefined && owner !== handle ? `product ${owner}` : undefined)
  if (where === undefined) {
    inFile[kind].set(code, `line ${variant.line}`)
    return undefined
  }
  variant.metadata[`imported_${kind}`] = code
  variant[kind] = null
  return {
    line: variant.line,
    column: kind === 'sku' ? 'Variant SKU' : 'Variant Barcode',
    level: 'warning',
    value: code,
    message: `${code} is taken (${where}); the variant goes in without it`,
    hint: `give every variant a ${kind} of its own`,
  }
}

/** The handle of the product that has each code. */
async function ownersOf(db: Db, products: readonly ImportedProduct[]): Promise<Codes> {
  const { product, product_variant: variant } = db.t
  const named = (kind: (typeof kinds)[number]) => [
    '',
    ...products.flatMap(({ variants }) => variants.flatMap((one) => one[kind] ?? [])),
  ]
  const rows = await db
    .select({ sku: variant.sku, barcode: variant.barcode, handle: product.handle })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.product_id))
    .where(
      and(
        isNull(variant.deleted_at),
        or(inArray(variant.sku, named('sku')), inArray(variant.barcode, named('barcode'))),
      ),
    )
  const owners: Codes = { sku: new Map(), barcode: new Map() }
  for (const row of rows)
    for (const kind of kinds) if (row[kind]) owners[kind].set(row[kind], row.handle ?? '')
  return owners
}
