'use client'

import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { fillRange, type GridPosition, type GridRange } from './grid-range.js'
import type { Grid } from './use-grid.js'

interface GridPointerOptions<Row> {
  grid: Grid<Row>
  /** Called before the selection moves by the pointer: the focus shall go with it. */
  onMove: () => void
  /** Called when the pointer chooses a cell. */
  onPick: () => void
}

/** Which cell an element belongs to. The name of a row has column -1, the head of a column row -1. */
function placeOf(element: Element | null): GridPosition | null {
  const cell = element?.closest<HTMLElement>('[data-column]')
  const row = cell?.closest<HTMLElement>('[data-index]')
  return cell && row ? { row: Number(row.dataset.index), column: Number(cell.dataset.column) } : null
}

/** The pointer in a grid: pressing selects, dragging selects more, the handle fills, a second tap of a finger edits. */
export function useGridPointer<Row>({ grid, onMove, onPick }: GridPointerOptions<Row>) {
  const [filling, setFilling] = useState<GridRange | null>(null)
  const isFinger = useRef(false)
  const latest = useRef(grid)
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = grid
  })
  useEffect(() => () => stop.current?.(), [])

  const selectAt = ({ row, column }: GridPosition, isExtending: boolean) => {
    onMove()
    onPick()
    const { size, active } = grid
    if (grid.editing) grid.endEdit(true)
    if (row < 0 && column < 0)
      grid.selectRange({ top: 0, bottom: size.rows - 1, start: 0, end: size.columns - 1 })
    else if (row < 0) grid.selectRange({ top: 0, bottom: size.rows - 1, start: column, end: column })
    else if (column < 0)
      grid.selectRange({
        top: isExtending ? Math.min(active.row, row) : row,
        bottom: isExtending ? Math.max(active.row, row) : row,
        start: 0,
        end: size.columns - 1,
      })
    else grid.select({ row, column }, isExtending)
  }

  /** Follows the pointer until it is let go; beyond the edge it leads on, a row with every move. */
  const drag = (scroller: Element, onTo: (to: GridPosition) => void, onEnd: () => void) => {
    stop.current?.()
    const control = new AbortController()
    const listen = { signal: control.signal }
    stop.current = () => control.abort()
    document.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const box = scroller.getBoundingClientRect()
        const { head } = latest.current
        const place = placeOf(document.elementFromPoint(clientX, clientY))
        if (clientY > box.bottom) onTo({ ...head, row: head.row + 1 })
        else if (clientY < box.top || (place?.row ?? 0) < 0) onTo({ ...head, row: head.row - 1 })
        else if (place) onTo({ ...place, column: Math.max(0, place.column) })
      },
      listen,
    )
    const end = () => {
      control.abort()
      onEnd()
    }
    document.addEventListener('pointerup', end, listen)
    document.addEventListener('pointercancel', end, listen)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as Element
    isFinger.current = event.pointerType === 'touch'
    if (event.button !== 0 || target.closest('[data-editor]')) return
    const scroller = event.currentTarget
    if (target.closest('[data-handle]')) {
      event.preventDefault()
      // A finger holds on to what it touched first; the cells below shall be found.
      if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId)
      let to = grid.range
      drag(
        scroller,
        (at) => {
          to = fillRange(grid.range, at)
          setFilling(to)
        },
        () => {
          setFilling(null)
          onMove()
          latest.current.fill(to)
        },
      )
      return
    }
    const place = placeOf(target)
    // A finger may be about to scroll: what it touches is selected when it is lifted.
    if (!place || isFinger.current) return
    selectAt(place, event.shiftKey)
    if (place.row >= 0 && place.column >= 0)
      drag(
        scroller,
        (to) => {
          onMove()
          latest.current.select(to, true)
        },
        () => {},
      )
  }

  return {
    filling,
    onPointerDown,
    onMouseDown: (event: MouseEvent) => {
      // The browser would give the focus to what was pressed, or to nothing; the grid gives it to the cell.
      if (placeOf(event.target as Element) && !(event.target as Element).closest('[data-editor]'))
        event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      const place = placeOf(event.target as Element)
      if (!place || !isFinger.current || (event.target as Element).closest('[data-editor], [data-handle]'))
        return
      const isSecond = place.row === grid.active.row && place.column === grid.active.column
      if (isSecond && !grid.editing) grid.edit('open')
      else selectAt(place, false)
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOf(event.target as Element)
      if (place && place.row >= 0 && place.column >= 0 && !grid.editing) grid.edit('open', place)
    },
  }
}
