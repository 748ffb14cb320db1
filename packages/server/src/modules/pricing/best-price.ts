import { sumRates } from '@cartwright/contract'

type Moment = Date | string | number

export interface PriceRow {
  amount: number
  currency_code: string
  region_id?: string | null
  min_quantity?: number | null
  max_quantity?: number | null
  price_list_id?: string | null
  /** Must be loaded when there is a `price_list_id`: a row whose list is missing never counts. */
  price_list?: PriceListOfRow | null
  /** Asked for `includes_tax` only. */
  region?: { includes_tax?: boolean | null } | null
  currency?: { includes_tax?: boolean | null } | null
}

export interface PriceListOfRow {
  type: string
  status: string
  starts_at?: Moment | null
  ends_at?: Moment | null
  includes_tax?: boolean | null
  customer_groups?: readonly { id: string }[] | null
}

/** Who asks for a price, where, and when. */
export interface PriceContext {
  now: Date
  region_id?: string | null
  currency_code?: string | null
  /** Null for a guest, who sees only price lists without groups. */
  customer?: { groups?: readonly { id: string }[] | null } | null
  quantity?: number | null
  /** Matters only when neither region, currency nor customer is known. */
  include_discount_prices?: boolean
  /** The product's rates; absent when unknown. */
  tax_rates?: readonly { rate: number | null }[] | null
  tax_inclusive_pricing?: boolean
}

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
 * Which of a variant's prices wins (behaviour §11). Only the amount decides: a region price is not preferred to a
 * currency price, nor an override list to a sale; ties keep the first row. The original price is the one without
 * list and quantities, and there a region price does win, also one of another region in the currency that is asked
 * for. `…_includes_tax` is null without tax-inclusive pricing.
 */
export function bestPrice<Row extends PriceRow>(rows: readonly Row[], context: PriceContext): BestPrice<Row> {
  const currency = context.currency_code?.toLowerCase()
  const inRegion = (row: Row) => context.region_id != null && row.region_id === context.region_id
  const inPlace = (row: Row) => inRegion(row) || (currency !== undefined && row.currency_code === currency)
  const closeness = (row: Row) => (inRegion(row) ? 2 : row.region_id != null ? 1 : 0)
  const prices = rows.filter((row) => isOpenTo(row, context) && (isNowhere(context) || inPlace(row)))

  let original: Row | null = null
  let calculated: Row | null = null
  for (const row of prices) {
    if (!inPlace(row)) continue
    if (isPlain(row) && (!original || closeness(row) > closeness(original))) original = row
    if (!fitsQuantity(row, context.quantity)) continue
    if (!calculated || isCheaper(row, calculated, context)) calculated = row
  }
  return {
    original_price: original?.amount ?? null,
    original_price_includes_tax: original && taxKind(original, context),
    calculated_price: calculated?.amount ?? null,
    calculated_price_type: calculated && (calculated.price_list?.type ?? 'default'),
    calculated_price_includes_tax: calculated && taxKind(calculated, context),
    prices,
  }
}

/** Whether a price may be used for a quantity. A bound that is absent or 0 is open. */
export function fitsQuantity(
  row: { min_quantity?: number | null; max_quantity?: number | null },
  quantity: number | null | undefined,
): boolean {
  if (quantity == null) return !row.min_quantity
  return (
    (!row.min_quantity || row.min_quantity <= quantity) && (!row.max_quantity || quantity <= row.max_quantity)
  )
}

/** Whether a price counts at all, wherever it is for: that of a list only while the list runs, for whom it is meant. */
export function isOpenTo(row: PriceRow, context: PriceContext): boolean {
  const list = row.price_list
  if (!list) return row.price_list_id == null
  if (isNowhere(context) && !context.customer && !context.include_discount_prices) return false
  const now = context.now.getTime()
  if (list.status !== 'active') return false
  if (list.starts_at != null && new Date(list.starts_at).getTime() > now) return false
  if (list.ends_at != null && new Date(list.ends_at).getTime() <= now) return false
  const groups = list.customer_groups ?? []
  if (groups.length === 0) return true
  return groups.some((group) => context.customer?.groups?.some((own) => own.id === group.id))
}

function isNowhere(context: PriceContext): boolean {
  return context.region_id == null && context.currency_code == null
}

function isPlain(row: PriceRow): boolean {
  return !row.price_list && !row.min_quantity && !row.max_quantity
}

function isCheaper(row: PriceRow, than: PriceRow, context: PriceContext): boolean {
  const [included, thanIncluded] = [taxKind(row, context), taxKind(than, context)]
  if (included === thanIncluded) return row.amount < than.amount
  if (!context.tax_rates) return false
  const rate = sumRates(context.tax_rates)
  return included
    ? row.amount * 100 < than.amount * (100 + rate)
    : row.amount * (100 + rate) < than.amount * 100
}

/** Whether a price includes tax: its list, else its region, else its currency says so. */
function taxKind(row: PriceRow, context: PriceContext): boolean | null {
  if (!context.tax_inclusive_pricing) return null
  return [row.price_list, row.region_id == null ? null : row.region, row.currency].some(
    (place) => place?.includes_tax === true,
  )
}
