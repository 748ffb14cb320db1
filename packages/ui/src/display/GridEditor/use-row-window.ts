'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { rowWindow } from './row-window.js'

/** The height of a row until the style sheet's is measured, in pixels. */
const usual = 36
/** What is drawn before the height is known: on the server, and where nothing has a size. */
const unknownHeight = 720

/**
 * Which rows of a scrolling box are worth drawing. Rows are of one height, which the style sheet sets and this measures: it
 * grows with the text and under fingers.
 */
export function useRowWindow(count: number) {
  const hasRows = count > 0
  const scrollRef = useRef<HTMLDivElement>(null)
  const [rowHeight, setRowHeight] = useState(usual)
  const [height, setHeight] = useState(unknownHeight)
  const [{ first, last }, setWindow] = useState(() => rowWindow(0, unknownHeight, usual, count))

  const follow = () => {
    const scrolled = scrollRef.current?.scrollTop ?? 0
    const next = rowWindow(scrolled, height, rowHeight, count)
    setWindow((before) => (before.first === next.first && before.last === next.last ? before : next))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured by a row, once there are some
  useLayoutEffect(() => {
    const box = scrollRef.current
    if (!box) return
    const measure = () => {
      setHeight(box.clientHeight || unknownHeight)
      setRowHeight(
        box.querySelector<HTMLElement>('[data-index="0"], [data-index]:not([data-index="-1"])')
          ?.offsetHeight || usual,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [hasRows])
  useLayoutEffect(follow, [height, rowHeight, count])

  return {
    scrollRef,
    rowHeight,
    first,
    last: Math.min(last, count - 1),
    onScroll: follow,
    /** How many rows fit, for the keys that turn a page. */
    pageRows: () => Math.max(1, Math.floor(height / rowHeight) - 2),
  }
}
