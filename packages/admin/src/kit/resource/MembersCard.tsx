import type { ReadName } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { useToast } from '@cartwright/ui/Toast'
import { type ReactNode, useState } from 'react'
import { useWords, type Words } from '../../i18n/use-words'
import type { ListColumn } from '../list/ListTable'
import { useErrorMessage } from '../use-error-message'
import { type Columns, columnsIn } from './columns'
import type { Identified, QueryOf, Resource } from './resource'
import { useList, useSource } from './use-list'
import '../parts.css'

interface Props<M extends ReadName, A extends ReadName, Row extends Identified> {
  /** The members: `resource({ list: 'GET /admin/products', … })` with a query that keeps to this record. */
  of: Resource<M, Row>
  query?: QueryOf<M>
  /** Where new members are found. */
  from: Resource<A, Row>
  screen: Words
  /** Which of its sentences: `products` for `members.products.title`, `.add`, `.added`, `.removed` and `.empty`; headings are `fields.…`. */
  words: string
  columns: (column: Columns<Row>) => readonly ListColumn<Row>[]
  nameOf: (row: Row) => string
  describe?: (row: Row) => string | undefined
  picture?: (row: Row) => ReactNode
  hrefOf?: (row: Row) => string
  /** Absent where the reader may not. */
  onAdd?: (ids: string[]) => Promise<unknown>
  onRemove?: (ids: string[]) => Promise<unknown>
  /** More beside the button that adds, by how many there are. */
  actions?: (count: number) => ReactNode
  /** Dialogs. */
  after?: ReactNode
  /** The ids in the path of the call that lists the members. */
  params?: Readonly<Record<string, string>>
}

const pageSize = 10

/** The records that belong to another one, a page at a time: more are found by searching, several are taken out at once. */
export function MembersCard<M extends ReadName, A extends ReadName, Row extends Identified>(
  props: Props<M, A, Row>,
) {
  const { of, from, query, screen, words, columns, nameOf, hrefOf, onAdd, onRemove } = props
  const t = useWords(screen)
  const toast = useToast()
  const message = useErrorMessage()
  const [offset, setOffset] = useState(0)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const source = useSource(from)
  const {
    rows,
    count = rows?.length ?? 0,
    reply,
  } = useList(of, { ...query, limit: pageSize, offset }, { params: props.params })

  const change = async (act: Promise<unknown>, done: string) => {
    try {
      await act
      toast.success(done)
      setSelected(new Set())
      await reply.refetch()
    } catch (error) {
      toast.error({ title: t('common:not_done'), text: message(error) })
    }
  }
  const add = onAdd && (
    <Button size="s" icon={<PlusIcon />} onPress={() => setAdding(true)}>
      {t(`members.${words}.add`)}
    </Button>
  )
  return (
    <Card
      title={t(`members.${words}.title`)}
      isFlush
      actions={
        <>
          {onRemove && selected.size > 0 && (
            <Button
              size="s"
              icon={<TrashIcon />}
              onPress={() =>
                void change(onRemove([...selected]), t(`members.${words}.removed`, { count: selected.size }))
              }
            >
              {t('common:remove_count', { count: selected.size })}
            </Button>
          )}
          {props.actions?.(count)}
          {add}
        </>
      }
    >
      <DataTable
        label={t(`members.${words}.title`)}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowName={nameOf}
        rowHref={hrefOf}
        columns={columns(columnsIn<Row>(t))}
        selected={onRemove && selected}
        onSelectedChange={setSelected}
        isLoading={rows === undefined && !reply.error}
        isRefreshing={reply.isPlaceholderData}
        scroll="own"
        empty={
          <EmptyState
            title={reply.error ? message(reply.error) : t(`members.${words}.empty`)}
            actions={reply.error ? undefined : add}
          />
        }
      />
      {count > pageSize && (
        <Pagination
          label={t(`members.${words}.title`)}
          offset={offset}
          limit={pageSize}
          total={count}
          onChange={setOffset}
        />
      )}
      {props.after}
      {onAdd && (
        <RelationDialog
          {...source}
          title={t(`members.${words}.add`)}
          isOpen={isAdding}
          onOpenChange={setAdding}
          rowName={nameOf}
          rowDescription={props.describe}
          rowThumbnail={props.picture}
          onChoose={(chosen) =>
            void change(
              onAdd(chosen.map(({ id }) => id)),
              t(`members.${words}.added`, { count: chosen.length }),
            )
          }
        />
      )}
    </Card>
  )
}
