/** A line of an order, as far as packing goes. */
export interface Line {
  id: string
  title: string
  /** Which of its variants. */
  description?: string | null
  quantity: number
  fulfilled_quantity: number | null
  variant?: {
    sku?: string | null
    barcode?: string | null
    ean?: string | null
    upc?: string | null
  } | null
}

/** How many pieces of each line lie in the parcel, by its id. */
export type Packed = Readonly<Record<string, number>>

export const wanted = (line: Line) => line.quantity - (line.fulfilled_quantity ?? 0)
export const isComplete = (lines: readonly Line[], packed: Packed) =>
  lines.every((line) => (packed[line.id] ?? 0) === wanted(line))

const codesOf = ({ variant }: Line) =>
  [variant?.barcode, variant?.ean, variant?.upc, variant?.sku].filter(Boolean)

/** What a scanned code does to a parcel: one piece more, or why not. */
export function scan(
  lines: readonly Line[],
  packed: Packed,
  code: string,
): { packed: Packed; line: Line } | { problem: 'unknown' | 'enough' } {
  const matching = lines.filter((line) => codesOf(line).includes(code.trim()))
  if (matching.length === 0) return { problem: 'unknown' }
  const line = matching.find((one) => (packed[one.id] ?? 0) < wanted(one))
  if (!line) return { problem: 'enough' }
  return { packed: { ...packed, [line.id]: (packed[line.id] ?? 0) + 1 }, line }
}
