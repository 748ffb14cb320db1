import type { Shelf, ShelfRow } from './shelf'

/** What narrows a list. Sets of values are flags by the number of the value. */
export interface Narrowing {
  /** Of each of these sets a product has to have one value, or it is not in the list at all. */
  scope: readonly ReadonlySet<number>[]
  only?: (row: ShelfRow) => boolean
  /** What is chosen of facets; `groups` are those whose counts it leaves alone. */
  choices: readonly { groups: readonly number[]; values: ReadonlySet<number> }[]
  prices?: { values: Float64Array; min?: number; max?: number }
  stock?: { values: Float64Array; wanted?: number }
  /** Whether anybody asks how many products have each value. */
  isFaceted: boolean
}

export interface Counted {
  /** 1 at the places of products that are left. */
  isLeft: Uint8Array
  total: number
  /** By the number of a value: how many products have it, of those that what is chosen elsewhere leaves; -1 where the list has none. */
  counts: Int32Array
  prices: { min: number; max: number } | null
  stock: { available: number; sold_out: number }
}

/** A word of 32 bits has to hold what is chosen, and the price and the stock. */
export const mostChoices = 24
const priceBit = 1 << 29
const stockBit = 1 << 30

/**
 * Counts in one pass what a list of products is left with. The counts of a facet are those without its own choice, so that
 * choosing a second value of it adds to the list.
 */
export function countLeft(shelf: Shelf, places: Iterable<number>, narrowing: Narrowing): Counted {
  const { values } = shelf
  const { only, prices, stock, isFaceted } = narrowing
  const scopeOf = masks(values.keys.length, narrowing.scope)
  const choiceOf = masks(
    values.keys.length,
    narrowing.choices.map((choice) => choice.values),
  )
  const ownOf = new Int32Array(values.groupNames.length)
  for (const [bit, { groups }] of narrowing.choices.entries())
    for (const group of groups) ownOf[group] = (ownOf[group] ?? 0) | (1 << bit)
  const isByValues = narrowing.scope.length > 0 || narrowing.choices.length > 0
  const wholeScope = 2 ** narrowing.scope.length - 1
  const isPriced = prices && (prices.min !== undefined || prices.max !== undefined)
  const isStocked = stock?.wanted !== undefined
  const whole = (2 ** narrowing.choices.length - 1) | (isPriced ? priceBit : 0) | (isStocked ? stockBit : 0)

  const counted: Counted = {
    isLeft: new Uint8Array(shelf.rows.length),
    total: 0,
    counts: new Int32Array(values.keys.length).fill(-1),
    prices: null,
    stock: { available: 0, sold_out: 0 },
  }
  const { counts, isLeft } = counted
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const place of places) {
    const row = shelf.rows[place]
    if (!row || (only && !only(row))) continue
    let scope = 0
    let met = 0
    if (isByValues)
      for (const value of row.values) {
        scope |= scopeOf[value] as number
        met |= choiceOf[value] as number
      }
    if (scope !== wholeScope) continue
    const price = prices ? (prices.values[place] as number) : Number.NaN
    if (isPriced && price >= (prices.min ?? 0) && price <= (prices.max ?? Number.POSITIVE_INFINITY))
      met |= priceBit
    if (isStocked && stock.values[place] === stock.wanted) met |= stockBit
    const missing = whole & ~met
    if (missing === 0) {
      counted.total += 1
      isLeft[place] = 1
    }
    if (isFaceted)
      for (const value of row.values) {
        if ((counts[value] as number) < 0) counts[value] = 0
        if (missing === 0 || missing === ownOf[values.groups[value] as number])
          counts[value] = (counts[value] as number) + 1
      }
    if ((missing & ~priceBit) === 0 && !Number.isNaN(price)) {
      if (price < low) low = price
      if (price > high) high = price
    }
    if (stock && (missing & ~stockBit) === 0)
      counted.stock[stock.values[place] ? 'available' : 'sold_out'] += 1
  }
  if (low <= high) counted.prices = { min: low, max: high }
  return counted
}

/** For each value the sets it is in, a bit each. */
function masks(size: number, sets: readonly ReadonlySet<number>[]): Int32Array {
  const bits = new Int32Array(size)
  for (const [bit, set] of sets.entries())
    for (const value of set) bits[value] = (bits[value] ?? 0) | (1 << bit)
  return bits
}

/** One page of what is left, in an order. */
export function pageOf(
  order: Iterable<number>,
  { isLeft }: Counted,
  offset: number,
  limit: number,
): number[] {
  const page: number[] = []
  if (limit === 0) return page
  let passed = 0
  for (const place of order) {
    if (!isLeft[place]) continue
    passed += 1
    if (passed <= offset) continue
    page.push(place)
    if (page.length === limit) break
  }
  return page
}
