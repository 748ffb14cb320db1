import { EmptyState } from '@cartwright/ui/EmptyState'
import { GridEditor } from '@cartwright/ui/GridEditor'
import { LayersIcon } from '@cartwright/ui/icons'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { useErrorMessage } from '../../kit/use-error-message'
import { type CountRow, differencesIn } from './count-sheet'
import { itemName } from './item-name'
import { ScanField } from './ScanField'
import { useCount } from './use-count'
import { useCountColumns } from './use-count-columns'
import { mostCounted, useCountRows } from './use-count-rows'

/** The sheet of a location: a line for each item, what should be there, and what was counted. */
export function CountSheet({ location }: { location: string }) {
  const t = useWords('inventory')
  const message = useErrorMessage()
  const expected = useCountRows(location)
  const [found, setFound] = useState<readonly CountRow[]>([])
  const rows = useMemo(() => [...found, ...(expected.data?.rows ?? [])], [found, expected.data])
  const count = useCount(location, rows, async () => {
    setFound([])
    await expected.refetch()
  })
  const columns = useCountColumns(count.changes)
  const sums = differencesIn(rows, count.changes)
  if (expected.error) return <EmptyState title={t('list.failed')}>{message(expected.error)}</EmptyState>
  return (
    <div className="ad-Stack">
      <ScanField
        location={location}
        rows={rows}
        changes={count.changes}
        onChange={count.setChanges}
        onFound={(row) => setFound((before) => [row, ...before])}
      />
      <p aria-live="polite" className="ad-Muted">
        {t('count.summary', { counted: sums.counted, count: rows.length })}
        {' · '}
        <span className={sums.different > 0 ? 'ad-Alarm' : undefined}>
          {t('count.different', { count: sums.different })}
        </span>
      </p>
      {(expected.data?.count ?? 0) > mostCounted && <p>{t('count.too_many', { count: mostCounted })}</p>}
      {count.problem && (
        <p role="alert" className="ad-Alarm">
          {count.problem}
        </p>
      )}
      <GridEditor
        label={t('count.title')}
        rowHeader={t('fields.title')}
        rows={rows}
        columns={columns}
        rowId={({ item }) => item.id}
        rowName={({ item }) => itemName(item)}
        rowWidth={240}
        changes={count.changes}
        onChange={count.setChanges}
        errors={count.errors}
        isLoading={expected.isPending}
        maxHeight="calc(100dvh - 360px)"
        empty={
          <EmptyState icon={<LayersIcon size={20} />} title={t('count.nothing_here')}>
            {t('count.nothing_here_text')}
          </EmptyState>
        }
      />
      <SaveBar form={count.form} done={t('count.done', { count: sums.counted })} />
    </div>
  )
}
