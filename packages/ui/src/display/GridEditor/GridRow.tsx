// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn by place cannot be those of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of a grid has the focus, the active one
'use client'

import { memo, type ReactNode } from 'react'
import type { Translate } from '../../strings/use-strings.js'
import { CellEditor } from './CellEditor.js'
import { type CellProblem, cellText, readCell } from './cell-values.js'
import type { GridChange } from './grid-changes.js'
import { type GridColumn, type GridValue, isNumeric, isReadOnly, valueIn } from './grid-column.js'
import type { EditMode } from './use-grid.js'

type CellErrors = Readonly<Record<string, string | undefined>>

export interface GridRowProps<Row> {
  row: Row
  /** Counted from nought. */
  index: number
  name: string
  head: ReactNode
  columns: readonly GridColumn<Row>[]
  changes: Readonly<Record<string, GridChange>> | undefined
  /** What the server found wrong, by column, and the changes it spoke of: a cell changed since is no longer meant. */
  errors: CellErrors | undefined
  refused: Readonly<Record<string, GridChange>> | undefined
  /** The column of the active cell; -1 when it is in another row. */
  active: number
  /** First and last selected column; -1 when none is. */
  from: number
  to: number
  /** The same of what a fill in progress would cover. */
  fillFrom: number
  fillTo: number
  /** The column that carries the fill handle; -1 when none does. */
  handle: number
  mode: EditMode | null
  isLocked: boolean
  top: number
  locale: string
  id: string
  t: Translate
  onType: (text: string) => void
  onLeave: () => void
  onToggle: (row: number, column: number) => void
}

/** A problem in the language of the page. */
function problemText(problem: CellProblem, t: Translate): string {
  switch (problem.kind) {
    case 'amount':
      return t('invalidAmount', { example: problem.example })
    case 'number':
      return t('invalidNumber', { example: problem.example })
    case 'least':
      return t('atLeast', { value: problem.bound })
    case 'most':
      return t('atMost', { value: problem.bound })
    case 'required':
      return t('cellRequired')
    case 'choice':
      return t('cellChoice')
    case 'own':
      return problem.text
  }
}

/** What is wrong with a cell: its own text first, then what the server said about what it still holds. */
export function cellError<Row>(
  column: GridColumn<Row>,
  row: Row,
  {
    changes,
    errors,
    refused,
    locale,
    t,
  }: Pick<GridRowProps<Row>, 'changes' | 'errors' | 'refused' | 'locale' | 't'>,
): string | undefined {
  const change = changes?.[column.id]
  const problem = change?.text === undefined ? undefined : readCell(column, row, change.text, locale).problem
  if (problem) return problemText(problem, t)
  return refused?.[column.id] === change ? errors?.[column.id] : undefined
}

/** Whether a row would look the same. What it draws of itself is taken to follow from the row alone. */
const looksSame = <Row,>(before: GridRowProps<Row>, after: GridRowProps<Row>): boolean =>
  (Object.keys(after) as (keyof GridRowProps<Row>)[]).every(
    (key) => key === 'head' || Object.is(before[key], after[key]),
  )

/** A row that is drawn anew only when something in it changed: a key press touches two of them, not all. */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { index, name, head, columns, errors, top, id } = props
  const isWrong = errors?.[''] !== undefined
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="cw-GridEditor-row"
      data-index={index}
      style={{ insetBlockStart: top }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="cw-GridEditor-name"
        data-column={-1}
        data-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-row` : undefined}
        title={name}
      >
        <span className="cw-GridEditor-text">{head}</span>
        {isWrong && (
          <span id={`${id}-row`} className="cw-GridEditor-wrong">
            {errors['']}
          </span>
        )}
      </div>
      {columns.map((column, at) => (
        <GridCell key={column.id} {...props} column={column} at={at} />
      ))}
    </div>
  )
}, looksSame) as <Row>(props: GridRowProps<Row>) => ReactNode

function GridCell<Row>({
  column,
  at,
  row,
  index,
  name,
  changes,
  errors,
  refused,
  active,
  from,
  to,
  fillFrom,
  fillTo,
  handle,
  mode,
  isLocked,
  locale,
  id,
  t,
  onType,
  onLeave,
  onToggle,
}: GridRowProps<Row> & { column: GridColumn<Row>; at: number }) {
  const change = changes?.[column.id]
  const error = cellError(column, row, { changes, errors, refused, locale, t })
  const value: GridValue = change ? (change.text ?? change.value) : valueIn(column, row)
  const text = change?.text ?? cellText(column, row, value, locale)
  const isActive = at === active
  const isFixed = isLocked || isReadOnly(column, row)
  const label = t('gridCell', { column: column.header, row: name })
  const errorId = error === undefined ? undefined : `${id}-${at}`
  // A column of tick boxes has the focus on the boxes: they are what is worked with.
  const isBox = column.type === 'checkbox' && typeof value === 'boolean'
  const focus = { tabIndex: isActive ? 0 : -1, 'data-active': isActive || undefined }
  return (
    <div
      role="gridcell"
      className="cw-GridEditor-cell"
      aria-colindex={at + 2}
      aria-selected={at >= from && at <= to}
      aria-readonly={isFixed || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={errorId}
      data-column={at}
      data-numeric={isNumeric(column) || undefined}
      data-fixed={isFixed || undefined}
      data-changed={change !== undefined || undefined}
      data-invalid={error !== undefined || undefined}
      data-selected={(at >= from && at <= to) || undefined}
      data-filling={(at >= fillFrom && at <= fillTo) || undefined}
      data-here={isActive || undefined}
      data-corner={at === handle || undefined}
      data-editing={(isActive && mode !== null) || undefined}
      {...(isBox || !isActive ? {} : focus)}
    >
      {isActive && mode !== null ? (
        <CellEditor
          column={column}
          label={label}
          text={text}
          mode={mode}
          isInvalid={error !== undefined}
          describedBy={errorId}
          onType={onType}
          onLeave={onLeave}
        />
      ) : isBox ? (
        <input
          type="checkbox"
          className="cw-GridEditor-box"
          aria-label={label}
          aria-readonly={isFixed || undefined}
          checked={value === true}
          onChange={() => !isFixed && onToggle(index, at)}
          {...focus}
        />
      ) : (
        <span className="cw-GridEditor-text" data-empty={text === '' || undefined}>
          {column.type === 'readonly' && column.cell
            ? column.cell(row)
            : text === ''
              ? column.placeholder
              : change?.text === undefined
                ? cellText(column, row, value, locale, true)
                : text}
        </span>
      )}
      {errorId && (
        <span id={errorId} hidden>
          {error}
        </span>
      )}
      {at === handle && <span className="cw-GridEditor-handle" data-handle="" aria-hidden="true" />}
    </div>
  )
}
