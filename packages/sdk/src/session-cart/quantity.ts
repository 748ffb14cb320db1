import { clampQuantity } from '../rules/quantity'

/** What of a variant bounds a quantity. */
export interface Stocked {
  /** How many there are; absent or null where that is not known, and then nothing is the bound. */
  inventory_quantity?: number | null
}

/** The largest quantity a shop takes on one line. */
const most = 1_000_000_000

const stockOf = ({ inventory_quantity: stock }: Stocked): number =>
  typeof stock === 'number' && !Number.isNaN(stock) ? Math.min(Math.max(0, Math.floor(stock)), most) : most

/**
 * The quantity a line may have when this one is wanted: whole, at least 1, at most what is in stock. What is no number is
 * taken for 1; where nothing is in stock the answer is 0.
 */
export function allowedQuantity(variant: Stocked, wanted: number): number {
  const number = typeof wanted === 'number' && !Number.isNaN(wanted) ? wanted : 1
  return clampQuantity(number, { min: 1, max: stockOf(variant) })
}

/** One more, as far as the stock goes. */
export const oneMore = (variant: Stocked, quantity: number): number => allowedQuantity(variant, quantity + 1)

/** One less, down to 0: the line stays, and waits to be removed or raised. */
export const oneLess = (quantity: number): number => Math.max(0, quantity - 1)
