import type { Rated } from './tax-lines'

export interface TaxRateRow extends Rated {
  id: string
  region_id: string
  name: string
  code: string | null
}

/** A rate as the answers show it, with neither id nor region. */
export interface ServiceRate {
  rate: number
  name: string
  code: string | null
}

/**
 * The rates of a product or shipping option in a region: those attached to it in any way (to the product, its
 * type, the option), each once; failing these the region's own. Specific rates replace the default, they never
 * add to it (behaviour §13).
 */
export function matchingRates(
  region: { id: string; tax_rate: number | null },
  ...attached: readonly (readonly TaxRateRow[])[]
): ServiceRate[] {
  const found = new Map<string, ServiceRate>()
  for (const rows of attached) {
    for (const row of rows) {
      if (row.region_id !== region.id || found.has(row.id)) continue
      found.set(row.id, { rate: row.rate ?? 0, name: row.name, code: row.code })
    }
  }
  return found.size > 0 ? [...found.values()] : [defaultRate(region)]
}

function defaultRate(region: { tax_rate: number | null }): ServiceRate {
  return { rate: region.tax_rate ?? 0, name: 'default', code: 'default' }
}
