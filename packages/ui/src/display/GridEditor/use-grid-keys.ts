'use client'

import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { GridColumn } from './grid-column.js'
import { type GridDirection, type GridPosition, isSingle, moveCell, tabCell } from './grid-range.js'
import type { Grid } from './use-grid.js'

interface GridKeysOptions<Row> {
  grid: Grid<Row>
  columns: readonly GridColumn<Row>[]
  /** The direction of the page: the arrow keys follow the eye. */
  direction: 'ltr' | 'rtl'
  /** How many rows a page key moves by. */
  pageRows: () => number
  /** Called before the selection moves by a key: the focus shall go with it. */
  onMove: () => void
}

/** The letter of a shortcut. A keyboard of another script is asked for the place of the key. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : ''

/** Whether the key begins a text: a character, or the beginning of one that is put together. */
const isTyping = (event: KeyboardEvent) =>
  event.key === 'Process' ||
  event.key === 'Dead' ||
  (event.key.length === 1 &&
    (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey)))

/** The keys of a grid, as spreadsheets have them, and its clipboard. */
export function useGridKeys<Row>({ grid, columns, direction, pageRows, onMove }: GridKeysOptions<Row>) {
  // While one cell after the other is filled in, Tab goes on in the row and Enter to the next row, under the first cell
  // filled in. At any other time Tab leaves the grid, as it leaves every control.
  const runStart = useRef<number | null>(null)
  const { active, head, size } = grid

  const arrows: Record<string, GridDirection> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: direction === 'rtl' ? 'end' : 'start',
    ArrowRight: direction === 'rtl' ? 'start' : 'end',
  }
  const go = (to: GridPosition, isExtending = false) => {
    onMove()
    runStart.current = null
    grid.select(to, isExtending)
  }
  const enter = (isBack: boolean) => {
    onMove()
    const to = moveCell(active, isBack ? 'up' : 'down', size)
    grid.select({ ...to, column: isBack ? to.column : (runStart.current ?? to.column) })
  }
  const tab = (to: GridPosition) => {
    onMove()
    runStart.current ??= active.column
    grid.select(to)
  }

  const whileEditing = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, shiftKey, altKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (event.nativeEvent.isComposing) return undefined
    if (key === 'Escape')
      return () => {
        onMove()
        grid.endEdit(false)
      }
    if (key === 'Enter' && isCommand)
      return () => {
        const text = grid.textAt(active)
        onMove()
        grid.endEdit(false)
        grid.putAll(text)
      }
    if (key === 'Enter' && !altKey)
      return () => {
        grid.endEdit(true)
        enter(shiftKey)
      }
    if (key === 'Tab') {
      const to = tabCell(active, shiftKey, size)
      return () => {
        grid.endEdit(true)
        if (to) tab(to)
        else onMove()
      }
    }
    const isChoosing = (event.target as Element).tagName === 'SELECT'
    const arrow = arrows[key]
    if (arrow && grid.editing?.mode === 'type' && !isChoosing && !isCommand && !altKey && !shiftKey)
      return () => {
        grid.endEdit(true)
        go(moveCell(active, arrow, size))
      }
    return undefined
  }

  const withCommand = (event: KeyboardEvent): (() => void) | undefined => {
    const then = (act: () => void) => () => {
      onMove()
      runStart.current = null
      act()
    }
    if (event.key === ' ')
      return then(() =>
        grid.selectRange({ top: 0, bottom: size.rows - 1, start: active.column, end: active.column }),
      )
    switch (letterOf(event)) {
      case 'a':
        return then(() => {
          grid.selectRange({ top: 0, bottom: size.rows - 1, start: 0, end: size.columns - 1 })
        })
      case 'd':
        return then(grid.fillDown)
      case 'z':
        return then(event.shiftKey ? grid.redo : grid.undo)
      case 'y':
        return then(grid.redo)
      default:
        return undefined
    }
  }

  const whileMoving = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, shiftKey, altKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const from = shiftKey ? head : active
    const arrow = arrows[key]
    if (arrow && altKey) return key === 'ArrowDown' ? () => grid.edit('open') : undefined
    if (arrow) return () => go(moveCell(from, arrow, size, isCommand ? 'edge' : 1), shiftKey)
    switch (key) {
      case 'PageDown':
        return () => go(moveCell(from, 'down', size, pageRows()), shiftKey)
      case 'PageUp':
        return () => go(moveCell(from, 'up', size, pageRows()), shiftKey)
      case 'Home':
        return () => go({ row: isCommand ? 0 : from.row, column: 0 }, shiftKey)
      case 'End':
        return () => go({ row: isCommand ? size.rows - 1 : from.row, column: size.columns - 1 }, shiftKey)
      case 'F2':
        return () => grid.edit('open')
      case 'Enter':
        return isCommand || altKey ? undefined : () => enter(shiftKey)
      case 'Delete':
      case 'Backspace':
        return () => grid.putAll('')
      case 'Tab': {
        const to = runStart.current === null ? null : tabCell(active, shiftKey, size)
        if (!to) runStart.current = null
        return to ? () => tab(to) : undefined
      }
      case 'Escape':
        if (runStart.current === null && isSingle(grid.range)) return undefined
        return () => go(active)
    }
    if (key === ' ' && shiftKey)
      return () => {
        onMove()
        grid.selectRange({ top: active.row, bottom: active.row, start: 0, end: size.columns - 1 })
      }
    return isCommand && !altKey ? withCommand(event) : undefined
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (size.rows === 0) return
    const act = grid.editing ? whileEditing(event) : whileMoving(event)
    if (act) {
      event.preventDefault()
      // A dialog around the grid shall not close by the Escape that ends an entry.
      event.stopPropagation()
      act()
    } else if (!grid.editing && isTyping(event) && !isSpaceOnBox(event)) {
      // The editor has the focus before the browser acts on the key, and so gets its character, composed ones too.
      flushSync(() => {
        grid.edit('type')
      })
    }
  }
  const isSpaceOnBox = (event: KeyboardEvent) =>
    event.key === ' ' && columns[active.column]?.type === 'checkbox'

  const onCopy = (event: ClipboardEvent) => {
    if (grid.editing || size.rows === 0) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', grid.copy())
  }
  return {
    onKeyDown,
    onCopy,
    onCut: (event: ClipboardEvent) => {
      if (grid.editing || size.rows === 0) return
      onCopy(event)
      grid.putAll('')
    },
    onPaste: (event: ClipboardEvent) => {
      if (grid.editing || size.rows === 0) return
      event.preventDefault()
      onMove()
      grid.paste(event.clipboardData.getData('text/plain'))
    },
    /** Ends the filling in of one cell after the other: a pointer has chosen another place. */
    endRun: () => {
      runStart.current = null
    },
  }
}
