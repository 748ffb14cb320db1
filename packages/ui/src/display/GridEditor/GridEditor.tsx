// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn by place cannot be those of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of a grid has the focus, the active one
'use client'

import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { GridFoot } from './GridFoot.js'
import { cellError, GridRow } from './GridRow.js'
import { noChanges } from './grid-changes.js'
import { type GridColumn, isNumeric, widthOf } from './grid-column.js'
import type { GridOptions } from './use-changes.js'
import { useFollowing } from './use-following.js'
import { useGrid } from './use-grid.js'
import { useGridKeys } from './use-grid-keys.js'
import { useGridPointer } from './use-grid-pointer.js'
import { useRowWindow } from './use-row-window.js'

export interface GridEditorProps<Row> extends Omit<GridOptions<Row>, 'locale'> {
  /** What the rows are: read aloud. */
  label: string
  /** The head of the first column, which names the rows and stays in view. */
  rowHeader: string
  /** The name of a row: shown, and part of the names of its cells. */
  rowName: (row: Row) => string
  /** Drawn in place of the name, a picture beside it say; from the row alone, it is drawn anew with its row. */
  rowCell?: (row: Row) => ReactNode
  /** The width of the first column in pixels; 200 when absent. Never more than two fifths of the window. */
  rowWidth?: number
  /**
   * What the server refused, by the key of the row and the id of the column; under an empty id what it said of the whole
   * row. Each shows until its cell is changed again.
   */
  errors?: ReadonlyMap<string, Readonly<Record<string, string | undefined>>>
  /** First load: lines in place of rows. */
  isLoading?: boolean
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
  density?: 'comfortable' | 'compact'
  /** The height at most, in CSS; the rows scroll inside it. `min(70vh, 640px)` when absent. */
  maxHeight?: string
  className?: string
  style?: CSSProperties
}

/**
 * A table whose cells are edited where they stand, as in a spreadsheet: arrow keys move, typing or F2 edits, Enter and Tab
 * go on, Shift extends the selection; copy, paste, fill and undo work on all of it. A text that is no value of its column
 * stays in its cell, marked and counted, until it is put right. Rows are drawn as they come into view, thousands of them.
 */
