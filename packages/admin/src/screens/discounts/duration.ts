/** Units a duration is given in, as Intl and ISO 8601 name them. */
export const durationUnits = ['hour', 'day', 'week', 'month', 'year'] as const
export type DurationUnit = (typeof durationUnits)[number]

export interface Duration {
  count: number
  unit: DurationUnit
}

const letters: Record<DurationUnit, string> = { hour: 'H', day: 'D', week: 'W', month: 'M', year: 'Y' }
const form = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
const parts = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const

/** `P6M` of six months. */
export const durationText = ({ count, unit }: Duration): string =>
  unit === 'hour' ? `PT${count}H` : `P${count}${letters[unit]}`

type Part = { count: number; unit: (typeof parts)[number] }

/** The parts of an ISO 8601 duration that are not nought; none when it is no duration. */
export function durationParts(text: string | null | undefined): Part[] {
  const found = form.exec((text ?? '').trim().toUpperCase())
  return parts
    .map((unit, at) => ({ unit, count: Number(found?.[at + 1] ?? 0) }))
    .filter(({ count }) => count > 0)
}

/** A duration of one part, which a field can hold; undefined for all else. */
export function durationOf(text: string | null | undefined): Duration | undefined {
  const [only, more] = durationParts(text)
  const unit = durationUnits.find((one) => one === only?.unit)
  return only && unit && !more ? { count: only.count, unit } : undefined
}

/** A duration in words: "6 months". */
export const durationInWords = (text: string | null | undefined, locales: readonly string[]): string =>
  new Intl.ListFormat([...locales], { type: 'unit' }).format(
    durationParts(text).map(({ count, unit }) =>
      new Intl.NumberFormat([...locales], { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    ),
  )
