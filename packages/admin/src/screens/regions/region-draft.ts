import { type InvalidText, invalidText } from '@cartwright/ui/invalid-text'

/** A region that is being made, with the first way of shipping to it. */
export interface RegionDraft {
  name: string
  currency_code: string
  /** Percent; NaN while nothing is typed. */
  tax_rate: number
  gift_cards_taxable: boolean
  countries: readonly string[]
  /** Undefined until somebody chose. */
  payment_providers?: readonly string[]
  fulfillment_providers?: readonly string[]
  shipping_name: string
  shipping_amount: number | null | InvalidText
}

export const emptyRegion: RegionDraft = {
  name: '',
  currency_code: '',
  tax_rate: Number.NaN,
  gift_cards_taxable: false,
  countries: [],
  shipping_name: '',
  shipping_amount: null,
}

/** Which fields of the first step lack something. */
export const nameProblems = ({ name, currency_code, tax_rate }: RegionDraft): string[] => [
  ...(name.trim() ? [] : ['name']),
  ...(currency_code ? [] : ['currency_code']),
  ...(Number.isNaN(tax_rate) ? ['tax_rate'] : []),
]

/** A way of shipping is left out whole, or has a name and a price. */
export function shippingProblem({
  shipping_name,
  shipping_amount,
}: RegionDraft): 'name' | 'amount' | undefined {
  if (shipping_amount === invalidText) return 'amount'
  if (shipping_name.trim() && shipping_amount === null) return 'amount'
  if (!shipping_name.trim() && shipping_amount !== null) return 'name'
  return undefined
}
