/** One rate on a line or shipping method: percent. */
export interface RateOnLine {
  rate: number
  name: string
  code: string | null
}

/** A line whose taxes are asked for. Amounts are in minor units. */
export interface TaxedItem {
  id: string
  title: string
  product_id: string | null
  variant_id: string | null
  unit_price: number
  quantity: number
  /** What discounts take off the whole line. */
  discount: number
  /** Whether the price holds its tax already. */
  includes_tax: boolean
  /** What the shop's own tables would say. */
  rates: RateOnLine[]
}
export interface TaxedShipping {
  id: string
  shipping_option_id: string
  price: number
  includes_tax: boolean
  rates: RateOnLine[]
}
export interface TaxContext {
  region_id: string
  currency_code: string
  customer_id: string | null
  shipping_address: {
    country_code: string | null
    province: string | null
    postal_code: string | null
    city: string | null
    address_1: string | null
    address_2: string | null
  } | null
}

export type ProviderTaxLine = RateOnLine & ({ item_id: string } | { shipping_method_id: string })

/** Decides the taxes of a region that names it, instead of the shop's own tables. */
export interface TaxProvider {
  readonly id: string
  /** How long an answer may take, in ms. Default: 5000. */
  readonly timeout?: number
  /**
   * The rates of each line and shipping method; one without an entry is not taxed. Asked outside any transaction, and
   * not again while the same is asked within the hour. Throwing means that taxes are not known.
   */
  getTaxLines(
    items: TaxedItem[],
    shipping: TaxedShipping[],
    context: TaxContext,
    signal: AbortSignal,
  ): Promise<ProviderTaxLine[]>
}
