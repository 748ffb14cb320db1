import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * How many children of a row have room in it before something of `reserved` pixels must follow; all of them while there is room
 * for all. `key` says when the children have become others: then all are drawn once, to be measured.
 */
export function useRoom(
  box: RefObject<HTMLElement | null>,
  children: () => readonly HTMLElement[],
  key: string,
  reserved: number,
): number {
  const [room, setRoom] = useState({ key, count: Number.POSITIVE_INFINITY })
  if (room.key !== key) setRoom({ key, count: Number.POSITIVE_INFINITY })
  // Measured anew for other children only.
  useLayout(() => {
    const row = box.current
    if (!row) return
    const widths = children().map((child) => child.getBoundingClientRect().width)
    const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
    const fit = () => {
      const all = row.parentElement?.clientWidth ?? 0
      const total = widths.reduce((sum, width) => sum + width + gap, 0)
      if (all === 0 || total <= all) return setRoom({ key, count: Number.POSITIVE_INFINITY })
      let count = 0
      for (let used = reserved; count < widths.length; count++) {
        used += widths[count]! + gap
        if (used > all) break
      }
      setRoom({ key, count: Math.max(1, count) })
    }
    fit()
    const observer = new ResizeObserver(fit)
    if (row.parentElement) observer.observe(row.parentElement)
    return () => observer.disconnect()
  }, [key])
  return room.key === key ? room.count : Number.POSITIVE_INFINITY
}
