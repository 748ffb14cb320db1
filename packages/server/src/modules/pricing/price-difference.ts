import { groupBy } from '../../store/reading/group-by'

/** Where a price holds and what it is. */
interface Terms {
  variant_id: string
  amount: number
  currency_code: string
  region_id: string | null
  min_quantity: number | null
  max_quantity: number | null
}
export type StoredPrice = Terms & { id: string }

/**
 * What makes stored prices into others. A price keeps its row when it is named by its id, or is for the same variant,
 * place and quantities; of several alike the first takes the first.
 */
export function priceDifference<Wanted extends Terms & { id?: string | null }>(
  stored: readonly StoredPrice[],
  wanted: readonly Wanted[],
): { added: Wanted[]; changed: (Wanted & { id: string })[]; gone: StoredPrice[] } {
  const left = new Set(stored)
  const rowOf = new Map<Wanted, StoredPrice>()
  const keep = (price: Wanted, row: StoredPrice | undefined) => {
    if (!row) return
    left.delete(row)
    rowOf.set(price, row)
  }
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const price of wanted) {
    const named = byId.get(price.id ?? '')
    if (named && left.has(named) && named.variant_id === price.variant_id) keep(price, named)
  }
  const byPlace = groupBy([...left], placeOf)
  for (const price of wanted) if (!rowOf.has(price)) keep(price, byPlace.get(placeOf(price))?.shift())
  const changed = [...rowOf].flatMap(([price, row]) => (isSame(price, row) ? [] : { ...price, id: row.id }))
  return {
    added: wanted.filter((price) => !rowOf.has(price)),
    changed,
    gone: [...left],
  }
}

/** A price for a region stays that of the region whatever its currency becomes. */
const placeOf = ({ variant_id, region_id, currency_code, min_quantity, max_quantity }: Terms) =>
  [variant_id, region_id ?? currency_code, min_quantity, max_quantity].join()

const isSame = (a: Terms, b: Terms) =>
  a.amount === b.amount && a.currency_code === b.currency_code && placeOf(a) === placeOf(b)
