'use client'

import { useEffect, useRef, useState } from 'react'
import { cellText, readCell } from './cell-values.js'
import {
  type CellPut,
  type GridChange,
  type GridChanges,
  type InvalidCell,
  invalidCells,
  noChanges,
  sameChange,
  withCells,
} from './grid-changes.js'
import { type GridColumn, type GridValue, isReadOnly, valueIn } from './grid-column.js'
import { noHistory, recordStep, redoStep, undoStep } from './grid-history.js'
import type { GridPosition } from './grid-range.js'

export interface GridOptions<Row> {
  rows: readonly Row[]
  /** The columns behind the names; hand in the same ones where they did not change, or every row is drawn anew. */
  columns: readonly GridColumn<Row>[]
  /** The key of a row: changes are kept under it. */
  rowId: (row: Row) => string
  /** The notation that numbers and amounts are written and read in. */
  locale: string
  /** All changed cells; hand back what `onChange` gave. Another value, after saving say, also forgets what can be undone. */
  changes?: GridChanges
  /** What is changed at first, where the grid keeps its changes itself. */
  defaultChanges?: GridChanges
  /** Called as cells change, while they are typed too. While `invalid` holds cells there is nothing right to save. */
  onChange?: (changes: GridChanges, invalid: readonly InvalidCell[]) => void
  /** Cells can be walked and copied, not changed. */
  isReadOnly?: boolean
}

/** A cell and the text it shall be read from. */
export interface CellText extends GridPosition {
  text: string
}

/** The changed cells of a grid: reads and writes them by place, and can take back what was done. */
export function useChanges<Row>({
  rows,
  columns,
  rowId,
  locale,
  changes: given,
  defaultChanges = noChanges,
  onChange,
  isReadOnly: isLocked = false,
}: GridOptions<Row>) {
  const [own, setOwn] = useState(defaultChanges)
  const changes = given ?? own
  // Several things may happen before the next render: each builds on the one before.
  const latest = useRef(changes)
  const emitted = useRef(changes)
  const [history, setHistory] = useState(noHistory)

  useEffect(() => {
    latest.current = changes
    if (changes === emitted.current) return
    emitted.current = changes
    setHistory(noHistory)
  }, [changes])

  const emit = (cells: readonly CellPut[]) => {
    const next = withCells(latest.current, cells)
    latest.current = next
    emitted.current = next
    setOwn(next)
    onChange?.(next, invalidCells(next))
  }

  const keysOf = ({ row, column }: GridPosition) => ({ row: rowId(rows[row]!), column: columns[column]!.id })
  const changeAt = (at: GridPosition): GridChange | undefined => {
    const { row, column } = keysOf(at)
    return latest.current.get(row)?.[column]
  }
  const valueAt = (at: GridPosition): GridValue => {
    const change = changeAt(at)
    return change ? (change.text ?? change.value) : valueIn(columns[at.column]!, rows[at.row]!)
  }
  const textAt = (at: GridPosition): string => {
    const { text } = changeAt(at) ?? {}
    return text ?? cellText(columns[at.column]!, rows[at.row]!, valueAt(at), locale)
  }
  const isFixed = ({ row, column }: GridPosition) => isLocked || isReadOnly(columns[column]!, rows[row]!)

  /** What a cell becomes by a text; nothing where that is what it was at first. */
  const changeTo = ({ row, column, text }: CellText): GridChange | undefined => {
    const [into, of] = [columns[column]!, rows[row]!]
    const reading = readCell(into, of, text, locale)
    if (reading.problem) return { text }
    return reading.value === valueIn(into, of) ? undefined : { value: reading.value }
  }
  /** Changes what can be changed of these cells, as one step that can be undone. */
  const put = (cells: readonly CellText[]) => {
    const step = cells.flatMap((cell) => {
      if (isFixed(cell)) return []
      const before = changeAt(cell)
      const after = changeTo(cell)
      return sameChange(before, after) ? [] : [{ ...keysOf(cell), before, after }]
    })
    if (step.length === 0) return
    setHistory((past) => recordStep(past, step))
    emit(step.map(({ row, column, after }) => ({ row, column, change: after })))
  }
  /** Changes a cell for as long as it is being typed: no step of its own. */
  const putTyped = (cell: CellText) => emit([{ ...keysOf(cell), change: changeTo(cell) }])
  /** What was typed into a cell becomes a step, or is taken back. */
  const settle = (at: GridPosition, before: GridChange | undefined, isKept: boolean) => {
    const after = changeAt(at)
    if (sameChange(before, after)) return
    if (isKept) setHistory((past) => recordStep(past, [{ ...keysOf(at), before, after }]))
    else emit([{ ...keysOf(at), change: before }])
  }

  const walk = (found: ReturnType<typeof undoStep>): readonly CellPut[] => {
    if (!found) return []
    setHistory(found.history)
    emit(found.cells)
    return found.cells
  }

  return {
    changes,
    isFixed,
    changeAt,
    valueAt,
    textAt,
    put,
    putTyped,
    settle,
    /** Takes the last step back and answers its cells. */
    undo: () => walk(undoStep(history)),
    redo: () => walk(redoStep(history)),
    canUndo: history.done > 0,
    canRedo: history.done < history.steps.length,
    invalid: () => invalidCells(latest.current),
  }
}
