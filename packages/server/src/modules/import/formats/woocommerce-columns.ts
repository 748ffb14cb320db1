import type { Columns } from './columns'

/** What the product export of WooCommerce has, units in brackets left out: they are read from the header. */
export const wooColumns = {
  'product.external_id': ['ID'],
  'product.kind': ['Type'],
  'variant.sku': ['SKU'],
  'variant.barcode': ['GTIN, UPC, EAN, or ISBN', 'GTIN', 'EAN', 'UPC', 'ISBN'],
  'product.title': ['Name'],
  'product.handle': ['Slug'],
  'product.status': ['Published'],
  'product.featured': ['Is featured?'],
  'product.visibility': ['Visibility in catalog'],
  'product.subtitle': ['Short description'],
  'product.description': ['Description'],
  'price.sale_starts_at': ['Date sale price starts'],
  'price.sale_ends_at': ['Date sale price ends'],
  'product.tax_status': ['Tax status'],
  'product.tax_class': ['Tax class'],
  'variant.in_stock': ['In stock?'],
  'variant.inventory_quantity': ['Stock'],
  'variant.low_stock': ['Low stock amount'],
  'variant.allow_backorder': ['Backorders allowed?'],
  'product.sold_individually': ['Sold individually?'],
  'product.reviews': ['Allow customer reviews?'],
  'product.purchase_note': ['Purchase note'],
  'price.sale_amount': ['Sale price'],
  'price.amount': ['Regular price'],
  'product.categories': ['Categories'],
  'product.tags': ['Tags'],
  'product.shipping_class': ['Shipping class'],
  'product.images': ['Images'],
  'product.download_limit': ['Download limit'],
  'product.download_expiry': ['Download expiry days'],
  'product.parent': ['Parent'],
  'product.grouped': ['Grouped products'],
  'product.upsells': ['Upsells'],
  'product.cross_sells': ['Cross-sells'],
  'product.external_url': ['External URL'],
  'product.button_text': ['Button text'],
  'product.position': ['Position'],
  'product.cost': ['Cost of goods'],
} as const satisfies Columns
export type WooField = keyof typeof wooColumns

/** Columns that come in numbers, by key or with a unit. */
export const wooPattern =
  /^((Weight|Length|Width|Height)\s*\([^()]+\)|Attribute \d+ (name|value\(s\)|visible|global|default)|Download \d+ (ID|name|URL)|Meta: .+)$/i

/** What a shop like this has no place of its own for is kept in metadata, under these names. */
export const wooKept = [
  ['product.featured', 'is_featured'],
  ['product.visibility', 'visibility'],
  ['product.tax_status', 'tax_status'],
  ['product.tax_class', 'tax_class'],
  ['product.sold_individually', 'sold_individually'],
  ['product.purchase_note', 'purchase_note'],
  ['product.shipping_class', 'shipping_class'],
  ['product.download_limit', 'download_limit'],
  ['product.download_expiry', 'download_expiry_days'],
  ['product.grouped', 'grouped_products'],
  ['product.upsells', 'upsells'],
  ['product.cross_sells', 'cross_sells'],
  ['product.external_url', 'external_url'],
  ['product.button_text', 'button_text'],
  ['product.cost', 'cost_of_goods'],
] as const satisfies readonly (readonly [WooField, string])[]

/** What is said when nothing is: not worth keeping. */
export const wooDefaults: Readonly<Record<string, string>> = {
  is_featured: '0',
  visibility: 'visible',
  tax_status: 'taxable',
  sold_individually: '0',
}

/** Parts a list at its commas; one behind a backslash belongs to the value. */
export const wooList = (text: string): string[] => {
  const parts = text.match(/(\\.|[^,\\]|\\$)+/gs) ?? []
  return [...new Set(parts.map((part) => wooText(part).trim()).filter(Boolean))]
}

/** Line ends are written as two signs in this format, and commas of lists behind a backslash. */
export const wooText = (text: string): string => text.replace(/\\n/g, '\n').replace(/\\,/g, ',')

/** `Clothing > Shirts, Sale`: paths from the root. */
export const wooCategories = (text: string): string[][] =>
  wooList(text).map((path) =>
    path
      .split('>')
      .map((name) => name.trim())
      .filter(Boolean),
  )
