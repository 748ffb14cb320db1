/** What decides how many of a variant can be taken. */
export interface StockedVariant {
  inventory_quantity?: number | null
  manage_inventory?: boolean
  allow_backorder?: boolean
}

/** The most pieces of one line that a form offers, whatever is in stock. */
export const mostPieces = 99

export interface QuantityBounds {
  min: number
  max: number
  /** Whether it is the stock that sets `max`. */
  isStock: boolean
}

/** How many of a variant are left; undefined where nobody counts, or where it is sold beyond its stock. */
export const piecesLeft = (variant: StockedVariant | null | undefined): number | undefined =>
  !variant || variant.manage_inventory === false || variant.allow_backorder
    ? undefined
    : (variant.inventory_quantity ?? undefined)

/** From one to what is left. A line that holds more than is left may stay at one. */
export function quantityBounds(
  variant: StockedVariant | null | undefined,
  most = mostPieces,
): QuantityBounds {
  const left = piecesLeft(variant)
  if (left === undefined || left >= most) return { min: 1, max: most, isStock: false }
  return { min: 1, max: Math.max(1, left), isStock: true }
}

/** The nearest whole number within bounds; `min` for what is no number. */
export function clampQuantity(quantity: number, { min, max }: Pick<QuantityBounds, 'min' | 'max'>): number {
  if (Number.isNaN(quantity)) return min
  return Math.min(max, Math.max(min, Math.trunc(quantity)))
}

/** A number of pieces out of a form field or an address; `otherwise` for what is no number. */
export function readQuantity(text: unknown, otherwise = 1): number {
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN
  return Number.isFinite(number) ? Math.trunc(number) : otherwise
}
