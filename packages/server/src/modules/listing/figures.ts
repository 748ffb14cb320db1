import type { Db } from '../../store/database/engine'
import { withStock } from '../inventory/with-stock'
import { priceVariants } from '../pricing/price-variants'
import type { Figures } from './kept'
import { findVariants } from './queries'

/** Where a list shows prices. */
export interface PricePlace {
  region_id?: string
  currency_code?: string
}

/**
 * What a guest pays at least for each product: the lowest price of its variants, those of running sales included, as it
 * stands and with the tax in it.
 */
export const lowestPrices =
  (db: Db, { region_id, currency_code }: PricePlace, inclusivePricing: boolean): Figures =>
  async (ids) => {
    const variants = await findVariants(db, ids)
    const prices = await priceVariants(db, variants, {
      region_id,
      currency_code,
      tax_inclusive_pricing: inclusivePricing,
    })
    const lowest = new Map<string, readonly [plain: number, withTax: number]>()
    for (const variant of variants) {
      const price = prices.get(variant.id)
      const plain = price?.calculated_price
      if (plain == null) continue
      const withTax = price?.calculated_price_incl_tax ?? plain
      const known = lowest.get(variant.product_id) ?? [plain, withTax]
      lowest.set(variant.product_id, [Math.min(known[0], plain), Math.min(known[1], withTax)])
    }
    return lowest
  }

/** Whether each product can be bought from these channels: 1 when some variant of it can, 0 when none can. */
export const sellable =
  (db: Db, channels: readonly string[]): Figures =>
  async (ids) => {
    const variants = await findVariants(db, ids)
    await withStock<Stocked>(db, variants, channels)
    // What has no variants yet is shown as any other.
    const found = new Map(ids.map((id) => [id, [1]]))
    for (const { product_id } of variants) found.set(product_id, [0])
    for (const { product_id, purchasable } of variants as readonly Stocked[])
      if (purchasable) found.set(product_id, [1])
    return found
  }

type Stocked = Awaited<ReturnType<typeof findVariants>>[number] & { purchasable?: boolean }
