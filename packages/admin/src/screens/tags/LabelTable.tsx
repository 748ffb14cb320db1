import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { TagIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { SearchField } from '@cartwright/ui/SearchField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { LeadTo } from '../../kit/LeadTo'

interface Label {
  id: string
  value: string
}

interface Props<Row extends Label> {
  label: string
  /** Said when there are none at all. */
  empty: string
  rows: readonly Row[]
  /** How many products have it, where that is known. */
  countOf?: (row: Row) => number
  hrefOf: (row: Row) => string
}

const pageSize = 50

/** Types or tags. The shop sends all of them at once, so typing narrows them without asking again. */
export function LabelTable<Row extends Label>({ label, empty, rows, countOf, hrefOf }: Props<Row>) {
  const t = useWords('tags')
  const [q, setQ] = useState('')
  const [offset, setOffset] = useState(0)
  const wanted = q.trim().toLocaleLowerCase()
  const found = wanted ? rows.filter(({ value }) => value.toLocaleLowerCase().includes(wanted)) : rows
  if (rows.length === 0)
    return (
      <EmptyState icon={<TagIcon size={20} />} title={empty} actions={<LeadTo place="products" />}>
        {t('list.empty_text')}
      </EmptyState>
    )
  return (
    <div className="ad-List">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.search')}
        value={q}
        onChange={(text) => {
          setQ(text)
          setOffset(0)
        }}
        className="ad-List-search"
      />
      <DataTable
        label={label}
        rows={found.slice(offset, offset + pageSize)}
        rowId={({ id }) => id}
        rowName={({ value }) => value}
        rowHref={hrefOf}
        empty={<EmptyState title={t('common:nothing_matches')} />}
        columns={[
          { id: 'value', header: t('fields.value'), cell: ({ value }) => <bdi>{value}</bdi> },
          ...(countOf
            ? [
                {
                  id: 'products',
                  header: t('fields.products'),
                  isNumeric: true,
                  cell: (row: Row) => countOf(row).toLocaleString(),
                },
              ]
            : []),
        ]}
      />
      {found.length > pageSize && (
        <Pagination offset={offset} limit={pageSize} total={found.length} onChange={setOffset} />
      )}
    </div>
  )
}
