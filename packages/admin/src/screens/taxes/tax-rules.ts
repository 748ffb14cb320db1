import { nearestMoney, percentOf, percentWithin, sumRates } from '@cartwright/contract'

/** A rate with what it applies to. */
export interface TargetedRate {
  name: string
  rate: number | null
  products?: readonly { id: string }[]
  product_types?: readonly { id: string }[]
  shipping_options?: readonly { id: string }[]
}

/** What is taxed: a product with its type, a shipping option, or whatever has no rate of its own. */
export type Taxed =
  | { kind: 'anything' }
  | { kind: 'product'; id: string; type_id: string | null }
  | { kind: 'shipping'; id: string }

export interface AppliedRate {
  name: string
  rate: number
}

const has = (targets: readonly { id: string }[] | undefined, id: string | null) =>
  targets?.some((one) => one.id === id) ?? false

/**
 * The rates that count: those of the product and of its type together, or those of the shipping option. They stand in place
 * of the default of the region, and where there are none it counts alone.
 */
export function appliedRates(
  what: Taxed,
  rates: readonly TargetedRate[],
  standard: AppliedRate,
): AppliedRate[] {
  const own = rates.filter(({ products, product_types, shipping_options }) => {
    if (what.kind === 'product') return has(products, what.id) || has(product_types, what.type_id)
    return what.kind === 'shipping' && has(shipping_options, what.id)
  })
  return own.length === 0 ? [standard] : own.map(({ name, rate }) => ({ name, rate: rate ?? 0 }))
}

export interface Taxation {
  net: number
  tax: number
  gross: number
}

/**
 * The tax on a price in minor units, or within it. On goods each rate is rounded by itself, so that an invoice adds up line
 * by line; on shipping they are summed first.
 */
export function taxationOf(
  price: number,
  rates: readonly AppliedRate[],
  kind: Taxed['kind'],
  isIncluded: boolean,
): Taxation {
  const sum = sumRates(rates)
  if (kind === 'shipping') {
    const tax = isIncluded ? percentWithin(price, sum) : percentOf(price, sum)
    return isIncluded ? { net: price - tax, tax, gross: price } : { net: price, tax, gross: plus(price, tax) }
  }
  const taxable = isIncluded ? price - percentWithin(price, sum) : price
  const tax = rates.reduce((total, { rate }) => total + percentOf(taxable, rate), 0)
  return isIncluded ? { net: price - tax, tax, gross: price } : { net: price, tax, gross: plus(price, tax) }
}

const plus = (price: number, tax: number) => nearestMoney(price + tax)
