'use client'

import type { ReactElement, ReactNode } from 'react'
import type { PopoverProps as AriaProps } from 'react-aria-components/Popover'
import { part } from '../../parts/part.js'
import { useOpener } from '../../parts/use-opener.js'

export interface PopoverProps
  extends Pick<AriaProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'placement'> {
  /** Read aloud when it opens. */
  label: string
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode | ((options: { close: () => void }) => ReactNode)
  className?: string
}

const panel = part(async () => (await import('./PopoverPanel.js')).PopoverPanel)

/** A small panel beside a button, for a few controls. */
export function Popover({
  label,
  trigger,
  placement = 'bottom start',
  children,
  className,
  ...props
}: PopoverProps) {
  const { Part, button, ...by } = useOpener('dialog', panel, props)
  return (
    <>
      {button(trigger)}
      {Part && (
        <Part by={by} label={label} placement={placement} className={className}>
          {children}
        </Part>
      )}
    </>
  )
}
