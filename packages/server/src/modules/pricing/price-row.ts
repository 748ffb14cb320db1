type Moment = Date | string | number

export interface PriceRow {
  amount: number
  currency_code: string
  region_id?: string | null
  min_quantity?: number | null
  max_quantity?: number | null
  price_list_id?: string | null
  /** Must be loaded when there is a `price_list_id`: a row whose list is missing never counts. */
  price_list?: PriceListOfRow | null
  /** Asked for `includes_tax` only. */
  region?: { includes_tax?: boolean | null } | null
  currency?: { includes_tax?: boolean | null } | null
}

interface PriceListOfRow {
  type: string
  status: string
  starts_at?: Moment | null
  ends_at?: Moment | null
  includes_tax?: boolean | null
  customer_groups?: readonly { id: string }[] | null
}

/** Who asks for a price, where, and when. */
export interface PriceContext {
  now: Date
  region_id?: string | null
  currency_code?: string | null
  /** Null for a guest, who sees only price lists without groups. */
  customer?: { groups?: readonly { id: string }[] | null } | null
  quantity?: number | null
  /** Matters only when neither region, currency nor customer is known. */
  include_discount_prices?: boolean
  /** The product's rates; absent when unknown. */
  tax_rates?: readonly { rate: number | null }[] | null
  tax_inclusive_pricing?: boolean
}
