'use client'

import { useState } from 'react'
import { cellText } from './cell-values.js'
import { parseTable, pastePlan, tableText } from './clipboard-table.js'
import { fillSeries } from './fill-series.js'
import type { CellPut, GridChange } from './grid-changes.js'
import {
  breadthOf,
  cellsIn,
  clampCell,
  type GridPosition,
  type GridRange,
  type GridSize,
  heightOf,
  isInside,
  rangeOf,
} from './grid-range.js'
import { type CellText, type GridOptions, useChanges } from './use-changes.js'

/** How a cell is edited: arrow keys leave a text that was begun by typing, and move within one that was opened. */
export type EditMode = 'type' | 'open'

/** What a paste left out: cells behind the last row or column, and cells that cannot be changed. */
export interface PasteReport {
  beyond: number
  locked: number
}

export type Grid<Row> = ReturnType<typeof useGrid<Row>>

/** A grid without its looks: which cells are selected and edited, and all that can be done to them. */
export function useGrid<Row>(options: GridOptions<Row>) {
  const { rows, columns, rowId, locale } = options
  const cells = useChanges(options)
  const [selection, setSelection] = useState({ active: { row: 0, column: 0 }, head: { row: 0, column: 0 } })
  const [editing, setEditing] = useState<{ mode: EditMode; before: GridChange | undefined } | null>(null)
  const [report, setReport] = useState<PasteReport | null>(null)

  const size: GridSize = { rows: rows.length, columns: columns.length }
  const active = clampCell(selection.active, size)
  const head = clampCell(selection.head, size)
  const range = rangeOf(active, head)

  const select = (to: GridPosition, isExtending = false) => {
    const cell = clampCell(to, size)
    setReport(null)
    setSelection((before) => ({ active: isExtending ? before.active : cell, head: cell }))
  }
  const selectRange = ({ top, bottom, start, end }: GridRange) =>
    setSelection({ active: { row: top, column: start }, head: { row: bottom, column: end } })
  const put = (texts: readonly CellText[]) => {
    setReport(null)
    cells.put(texts)
  }

  /** Opens the editor of a cell; answers whether the cell has one. */
  const edit = (mode: EditMode, at = active): boolean => {
    if (size.rows === 0 || cells.isFixed(at) || columns[at.column]!.type === 'checkbox') return false
    setReport(null)
    setSelection({ active: at, head: mode === 'type' ? head : at })
    setEditing({ mode, before: cells.changeAt(at) })
    return true
  }
  /** The text typed so far. It counts at once, so that a form never sends what the screen does not say. */
  const type = (text: string) => cells.putTyped({ ...active, text })
  /** Ends editing: the text stays, or the cell is as it was before. */
  const endEdit = (isKept: boolean) => {
    if (!editing) return
    setEditing(null)
    cells.settle(active, editing.before, isKept)
  }

  /** Puts one text into every selected cell that can take it. */
  const putAll = (text: string) => put(cellsIn(range).map((cell) => ({ ...cell, text })))
  /** A tick box and, where several are selected, all of them with it. */
  const toggle = (at: GridPosition) => {
    const boxes = (isInside(range, at) ? cellsIn(range) : [at]).filter(
      ({ column }) => columns[column]!.type === 'checkbox',
    )
    const text = cells.valueAt(at) === true ? 'FALSE' : 'TRUE'
    put(boxes.map((cell) => ({ ...cell, text })))
  }
  /** The first row of the selection goes into all of it. */
  const fillDown = () =>
    put(
      cellsIn({ ...range, top: range.top + 1 }).map((cell) => ({
        ...cell,
        text: cells.textAt({ ...cell, row: range.top }),
      })),
    )
  /** Goes on with what is selected as far as `to` reaches: series are continued, everything else repeated. */
  const fill = (to: GridRange) => {
    const isDown = heightOf(to) > heightOf(range)
    const isBack = to.top < range.top || to.start < range.start
    const [first, last] = isDown ? [range.top, range.bottom] : [range.start, range.end]
    const count = isDown ? heightOf(to) - heightOf(range) : breadthOf(to) - breadthOf(range)
    const lines = Array.from({ length: isDown ? breadthOf(range) : heightOf(range) }, (_, line) => line)
    const texts = lines.flatMap((line) => {
      const at = (along: number): GridPosition =>
        isDown ? { row: along, column: range.start + line } : { row: range.top + line, column: along }
      const sources = Array.from({ length: last - first + 1 }, (_, place) => at(first + place))
      if (isBack) sources.reverse()
      return fillSeries(sources.map(cells.valueAt), count).map((value, place) => {
        const { row, column } = sources[place % sources.length]!
        return {
          ...at(isBack ? first - 1 - place : last + 1 + place),
          text: cellText(columns[column]!, rows[row]!, value, locale),
        }
      })
    })
    put(texts)
    if (count > 0) selectRange(to)
  }

  /** The selected cells as a text for spreadsheets. */
  const copy = (): string =>
    tableText(
      Array.from({ length: heightOf(range) }, (_, down) =>
        Array.from({ length: breadthOf(range) }, (_, along) =>
          cells.textAt({ row: range.top + down, column: range.start + along }),
        ),
      ),
    )
  /** Puts what a spreadsheet copied from the corner of the selection on, and reports what found no place. */
  const paste = (text: string) => {
    if (options.isReadOnly || text === '') return
    const plan = pastePlan(parseTable(text), { height: heightOf(range), breadth: breadthOf(range) })
    const to = {
      ...range,
      bottom: Math.min(range.top + plan.height, size.rows) - 1,
      end: Math.min(range.start + plan.breadth, size.columns) - 1,
    }
    const places = cellsIn(to)
    put(
      places.map(({ row, column }) => ({
        row,
        column,
        text: plan.textAt(row - to.top, column - to.start),
      })),
    )
    selectRange(to)
    setReport({
      beyond: plan.height * plan.breadth - places.length,
      locked: places.filter(cells.isFixed).length,
    })
  }

  /** Shows where a step was taken back or done again. */
  const show = (touched: readonly CellPut[]) => {
    const keys = new Set(touched.map(({ row }) => row))
    const down = rows.flatMap((row, at) => (keys.has(rowId(row)) ? [at] : []))
    const ids = new Set(touched.map(({ column }) => column))
    const along = columns.flatMap(({ id }, at) => (ids.has(id) ? [at] : []))
    setReport(null)
    if (down.length === 0 || along.length === 0) return
    selectRange({ top: down[0]!, bottom: down.at(-1)!, start: along[0]!, end: along.at(-1)! })
  }
  /** Goes to the next cell that holds no value, behind the active one and then from the top. */
  const selectInvalid = () => {
    const wrong = new Set(cells.invalid().map(({ row, column }) => `${row} ${column}`))
    const count = size.rows * size.columns
    const from = active.row * size.columns + active.column
    for (let ahead = 1; ahead <= count; ahead++) {
      const place = (from + ahead) % count
      const at = { row: Math.floor(place / size.columns), column: place % size.columns }
      if (wrong.has(`${rowId(rows[at.row]!)} ${columns[at.column]!.id}`)) return select(at)
    }
  }

  return {
    size,
    active,
    head,
    range,
    editing,
    report,
    changes: cells.changes,
    canUndo: cells.canUndo,
    canRedo: cells.canRedo,
    textAt: cells.textAt,
    select,
    selectRange,
    edit,
    type,
    endEdit,
    putAll,
    toggle,
    fillDown,
    fill,
    copy,
    paste,
    undo: () => show(cells.undo()),
    redo: () => show(cells.redo()),
    selectInvalid,
  }
}
