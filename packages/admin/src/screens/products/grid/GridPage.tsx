import { Button } from '@cartwright/ui/Button'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { GridEditor } from '@cartwright/ui/GridEditor'
import { GridIcon } from '@cartwright/ui/icons'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/use-words'
import { SaveBar } from '../../../kit/form/SaveBar'
import { LeadTo } from '../../../kit/LeadTo'
import { ListMenu } from '../../../kit/list/ListMenu'
import { useColumnChoice, useDensity } from '../../../kit/list/use-columns'
import { Page } from '../../../kit/Page'
import { useErrorMessage } from '../../../kit/use-error-message'
import { paths } from '../../../paths'
import { useMay } from '../../../shell/permissions'
import { usePriceColumns } from '../use-price-columns'
import { type GridLine, priceColumn } from './grid-row'
import { useGridColumns } from './use-grid-columns'
import { useGridLines } from './use-grid-lines'
import { useGridSave } from './use-grid-save'

const nameOf = ({ product, variant }: GridLine) => `${product.title} · ${variant.title}`

/** Products and their variants as a spreadsheet: typed, pasted and filled, and saved in one go. */
export function GridPage() {
  const t = useWords('grid')
  const may = useMay()
  const message = useErrorMessage()
  const { reply, lines, known, count } = useGridLines()
  const grid = useGridSave(lines)
  const { columns, choice } = useShown(lines)
  const [density] = useDensity()
  return (
    <Page
      title={t('title')}
      crumbs={[{ name: t('common:places.products'), href: paths.products }]}
      count={count}
      subtitle={t('text')}
      actions={choice && <ListMenu columns={choice.all} choice={choice} />}
    >
      <div className="ad-Stack">
        {grid.problem && (
          <p role="alert" className="ad-Alarm">
            {grid.problem}
          </p>
        )}
        <GridEditor
          label={t('title')}
          rowHeader={t('row')}
          rows={lines}
          columns={columns}
          rowId={({ id }) => id}
          rowName={nameOf}
          rowWidth={220}
          changes={grid.changes}
          onChange={grid.setChanges}
          errors={grid.errors}
          isReadOnly={!may('POST /admin/variants/batch')}
          isLoading={reply.isPending || choice === undefined}
          density={density}
          maxHeight="calc(100dvh - 280px)"
          empty={
            <EmptyState
              icon={<GridIcon size={20} />}
              title={reply.error ? message(reply.error) : t('empty')}
              actions={!reply.error && <LeadTo place="products" />}
            />
          }
        />
        {reply.hasNextPage && (
          <div>
            <Button isPending={reply.isFetchingNextPage} onPress={() => void reply.fetchNextPage()}>
              {t('more', { count: (count ?? 0) - known })}
            </Button>
          </div>
        )}
      </div>
      <SaveBar form={grid.form} done={t('saved')} />
    </Page>
  )
}

/** The columns that were chosen. A region has one at first where a variant has a price of its own there. */
function useShown(lines: readonly GridLine[]) {
  const columns = useGridColumns()
  const regions = usePriceColumns()?.regions
  const unpriced = useMemo(() => {
    const priced = new Set(
      lines.flatMap(({ variant }) => variant.prices?.map(({ region_id }) => region_id) ?? []),
    )
    return new Set(regions?.flatMap(({ id }) => (priced.has(id) ? [] : priceColumn(id))))
  }, [lines, regions])
  const all = (columns ?? []).map(({ id, header, unit }) => ({
    id,
    header: unit ? `${header} (${unit})` : header,
    cell: () => null,
    isHidden: unpriced.has(id),
  }))
  const chosen = useColumnChoice('grid', all)
  const shown = chosen.shown.map(({ id }) => id).join('\n')
  const visible = useMemo(() => {
    const ids = new Set(shown.split('\n'))
    return columns?.filter(({ id }) => ids.has(id)) ?? []
  }, [columns, shown])
  return { columns: visible, choice: columns && { ...chosen, all } }
}
