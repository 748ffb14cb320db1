import type { BatchJobType } from '@cartwright/contract'
import type { ReadName } from '@cartwright/sdk/react'
import type { Crumb } from '@cartwright/ui/Breadcrumbs'
import { BulkBar } from '@cartwright/ui/BulkBar'
import { Button } from '@cartwright/ui/Button'
import type { Sort } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { EditIcon, type Icon, PlusIcon, TrashIcon, UploadIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import type { MenuAction } from '@cartwright/ui/Menu'
import { Tooltip } from '@cartwright/ui/Tooltip'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useWords, type Words } from '../../i18n/use-words'
import { useLocation, useNavigate, useSearchParams } from '../../router/hooks'
import { useKnownKeys } from '../../shell/known-keys'
import { useMay } from '../../shell/permissions'
import { onDemand } from '../on-demand'
import { Page } from '../Page'
import { useRemoved } from '../pending-removals'
import { type Columns, columnsIn } from '../resource/columns'
import type { Identified, QueryOf, Resource } from '../resource/resource'
import { useList } from '../resource/use-list'
import { useRemove } from '../resource/use-remove'
import type { ListFilter } from './filters'
import { ListMenu } from './ListMenu'
import { type ListColumn, ListTable } from './ListTable'
import { useColumnChoice, useDensity } from './use-columns'
import { filtersIn, useExport } from './use-export'
import { useListState } from './use-list-state'
import { useSelectMatching } from './use-select-matching'
import { ViewTabs } from './ViewTabs'
import type { ListView } from './views'

const RowPreview = onDemand(async () => (await import('./RowPreview')).RowPreview, { placeholder: null })

/** What was ticked in a list. */
export interface Selection<Row> {
  ids: readonly string[]
  /** Those of them that are on the page. */
  rows: readonly Row[]
  /** How many were ticked, or match. */
  count: number
  /** What the list is narrowed by, where all that it matches are meant: the shop finds them itself. */
  matching?: Record<string, unknown>
  clear: () => void
}

export interface ListPageProps<L extends ReadName, Row extends Identified> {
  of: Resource<L, Row>
  /** Its sentences: `list.title`, `list.search`, `list.failed`, `list.empty`, `list.empty_text`, `list.new`, `list.deleted`, and `fields.…` for the columns. */
  screen: Words
  icon: Icon
  /** What a record is called: for readers, and when it is deleted. */
  nameOf: (row: Row) => string
  columns: (column: Columns<Row>) => readonly ListColumn<Row>[]
  filters?: readonly ListFilter<keyof QueryOf<L> & string>[]
  /** What the shop is asked beside search, filters, order and page; where columns cost the shop work, by those that are shown. */
  query?: QueryOf<L> | ((shown: ReadonlySet<string>) => QueryOf<L>)
  /** How it is sorted at first; newest first when absent. Null where the call does not sort. */
  sort?: Sort | null
  /** The list takes no words to search by. */
  isUnsearched?: boolean
  /** Where a row leads: the page of the record. Without it, and with `edit`, to its dialog. */
  hrefOf?: (row: Row) => string
  /** Draws the dialog in which a record is changed, or with `undefined` a new one made. */
  edit?: (row: Row | undefined, close: () => void) => ReactNode
  /** Records stay as they were made: `edit` makes new ones and no row leads to it. */
  isFixed?: boolean
  /** The dialog only shows the record: no menu offers to edit it. */
  isForReading?: boolean
  /** Where a new record is made, if not in a dialog. */
  newHref?: string
  /** More for the menu of a row, before "Delete". */
  menuOf?: (row: Row) => readonly MenuAction[]
  /** Asks by itself before a record is removed, in place of six seconds of "Undo". */
  onRemove?: (row: Row) => void
  /** Why a record cannot be removed: then its menu does not offer it. */
  isKept?: (row: Row) => boolean
  /** Views the list comes with, as tabs over it; own ones are saved beside them. Without it there are no tabs. */
  views?: readonly ListView[]
  /** Draws a look at a row: Space opens it in a drawer beside the list. */
  preview?: (row: Row) => ReactNode
  /** Buttons for what is ticked. Without it nothing can be ticked. */
  bulk?: (selection: Selection<Row>) => ReactNode
  /** All that match are told by what the list is narrowed by, and not one by one: for what jobs do with them. */
  bulkTakesFilters?: boolean
  /** Where there is nothing yet, beside the way to make one: `<LeadTo place="products" />`. */
  emptyActions?: ReactNode
  /** More for the menu of the list. */
  actions?: readonly MenuAction[]
  /** Where a file with such records is read in: an entry of the menu, and a way to begin while the list is empty. */
  imports?: { name: string; href: string }
  /** The job that takes the list along as a file, as it is filtered. */
  exports?: { type: BatchJobType }
  crumbs?: readonly Crumb[]
  /** A line below the title. */
  subtitle?: ReactNode
  /** Stand above and below the rows: zones of extensions, sums. */
  before?: ReactNode
  after?: ReactNode
}

