import { wordPattern } from '../../translation/file-columns'
import type { Columns } from './columns'
import { pricePattern } from './prices'

/** The product file of v1, which is ours too; where v2 spells a column another way, its name stands behind. */
export const medusaColumns = {
  'product.id': ['Product Id'],
  'product.handle': ['Product Handle'],
  'product.title': ['Product Title'],
  'product.subtitle': ['Product Subtitle'],
  'product.description': ['Product Description'],
  'product.status': ['Product Status'],
  'product.thumbnail': ['Product Thumbnail'],
  'product.weight': ['Product Weight'],
  'product.length': ['Product Length'],
  'product.width': ['Product Width'],
  'product.height': ['Product Height'],
  'product.hs_code': ['Product HS Code'],
  'product.origin_country': ['Product Origin Country'],
  'product.mid_code': ['Product MID Code'],
  'product.material': ['Product Material'],
  'product.collection_title': ['Product Collection Title'],
  'product.collection_handle': ['Product Collection Handle'],
  'product.collection_position': ['Product Collection Position'],
  'product.collection_id': ['Product Collection Id'],
  'product.type': ['Product Type'],
  'product.type_id': ['Product Type Id'],
  'product.tags': ['Product Tags'],
  'product.discountable': ['Product Discountable'],
  'product.external_id': ['Product External Id'],
  'product.profile_name': ['Product Profile Name'],
  'product.profile_type': ['Product Profile Type'],
  // What v1 has no column for; our export has them where there is something to say.
  'product.is_giftcard': ['Product Gift Card'],
  'product.metadata': ['Product Metadata'],
  'variant.metadata': ['Variant Metadata'],
  'price.sale_starts_at': ['Sale Starts At'],
  'price.sale_ends_at': ['Sale Ends At'],
  'variant.id': ['Variant Id'],
  'variant.title': ['Variant Title'],
  'variant.sku': ['Variant SKU'],
  'variant.barcode': ['Variant Barcode'],
  'variant.inventory_quantity': ['Variant Inventory Quantity'],
  'variant.allow_backorder': ['Variant Allow Backorder'],
  'variant.manage_inventory': ['Variant Manage Inventory'],
  'variant.weight': ['Variant Weight'],
  'variant.length': ['Variant Length'],
  'variant.width': ['Variant Width'],
  'variant.height': ['Variant Height'],
  'variant.hs_code': ['Variant HS Code'],
  'variant.origin_country': ['Variant Origin Country'],
  'variant.mid_code': ['Variant MID Code'],
  'variant.material': ['Variant Material'],
  // For tables of a person's own: one price in the currency of the import.
  'price.amount': ['Variant Price', 'Price'],
  'price.sale_amount': ['Variant Sale Price', 'Sale Price'],
} as const satisfies Columns
export type MedusaField = keyof typeof medusaColumns

const numbered = {
  option: /^(?:Variant )?Option (\d+) Name$/i,
  image: /^(?:Product )?Image (\d+)(?: Url| Alt Text)?$/i,
  tag: /^Product Tag (\d+)$/i,
  channel: /^(?:Product )?Sales Channel (\d+)(?: Id| Name| Description)?$/i,
  category: /^Product Category (\d+)(?: Id| Handle| Name| Description| Path)?$/i,
}

export const medusaPattern = new RegExp(
  [/^(?:Variant )?Option \d+ Value$/i, ...Object.values(numbered), wordPattern, pricePattern]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** The columns of a header that come in numbers, in their order. */
export interface NumberedColumns {
  options: { name: string; value: string }[]
  images: { url: string; alt?: string }[]
  tags: string[]
  channels: { id?: string; name?: string }[]
  categories: { handle?: string; name?: string; description?: string; path?: string }[]
}

/** Finds the columns that come in numbers, once for all rows. */
export function numberedColumns(header: readonly string[]): NumberedColumns {
  const matching = (pattern: RegExp) => header.filter((name) => pattern.test(name)).sort(byNumber)
  const grouped = (pattern: RegExp) => {
    const groups = new Map<number, string[]>()
    for (const name of matching(pattern))
      groups.set(numberIn(name), [...(groups.get(numberIn(name)) ?? []), name])
    return [...groups.values()]
  }
  return {
    options: matching(numbered.option).map((name) => ({ name, value: valueColumn(header, name) })),
    images: grouped(numbered.image).flatMap((names) => {
      const alt = names.find((name) => / alt text$/i.test(name))
      return names.flatMap((url) => (url === alt ? [] : { url, alt }))
    }),
    tags: matching(numbered.tag),
    channels: grouped(numbered.channel).map((names) => ({
      id: names.find((name) => /( id|\d)$/i.test(name)),
      name: names.find((name) => / name$/i.test(name)),
    })),
    categories: grouped(numbered.category).map((names) => ({
      handle: names.find((name) => /( handle|\d)$/i.test(name)),
      name: names.find((name) => / name$/i.test(name)),
      description: names.find((name) => / description$/i.test(name)),
      path: names.find((name) => / path$/i.test(name)),
    })),
  }
}

const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0])
const byNumber = (a: string, b: string) => numberIn(a) - numberIn(b)
const valueColumn = (header: readonly string[], name: string) => {
  const wanted = name.replace(/name$/i, 'value').toLowerCase()
  return header.find((one) => one.toLowerCase() === wanted) ?? ''
}
