import type { MoneyAmount, PricedVariant } from '@cartwright/contract'

/** Where a variant can have a price: in a currency of the shop, or in a region that has prices of its own. */
export interface PriceColumn {
  id: string
  name: string
  currency_code: string
  region_id: string | null
}

/** The price of a variant in one column; prices of price lists live elsewhere. */
export const priceIn = (variant: PricedVariant, column: PriceColumn): MoneyAmount | undefined =>
  variant.prices?.find((price) => !price.price_list_id && isIn(price, column))

// Prices from some quantity on have no column and stay as they are.
const isIn = (price: MoneyAmount, { currency_code, region_id }: PriceColumn) =>
  !price.min_quantity &&
  !price.max_quantity &&
  (region_id ? price.region_id === region_id : !price.region_id && price.currency_code === currency_code)

/** All prices a variant shall have: the shop forgets those that are not sent. Null takes a price away. */
export function pricesOf(
  variant: PricedVariant,
  columns: readonly PriceColumn[],
  changed: Readonly<Record<string, number | null>>,
) {
  const kept = (variant.prices ?? []).filter(
    (price) => !price.price_list_id && !columns.some((column) => isIn(price, column)),
  )
  const prices = columns.flatMap((column) => {
    const price = priceIn(variant, column)
    const amount = column.id in changed ? changed[column.id] : price?.amount
    if (amount === null || amount === undefined) return []
    return [{ ...(price ? { id: price.id } : {}), ...place(column), amount }]
  })
  const others = kept.map(({ id, amount, min_quantity, max_quantity, ...at }) => ({
    id,
    ...place(at),
    amount,
    ...(min_quantity ? { min_quantity } : {}),
    ...(max_quantity ? { max_quantity } : {}),
  }))
  return [...prices, ...others]
}

const place = ({ region_id, currency_code }: Pick<MoneyAmount, 'region_id' | 'currency_code'>) =>
  region_id ? { region_id } : { currency_code }

/** Whether a variant can be bought in a currency. */
export const isPriced = (variant: PricedVariant, currency_code: string): boolean =>
  (variant.prices ?? []).some(
    (price) => !price.price_list_id && !price.region_id && price.currency_code === currency_code,
  )

/** The least and the most a product costs in a currency, in minor units; undefined without prices. */
export function priceRange(
  variants: readonly PricedVariant[] | undefined,
  currency_code: string,
): [number, number] | undefined {
  const amounts = (variants ?? []).flatMap(({ prices = [] }) =>
    prices
      .filter((price) => !price.price_list_id && !price.region_id && price.currency_code === currency_code)
      .map(({ amount }) => amount),
  )
  if (amounts.length === 0) return undefined
  return amounts.reduce<[number, number]>(
    ([least, most], amount) => [Math.min(least, amount), Math.max(most, amount)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
}

/** The price lists that a product has prices in. */
export const priceListsOf = (variants: readonly PricedVariant[]): string[] => [
  ...new Set(
    variants.flatMap(({ prices = [] }) => prices.flatMap(({ price_list_id }) => price_list_id ?? [])),
  ),
]
