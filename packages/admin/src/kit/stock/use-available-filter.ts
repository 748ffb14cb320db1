import { useWords } from '../../i18n/use-words'
import type { ListFilter } from '../list/filters'

/** So few that more should come. */
export const few = 5
const bounds: Record<string, object> = { low: { lte: few }, sold_out: { lte: 0 }, negative: { lt: 0 } }

/** What is running out, sold out, or promised to more people than there are pieces. */
export function useAvailableFilter(name: string): ListFilter<'available_quantity'> {
  const t = useWords('inventory')
  return {
    id: 'available_quantity',
    name,
    options: [
      { id: 'low', name: t('low', { count: few }) },
      { id: 'sold_out', name: t('sold_out') },
      { id: 'negative', name: t('negative') },
    ],
    // The widest of those that are ticked holds the others.
    ask: (value) => bounds[Object.keys(bounds).find((id) => value.includes(id)) ?? ''],
  }
}
