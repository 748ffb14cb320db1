'use client'

import type { Placement } from '@floating-ui/react'
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isFocusVisible } from 'react-aria/private/interactions/useFocusVisible'
import { part } from '../../parts/part.js'

export interface HoverCardProps {
  /** What the card shows. It is only mounted while the card is open, so it may fetch what it shows. */
  content: ReactNode
  /** Where there is room; `start` and `end` follow the direction of the page. Below, from the start, when absent. */
  placement?: Placement
  /** Milliseconds the pointer or the focus rests before the card opens; 400 when absent. */
  delay?: number
  className?: string
  /** What the card is about: a link, a picture. With a link or a button it also opens on keyboard focus. */
  // biome-ignore lint/suspicious/noExplicitAny: any element that takes aria-describedby
  children: ReactElement<any>
}

const panel = part(async () => (await import('./HoverCardPanel.js')).HoverCardPanel)

/**
 * A closer look at a thing: it opens beside it under a resting pointer or on keyboard focus, stays while the pointer is on
 * it, and closes on leaving and with Escape. It describes the control to readers and holds nothing to press: fingers never
 * see it, so all it says must also stand where the thing leads.
 */
export function HoverCard({
  content,
  placement = 'bottom-start',
  delay = 400,
  className,
  children,
}: HoverCardProps) {
  const id = useId()
  const trigger = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [openedBy, setOpenedBy] = useState<Event>()
  const close = () => {
    clearTimeout(timer.current)
    setOpenedBy(undefined)
  }
  const Part = panel.use(openedBy !== undefined, { onFail: close })
  useEffect(() => () => clearTimeout(timer.current), [])
  // Somebody who only tabs past a control is not shown it: focus waits as the pointer does.
  const open = (event: Event) => {
    clearTimeout(timer.current)
    panel.load().catch(() => undefined)
    timer.current = setTimeout(() => setOpenedBy((before) => before ?? event), delay)
  }
  const described = [children.props['aria-describedby'], Part && id].filter(Boolean).join(' ')
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control in it */}
      <span
        ref={trigger}
        className="cw-HoverCard-trigger"
        onPointerEnter={({ pointerType, nativeEvent }) => pointerType === 'mouse' && open(nativeEvent)}
        // Once it is there, the card knows whether the pointer is on its way to it.
        onPointerLeave={() => Part || close()}
        onPointerDown={close}
        onFocus={({ nativeEvent }) => isFocusVisible() && open(nativeEvent)}
        onBlur={close}
      >
        {cloneElement(children, { 'aria-describedby': described || undefined })}
      </span>
      {Part && trigger.current && openedBy && (
        <Part
          id={id}
          trigger={trigger.current}
          openedBy={openedBy}
          placement={placement}
          delay={delay}
          className={className}
          content={content}
          onClose={close}
        />
      )}
    </>
  )
}
