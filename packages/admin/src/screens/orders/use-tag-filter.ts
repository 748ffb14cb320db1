import { useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import type { ListFilter } from '../../kit/list/filters'

/** Tags to tick, with how many orders have each; any of them is enough. */
export function useTagFilter<Id extends string>(id: Id): ListFilter<Id> {
  const t = useWords('order-people')
  const { data } = useEndpoint('GET /admin/order-tags', { query: { limit: 100 } })
  return {
    id,
    name: t('tags'),
    options: (data?.order_tags ?? []).map(({ value, count }) => ({ id: value, name: `${value} (${count})` })),
    describe: (value) => value.join(', '),
  }
}
