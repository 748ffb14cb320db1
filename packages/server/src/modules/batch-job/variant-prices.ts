import type { MoneyAmount, ProductVariant } from '@cartwright/contract'

/** The prices a file shows of a variant: its own for one piece, one for each region and each currency. */
export function shownPrices(variant: ProductVariant): MoneyAmount[] {
  const shown = new Map<string, MoneyAmount>()
  for (const price of ownPrices(variant)) {
    const place = placeOf(price)
    const known = shown.get(place)
    if (!known || (!isForOne(known) && isForOne(price))) shown.set(place, price)
  }
  return [...shown.values()]
}

/** Those a file cannot show because they depend on the quantity. */
export function hiddenPrices(variant: ProductVariant): MoneyAmount[] {
  const shown = new Set(shownPrices(variant))
  return ownPrices(variant).filter((price) => !shown.has(price))
}

/** The column of a file a price stands in. */
export const placeOf = (price: { region_id?: string | null; currency_code?: string | null }) =>
  price.region_id ? price.region_id : (price.currency_code ?? '')

const ownPrices = (variant: ProductVariant) => (variant.prices ?? []).filter((price) => !price.price_list_id)
const isForOne = ({ min_quantity }: MoneyAmount) => !min_quantity || min_quantity <= 1
