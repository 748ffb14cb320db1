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
  metadata: Record<string, string>
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
  amount: number
  /** What it sells for while the list amount is struck through; null when it is not on sale. */
  sale_amount: number | null
  weight: number | null
  inventory_quantity: number
  manage_inventory: boolean
  allow_backorder: boolean
  metadata: Record<string, string>
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
