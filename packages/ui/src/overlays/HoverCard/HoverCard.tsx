'use client'

import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  type Placement,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react'
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'

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
  const { direction } = useLocale()
  const { isOpen, change } = useOpening(delay)
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: change,
    placement,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      mouseOnly: true,
      delay: { open: delay, close: 120 },
      handleClose: safePolygon({ requireIntent: false }),
    }),
    useFocus(context, { visibleOnly: true }),
    useDismiss(context, { referencePress: true, ancestorScroll: true }),
  ])
  const described = [children.props['aria-describedby'], isOpen && id].filter(Boolean).join(' ')
  return (
    <>
      <span ref={refs.setReference} className="cw-HoverCard-trigger" {...getReferenceProps()}>
        {cloneElement(children, { 'aria-describedby': described || undefined })}
      </span>
      {isOpen && (
        <FloatingPortal>
          <div
            ref={refs.setFloating}
            style={floatingStyles}
            className="cw-HoverCard-place"
            dir={direction}
            // What is below in the tree of components, a table row say, is not below on the screen.
            {...getFloatingProps({ onClick: (event) => event.stopPropagation() })}
          >
            <div id={id} role="tooltip" className={classNames('cw-HoverCard', className)}>
              {content}
            </div>
          </div>
        </FloatingPortal>
      )}
    </>
  )
}

/** Whether the card is open. Somebody who only tabs past a control is not shown it: focus waits as the pointer does. */
function useOpening(delay: number) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (open: boolean, _event?: Event, reason?: string) => {
    clearTimeout(timer.current)
    if (open && reason === 'focus') timer.current = setTimeout(() => setOpen(true), delay)
    else setOpen(open)
  }
  return { isOpen, change }
}
