import { notFound } from '../../errors'
import type { Db } from '../../store/database/engine'
import { type RegionSetup, type ShopSetup, shopSetup } from '../region/shop-setup'
import type { ServiceRate } from '../tax/matching-rates'
import { rateRowsFor } from '../tax/rates-for'
import type { PriceContext, PriceRow } from './price-row'
import {
  findGroupsOfCustomer,
  findPriceLists,
  findProductsOfVariants,
  type ListRow,
  type MoneyRow,
} from './queries'

/** Where, for whom and how many: what a price depends on. */
export interface PricingContext {
  region_id?: string | null
  currency_code?: string | null
  customer_id?: string | null
  quantity?: number | null
  /** Prices of price lists too where neither region, currency nor customer is known. */
  include_discount_prices?: boolean
  /** The flag of the shop; true when not said. */
  tax_inclusive_pricing?: boolean
  /** The instant that price lists are measured by; now when not said. */
  at?: Date
  /** Regions and currencies, where the caller has them at hand. */
  setup?: ShopSetup
}

/** A price with all that decides about it. */
export interface Candidate extends PriceRow {
  money: MoneyRow
  list: ListRow | null
}

const distinct = (values: (string | null | undefined)[]) => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
]

/** What prices are chosen from, and by. */
interface OpenPricing {
  candidates: Candidate[]
  region: RegionSetup | undefined
  context: PriceContext
}

/** Loads what the rows refer to, once for all of them. @throws not_found for an unknown region */
export async function openPricing(db: Db, rows: MoneyRow[], given: PricingContext): Promise<OpenPricing> {
  const inclusive = given.tax_inclusive_pricing ?? true
  const placed = Boolean(given.region_id || given.currency_code)
  const counted = placed || given.customer_id || given.include_discount_prices
  const lists = await findPriceLists(db, counted ? distinct(rows.map((row) => row.price_list_id)) : [])
  const setup = placed ? (given.setup ?? (await shopSetup(db))) : undefined
  const region = given.region_id ? setup?.regions.get(given.region_id) : undefined
  if (given.region_id && !region) throw notFound('Region', given.region_id)
  const currency_code = given.currency_code?.toLowerCase() ?? region?.currency_code
  const withTax = inclusive ? setup : undefined
  const groups = given.customer_id && lists.size > 0 ? await findGroupsOfCustomer(db, given.customer_id) : []
  const candidates: Candidate[] = rows.map((money) => {
    const list = money.price_list_id ? lists.get(money.price_list_id) : undefined
    return {
      money,
      list: list?.row ?? null,
      amount: money.amount,
      currency_code: money.currency_code,
      region_id: money.region_id,
      min_quantity: money.min_quantity,
      max_quantity: money.max_quantity,
      price_list_id: money.price_list_id,
      price_list: list ? { ...list.row, customer_groups: list.groups } : null,
      region: money.region_id ? withTax?.regions.get(money.region_id) : null,
      currency: currency_code ? withTax?.currencies.get(money.currency_code) : undefined,
    }
  })
  return {
    candidates,
    region,
    context: {
      now: given.at ?? new Date(),
      region_id: given.region_id,
      currency_code,
      customer: given.customer_id ? { groups } : null,
      quantity: given.quantity,
      include_discount_prices: given.include_discount_prices,
      tax_inclusive_pricing: inclusive,
    },
  }
}

/** The tax rates of each variant; undefined where tax is not shown. */
export async function ratesOf(
  db: Db,
  variants: readonly (string | { id: string; product_id: string })[],
  region: RegionSetup | undefined,
): Promise<Map<string, ServiceRate[]> | undefined> {
  if (!region?.automatic_taxes) return undefined
  const known = variants.filter((variant) => typeof variant !== 'string')
  const unknown = variants.filter((variant) => typeof variant === 'string')
  const owners = [...known, ...(unknown.length > 0 ? await findProductsOfVariants(db, unknown) : [])]
  const rates = await rateRowsFor(
    db,
    region,
    owners.map((owner) => owner.product_id),
  )
  return new Map(owners.map((owner) => [owner.id, rates.get(owner.product_id) ?? []]))
}