const newest: Sort = { column: 'created_at', direction: 'descending' }
const unsorted: Sort = { column: '', direction: 'ascending' }
const none: readonly never[] = []

/** The screen of a list: title, search, filters, rows, pages, what can be done with them, and a way to make a new one. */
export function ListPage<L extends ReadName, Row extends Identified>(props: ListPageProps<L, Row>) {
  const { of, screen, icon: Mark, nameOf, filters = none, sort = newest, query, edit, hrefOf } = props
  const t = useWords(screen)
  const may = useMay()
  const go = useNavigate()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const removed = useRemoved()
  const remove = useRemove(of)
  const ids = filters.map(({ id }) => id).join(',')
  const state = useListState(
    useMemo(() => (ids ? ids.split(',') : []), [ids]),
    sort ?? unsorted,
  )
  const columns = props.columns(columnsIn<Row>(t))
  const choice = useColumnChoice(screen, columns)
  const more = typeof query === 'function' ? query(new Set(choice.shown.map(({ id }) => id))) : query
  const question = { ...asked(state, filters, sort !== null), ...more }
  const list = useList(of, question)
  const exporting = useExport(props.exports?.type, question)
  const rows = useMemo(() => list.rows?.filter(({ id }) => !removed.has(id)), [list.rows, removed])
  const [density] = useDensity()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const readMatching = useSelectMatching(of, question, setChosen)
  // All that match are ticked as long as the list is asked the same.
  const narrowed = JSON.stringify(filtersIn(question))
  const [matched, setMatched] = useState<string>()
  const isAll = matched === narrowed && props.bulkTakesFilters === true
  const selected = useMemo(() => (isAll ? new Set(rows?.map(({ id }) => id)) : chosen), [isAll, rows, chosen])
  const setSelected = (ids: ReadonlySet<string>) => {
    setMatched(undefined)
    setChosen(ids)
  }
  const selectMatching = () => (props.bulkTakesFilters ? setMatched(narrowed) : readMatching())
  const selectedCount = isAll ? (list.count ?? selected.size) : selected.size
  const [previewed, setPreviewed] = useState<string>()

  const mayMake = of.create !== undefined && may(of.create) && (edit || props.newHref) !== undefined
  const mayChange = of.update === undefined || may(of.update)
  // Which dialog is open stands in the address: it can be sent to a colleague, and Back closes it.
  const at = (name: 'open' | 'new', value: string | undefined) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  const open = (id: string | undefined) => at('open', id)
  const isMaking = mayMake && search.has('new')
  const { newHref } = props
  const make = () => (newHref ? void go(newHref) : setSearch(at('new', '1')))
  useEffect(() => {
    if (isMaking && newHref) void go(newHref, { replace: true })
  }, [isMaking, newHref, go])
  useKnownKeys('list', mayMake ? [{ keys: 'C', name: t('list.new'), run: make }] : [])
  const opened = rows?.find(({ id }) => id === search.get('open'))
  const isInDialog = edit !== undefined && !hrefOf && !props.isFixed && mayChange
  const hrefIn = hrefOf ?? (isInDialog ? (row: Row) => `${pathname}?${open(row.id)}` : undefined)

  const isEdited = isInDialog && !props.isForReading
  const menuOf = (row: Row): MenuAction[] => [
    ...(isEdited
      ? [{ id: 'edit', name: t('common:edit'), icon: <EditIcon />, onAction: () => setSearch(open(row.id)) }]
      : []),
    ...(props.menuOf?.(row) ?? []),
    ...(remove && !props.isKept?.(row)
      ? [
          {
            id: 'remove',
            name: t('common:delete'),
            icon: <TrashIcon />,
            isDanger: true,
            onAction: () =>
              props.onRemove
                ? props.onRemove(row)
                : remove({ id: row.id, title: t('list.deleted', { name: nameOf(row) }) }),
          },
        ]
      : []),
  ]
  const hasMenu = isEdited || props.menuOf !== undefined || remove !== undefined
  const newButton = mayMake ? (
    <Tooltip content={t('common:create')} shortcut="C" placement="bottom">
      {newHref ? (
        <LinkButton href={newHref} variant="primary" icon={<PlusIcon />}>
          {t('list.new')}
        </LinkButton>
      ) : (
        <Button variant="primary" icon={<PlusIcon />} onPress={make}>
          {t('list.new')}
        </Button>
      )}
    </Tooltip>
  ) : undefined
  const { preview, views, imports, emptyActions } = props
  const table = (
    <ListTable
      label={t('list.title')}
      searchLabel={props.isUnsearched ? undefined : t('list.search')}
      filters={filters.filter(
        ({ options, needs }) => (options === undefined || options.length > 1) && (!needs || may(needs)),
      )}
      state={state}
      of={list.reply}
      rows={rows}
      count={list.count}
      columns={choice.shown}
      density={density}
      rowHref={hrefIn}
      rowName={nameOf}
      rowMenu={hasMenu ? menuOf : undefined}
      onPreview={preview && ((row: Row) => setPreviewed(row.id))}
      selected={props.bulk && selected}
      onSelectedChange={setSelected}
      failure={t('list.failed')}
      empty={
        <EmptyState
          icon={<Mark size={20} />}
          title={t('list.empty')}
          actions={
            <>
              {newButton}
              {emptyActions}
              {imports && (
                <LinkButton href={imports.href} icon={<UploadIcon />}>
                  {imports.name}
                </LinkButton>
              )}
            </>
          }
        >
          {t('list.empty_text')}
        </EmptyState>
      }
    />
  )
  return (
    <Page
      title={t('list.title')}
      crumbs={props.crumbs}
      subtitle={props.subtitle}
      count={list.count}
      actions={
        <>
          <ListMenu
            columns={columns}
            choice={choice}
            actions={[
              ...(props.actions ?? none),
              ...(imports ? [{ id: 'import', icon: <UploadIcon />, ...imports }] : none),
              ...(exporting && list.count ? [exporting] : none),
            ]}
          />
          {newButton}
        </>
      }
    >
      {props.before}
      {views ? (
        <ViewTabs screen={screen} label={t('list.title')} views={views}>
          {table}
        </ViewTabs>
      ) : (
        table
      )}
      {props.bulk && (
        <BulkBar
          count={selectedCount}
          total={list.count}
          onSelectMatching={selectMatching}
          onClear={() => setSelected(new Set())}
        >
          {props.bulk({
            ids: [...selected],
            rows: rows?.filter(({ id }) => selected.has(id)) ?? [],
            count: selectedCount,
            ...(isAll ? { matching: filtersIn(question) } : {}),
            clear: () => setSelected(new Set()),
          })}
        </BulkBar>
      )}
      {props.after}
      {preview && previewed !== undefined && (
        <RowPreview
          rows={rows ?? none}
          row={rows?.find(({ id }) => id === previewed)}
          onChange={(row) => setPreviewed(row?.id)}
          nameOf={nameOf}
          hrefOf={hrefIn}
        >
          {preview}
        </RowPreview>
      )}
      {isMaking && !newHref && edit?.(undefined, () => setSearch(at('new', undefined), { replace: true }))}
      {isInDialog && opened && edit(opened, () => setSearch(open(undefined), { replace: true }))}
    </Page>
  )
}

/** What the shop is asked by the state of a list. */
function asked(
  state: ReturnType<typeof useListState>,
  filters: readonly ListFilter[],
  isSorted: boolean,
): Record<string, unknown> {
  const { order, ...query } = state.query
  const read = filters.flatMap(({ id, ask }) => {
    const value = state.filters[id]
    return ask && value ? [[id, ask(value)] as const] : []
  })
  return { ...query, ...(isSorted ? { order } : {}), ...Object.fromEntries(read) }
}
