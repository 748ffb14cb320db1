import type { RecordKind } from './record-columns'

/** What a file holds, by the job that takes it in. */
export type ImportKind = 'product-import' | 'price-list-import' | RecordKind

const productFields = [
  'Id',
  'Handle',
  'Title',
  'Subtitle',
  'Description',
  'Status',
  'Thumbnail',
  'Weight',
  'Length',
  'Width',
  'Height',
  'HS Code',
  'Origin Country',
  'MID Code',
  'Material',
  'Collection Title',
  'Collection Handle',
  'Type',
  'Tags',
  'Discountable',
  'External Id',
  'Profile Name',
  'Profile Type',
]
const variantFields = [
  'Id',
  'Title',
  'SKU',
  'Barcode',
  'Inventory Quantity',
  'Allow Backorder',
  'Manage Inventory',
  'Weight',
  'Length',
  'Width',
  'Height',
  'HS Code',
  'Origin Country',
  'MID Code',
  'Material',
]
const numbered = [
  'Option # Name',
  'Option # Value',
  'Image # Url',
  'Sales Channel # Id',
  'Sales Channel # Name',
  'Sales Channel # Description',
  'Product Category # Handle',
  'Product Category # Name',
  'Product Category # Description',
]

export const handleColumn = 'Product Handle'
export const skuColumn = 'Variant SKU'
const priceKeys = ['Product Variant ID', 'SKU']
const singles = [
  ...productFields.map((field) => `Product ${field}`),
  ...variantFields.map((field) => `Variant ${field}`),
]

/** Letters and digits alone, so that case, spaces and punctuation of a heading do not matter. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What other shops and people call the columns, in plain letters. */
const others: Readonly<Record<string, string>> = {
  slug: handleColumn,
  urlhandle: handleColumn,
  name: 'Product Title',
  body: 'Product Description',
  bodyhtml: 'Product Description',
  published: 'Product Status',
  publishedononlinestore: 'Product Status',
  productcategory: 'Product Type',
  image: 'Image 1 Url',
  imagesrc: 'Image 1 Url',
  imageurl: 'Image 1 Url',
  images: 'Image 1 Url',
  productimageurl: 'Image 1 Url',
  sku: skuColumn,
  ean: 'Variant Barcode',
  gtin: 'Variant Barcode',
  gtinupceanorisbn: 'Variant Barcode',
  barcode: 'Variant Barcode',
  grams: 'Variant Weight',
  variantgrams: 'Variant Weight',
  weightvaluegrams: 'Variant Weight',
  stock: 'Variant Inventory Quantity',
  quantity: 'Variant Inventory Quantity',
  inventoryqty: 'Variant Inventory Quantity',
  inventoryquantity: 'Variant Inventory Quantity',
  variantinventoryqty: 'Variant Inventory Quantity',
  variantinventorypolicy: 'Variant Allow Backorder',
  backordersallowed: 'Variant Allow Backorder',
  continuesellingwhenoutofstock: 'Variant Allow Backorder',
  variantinventorytracker: 'Variant Manage Inventory',
  inventorytracker: 'Variant Manage Inventory',
}
const barePrices = new Set(['price', 'variantprice', 'regularprice'])
const known = new Map([
  ...productFields.map((field) => [plain(field), `Product ${field}`] as const),
  ...Object.entries(others),
  ...singles.map((name) => [plain(name), name] as const),
])

/** Which column of the shop a heading means; undefined for none. A price without a currency is in the currency given. */
export function targetOf(heading: string, kind: ImportKind, currency: string): string | undefined {
  const name = heading.trim()
  const region = /^(?:variant )?price (.+) \[([a-z]{3})\]$/i.exec(name)
  if (region?.[1] && region[2]) return `Price ${region[1]} [${region[2].toUpperCase()}]`
  const [, code] = /^(?:variant )?price ([a-z]{3})$/i.exec(name) ?? []
  if (code) return `Price ${code.toUpperCase()}`
  const letters = plain(name)
  if (barePrices.has(letters)) return `Price ${currency.toUpperCase()}`
  if (kind === 'price-list-import')
    return priceKeys.find((key) => plain(key) === letters || (key === 'SKU' && letters === 'variantsku'))
  const [, number] = /(\d+)/.exec(letters) ?? []
  const repeated = numbered.find((one) => {
    const own = plain(one.replace('#', number ?? ''))
    return number !== undefined && [own, `variant${own}`, `product${own}`, `${own}s`].includes(letters)
  })
  if (repeated) return repeated.replace('#', number ?? '')
  const [, image] = /^productimage(\d+)$/.exec(letters) ?? []
  return image ? `Image ${image} Url` : known.get(letters)
}

/** The column of the shop for each column of a file. Where two mean the same, the first has it. */
export function guessColumns(
  header: readonly string[],
  kind: ImportKind,
  currency: string,
): (string | null)[] {
  const taken = new Set<string>()
  return header.map((heading) => {
    const target = targetOf(heading, kind, currency)
    if (!target || taken.has(target)) return null
    taken.add(target)
    return target
  })
}

/** Prices of a list name variants; everything else is taken for products. */
export function kindOf(header: readonly string[]): ImportKind {
  const isPrices =
    header.some((one) => priceKeys.includes(one.trim())) &&
    header.some((one) => /^price /i.test(one.trim())) &&
    !header.some((one) => targetOf(one, 'product-import', '') === handleColumn)
  return isPrices ? 'price-list-import' : 'product-import'
}

/** What the columns of a file can become. */
export function targetsFor(
  kind: ImportKind,
  prices: readonly string[],
  used: readonly (string | null)[],
): string[] {
  const upTo = (pattern: string, least: number) => {
    const most = used.flatMap((one) => Number(/\d+/.exec(one ?? '')?.[0] ?? 0))
    return Array.from({ length: Math.max(least, ...most) }, (_, at) => pattern.replace('#', String(at + 1)))
  }
  const all =
    kind === 'price-list-import'
      ? [...priceKeys, ...prices]
      : [...singles, ...prices, ...numbered.flatMap((pattern) => upTo(pattern, 3))]
  return [...new Set([...all, ...used.flatMap((one) => one ?? [])])]
}

/** The columns without which a file cannot be taken in, each as what may stand for it. */
export const requiredIn = (kind: ImportKind): readonly string[] =>
  kind === 'price-list-import' ? priceKeys : [handleColumn]
