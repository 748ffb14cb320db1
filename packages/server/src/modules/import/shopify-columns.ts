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
/** Every name of a column that is read, without case, spaces and punctuation. */
export const shopifyNames: readonly string[] = Object.values(columns).flat()

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
  /** Those that speak of a variant, with the key they get in its metadata. */
  keptOfVariants: readonly (readonly [name: string, key: string])[]
  /** What goods cost in markets, which are regions here. */
  markets: readonly Market[]
}

export interface Market {
  region: string
  price: string
  compareAt: string | undefined
  /** Whether the goods are sold there at all. */
  included: string | undefined
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
  const others = [...byPlain].filter(
    ([name, full]) => !passedOver.has(name) && !ofMarket.test(full) && (!known.has(name) || worded.has(name)),
  )
  const keyed = (isOfVariant: boolean) =>
    others.flatMap(([name, full]) =>
      ofVariant.test(name) === isOfVariant ? [[full, keyOf(full)] as const] : [],
    )
  return { names, kept: keyed(false), keptOfVariants: keyed(true), markets: marketsOf(header) }
}

/** The columns of a market: `Price / International`. */
const ofMarket = /^(Included|Price|Compare At Price) \/ (.+)$/i
const ofVariant = /^(costperitem|(variant)?taxcode|unitprice)/

function marketsOf(header: readonly string[]): Market[] {
  const column = (kind: string, region: string) =>
    header.find((name) => name.toLowerCase() === `${kind} / ${region}`.toLowerCase())
  return header.flatMap((price): Market[] => {
    const [, kind = '', region = ''] = ofMarket.exec(price) ?? []
    if (kind.toLowerCase() !== 'price') return []
    return [
      { region, price, compareAt: column('Compare At Price', region), included: column('Included', region) },
    ]
  })
}

/** A metafield is kept under its own key (`custom.glaze`), other columns under their name. */
const keyOf = (name: string) =>
  /\((?:product|variant)\.metafields\.([^()\s]+)\)$/i.exec(name)?.[1] ??
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
