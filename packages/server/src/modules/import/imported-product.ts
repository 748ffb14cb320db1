/**
 * A product as a file describes it, in the shop's own terms. Amounts are in minor units. What is left out (`undefined`)
 * stays as it is in the shop, `null` and an empty list take it away.
 */
export interface ImportedProduct {
  line: number
  handle: string
  title: string
  /** Names or keeps the product; one that the shop does not know yet is given to it. */
  id?: string
  external_id?: string
  subtitle?: string | null
  description?: string | null
  status?: 'draft' | 'proposed' | 'published' | 'rejected'
  is_giftcard?: boolean
  discountable?: boolean
  type?: string | null
  tags?: string[]
  /** Found by its handle, else made; with the place of the product in it. */
  collection?: { handle: string; title: string; position?: number }
  /** Those the shop lacks are made. */
  categories?: ImportedCategory[]
  /** By id, else by name; without any that the shop has it is the store's default one. */
  channels?: { id?: string; name?: string }[]
  /** The shipping profile, by name, else the first of a type. */
  profile?: { name?: string; type?: string }
  images: ImportedImage[]
  /** The file does not speak of pictures: those of the shop stay, whatever `images` holds. */
  keeps_images?: boolean
  /** The shown picture, where it is not the first. */
  thumbnail?: string | null
  measures?: ImportedMeasures
  options: string[]
  variants: ImportedVariant[]
  /** Options and variants that the file does not name stay. */
  keeps_variants?: boolean
  /** Joins what the shop keeps. */
  metadata: Record<string, unknown>
  /** What it is called in other languages, by language. Joins what the shop keeps, word by word. */
  translations?: Record<string, ImportedWords>
}

export interface ImportedWords {
  title?: string
  subtitle?: string
  description?: string
  material?: string
  /** The texts of its metadata by their names. */
  metadata?: Record<string, string>
  /** One for each option of the product, in their order. */
  options: { title?: string; values?: Record<string, string> }[]
}

export interface ImportedCategory {
  /** Names, from the root. */
  path: string[]
  /** By which it is found, wherever it stands and whatever it is called. */
  handle?: string
  description?: string
}

/** Grams and millimetres, and what customs ask for. */
export interface ImportedMeasures {
  weight?: number | null
  length?: number | null
  width?: number | null
  height?: number | null
  hs_code?: string | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
}

export interface ImportedImage {
  line: number
  /** The column it stands in, as the file names it. */
  column: string
  /** The address in the file. */
  url: string
  /** Undefined where the file has no place for it. */
  alt?: string | null
  /** Where the shop keeps its own copy. */
  copy?: string
}

export interface ImportedVariant {
  line: number
  title: string
  sku?: string | null
  barcode?: string | null
  /** One value for each option of the product, in their order. */
  options: string[]
  /** In the currency of the import; null when the file names no price in it. */
  amount: number | null
  /** What it sells for while the list amount is struck through; null when it is not on sale. */
  sale_amount?: number | null
  /** When the sale begins and ends, as ISO 8601 text; without them it is on. */
  sale_starts_at?: string
  sale_ends_at?: string
  weight?: number | null
  /** Without it 0 of a new variant. */
  inventory_quantity?: number
  /** Without them a new variant is counted, and not sold without stock. */
  manage_inventory?: boolean
  allow_backorder?: boolean
  metadata: Record<string, unknown>
  id?: string
  /** In other currencies, or in regions: those the file names are set, others stay. */
  prices?: ImportedVariantPrice[]
  /** Besides the weight. */
  measures?: Omit<ImportedMeasures, 'weight'>
}

export interface ImportedVariantPrice {
  /** The column it stands in, as the file names it. */
  column?: string
  /** In lower case. Beside a region it is what the amount was read in. */
  currency_code?: string
  /** Name or id of a region. */
  region?: string
  /** With how many decimals it was read, where only the region tells its currency. */
  decimals?: number
  /** Undefined where the file names the sale price alone. */
  amount?: number
  sale_amount?: number | null
}

/** Something about a row that a person should know. An `error` keeps the row out; a `warning` lets it in. */
export interface ImportProblem {
  line: number
  column: string
  level: 'error' | 'warning'
  value?: string
  message: string
  hint?: string
}
