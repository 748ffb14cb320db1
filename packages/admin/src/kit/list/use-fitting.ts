import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ListColumn } from './ListTable'

/** Which column is left out next where there is too little room: minor ones, then others that are not needed, the last first. */
export function leastOf<Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row> | undefined {
  const secondary = columns.filter(({ isSecondary }) => isSecondary)
  return secondary.findLast(({ isMinor }) => isMinor) ?? secondary.at(-1)
}

/** The first columns of a table that fit beside one another in its box. */
export function useFitting<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[] | undefined,
): readonly ListColumn<Row>[] {
  const [width, setWidth] = useState(0)
  const shape = `${width} ${columns.map(({ id }) => id)}`
  const [out, setOut] = useState<{ shape: string; rows: unknown; ids: readonly string[] }>()
  const left = out?.shape === shape && out.rows === rows ? out.ids : []
  const shown = columns.filter(({ id }) => !left.includes(id))
  useLayoutEffect(() => {
    const table = box.current?.querySelector('table')
    const room = table?.parentElement?.clientWidth ?? 0
    const next = leastOf(shown)
    if (table && next && table.scrollWidth > room + 1) setOut({ shape, rows, ids: [...left, next.id] })
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWidth(Math.round(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return shown
}
