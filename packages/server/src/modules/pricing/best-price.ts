import { sumRates } from '@cartwright/contract'
import type { PriceContext, PriceRow } from './price-row'
import { isInRegion, isMisfit, isNowhere, isOpenTo, ruledOut } from './ruled-out'

export interface BestPrice<Row> {
  original_price: number | null
  original_price_includes_tax: boolean | null
  calculated_price: number | null
  calculated_price_type: string | null
  calculated_price_includes_tax: boolean | null
  /** Every row that was considered. */
  prices: Row[]
}

/**
 * Which of a variant's prices wins (rules: prices). Only the amount decides: a region price is not preferred to a
 * currency price, nor an override list to a sale; ties keep the first row. The original price is the one without
 * list and quantities, and there a region price does win, also one of another region in the currency that is asked
 * for. `…_includes_tax` is null without tax-inclusive pricing.
 */
export function bestPrice<Row extends PriceRow>(rows: readonly Row[], context: PriceContext): BestPrice<Row> {
  const { original, calculated, prices } = choosePrices(rows, context)
  return {
    original_price: original?.amount ?? null,
    original_price_includes_tax: original && taxKind(original, context),
    calculated_price: calculated?.amount ?? null,
    calculated_price_type: calculated && (calculated.price_list?.type ?? 'default'),
    calculated_price_includes_tax: calculated && taxKind(calculated, context),
    prices,
  }
}

/** The rows that become the original and the calculated price; null where none does. */
export function choosePrices<Row extends PriceRow>(
  rows: readonly Row[],
  context: PriceContext,
): { original: Row | null; calculated: Row | null; prices: Row[] } {
  const nowhere = isNowhere(context)
  const prices: Row[] = []
  let original: Row | null = null
  let calculated: Row | null = null
  for (const row of rows) {
    const reason = ruledOut(row, context)
    if (nowhere ? isOpenTo(row, context) : reason === undefined || isMisfit(reason)) prices.push(row)
    if (reason !== undefined) continue
    if (isPlain(row) && (!original || closeness(row, context) > closeness(original, context))) original = row
    if (!calculated || isCheaper(row, calculated, context)) calculated = row
  }
  return { original, calculated, prices }
}

const closeness = (row: PriceRow, context: PriceContext): number =>
  isInRegion(row, context) ? 2 : row.region_id != null ? 1 : 0

function isPlain(row: PriceRow): boolean {
  return !row.price_list && !row.min_quantity && !row.max_quantity
}

/** Whether a price is lower than another, by what both come to with tax. */
export function isCheaper(row: PriceRow, than: PriceRow, context: PriceContext): boolean {
  const [included, thanIncluded] = [taxKind(row, context), taxKind(than, context)]
  if (included === thanIncluded) return row.amount < than.amount
  if (!context.tax_rates) return false
  const rate = sumRates(context.tax_rates)
  return included
    ? row.amount * 100 < than.amount * (100 + rate)
    : row.amount * (100 + rate) < than.amount * 100
}

/** Whether a price includes tax: its list, else its region, else its currency says so. */
export function taxKind(row: PriceRow, context: PriceContext): boolean | null {
  if (!context.tax_inclusive_pricing) return null
  return [row.price_list, row.region_id == null ? null : row.region, row.currency].some(
    (place) => place?.includes_tax === true,
  )
}
