import type { MoneyAmount, PricedVariant } from '@cartwright/contract'

const isIn = (price: MoneyAmount, currency: string) =>
  !price.price_list_id && !price.region_id && price.currency_code === currency

/** What a denomination costs in a currency, which is what the card is worth. */
export const amountIn = (variant: PricedVariant, currency: string): number | null =>
  variant.prices?.find((price) => isIn(price, currency))?.amount ?? null

/** All prices a denomination shall have: those of regions stay, as the shop forgets what is not sent. */
export function pricesWith(variant: PricedVariant | undefined, amounts: ReadonlyMap<string, number | null>) {
  const own = variant?.prices?.filter(({ price_list_id }) => !price_list_id) ?? []
  const kept = own.filter((price) => price.region_id !== null || !amounts.has(price.currency_code))
  const set = [...amounts].flatMap(([currency_code, amount]) => {
    if (amount === null) return []
    const price = own.find((one) => isIn(one, currency_code))
    return [{ ...(price ? { id: price.id } : {}), currency_code, amount }]
  })
  return [
    ...set,
    ...kept.map(({ id, amount, region_id, currency_code }) => ({
      id,
      amount,
      ...(region_id ? { region_id } : { currency_code }),
    })),
  ]
}
