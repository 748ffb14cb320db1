import type { Rated } from './tax-lines'

export interface TaxRateRow extends Rated {
  id: string
  region_id: string
  name: string
  code: string | null
  created_at?: string
  updated_at?: string
  metadata?: Record<string, unknown> | null
}

/** A rate as the answers show it, with neither id nor region. */
export interface ServiceRate {
  rate: number
  name: string
  code: string | null
}

type RatedRegion = { id: string; tax_rate: number | null }
type Attached = readonly (readonly TaxRateRow[])[]

/**
 * The rates of a product or shipping option in a region: those attached to it in any way (to the product, its
 * type, the option), each once; failing these the region's own. Specific rates replace the default, they never
 * add to it (rules: taxes).
 */
export function matchingRates(region: RatedRegion, ...attached: Attached): ServiceRate[] {
  return matchingRows(region, ...attached).map(({ rate, name, code }) => ({ rate, name, code }))
}

/** The same as whole rows, as priced variants tell them; the region's own rate has no more to tell. */
export function matchingRows(region: RatedRegion, ...attached: Attached): ServiceRate[] {
  const found = new Map<string, ServiceRate>()
  for (const row of attached.flat())
    if (row.region_id === region.id && !found.has(row.id)) found.set(row.id, { ...row, rate: row.rate ?? 0 })
  return found.size > 0 ? [...found.values()] : [defaultRate(region)]
}

function defaultRate(region: { tax_rate: number | null }): ServiceRate {
  return { rate: region.tax_rate ?? 0, name: 'default', code: 'default' }
}
