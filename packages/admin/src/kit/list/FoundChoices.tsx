import type { ReadName } from '@cartwright/sdk/react'
import { Checkbox } from '@cartwright/ui/Checkbox'
import type { FilterValue } from '@cartwright/ui/FilterBar'
import { SearchField } from '@cartwright/ui/SearchField'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identified, Resource } from '../resource/resource'
import { useList } from '../resource/use-list'
import { useDelayed } from '../use-delayed'

export interface RelationChoicesProps<L extends ReadName, Row extends Identified> {
  label: string
  of: Resource<L, Row>
  rowName: (row: Row) => string
  value: FilterValue
  onChange: (value: FilterValue) => void
}

const shown = 10

/** The panel of a filter by records: a search, and what it found to tick. */
export function FoundChoices<L extends ReadName, Row extends Identified>({
  label,
  of,
  rowName,
  value,
  onChange,
}: RelationChoicesProps<L, Row>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed.trim())
  const { rows, count = 0 } = useList(of, { limit: shown, ...(q ? { q } : {}) })
  return (
    <div className="ad-Choices">
      {(count > shown || q !== '') && (
        <SearchField label={label} value={typed} onChange={setTyped} autoFocus />
      )}
      {rows === undefined && <Skeleton height="96px" />}
      {rows?.length === 0 && <p className="ad-Muted">{t('nothing_matches')}</p>}
      {rows?.map((row) => (
        <Checkbox
          key={row.id}
          isSelected={value.includes(row.id)}
          onChange={(isOn) => onChange(isOn ? [...value, row.id] : value.filter((one) => one !== row.id))}
        >
          {rowName(row)}
        </Checkbox>
      ))}
      {count > shown && rows && (
        <p className="ad-Muted">{t('more_by_search', { count: count - rows.length })}</p>
      )}
    </div>
  )
}
