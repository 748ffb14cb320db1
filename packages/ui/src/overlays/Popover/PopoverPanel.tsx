'use client'

import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../../class-names.js'
import type { Opener } from '../../parts/use-opener.js'
import type { PopoverProps } from './Popover.js'

interface Props extends Pick<PopoverProps, 'label' | 'placement' | 'children' | 'className'> {
  by: Omit<Opener<unknown>, 'button' | 'Part'>
}

/** What a popover opens. */
export function PopoverPanel({ by, label, placement, children, className }: Props) {
  return (
    <Popover
      trigger="DialogTrigger"
      triggerRef={by.triggerRef}
      isOpen={by.isOpen}
      onOpenChange={by.setOpen}
      className="cw-Popover"
      placement={placement}
      offset={4}
    >
      <Dialog id={by.id} aria-label={label} className={classNames('cw-PopoverPanel', className)}>
        {typeof children === 'function' ? children({ close: () => by.setOpen(false) }) : children}
      </Dialog>
    </Popover>
  )
}
