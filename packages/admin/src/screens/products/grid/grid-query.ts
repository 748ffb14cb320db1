import { addDays, isDay } from '@cartwright/sdk/rules'

/** Filters of the list of products that stand in its address as texts. */
const lists = ['id', 'status', 'collection_id', 'category_id', 'tags', 'type_id', 'sales_channel_id']
const single = ['q', 'order', 'is_giftcard']

/** What the shop is asked for the grid: the ticked products, or all that the list showed. */
export function gridQuery(search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const name of lists) if (search.has(name)) query[name] = search.getAll(name)
  for (const name of single) if (search.getAll(name).length === 1) query[name] = search.get(name)
  const [from, to] = search.getAll('created_at')
  if (from && to && isDay(from) && isDay(to))
    query.created_at = { gte: startOf(from), lt: startOf(addDays(to, 1)) }
  return {
    order: '-created_at',
    ...query,
    fields: 'id,title,thumbnail,status,updated_at',
    expand: 'variants,variants.prices',
  }
}

const startOf = (day: string) => new Date(`${day}T00:00:00`).toISOString()
