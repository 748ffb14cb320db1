import type { ImportedProduct } from './imported-product'

/** A customer as a file describes it; the e-mail address tells which one. */
export interface ImportedCustomer {
  line: number
  email: string
  first_name?: string | null
  last_name?: string | null
  phone?: string | null
  /** The names of groups the customer belongs to; groups the shop lacks are made. */
  groups?: string[]
  addresses?: ImportedAddress[]
  metadata: Record<string, unknown>
}

export interface ImportedAddress {
  first_name?: string | null
  last_name?: string | null
  company?: string | null
  address_1?: string | null
  address_2?: string | null
  city?: string | null
  province?: string | null
  postal_code?: string | null
  /** Two letters, in lower case. */
  country_code?: string | null
  phone?: string | null
}

/** How a row names a variant; the first that is given decides. */
export interface VariantName {
  variant_id?: string
  sku?: string
  /** Handle of the product and the values of its options in their order, where a file has no codes. */
  handle?: string
  options?: string[]
}

/** The prices of a variant that a row names; others it has stay. */
interface ImportedPrices extends VariantName {
  line: number
  prices: ImportedPrice[]
}

/** One price. Amounts are in minor units. */
export interface ImportedPrice {
  /** The column it stands in, as the file names it. */
  column: string
  amount: number
  /** In lower case. Beside a region it is what the amount was read in. */
  currency_code: string
  /** Name or id of a region, where the price holds in one region alone. */
  region?: string
  /** Name or id of a price list; without it the variant's own price. */
  price_list?: string
  min_quantity?: number | null
  max_quantity?: number | null
}

/** What lies at locations of an item or of the one item of a variant. */
interface ImportedStock extends VariantName {
  line: number
  /** Where a file names the item itself. */
  inventory_item_id?: string
  levels: ImportedLevel[]
}

export interface ImportedLevel {
  /** The column it stands in, as the file names it. */
  column: string
  /** Name or id of the stock location; without it the one of the import. */
  location?: string
  quantity: number
  /** What is counted: all that lies there, or what is left of it when what orders reserved is taken off. */
  counts: 'on_hand' | 'available'
  incoming_quantity?: number
}

export interface ImportedDiscount {
  line: number
  code: string
  type: 'fixed' | 'percentage' | 'free_shipping'
  /** Per cent of a percentage, minor units of a fixed amount. */
  value: number
  /** Of a fixed amount, where the file says it; without it the one of the import. In lower case. */
  currency_code?: string
  allocation?: 'total' | 'item'
  description?: string | null
  /** Names or ids of regions. */
  regions: string[]
  is_disabled?: boolean
  starts_at?: string
  ends_at?: string | null
  usage_limit?: number | null
  metadata: Record<string, unknown>
}

interface ImportedGiftCard {
  line: number
  /** Names a card the shop has; a file that travels does not hold its code. */
  id?: string
  /** Without it and an id the card is new and gets a code of the shop's. */
  code?: string
  /** What it was worth and what is left, in minor units. */
  value?: number
  balance?: number
  /** Of the amounts, where the file says it; without it the one of the import. In lower case. */
  currency_code?: string
  /** Name or id of a region; without it the first that sells in the currency. */
  region?: string
  is_disabled?: boolean
  ends_at?: string | null
  metadata: Record<string, unknown>
}

/** What a file says about one thing, in the shop's own terms; amounts in minor units. */
export type ImportedRecord =
  | ({ kind: 'product' } & ImportedProduct)
  | ({ kind: 'customer' } & ImportedCustomer)
  | ({ kind: 'price' } & ImportedPrices)
  | ({ kind: 'stock' } & ImportedStock)
  | ({ kind: 'discount' } & ImportedDiscount)
  | ({ kind: 'gift_card' } & ImportedGiftCard)

export type ImportKind = ImportedRecord['kind']
export type RecordOf<Kind extends ImportKind> = Extract<ImportedRecord, { kind: Kind }>
