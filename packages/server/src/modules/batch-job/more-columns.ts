import type { MoneyAmount, Product, ProductCategory, ProductVariant } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { saleListName } from '../import/lookups'
import { wordPattern } from '../translation/file-columns'
import type { Cell } from './csv-text'

/*
 * What a product file of v1 has no columns for. An export has them where there is something to say, so that an import
 * brings it back; an import without a format, as v1 has it, knows them and passes them over.
 */
type Column<Row> = readonly [header: string, cell: (row: Row) => Cell]

export const moreOfProducts: readonly Column<Product>[] = [
  ['Product Gift Card', ({ is_giftcard }) => is_giftcard || undefined],
  ['Product Metadata', ({ metadata }) => jsonOf(metadata)],
]

export const moreOfVariants: readonly Column<ProductVariant>[] = [
  ['Variant Metadata', ({ metadata }) => jsonOf(metadata)],
  ['Sale Starts At', (variant) => timesOf(variant)?.starts_at],
  ['Sale Ends At', (variant) => timesOf(variant)?.ends_at],
]

const headers = new Set([...moreOfProducts, ...moreOfVariants].map(([header]) => header))
const numbered = /^(Image \d+ Alt Text|Product Category \d+ Path|Sale Price .+)$/

export const isMoreColumn = (column: string) =>
  headers.has(column) || numbered.test(column) || wordPattern.test(column)

const jsonOf = (metadata: Record<string, unknown> | null | undefined): Cell =>
  metadata && Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : undefined

/** A price on a list that imports made of what they marked down. */
export const isImportedSale = ({ price_list, min_quantity, max_quantity }: MoneyAmount): boolean =>
  (price_list?.name === saleListName || (price_list?.name.startsWith(`${saleListName}, `) ?? false)) &&
  !min_quantity &&
  !max_quantity

/** When a variant is on sale: an import gives all its sale prices one time. */
const timesOf = ({ prices = [] }: ProductVariant) => prices.find(isImportedSale)?.price_list

/** The names on the way to each category that stands below another. */
export async function pathsOf(db: Db): Promise<(id: ProductCategory['id'] | undefined) => Cell> {
  const { product_category: t } = db.t
  const rows = await db.select({ id: t.id, name: t.name, parent: t.parent_category_id }).from(t)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const names: string[] = []
    for (let row = byId.get(id ?? ''); row; row = byId.get(row.parent ?? '')) names.unshift(row.name)
    return names.length > 1 ? names.join(' > ') : undefined
  }
}
