import { decimalsOf, decimalText, type PricedProduct, type ProductVariant } from '@cartwright/contract'

/** The columns of Shopify's product export (2022–2025) that say something here. */
export const shopifyColumns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Weight Unit',
  'Status',
] as const
type Column = (typeof shopifyColumns)[number]
export type ShopifyRow = Partial<Record<Column, string | number | boolean | null>>

/** How many options a product of Shopify has at most. */
export const mostOptions = 3

/** What a variant costs everybody, in minor units; null where it has no price in the currency. */
export interface ShelfPrice {
  price: number | null
  /** What it cost before, where a sale goes on. */
  was: number | null
}

export interface ShopifyTable {
  /** Of the prices, in lower case: Shopify's file has one. */
  currency: string
  /** Prices by the id of the variant. */
  prices: ReadonlyMap<string, ShelfPrice>
  /** Makes an address of a picture one that another shop can fetch. */
  absolute: (url: string) => string
}

const statuses: Readonly<Record<string, string>> = { published: 'active', rejected: 'archived' }

/**
 * A product as Shopify writes it: a row for each variant, and further ones for pictures that are left over. Product fields and
 * names of options stand on the first. A product without variants has the one row.
 */
export function shopifyRows(product: PricedProduct, table: ShopifyTable): ShopifyRow[] {
  const { handle, variants } = product
  const pictures = (product.images ?? []).map(({ url }) => table.absolute(url))
  const length = Math.max(1, variants.length, pictures.length)
  return Array.from({ length }, (_, at): ShopifyRow => {
    const variant = variants[at]
    const picture = pictures[at]
    return {
      Handle: handle,
      ...(at === 0 ? factsOf(product) : {}),
      ...(variant ? variantCells(product, variant, table, at === 0) : {}),
      ...(picture ? { 'Image Src': picture, 'Image Position': at + 1 } : {}),
    }
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const factsOf = (product: PricedProduct): ShopifyRow => ({
  Title: product.title,
  'Body (HTML)': product.description,
  Vendor: textOf(product.metadata?.vendor),
  Type: product.type?.value ?? '',
  Tags: (product.tags ?? []).map(({ value }) => value).join(', '),
  Published: product.status === 'published',
  'Gift Card': product.is_giftcard,
  'SEO Title': textOf(product.metadata?.seo_title),
  'SEO Description': textOf(product.metadata?.seo_description),
  Status: statuses[product.status] ?? 'draft',
})

function variantCells(
  product: PricedProduct,
  variant: ProductVariant,
  { currency, prices }: ShopifyTable,
  isFirst: boolean,
): ShopifyRow {
  const options = product.options ?? []
  const { price, was } = prices.get(variant.id) ?? { price: null, was: null }
  const amount = (value: number | null) => (value === null ? '' : decimalText(value, decimalsOf(currency)))
  return {
    ...(options.length === 0 ? optionCells(1, isFirst ? 'Title' : '', 'Default Title') : {}),
    ...Object.assign(
      {},
      ...options.map(({ id, title }, at) =>
        optionCells(
          at + 1,
          isFirst ? title : '',
          variant.options?.find(({ option_id }) => option_id === id)?.value ?? '',
        ),
      ),
    ),
    'Variant SKU': variant.sku,
    'Variant Grams': variant.weight ?? product.weight,
    'Variant Inventory Tracker': variant.manage_inventory ? 'shopify' : '',
    'Variant Inventory Qty': variant.inventory_quantity,
    'Variant Inventory Policy': variant.allow_backorder ? 'continue' : 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': amount(price),
    'Variant Compare At Price': amount(was),
    'Variant Requires Shipping': !product.is_giftcard,
    'Variant Taxable': !product.is_giftcard,
    'Variant Barcode': variant.barcode ?? variant.ean ?? variant.upc,
    'Variant Weight Unit': 'g',
  }
}

const optionCells = (at: number, name: string, value: string): ShopifyRow => ({
  [`Option${at} Name`]: name,
  [`Option${at} Value`]: value,
})
