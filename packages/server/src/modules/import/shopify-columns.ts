/** Header names of the three generations of Shopify exports, without case, spaces and punctuation. */
const columns = {
  handle: ['handle', 'urlhandle'],
  title: ['title'],
  body: ['bodyhtml', 'description'],
  vendor: ['vendor'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'publishedononlinestore'],
  status: ['status'],
  sku: ['variantsku', 'sku'],
  barcode: ['variantbarcode', 'barcode'],
  grams: ['variantgrams', 'weightvaluegrams'],
  tracker: ['variantinventorytracker', 'inventorytracker'],
  quantity: ['variantinventoryqty', 'inventoryquantity'],
  policy: ['variantinventorypolicy', 'continuesellingwhenoutofstock'],
  price: ['variantprice', 'price'],
  compareAt: ['variantcompareatprice', 'compareatprice'],
  image: ['imagesrc', 'productimageurl'],
  imageAlt: ['imagealttext'],
  variantImage: ['variantimage', 'variantimageurl'],
  giftCard: ['giftcard'],
  seoTitle: ['seotitle'],
  seoDescription: ['seodescription'],
  option1Name: ['option1name'],
  option2Name: ['option2name'],
  option3Name: ['option3name'],
  option1Value: ['option1value'],
  option2Value: ['option2value'],
  option3Value: ['option3value'],
} as const
export type Column = keyof typeof columns

const plain = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '')
/** Read for what they say, or saying nothing a shop keeps. */
const passedOver = new Set([
  'variantweightunit',
  'weightunitfordisplay',
  'variantfulfillmentservice',
  'fulfillmentservice',
  'varianttaxable',
  'chargetax',
  'variantrequiresshipping',
  'requiresshipping',
  'imageposition',
])

/** Where a file keeps what: read once from its header. */
export interface ShopifyHeader {
  /** The name the file uses for a column, if it has it. */
  names: Partial<Record<Column, string>>
  /** Columns that are kept as they are, with the key they get in a product's metadata. */
  kept: readonly (readonly [name: string, key: string])[]
}

const known = new Set<string>(Object.values(columns).flat())
const worded = new Set(['vendor', 'seotitle', 'seodescription'])

/** What the columns of a header mean; undefined when it does not belong to a Shopify product export. */
export function shopifyHeader(header: readonly string[]): ShopifyHeader | undefined {
  const byPlain = new Map(header.map((name) => [plain(name), name]))
  const names = Object.fromEntries(
    Object.entries(columns).flatMap(([column, spellings]) => {
      const name = spellings.map((spelling) => byPlain.get(spelling)).find(Boolean)
      return name ? [[column, name]] : []
    }),
  ) as ShopifyHeader['names']
  if (!names.handle || !names.title || !names.price) return undefined
  const kept = [...byPlain].flatMap(([name, full]) =>
    passedOver.has(name) || /^option\d/.test(name) || (known.has(name) && !worded.has(name))
      ? []
      : [[full, keyOf(full)] as const],
  )
  return { names, kept }
}

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

export interface Reader {
  (column: Column): string
  header(column: Column): string
}

/** Reads a row by what its columns mean; `header` gives the name the file uses, for messages. */
export function readerOf({ names }: ShopifyHeader, cells: Record<string, string>): Reader {
  const reader = ((column) => cells[names[column] ?? '']?.trim() ?? '') as Reader
  reader.header = (column) => names[column] ?? column
  return reader
}
