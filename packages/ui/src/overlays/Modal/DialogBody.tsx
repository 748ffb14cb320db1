'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'

const stops = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** The part of a dialog that scrolls. Where it does and nothing in it takes the focus, it takes it itself: keys scroll it then. */
export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const look = () =>
      setStop(element.scrollHeight > element.clientHeight + 1 && !element.querySelector(stops))
    look()
    if (typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(look)
    for (const watched of [element, ...element.children]) sizes.observe(watched)
    return () => sizes.disconnect()
  }, [])
  return (
    <div ref={body} className={classNames('cw-Dialog-body', className)} tabIndex={isStop ? 0 : undefined}>
      {children}
    </div>
  )
}
