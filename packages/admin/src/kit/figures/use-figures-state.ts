import { type DateRange, isDay } from '@cartwright/sdk/rules'
import { useSearchParams } from '../../router/hooks'

export const comparisons = ['previous', 'year', 'none'] as const
export const intervals = ['day', 'week', 'month'] as const
export const narrowedBy = [
  'region_id',
  'sales_channel_id',
  'product_id',
  'collection_id',
  'discount_id',
] as const

const among = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text)

/** Which figures are shown, kept in the address. Without a period it is the last 30 days, as the shop counts them. */
export function useFiguresState() {
  const [search, setSearch] = useSearchParams()
  const [from, to] = [search.get('from'), search.get('to')]
  const period: DateRange | null = from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : null
  const compare = among(comparisons, search.get('compare')) ?? 'previous'
  const interval = among(intervals, search.get('interval')) ?? 'day'
  const currency = search.get('currency')
  const filters = Object.fromEntries(
    narrowedBy.map((id) => [id, search.getAll(id)] as const).filter(([, values]) => values.length > 0),
  )
  const change = (changes: Record<string, string | readonly string[] | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          next.delete(name)
          for (const one of [value ?? []].flat()) next.append(name, one)
        }
        return next
      },
      { replace: true },
    )
  return {
    period,
    compare,
    interval,
    filters,
    setPeriod: (range: DateRange | null) => change({ from: range?.from ?? null, to: range?.to ?? null }),
    setCompare: (value: string) => change({ compare: value === 'previous' ? null : value }),
    setInterval: (value: string) => change({ interval: value === 'day' ? null : value }),
    setCurrency: (code: string) => change({ currency: code }),
    setFilters: (values: Readonly<Record<string, readonly string[]>>) =>
      change(Object.fromEntries(narrowedBy.map((id) => [id, values[id] ?? null]))),
    /** What the shop is asked with. */
    query: {
      ...period,
      compare,
      ...(currency ? { currency_code: currency } : {}),
      ...(filters.region_id ? { region_id: filters.region_id } : {}),
      ...(filters.sales_channel_id ? { sales_channel_id: filters.sales_channel_id } : {}),
      ...(filters.product_id ? { product_id: filters.product_id.at(-1) } : {}),
      ...(filters.collection_id ? { collection_id: filters.collection_id.at(-1) } : {}),
      ...(filters.discount_id ? { discount_id: filters.discount_id.at(-1) } : {}),
    },
  }
}

export type FiguresState = ReturnType<typeof useFiguresState>