export function GridEditor<Row>({
  label,
  rowHeader,
  rowName,
  rowCell,
  rowWidth = 200,
  errors,
  isLoading = false,
  empty,
  density = 'comfortable',
  maxHeight,
  className,
  style,
  ...options
}: GridEditorProps<Row>) {
  const t = useStrings()
  const { locale, direction } = useLocale()
  const id = useId()
  const { columns, rowId, isReadOnly = false } = options
  const rows = isLoading ? [] : options.rows
  const grid = useGrid({ ...options, rows, locale })
  const { active, head, range, changes, editing } = grid
  const view = useRowWindow(rows.length)

  const { onMove, onShow } = useFollowing(view.scrollRef, head, editing !== null)
  const keys = useGridKeys({ grid, columns, direction, pageRows: view.pageRows, onMove })
  const pointer = useGridPointer({ grid, onMove, onPick: keys.endRun })
  // Rows are handed the same functions with every key press, so that they need not be drawn anew.
  const latest = useRef(grid)
  useLayoutEffect(() => {
    latest.current = grid
  })
  const handlers = useMemo(
    () => ({
      onType: (text: string) => latest.current.type(text),
      onLeave: () => latest.current.endEdit(true),
      onToggle: (row: number, column: number) => latest.current.toggle({ row, column }),
    }),
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes the server spoke of, not those made since
  const refused = useMemo(() => (errors ? changes : noChanges), [errors])
  const shown = useMemo(() => {
    const places = new Set<number>()
    for (let at = view.first; at <= view.last; at++) places.add(at)
    // The active cell holds the focus and the other end leads the way: they are there wherever the view is.
    if (rows.length > 0) places.add(active.row).add(head.row)
    return [...places].sort((a, b) => a - b)
  }, [view.first, view.last, rows.length, active.row, head.row])

  const [row, column] = [rows[active.row], columns[active.column]]
  const key = row === undefined ? '' : rowId(row)
  const problem =
    row !== undefined && column !== undefined
      ? cellError(column, row, {
          changes: changes.get(key),
          errors: errors?.get(key),
          refused: refused.get(key),
          locale,
          t,
        })
      : undefined
  const template = [
    `minmax(min(${rowWidth}px, 40vw), ${rowWidth}fr)`,
    ...columns.map((column) => `minmax(${widthOf(column)}px, ${widthOf(column)}fr)`),
  ].join(' ')

  return (
    <div
      className={classNames('cw-GridEditor', className)}
      data-density={density}
      style={
        {
          ...style,
          '--cw-grid-columns': template,
          '--cw-grid-name': `min(${rowWidth}px, 40vw)`,
          '--cw-grid-rest': `${columns.reduce((sum, column) => sum + widthOf(column), 0)}px`,
          '--cw-grid-height': maxHeight,
        } as CSSProperties
      }
    >
      <div
        ref={view.scrollRef}
        role="grid"
        className="cw-GridEditor-scroll"
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-readonly={isReadOnly || undefined}
        aria-busy={isLoading || undefined}
        // Its cells take the focus; without any, the keys scroll the heads.
        tabIndex={rows.length === 0 ? 0 : undefined}
        onScroll={view.onScroll}
        onKeyDown={keys.onKeyDown}
        onCopy={keys.onCopy}
        onCut={keys.onCut}
        onPaste={keys.onPaste}
        onPointerDown={pointer.onPointerDown}
        onMouseDown={pointer.onMouseDown}
        onClick={pointer.onClick}
        onDoubleClick={pointer.onDoubleClick}
      >
        <div role="rowgroup" className="cw-GridEditor-head">
          <div role="row" aria-rowindex={1} className="cw-GridEditor-heads" data-index={-1}>
            <div role="columnheader" aria-colindex={1} data-column={-1}>
              {rowHeader}
            </div>
            {columns.map((column, at) => (
              <div
                key={column.id}
                role="columnheader"
                aria-colindex={at + 2}
                data-column={at}
                data-numeric={isNumeric(column) || undefined}
              >
                {column.header}
                {column.unit && <span className="cw-GridEditor-unit"> {column.unit}</span>}
              </div>
            ))}
          </div>
        </div>
        <div
          role="rowgroup"
          className="cw-GridEditor-body"
          style={rows.length > 0 ? { blockSize: rows.length * view.rowHeight } : undefined}
        >
          {shown.map((index) => {
            const row = rows[index]!
            const key = rowId(row)
            const isIn = index >= range.top && index <= range.bottom
            const { filling } = pointer
            const isFilled = filling !== null && index >= filling.top && index <= filling.bottom
            return (
              <GridRow
                key={key}
                id={`${id}-${index}`}
                row={row}
                index={index}
                name={rowName(row)}
                head={rowCell ? rowCell(row) : rowName(row)}
                columns={columns}
                changes={changes.get(key)}
                errors={errors?.get(key)}
                refused={refused.get(key)}
                active={index === active.row ? active.column : -1}
                from={isIn ? range.start : -1}
                to={isIn ? range.end : -1}
                fillFrom={isFilled ? filling.start : -1}
                fillTo={isFilled ? filling.end : -1}
                handle={index === range.bottom && !isReadOnly && !editing ? range.end : -1}
                mode={index === active.row ? (editing?.mode ?? null) : null}
                isLocked={isReadOnly}
                top={index * view.rowHeight}
                locale={locale}
                t={t}
                {...handlers}
              />
            )
          })}
          {isLoading && <LoadingRows columns={columns} />}
          {!isLoading && rows.length === 0 && empty != null && (
            <div role="row" className="cw-GridEditor-empty">
              <div role="gridcell" aria-colindex={1} aria-colspan={columns.length + 1}>
                {empty}
              </div>
            </div>
          )}
        </div>
      </div>
      <p id={`${id}-help`} hidden>
        {t('gridHelp')}
      </p>
      <GridFoot
        grid={grid}
        locale={locale}
        problem={problem}
        isReadOnly={isReadOnly}
        onMove={onMove}
        onShow={onShow}
      />
    </div>
  )
}

function LoadingRows<Row>({ columns }: { columns: readonly GridColumn<Row>[] }) {
  return [72, 88, 60, 80, 68, 84].map((length) => (
    <div key={length} role="row" className="cw-GridEditor-row">
      <div role="gridcell" className="cw-GridEditor-name">
        <Skeleton width={`${length}%`} />
      </div>
      {columns.map(({ id }) => (
        <div key={id} role="gridcell" className="cw-GridEditor-cell">
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  ))
}
