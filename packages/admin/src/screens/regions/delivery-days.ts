import { type Metadata, mostDeliveryDays } from '@cartwright/sdk/rules'

/** How long a delivery takes as its form has it, in working days; null where nothing is said. */
export interface DeliveryDaysDraft {
  delivery_days_min: number | null
  delivery_days_max: number | null
  handling_days: number | null
}

const keys = ['delivery_days_min', 'delivery_days_max', 'handling_days'] as const

/** What an option says of itself in its metadata, as `deliveryTime` of the SDK reads it. */
export const daysOf = (metadata: Metadata | null | undefined): DeliveryDaysDraft => ({
  delivery_days_min: numberIn(metadata?.delivery_days_min),
  delivery_days_max: numberIn(metadata?.delivery_days_max),
  handling_days: numberIn(metadata?.handling_days),
})

const numberIn = (value: unknown): number | null => {
  const days = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof days === 'number' && Number.isFinite(days) ? days : null
}

/** The rest of the metadata: what has fields of its own is not shown twice. */
export const withoutDays = (metadata: Metadata | null | undefined): Metadata =>
  Object.fromEntries(Object.entries(metadata ?? {}).filter(([key]) => !keys.some((one) => one === key)))

/** Metadata with the days that are said. */
export const withDays = (metadata: Metadata, days: DeliveryDaysDraft): Metadata => ({
  ...metadata,
  ...Object.fromEntries(keys.flatMap((key) => (days[key] === null ? [] : [[key, days[key]]]))),
})

/** What keeps days from being saved: whole numbers within a year, the shortest not above the longest. */
export function daysProblem(
  days: DeliveryDaysDraft,
): { field: keyof DeliveryDaysDraft; kind: 'range' | 'order' } | undefined {
  const field = keys.find((key) => {
    const value = days[key]
    return value !== null && !(Number.isInteger(value) && value >= 0 && value <= mostDeliveryDays)
  })
  if (field) return { field, kind: 'range' }
  const { delivery_days_min: min, delivery_days_max: max } = days
  return min !== null && max !== null && min > max ? { field: 'delivery_days_max', kind: 'order' } : undefined
}
