'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long a browser may scroll smoothly, in milliseconds. */
const longestWay = 700

export interface GalleryOptions {
  /** How many pictures there are. */
  count: number
  /** The position of the picture in sight, from 0: controlled together with `onIndexChange`. */
  index?: number
  defaultIndex?: number
  onIndexChange?: (index: number) => void
}

export interface GalleryState<T extends HTMLElement> {
  /** The picture in sight, from 0. */
  index: number
  /** The row of pictures; its children are the pictures. */
  stripRef: RefObject<T | null>
  /** Brings a picture into sight. */
  goTo: (index: number) => void
  /** One on or back; in a page that is read from the right the keys mean the other way round. */
  keyDown: (event: { key: string; preventDefault: () => void }) => void
  /** For the strip: tells which picture was swiped into sight. */
  onScroll: () => void
}

/** A row of pictures that is swiped, and told and moved from elsewhere. */
export function useGallery<T extends HTMLElement>({
  count,
  index: given,
  defaultIndex = 0,
  onIndexChange,
}: GalleryOptions): GalleryState<T> {
  const [own, setOwn] = useState(defaultIndex)
  const stripRef = useRef<T>(null)
  const inSight = useRef(0)
  // A smooth way to a picture leads past others, which are not told.
  const onTheWay = useRef<{ to: number; until: number }>(null)
  const index = Math.min(given ?? own, Math.max(0, count - 1))

  useEffect(() => {
    if (inSight.current === index) return
    inSight.current = index
    scrollToChild(stripRef.current, index)
  }, [index])

  const set = (next: number) => {
    setOwn(next)
    if (next !== index) onIndexChange?.(next)
  }
  const goTo = (next: number) => {
    if (next < 0 || next >= count) return
    inSight.current = next
    onTheWay.current = { to: next, until: performance.now() + longestWay }
    scrollToChild(stripRef.current, next)
    set(next)
  }
  return {
    index,
    stripRef,
    goTo,
    keyDown: (event) => {
      const isMirrored = stripRef.current !== null && getComputedStyle(stripRef.current).direction === 'rtl'
      const by = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      goTo(index + by)
    },
    onScroll: () => {
      const next = childInSight(stripRef.current)
      const way = onTheWay.current
      if (way && way.to !== next && performance.now() < way.until) return
      onTheWay.current = null
      if (next === undefined || next === inSight.current) return
      inSight.current = next
      set(next)
    },
  }
}

/** Scrolls the row alone: `scrollIntoView` would move the page as well. */
function scrollToChild(strip: HTMLElement | null, index: number): void {
  const child = strip?.children[index]
  if (!strip || !(child instanceof HTMLElement)) return
  const from = strip.getBoundingClientRect()
  const to = child.getBoundingClientRect()
  strip.scrollBy?.({ left: to.left + to.width / 2 - from.left - from.width / 2 })
}

/** The child whose middle is nearest to that of the row. */
function childInSight(strip: HTMLElement | null): number | undefined {
  if (!strip) return undefined
  const { left, width } = strip.getBoundingClientRect()
  const distances = [...strip.children].map((child) => {
    const box = child.getBoundingClientRect()
    return Math.abs(box.left + box.width / 2 - left - width / 2)
  })
  const nearest = distances.indexOf(Math.min(...distances))
  return nearest === -1 ? undefined : nearest
}
