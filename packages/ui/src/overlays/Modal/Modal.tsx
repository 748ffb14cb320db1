'use client'

import type { ReactElement, ReactNode } from 'react'
import type { ModalOverlayProps } from 'react-aria-components/Modal'
import { part } from '../../parts/part.js'
import { useWindow } from '../../parts/use-window.js'

type Content = ReactNode | ((options: { close: () => void }) => ReactNode)

export interface ModalProps
  extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isKeyboardDismissDisabled'> {
  title: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** Opens the modal; without it control `isOpen`. */
  trigger?: ReactElement
  children?: Content
  /** Buttons at the end, the main one last. */
  footer?: Content
  size?: 's' | 'm' | 'l' | 'xl'
  /** Closes when pressed outside; on by default, switch it off while something would be lost. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  className?: string
}

const modalWindow = part(async () => (await import('./ModalWindow.js')).ModalWindow)

/** A window over the page. It holds the focus, closes with Escape and gives the focus back. Its body scrolls. */
export function Modal({ trigger, isOpen, defaultOpen, onOpenChange, ...props }: ModalProps) {
  const { Part, button, ...by } = useWindow(modalWindow, { isOpen, defaultOpen, onOpenChange })
  return (
    <>
      {trigger && button(trigger)}
      {Part && <Part {...props} id={trigger && by.id} isOpen={by.isOpen} onOpenChange={by.setOpen} />}
    </>
  )
}
