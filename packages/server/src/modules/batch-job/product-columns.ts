import type { Product, ProductVariant } from '@cartwright/contract'
import type { Cell } from './csv-text'

type Column<Row> = readonly [header: string, cell: (row: Row) => Cell]

/** Things that have no order of their own, in one that is the same in every shop. */
export const sortedBy = <T>(all: readonly T[] | null | undefined, keyOf: (one: T) => string): T[] =>
  [...(all ?? [])].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

/** What a file says of a product, on each of its rows, in this order (rules: files). */
export const productColumns: readonly Column<Product>[] = [
  ['Product Id', (product) => product.id],
  ['Product Handle', (product) => product.handle],
  ['Product Title', (product) => product.title],
  ['Product Subtitle', (product) => product.subtitle],
  ['Product Description', (product) => product.description],
  ['Product Status', (product) => product.status],
  ['Product Thumbnail', (product) => product.thumbnail],
  ['Product Weight', (product) => product.weight],
  ['Product Length', (product) => product.length],
  ['Product Width', (product) => product.width],
  ['Product Height', (product) => product.height],
  ['Product HS Code', (product) => product.hs_code],
  ['Product Origin Country', (product) => product.origin_country],
  ['Product MID Code', (product) => product.mid_code],
  ['Product Material', (product) => product.material],
  ['Product Collection Title', (product) => product.collection?.title],
  ['Product Collection Handle', (product) => product.collection?.handle],
  ['Product Collection Position', (product) => product.collection_position],
  ['Product Type', (product) => product.type?.value],
  [
    'Product Tags',
    (product) =>
      sortedBy(product.tags, ({ value }) => value)
        .map(({ value }) => value)
        .join(','),
  ],
  ['Product Discountable', (product) => product.discountable],
  ['Product External Id', (product) => product.external_id],
  ['Product Profile Name', (product) => product.profiles?.[0]?.name],
  ['Product Profile Type', (product) => product.profiles?.[0]?.type],
]

/** What it says of the variant of the row. */
export const variantColumns: readonly Column<ProductVariant>[] = [
  ['Variant Id', (variant) => variant.id],
  ['Variant Title', (variant) => variant.title],
  ['Variant SKU', (variant) => variant.sku],
  ['Variant Barcode', (variant) => variant.barcode],
  ['Variant Inventory Quantity', (variant) => variant.inventory_quantity],
  ['Variant Allow Backorder', (variant) => variant.allow_backorder],
  ['Variant Manage Inventory', (variant) => variant.manage_inventory],
  ['Variant Weight', (variant) => variant.weight],
  ['Variant Length', (variant) => variant.length],
  ['Variant Width', (variant) => variant.width],
  ['Variant Height', (variant) => variant.height],
  ['Variant HS Code', (variant) => variant.hs_code],
  ['Variant Origin Country', (variant) => variant.origin_country],
  ['Variant MID Code', (variant) => variant.mid_code],
  ['Variant Material', (variant) => variant.material],
]
