import type { ReadName } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlusIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords, type Words } from '../../i18n/use-words'
import type { ListColumn } from '../../kit/list/ListTable'
import { useLocale } from '../../kit/locale'
import { type Columns, columnsIn } from '../../kit/resource/columns'
import type { Identified, Resource } from '../../kit/resource/resource'
import { useSource } from '../../kit/resource/use-list'

interface Props<Row extends Identified, A extends ReadName, Choice extends Identified & { name: string }> {
  screen: Words
  /** Which of its sentences: `members.<words>.{title,add,added,empty}`. */
  words: string
  /** All there are: the record tells them itself. */
  rows: readonly Row[]
  nameOf: (row: Row) => string
  hrefOf: (row: Row) => string
  columns: (column: Columns<Row>) => readonly ListColumn<Row>[]
  /** Where more are found. */
  from: Resource<A, Choice>
  /** What tells those of one name apart. */
  descriptionOf?: (choice: Choice) => string | undefined
  /** Moves records in, out of where they were: each is in one place, so none can only be taken out. */
  onAdd: ((ids: string[]) => Promise<unknown>) | undefined
}

const pageSize = 10

/** Records that are each kept in one place: more can be moved here, and those here go by being moved elsewhere. */
export function KeptCard<
  Row extends Identified,
  A extends ReadName,
  Choice extends Identified & { name: string },
>(props: Props<Row, A, Choice>) {
  const { screen, words, rows, nameOf, hrefOf, columns, from, descriptionOf, onAdd } = props
  const t = useWords(screen)
  const toast = useToast()
  const locale = useLocale()
  const source = useSource(from)
  const [offset, setOffset] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const here = new Set(rows.map(({ id }) => id))
  const move = async (ids: string[]) => {
    if (!onAdd || ids.length === 0) return
    await onAdd(ids).then(
      () => toast.success(t(`members.${words}.added`, { count: ids.length })),
      // Why not was said already.
      () => {},
    )
  }
  const add = onAdd && (
    <Button size="s" icon={<PlusIcon />} onPress={() => setAdding(true)}>
      {t(`members.${words}.add`)}
    </Button>
  )
  return (
    <Card
      title={`${t(`members.${words}.title`)} (${rows.length.toLocaleString(locale)})`}
      actions={add}
      isFlush
    >
      <DataTable
        label={t(`members.${words}.title`)}
        rows={rows.slice(offset, offset + pageSize)}
        rowId={({ id }) => id}
        rowName={nameOf}
        rowHref={hrefOf}
        columns={columns(columnsIn<Row>(t))}
        scroll="own"
        empty={<EmptyState title={t(`members.${words}.empty`)} actions={add} />}
      />
      {rows.length > pageSize && (
        <Pagination
          label={t(`members.${words}.title`)}
          offset={offset}
          limit={pageSize}
          total={rows.length}
          onChange={setOffset}
        />
      )}
      {onAdd && (
        <RelationDialog
          {...source}
          title={t(`members.${words}.add`)}
          isOpen={isAdding}
          onOpenChange={setAdding}
          rowName={({ name }) => name}
          rowDescription={descriptionOf}
          whyDisabled={({ id }) => (here.has(id) ? t('here_already') : undefined)}
          onChoose={(chosen) => void move(chosen.map(({ id }) => id))}
        />
      )}
    </Card>
  )
}
