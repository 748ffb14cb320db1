import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import type { Revisions } from '../../store/memory/revision'
import { bestPrice } from '../pricing/best-price'
import type { PriceRow } from '../pricing/price-row'
import { findGroupsOfCustomer, findPriceLists } from '../pricing/queries'
import type { RegionSetup } from '../region/shop-setup'
import type { ServiceRate } from '../tax/matching-rates'
import { moneyOfVariants } from './queries/lines'

export interface LinePrice {
  unit_price: number
  includes_tax: boolean
}

export interface PriceQuestion {
  variant_id: string
  quantity: number
  rates: readonly ServiceRate[]
}

interface Money extends PriceRow {
  variant_id: string
  currency_includes_tax: boolean | number
  region_includes_tax: boolean | number | null
}

/**
 * The price of each line in a region for a customer, price lists included (rules: prices); null where the variant has
 * none. One query, whatever the number of lines; price lists and groups are remembered.
 */
export async function linePrices(
  shop: Pick<Shop, 'flags'>,
  db: Db,
  questions: readonly PriceQuestion[],
  context: { region: RegionSetup; customer_id: string | null; revisions?: Revisions },
): Promise<(LinePrice | null)[]> {
  if (questions.length === 0) return []
  const { region, revisions } = context
  const rows = await db.rows(moneyOfVariants(db), {
    ids: db.list([...new Set(questions.map((question) => question.variant_id))]),
    region_id: region.id,
    currency_code: region.currency_code,
  })
  const lists = await findPriceLists(
    db,
    rows.flatMap((row) => row.price_list_id ?? []),
    revisions,
  )
  const groups = lists.size > 0 ? await findGroupsOfCustomer(db, context.customer_id, revisions) : []
  const byVariant = new Map<string, Money[]>()
  for (const row of rows) {
    const of = byVariant.get(row.variant_id)
    const list = lists.get(row.price_list_id ?? '')
    const money = {
      ...row,
      price_list: list ? { ...list.row, customer_groups: list.groups } : null,
      region: { includes_tax: Boolean(row.region_includes_tax) },
      currency: { includes_tax: Boolean(row.currency_includes_tax) },
    }
    if (of) of.push(money)
    else byVariant.set(row.variant_id, [money])
  }
  return questions.map(({ variant_id, quantity, rates }) => {
    const price = bestPrice(byVariant.get(variant_id) ?? [], {
      now: new Date(),
      region_id: region.id,
      currency_code: region.currency_code,
      customer: context.customer_id ? { groups } : null,
      quantity,
      include_discount_prices: true,
      tax_rates: rates,
      tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
    })
    if (price.calculated_price === null) return null
    return { unit_price: price.calculated_price, includes_tax: price.calculated_price_includes_tax === true }
  })
}

/** @throws invalid_data for a line without a price */
export function priced(price: LinePrice | null | undefined, variantTitle: string): LinePrice {
  if (!price)
    throw invalidData(
      `The variant "${variantTitle}" has no price in this region, so it cannot be put into the cart`,
    )
  return price
}
