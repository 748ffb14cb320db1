'use client'

import type { ReactElement, ReactNode } from 'react'
import type { ModalOverlayProps } from 'react-aria-components/Modal'
import { part } from '../../parts/part.js'
import { useWindow } from '../../parts/use-window.js'

export interface DrawerProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  title: ReactNode
  trigger?: ReactElement
  /** The edge it slides in from. `bottom` is the sheet of small screens. */
  side?: 'start' | 'end' | 'bottom'
  /** Width in pixels, where there is room. */
  width?: number
  children?: ReactNode | ((options: { close: () => void }) => ReactNode)
  footer?: ReactNode
  className?: string
}

const panel = part(async () => (await import('./DrawerPanel.js')).DrawerPanel)

/** A panel at an edge of the window, over the page, for what accompanies it: a cart, a preview, filters. */
export function Drawer({ trigger, isOpen, defaultOpen, onOpenChange, ...props }: DrawerProps) {
  const { Part, button, ...by } = useWindow(panel, { isOpen, defaultOpen, onOpenChange })
  return (
    <>
      {trigger && button(trigger)}
      {Part && <Part {...props} id={trigger && by.id} isOpen={by.isOpen} onOpenChange={by.setOpen} />}
    </>
  )
}
