/** A product as a file describes it, in the shop's own terms. Amounts are in minor units. */
export interface ImportedProduct {
  line: number
  handle: string
  title: string
  description: string | null
  status: 'draft' | 'proposed' | 'published' | 'rejected'
  is_giftcard: boolean
  type: string | null
  tags: string[]
  images: ImportedImage[]
  options: string[]
  variants: ImportedVariant[]
  metadata: Record<string, unknown>
  /** What only some formats tell; a file that does not leaves it as it is in the shop. */
  id?: string
  external_id?: string
  subtitle?: string | null
  discountable?: boolean
  /** Found by its handle, else made; with the place of the product in it. */
  collection?: { handle: string; title: string; position?: number }
  /** Each a path from the root, by names; those the shop lacks are made. */
  categories?: string[][]
  /** Names or ids of sales channels; without it the store's default one. */
  channels?: string[]
  /** The shown picture, where it is not the first. */
  thumbnail?: string | null
  measures?: ImportedMeasures
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
  alt: string | null
  /** Where the shop keeps its own copy. */
  copy?: string
}

export interface ImportedVariant {
  line: number
  title: string
  sku: string | null
  barcode: string | null
  /** One value for each option of the product, in their order. */
  options: string[]
  /** In the currency of the import; null when the file names no price in it. */
  amount: number | null
  /** What it sells for while the list amount is struck through; null when it is not on sale. */
  sale_amount: number | null
  weight: number | null
  inventory_quantity: number
  manage_inventory: boolean
  allow_backorder: boolean
  metadata: Record<string, unknown>
  id?: string
  /** In other currencies, or in regions: those the file names are set, others stay. */
  prices?: ImportedVariantPrice[]
  /** Besides the weight. */
  measures?: Omit<ImportedMeasures, 'weight'>
}

export interface ImportedVariantPrice {
  /** In lower case; not the currency of the import. */
  currency_code?: string
  /** Name or id of a region. */
  region?: string
  amount: number
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
