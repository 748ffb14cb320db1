/** What a unit comes to in the shop's own, as a fraction of whole numbers: grams of weight, millimetres of length. */
const weights: Readonly<Record<string, readonly [number, number]>> = {
  g: [1, 1],
  kg: [1000, 1],
  lb: [45_359_237, 100_000],
  lbs: [45_359_237, 100_000],
  oz: [45_359_237, 1_600_000],
}
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  mm: [1, 1],
  cm: [10, 1],
  m: [1000, 1],
  in: [254, 10],
  ft: [3048, 10],
  yd: [9144, 10],
}

/**
 * A weight in grams or a length in millimetres, rounded to whole ones: `1,5` kg is 1500. Undefined for what is no number
 * from 0 on, or a unit nobody uses.
 */
export function measure(text: string, unit: string): number | undefined {
  const name = unit.trim().toLowerCase()
  const [times, by] = weights[name] ?? lengths[name] ?? []
  const number = text.trim().replace(',', '.')
  if (times === undefined || by === undefined || !/^(\d+\.?\d*|\.\d+)$/.test(number)) return undefined
  const [whole = '', fraction = ''] = number.split('.')
  // In whole numbers all the way: 0.305 m is 305 mm, not 304.99….
  const digits = BigInt(`${whole || '0'}${fraction}`) * BigInt(times)
  const divisor = BigInt(by) * 10n ** BigInt(fraction.length)
  return Number((2n * digits + divisor) / (2n * divisor))
}

/** The unit that a header names in brackets: `Weight (kg)`. */
export const unitOf = (header: string): string | undefined => /\(([^()]+)\)\s*$/.exec(header)?.[1]
