'use client'

import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useHover,
  useInteractions,
} from '@floating-ui/react'
import { useLayoutEffect } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import type { HoverCardProps } from './HoverCard.js'

interface Props
  extends Required<Pick<HoverCardProps, 'placement' | 'delay'>>,
    Pick<HoverCardProps, 'content' | 'className'> {
  id: string
  trigger: Element
  /** What opened it: under a pointer it stays while the pointer is on its way to it. */
  openedBy: Event
  onClose: () => void
}

/** What a hover card opens. */
export function HoverCardPanel({
  id,
  trigger,
  openedBy,
  placement,
  delay,
  className,
  content,
  onClose,
}: Props) {
  const { direction } = useLocale()
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (isOpen) => isOpen || onClose(),
    elements: { reference: trigger },
    placement,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  useLayoutEffect(() => {
    context.dataRef.current.openEvent = openedBy
  }, [context, openedBy])
  const { getFloatingProps } = useInteractions([
    useHover(context, {
      mouseOnly: true,
      delay: { open: delay, close: 120 },
      handleClose: safePolygon({ requireIntent: false }),
    }),
    useDismiss(context, { ancestorScroll: true }),
  ])
  return (
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
  )
}
