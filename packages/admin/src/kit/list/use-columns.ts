import { useKept } from '../use-kept'
import type { ListColumn } from './ListTable'

export type Density = 'comfortable' | 'compact'

/** How close the rows of all lists stand. */
export function useDensity(): [Density, (density: Density) => void] {
  const [value, keep] = useKept('cartwright_density')
  return [value === 'compact' ? 'compact' : 'comfortable', keep]
}

/** Which columns of a list are shown, by what was chosen on this device; the first always is. */
export function useColumnChoice<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const [value, keep] = useKept(`cartwright_columns_${list}`)
  const chosen = value === '' ? undefined : new Set(value.split(','))
  const isShown = ({ id, isHidden }: ListColumn<Row>, at: number) =>
    at === 0 || (chosen ? chosen.has(id) : !isHidden)
  const shown = columns.filter(isShown)
  return {
    shown,
    toggle: (id: string) => {
      const ids = new Set(shown.map((column) => column.id))
      if (!ids.delete(id)) ids.add(id)
      keep([...ids].join(','))
    },
    reset: () => keep(''),
  }
}
