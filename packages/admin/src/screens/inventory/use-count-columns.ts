import type { GridChanges } from '@cartwright/ui/grid-changes'
import type { GridColumn } from '@cartwright/ui/grid-column'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { reasons } from '../../kit/stock/reasons'
import { type CountRow, countedIn } from './count-sheet'

/** The columns of a count. The difference follows what is typed. */
export function useCountColumns(changes: GridChanges): GridColumn<CountRow>[] {
  const t = useWords('inventory')
  const typed = useMemo<GridColumn<CountRow>[]>(
    () => [
      { id: 'counted', type: 'number', header: t('count.counted'), minValue: 0, value: () => null },
      {
        id: 'expected',
        type: 'readonly',
        header: t('count.expected'),
        isNumeric: true,
        value: ({ expected }) => expected,
      },
    ],
    [t],
  )
  const codes = useMemo<GridColumn<CountRow>[]>(
    () => [
      { id: 'sku', type: 'readonly', header: t('fields.sku'), value: ({ item }) => item.sku },
      {
        id: 'barcode',
        type: 'readonly',
        header: t('fields.barcode'),
        value: ({ item }) => item.variants[0]?.barcode ?? null,
      },
    ],
    [t],
  )
  const reason = useMemo<GridColumn<CountRow>>(
    () => ({
      id: 'reason',
      type: 'select',
      header: t('reason'),
      options: reasons.map((id) => ({ id, name: t(`reasons.${id}`) })),
      value: () => null,
    }),
    [t],
  )
  return useMemo(
    () => [
      ...typed,
      {
        id: 'difference',
        type: 'readonly',
        header: t('count.difference'),
        isNumeric: true,
        value: ({ item, expected }) => {
          const counted = countedIn(changes, item.id)
          return counted === undefined || counted === expected ? null : counted - expected
        },
      },
      reason,
      ...codes,
    ],
    [typed, reason, codes, changes, t],
  )
}
