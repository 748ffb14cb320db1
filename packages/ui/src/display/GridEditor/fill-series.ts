import type { GridValue } from './grid-column.js'

/** `SKU-009` as what stands before its last digits, and those. */
const ending = /^(.*?)(\d{1,15})$/s

const steadyStep = (numbers: readonly number[]): number | null => {
  if (numbers.length < 2) return null
  const step = numbers[1]! - numbers[0]!
  const isSteady = numbers.every(
    (number, at) => at === 0 || Math.abs(number - numbers[at - 1]! - step) < 1e-9,
  )
  return isSteady ? step : null
}

/**
 * What follows on these values, so many of them: numbers with a steady step go on by it (10, 20 → 30, 40), and so do texts
 * that count (A-08, A-09 → A-10). Everything else is repeated from its beginning. `decimals` keeps sums of fractions exact.
 */
export function fillSeries(values: readonly GridValue[], count: number, decimals = 12): readonly GridValue[] {
  const places = Array.from({ length: count }, (_, at) => at)
  if (values.every((value) => typeof value === 'number')) {
    const step = steadyStep(values)
    if (step !== null) return places.map((at) => Number((values.at(-1)! + step * (at + 1)).toFixed(decimals)))
  }
  const parts = values.map((value) => (typeof value === 'string' ? ending.exec(value) : null))
  const [first] = parts
  if (first && parts.every((part) => part?.[1] === first[1])) {
    const numbers = parts.map((part) => Number(part![2]))
    const step = steadyStep(numbers)
    const last = numbers.at(-1)!
    if (step !== null && last + step * count >= 0)
      return places.map((at) => first[1] + String(last + step * (at + 1)).padStart(first[2]!.length, '0'))
  }
  return places.map((at) => values[at % values.length] ?? null)
}
