/** One rate on a line or shipping method: percent. */
export interface RateOnLine {
  rate: number
  name: string
  code: string | null
}
export interface TaxQuestion {
  lines: {
    id: string
    product_id: string | null
    unit_price: number
    quantity: number
    rates: RateOnLine[]
  }[]
  methods: { id: string; price: number; rates: RateOnLine[] }[]
  context: { region_id: string; shipping_address: Record<string, unknown> | null; customer_id: string | null }
}

/** Decides the taxes of a region that names it, instead of the shop's own tables. */
export interface TaxProvider {
  readonly id: string
  taxes(
    question: TaxQuestion,
  ): Promise<{ lines: Map<string, RateOnLine[]>; methods: Map<string, RateOnLine[]> }>
}
