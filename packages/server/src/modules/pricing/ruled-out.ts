import type { PriceContext, PriceRow } from './price-row'

/** Why a price of a list does not count, whatever place and quantity it is for. */
export type Closed = 'list_missing' | 'list_draft' | 'list_not_started' | 'list_ended' | 'list_other_groups'

/** Why a price does not fit a quantity. */
type Misfit = 'quantity_unknown' | 'below_min_quantity' | 'above_max_quantity'

/** Why a price is no candidate: it is for elsewhere, its list does not count, or it is for other quantities. */
export type RuledOut = 'other_region' | 'other_currency' | Closed | Misfit

/**
 * Why a price is no candidate; undefined for one that is. The place is looked at first, the quantity last. Where neither
 * region nor currency is known, every price is for elsewhere.
 */
export function ruledOut(row: PriceRow, context: PriceContext): RuledOut | undefined {
  return elsewhere(row, context) ?? closedBecause(row, context) ?? misfit(row, context.quantity)
}

/** Whether a price may be used for a quantity. A bound that is absent or 0 is open. */
export const fitsQuantity = (row: Bounds, quantity: number | null | undefined): boolean =>
  misfit(row, quantity) === undefined

/** Whether a price counts at all, wherever it is for: that of a list only while the list runs, for whom it is meant. */
export function isOpenTo(row: PriceRow, context: PriceContext): boolean {
  if (row.price_list && isNowhere(context) && !context.customer && !context.include_discount_prices)
    return false
  return closedBecause(row, context) === undefined
}

/** Why a price of a list does not count; undefined for one that does, and for every price without a list. */
export function closedBecause(row: PriceRow, context: PriceContext): Closed | undefined {
  const list = row.price_list
  if (!list) return row.price_list_id == null ? undefined : 'list_missing'
  const now = context.now.getTime()
  if (list.status !== 'active') return 'list_draft'
  if (list.starts_at != null && new Date(list.starts_at).getTime() > now) return 'list_not_started'
  if (list.ends_at != null && new Date(list.ends_at).getTime() <= now) return 'list_ended'
  const groups = list.customer_groups ?? []
  if (groups.length === 0) return undefined
  const isMember = groups.some((group) => context.customer?.groups?.some((own) => own.id === group.id))
  return isMember ? undefined : 'list_other_groups'
}

interface Bounds {
  min_quantity?: number | null
  max_quantity?: number | null
}

function misfit(row: Bounds, quantity: number | null | undefined): Misfit | undefined {
  if (quantity == null) return row.min_quantity ? 'quantity_unknown' : undefined
  if (row.min_quantity && quantity < row.min_quantity) return 'below_min_quantity'
  if (row.max_quantity && quantity > row.max_quantity) return 'above_max_quantity'
  return undefined
}

const misfits: ReadonlySet<string> = new Set<Misfit>([
  'quantity_unknown',
  'below_min_quantity',
  'above_max_quantity',
])
/** Whether a price stands aside for its quantities alone. */
export const isMisfit = (reason: RuledOut): reason is Misfit => misfits.has(reason)

function elsewhere(row: PriceRow, context: PriceContext): 'other_region' | 'other_currency' | undefined {
  if (isInRegion(row, context) || isInCurrency(row, context)) return undefined
  return row.region_id == null ? 'other_currency' : 'other_region'
}

export const isInRegion = (row: PriceRow, { region_id }: PriceContext): boolean =>
  region_id != null && row.region_id === region_id

const isInCurrency = (row: PriceRow, { currency_code }: PriceContext): boolean =>
  currency_code != null && row.currency_code === currency_code.toLowerCase()

/** Whether neither a region nor a currency is known. */
export function isNowhere(context: PriceContext): boolean {
  return context.region_id == null && context.currency_code == null
}
