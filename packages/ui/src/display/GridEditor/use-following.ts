'use client'

import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import type { GridPosition } from './grid-range.js'

/**
 * Brings the cell that was moved to into view, and the focus to the active one. `onMove` and `onShow` are called before the
 * selection changes by somebody's doing; what changes without them moves nothing.
 */
export function useFollowing(
  box: RefObject<HTMLElement | null>,
  { row, column }: GridPosition,
  isEditing: boolean,
) {
  const how = useRef<'focus' | 'view' | null>(null)
  // A key that leads nowhere must not leave a wish behind for a later time.
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const wish = how.current
    how.current = null
    if (!wish || !box.current) return
    // An editor takes the focus by itself.
    if (wish === 'focus' && !isEditing)
      box.current.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true })
    box.current
      .querySelector(`[data-index="${row}"] > [data-column="${column}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const wishing = (wish: 'focus' | 'view') => () => {
    how.current = wish
    draw()
  }
  return { onMove: wishing('focus'), onShow: wishing('view') }
}
