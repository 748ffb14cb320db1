import type { PricedShippingOption, ShippingOption } from '@cartwright/contract'
import { nearestMoney, percentOf, percentWithin, sumRates } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { type ShopSetup, shopSetup } from '../region/shop-setup'
import type { ServiceRate } from '../tax/matching-rates'
import { shippingRatesFor } from '../tax/rates-for'

/** Options with the tax on their amount: none where the region leaves taxes until payment (rules: shipping). */
export async function pricedOptions(
  shop: Shop,
  options: readonly ShippingOption[],
  setup?: ShopSetup,
): Promise<PricedShippingOption[]> {
  const { regions } = setup ?? (await shopSetup(shop.db))
  const rates = new Map<string, ServiceRate[]>()
  for (const id of new Set(options.map((option) => option.region_id))) {
    const region = regions.get(id)
    if (!region?.automatic_taxes) continue
    const own = options.filter((option) => option.region_id === id).map((option) => option.id)
    for (const [option, found] of await shippingRatesFor(shop.db, region, own)) rates.set(option, found)
  }
  return options.map((option) => {
    const included = shop.flags.tax_inclusive_pricing && option.includes_tax === true
    const own = rates.get(option.id) ?? []
    return { ...option, ...taxOf(option.amount ?? 0, own, included), tax_rates: own }
  })
}

function taxOf(amount: number, rates: readonly ServiceRate[], included: boolean) {
  const rate = sumRates(rates)
  const tax_amount = included ? percentWithin(amount, rate) : percentOf(amount, rate)
  return { tax_amount, price_incl_tax: included ? amount : nearestMoney(amount + tax_amount) }
}
