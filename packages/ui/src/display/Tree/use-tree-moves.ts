'use client'

import { createElement, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { Translate } from '../../strings/use-strings.js'
import {
  dropMove,
  isPossible,
  outlineAfter,
  stepMove,
  type TreeDirection,
  type TreeMove,
  type TreeOutline,
} from './tree-moves.js'

interface TreeMovesOptions<T> {
  root: RefObject<HTMLElement | null>
  items: readonly T[]
  outline: TreeOutline
  nameOf: (key: string) => string
  direction: 'ltr' | 'rtl'
  t: Translate
  onMove: ((move: TreeMove) => void) | undefined
  canMove: ((move: TreeMove) => boolean) | undefined
  /** Called with what an item went below, so that it is seen there. */
  onEnter: (parentKey: string) => void
}

/** Moving items of a tree: by pointer, with Alt and the arrow keys, and from the menus. Every move is announced. */
export function useTreeMoves<T>({
  root,
  items,
  outline,
  nameOf,
  direction,
  t,
  onMove,
  canMove,
  onEnter,
}: TreeMovesOptions<T>) {
  const [news, setNews] = useState('')
  const dragged = useRef<readonly string[]>([])
  const refocus = useRef<string | null>(null)

  const isAllowed = (move: TreeMove, among = outline) => isPossible(among, move) && (canMove?.(move) ?? true)
  const move = (to: TreeMove) => {
    const { key, parentKey, index } = to
    const total = outlineAfter(outline, to).children.get(parentKey)!.length
    const place = { name: nameOf(key), position: index + 1, total }
    setNews(
      parentKey === null ? t('treeMovedTop', place) : t('treeMoved', { ...place, parent: nameOf(parentKey) }),
    )
    if (parentKey !== null) onEnter(parentKey)
    onMove?.(to)
  }
  const wayOf = (key: string, way: TreeDirection): TreeMove | null => {
    const to = onMove ? stepMove(outline, key, way) : null
    return to && isAllowed(to) ? to : null
  }
  /** One step by key or menu. The focus goes along. */
  const step = (key: string, way: TreeDirection) => {
    const to = wayOf(key, way)
    if (!to) return setNews(t('treeCannotMove', { name: nameOf(key) }))
    refocus.current = key
    move(to)
  }

  // A row that changes its place in the page loses the focus on the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for when the items have changed
  useLayoutEffect(() => {
    const key = refocus.current
    refocus.current = null
    if (key === null) return
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }, [items])

  const ways: Record<string, TreeDirection> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: direction === 'rtl' ? 'in' : 'out',
    ArrowRight: direction === 'rtl' ? 'out' : 'in',
  }
  const { dragAndDropHooks } = useDragAndDrop<object>({
    isDisabled: !onMove,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => createElement(DropIndicator, { target, className: 'cw-Tree-line' }),
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String)
    },
    getDropOperation: (target) => {
      if (target.type !== 'item') return 'cancel'
      const to = { key: String(target.key), dropPosition: target.dropPosition }
      return dragged.current.every((key) => key !== to.key && isAllowed(dropMove(outline, key, to)))
        ? 'move'
        : 'cancel'
    },
    onMove: ({ keys, target }) => {
      // Several are put one behind the other, each where it goes once the one before has gone.
      let to = { key: String(target.key), dropPosition: target.dropPosition }
      let among = outline
      for (const key of [...keys].map(String)) {
        const one = dropMove(among, key, to)
        if (!isAllowed(one, among)) continue
        move(one)
        among = outlineAfter(among, one)
        if (to.dropPosition !== 'on') to = { key, dropPosition: 'after' }
      }
    },
  })

  return {
    news,
    step,
    wayOf,
    dragAndDropHooks,
    /** Alt with an arrow key on a row. Returns whether the key was one of these. */
    onKey: (event: KeyboardEvent, key: string): boolean => {
      const way = ways[event.key]
      if (!onMove || !way || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
      step(key, way)
      return true
    },
  }
}
