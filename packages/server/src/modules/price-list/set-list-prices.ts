import type { Tx } from '../../store/database/engine'
import { storedPrices } from '../pricing/queries'
import { replacePrices } from '../pricing/replace-prices'
import { assertVariants } from './write-price-list'

interface ListPrice {
  amount: number
  currency_code?: string | null
  region_id?: string | null
}

/** The prices of a variant on a list. */
interface VariantOnList {
  variant_id: string
  prices: ListPrice[]
  /** Adds to the prices the variant has there instead of replacing them. */
  isMore: boolean
}

/**
 * Gives variants their prices on a list that is held. Only what differs is written. Returns what became of each variant.
 * @throws not_found for a variant, region or currency that is none
 */
export async function setListPrices(
  tx: Tx,
  listId: string,
  wanted: readonly VariantOnList[],
): Promise<Map<string, 'created' | 'updated' | 'skipped'>> {
  if (wanted.length === 0) return new Map()
  await assertVariants(tx, wanted)
  const stored = await storedPrices(
    tx,
    listId,
    wanted.map(({ variant_id }) => variant_id),
  )
  const more = new Set(wanted.flatMap(({ variant_id, isMore }) => (isMore ? variant_id : [])))
  const changed = await replacePrices(
    tx,
    stored.filter(({ variant_id }) => !more.has(variant_id)),
    wanted.flatMap(({ variant_id, prices }) =>
      prices.map((price) => ({ ...price, variant_id, price_list_id: listId })),
    ),
  )
  const known = new Set(stored.map(({ variant_id }) => variant_id))
  const became = (id: string) => (changed.has(id) ? (known.has(id) ? 'updated' : 'created') : 'skipped')
  return new Map(wanted.map(({ variant_id }) => [variant_id, became(variant_id)]))
}
