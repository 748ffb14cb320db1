'use client'

import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaProps } from 'react-aria-components/Popover'
import { classNames } from '../../class-names.js'

export interface PopoverProps
  extends Pick<AriaProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'placement'> {
  /** Read aloud when it opens. */
  label: string
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode | ((options: { close: () => void }) => ReactNode)
  className?: string
}

/** A small panel beside a button, for a few controls. */
export function Popover({
  label,
  trigger,
  placement = 'bottom start',
  children,
  className,
  ...props
}: PopoverProps) {
  return (
    <DialogTrigger {...props}>
      {trigger}
      <AriaPopover className="cw-Popover" placement={placement} offset={4}>
        <Dialog aria-label={label} className={classNames('cw-PopoverPanel', className)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
