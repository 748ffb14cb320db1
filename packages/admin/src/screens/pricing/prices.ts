import type { MoneyAmount, Region } from '@cartwright/contract'
import { minorUnits } from '@cartwright/sdk/rules'
import { changedValues, type GridChange, type GridChanges } from '@cartwright/ui/grid-changes'

/** What the grid asks of a variant and of a product. */
export interface GridVariant {
  id: string
  title: string
  prices?: readonly MoneyAmount[]
}
export interface GridProduct {
  id: string
  title: string
  variants?: readonly GridVariant[]
}

/** A column of the grid: a currency of the shop, or a region with prices of its own. */
export interface PriceColumn {
  id: string
  name: string
  currency_code: string
  region_id: string | null
}

/** From how many pieces on a price holds, and up to how many; null where there is no bound. */
export interface Tier {
  min: number | null
  max: number | null
}

/** A line of the grid: a variant at a quantity. */
export interface PriceRow {
  id: string
  variant: GridVariant
  product: GridProduct
  tier: Tier
  /** The prices of the list on this line. */
  prices: readonly MoneyAmount[]
}

export const anyQuantity: Tier = { min: null, max: null }
export const isSameTier = (one: Tier, other: Tier): boolean => one.min === other.min && one.max === other.max
const tierOf = ({ min_quantity, max_quantity }: MoneyAmount): Tier => ({
  min: min_quantity,
  max: max_quantity,
})
const order = (one: Tier, other: Tier) =>
  (one.min ?? 0) - (other.min ?? 0) || (one.max ?? 0) - (other.max ?? 0)

/** The columns of a shop: its own currency first, then the others, then regions. */
export const columnsOf = (currencies: readonly string[], regions: readonly Region[]): PriceColumn[] => [
  ...currencies.map((code) => ({ id: code, name: code.toUpperCase(), currency_code: code, region_id: null })),
  ...regions.map(({ id, name, currency_code }) => ({ id, name, currency_code, region_id: id })),
]

const isIn = (price: MoneyAmount, { currency_code, region_id }: PriceColumn) =>
  region_id ? price.region_id === region_id : !price.region_id && price.currency_code === currency_code

/** The price a line has in a column. */
export const priceIn = ({ prices }: PriceRow, column: PriceColumn): MoneyAmount | undefined =>
  prices.find((price) => isIn(price, column))

/** What the variant costs there without the list: the price of the region, or else of its currency. */
export function ownPrice({ variant }: PriceRow, column: PriceColumn): number | null {
  const own = variant.prices?.filter((price) => !price.price_list_id && !price.min_quantity) ?? []
  const found =
    own.find((price) => isIn(price, column)) ??
    own.find((price) => !price.region_id && price.currency_code === column.currency_code)
  return found?.amount ?? null
}

/** The lines of these products: one for each variant and quantity, the plain one first. */
export function rowsOf(
  products: readonly GridProduct[],
  prices: ReadonlyMap<string, readonly MoneyAmount[]>,
  more: readonly Tier[],
): PriceRow[] {
  return products.flatMap((product) =>
    (product.variants ?? []).flatMap((variant) => {
      const own = prices.get(variant.id) ?? []
      const tiers = [anyQuantity, ...more, ...own.map(tierOf)]
      const each = tiers.filter((tier, at) => tiers.findIndex((one) => isSameTier(one, tier)) === at)
      return each.toSorted(order).map((tier) => ({
        id: `${variant.id} ${tier.min ?? ''}-${tier.max ?? ''}`,
        variant,
        product,
        tier,
        prices: own.filter((price) => isSameTier(tierOf(price), tier)),
      }))
    }),
  )
}

/** The prices of a list by the variant they are of. */
export function byVariant(prices: readonly MoneyAmount[]): Map<string, MoneyAmount[]> {
  const found = new Map<string, MoneyAmount[]>()
  for (const price of prices) {
    const id = price.variant_id ?? price.variants?.[0]?.id
    if (id) found.set(id, [...(found.get(id) ?? []), price])
  }
  return found
}

/** What changed cells come to: prices to write, and those that were emptied. */
export function pricesToSave(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  changes: GridChanges,
) {
  const changed = changedValues(changes)
  const cells = rows.flatMap((row) =>
    columns.flatMap((column) => {
      const values = changed.get(row.id)
      if (!values || !(column.id in values)) return []
      return [{ row, column, amount: values[column.id], price: priceIn(row, column) }]
    }),
  )
  return {
    prices: cells.flatMap(({ row, column, amount, price }) =>
      typeof amount !== 'number'
        ? []
        : [
            {
              ...(price ? { id: price.id } : {}),
              variant_id: row.variant.id,
              amount,
              ...(column.region_id
                ? { region_id: column.region_id }
                : { currency_code: column.currency_code }),
              min_quantity: row.tier.min,
              max_quantity: row.tier.max,
            },
          ],
    ),
    emptied: cells.flatMap(({ amount, price }) => (amount === null && price ? [price.id] : [])),
  }
}

export const roundings = ['none', '99', '95', '00'] as const
export type Rounding = (typeof roundings)[number]

export interface BulkChange {
  /** Starts from what the list says, or from what variants cost without it. */
  from: 'list' | 'own'
  /** Per cent: -10 takes a tenth off. */
  percent: number
  rounding: Rounding
}

/** A price after a change, in minor units and never below nought; rounded to the nearest amount that ends so. */
export function changedPrice(amount: number, { percent, rounding }: BulkChange, currency: string): number {
  const exact = Math.max(0, Math.round((amount * (100 + percent)) / 100))
  const unit = minorUnits(currency)
  // What has no smaller coins ends on 9 or 5 of its own: 99 hundredths are 99 of a hundred there.
  const whole = unit === 1 ? 100 : unit
  if (rounding === 'none' || exact === 0) return exact
  const end = Number(rounding)
  const nearest = Math.round((exact - end) / whole) * whole + end
  return nearest > 0 ? nearest : exact
}

/** What a change of all prices makes of the cells: only those that have something to start from, and become another. */
export function bulkChanges(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  before: GridChanges,
  change: BulkChange,
): GridChanges {
  const next = new Map(before)
  for (const row of rows) {
    const cells: Record<string, GridChange> = { ...before.get(row.id) }
    for (const column of columns) {
      const now = cells[column.id]
      const stored = priceIn(row, column)?.amount ?? null
      const listed = now && now.text === undefined ? now.value : stored
      // At a quantity, and in a region without prices of its own, the list alone can be started from.
      const own = row.tier.min || !hasOwn(row, column) ? null : ownPrice(row, column)
      const from = change.from === 'list' ? listed : own
      if (typeof from !== 'number') continue
      const amount = changedPrice(from, change, column.currency_code)
      if (amount === stored) delete cells[column.id]
      else cells[column.id] = { value: amount }
    }
    if (Object.keys(cells).length > 0) next.set(row.id, cells)
    else next.delete(row.id)
  }
  return next
}

const hasOwn = ({ variant, ...row }: PriceRow, column: PriceColumn) =>
  column.region_id === null ||
  (variant.prices ?? []).some((price) => !price.price_list_id && isIn(price, column)) ||
  row.prices.some((price) => isIn(price, column))
