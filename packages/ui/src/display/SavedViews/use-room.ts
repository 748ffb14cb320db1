import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

// A server has no layout, and older React complains when it is asked for one.
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * How many of the tabs within a box have room in their line before something of `reserved` pixels must follow; all of them while
 * there is room for all. `key` says when they have become others, and `total` how many they are: all are drawn once, to be
 * measured.
 */
export function useRoom(
  box: RefObject<HTMLElement | null>,
  key: string,
  total: number,
  reserved: number,
): number {
  const [room, setRoom] = useState({ key, count: Number.POSITIVE_INFINITY })
  if (room.key !== key) setRoom({ key, count: Number.POSITIVE_INFINITY })
  useLayout(() => {
    const row = box.current?.querySelector<HTMLElement>('[role=tablist]')
    const line = row?.parentElement
    if (!row || !line) return
    let widths: readonly number[] = []
    const fit = () => {
      const tabs = [...row.querySelectorAll<HTMLElement>('[role=tab]')]
      if (tabs.length === total) widths = tabs.map((tab) => tab.getBoundingClientRect().width)
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const count = roomFor(widths, gap, line.clientWidth, reserved)
      setRoom((before) => (before.key === key && before.count === count ? before : { key, count }))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(line)
    observer.observe(row)
    return () => observer.disconnect()
  }, [box, key, total, reserved])
  return room.key === key ? room.count : Number.POSITIVE_INFINITY
}

/** How many of the widths fit one after the other; at least one, and all where there is room for all. */
export function roomFor(widths: readonly number[], gap: number, all: number, reserved: number): number {
  const total = widths.reduce((sum, width) => sum + width + gap, 0)
  if (all === 0 || total <= all) return Number.POSITIVE_INFINITY
  let used = reserved
  const count = widths.findIndex((width) => {
    used += width + gap
    return used > all
  })
  return Math.max(1, count)
}
