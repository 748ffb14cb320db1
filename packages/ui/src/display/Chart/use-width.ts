import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

// A server has no layout, and older React complains when it is asked for one.
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The width of an element in pixels, as it changes; null until it was measured. */
export function useWidth(ref: RefObject<Element | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayout(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
