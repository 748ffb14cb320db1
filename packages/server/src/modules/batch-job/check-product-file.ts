import type { Db } from '../../store/database/engine'
import { cellError } from './cell-error'
import type { ProductRow } from './product-row'
import { productsNamed, variantsCoded } from './queries/names'

/** What an import of products does, by the names v1 has for it: one for each product and one for each variant. */
export interface ImportOperations {
  PRODUCT_CREATE: number
  VARIANT_CREATE: number
  PRODUCT_UPDATE: number
  VARIANT_UPDATE: number
}

/**
 * Looks at rows before anything is written, and remembers what a file may name only once. Handles, SKUs and barcodes
 * must be free, a new product must have a title, a variant must be the product's own. Counts into `operations` what
 * there is to do.
 */
export function productFileCheck(db: Db, operations: ImportOperations) {
  const handles = new Set<string>()
  const codes = { sku: new Map<string, number>(), barcode: new Map<string, number>() }

  /** Looks at the next rows. */
  return async (rows: readonly ProductRow[], refuse: (row: ProductRow, error: Error) => void) => {
    const shop = await readShop(db, rows)
    for (const row of rows)
      try {
        if (!handles.has(row.handle)) assertProduct(row, shop)
        assertVariant(row, shop)
        for (const [kind, column] of codeColumns) assertCode(row, kind, column, shop)
        count(row, shop)
      } catch (error) {
        refuse(row, error as Error)
      } finally {
        handles.add(row.handle)
      }
  }

  function count({ id, handle, variant }: ProductRow, shop: ShopFacts): void {
    if (!handles.has(handle))
      operations[id && shop.products.has(id) ? 'PRODUCT_UPDATE' : 'PRODUCT_CREATE'] += 1
    if (variant)
      operations[variant.id && shop.variants.has(variant.id) ? 'VARIANT_UPDATE' : 'VARIANT_CREATE'] += 1
  }

  function assertCode(row: ProductRow, kind: Code, column: string, shop: ShopFacts): void {
    const code = row.variant?.fields[kind]
    if (!code) return
    const owner = shop[kind].get(code)
    if (owner && owner !== row.variant?.id) throw cellError(column, `is taken by the variant ${owner}`, code)
    const line = codes[kind].get(code)
    if (line !== undefined) throw cellError(column, `stands on line ${line} already`, code)
    codes[kind].set(code, row.line)
  }
}

type Code = 'sku' | 'barcode'
const codeColumns = [
  ['sku', 'Variant SKU'],
  ['barcode', 'Variant Barcode'],
] as const

interface ShopFacts {
  /** Live products by id. */
  products: ReadonlySet<string>
  /** Live products by handle. */
  handles: ReadonlyMap<string, string>
  /** The product of each live variant. */
  variants: ReadonlyMap<string, string>
  sku: ReadonlyMap<string, string>
  barcode: ReadonlyMap<string, string>
}

async function readShop(db: Db, rows: readonly ProductRow[]): Promise<ShopFacts> {
  const variants = rows.flatMap((row) => row.variant ?? [])
  const products = await productsNamed(
    db,
    rows.flatMap(({ id }) => id ?? []),
    rows.map(({ handle }) => handle),
  )
  const owners = await variantsCoded(
    db,
    variants.flatMap(({ id }) => id ?? []),
    variants.flatMap(({ fields }) => fields.sku ?? []),
    variants.flatMap(({ fields }) => fields.barcode ?? []),
  )
  return {
    products: new Set(products.map(({ id }) => id)),
    handles: new Map(products.map(({ id, handle }) => [handle ?? '', id])),
    variants: new Map(owners.map(({ id, product_id }) => [id, product_id])),
    sku: new Map(owners.flatMap(({ id, sku }) => (sku ? [[sku, id]] : []))),
    barcode: new Map(owners.flatMap(({ id, barcode }) => (barcode ? [[barcode, id]] : []))),
  }
}

function assertProduct({ id, handle, fields, variant }: ProductRow, shop: ShopFacts): void {
  const owner = shop.handles.get(handle)
  if (owner && owner !== id)
    throw cellError(
      'Product Handle',
      `is taken by the product ${owner}; its Product Id in the row would change it`,
      handle,
    )
  if (id && shop.products.has(id)) return
  if (!fields.title)
    throw cellError(
      'Product Title',
      variant ? 'must be filled for a new product' : 'or a variant must be filled',
    )
}

function assertVariant({ id, variant }: ProductRow, shop: ShopFacts): void {
  const owner = variant?.id ? shop.variants.get(variant.id) : undefined
  if (owner && id && owner !== id) throw cellError('Variant Id', 'belongs to another product', variant?.id)
}
