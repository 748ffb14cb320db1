'use client'

import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { classNames } from '../../class-names.js'
import { CloseButton } from '../../controls/Button/CloseButton.js'
import { DialogTitle } from '../../dialog-title.js'

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

const draw = (content: Content | undefined, close: () => void) =>
  typeof content === 'function' ? content({ close }) : content

/** A window over the page. It holds the focus, closes with Escape and gives the focus back. Its body scrolls. */
export function Modal({
  title,
  description,
  trigger,
  children,
  footer,
  size = 'm',
  isDismissable = true,
  role,
  className,
  ...props
}: ModalProps) {
  const overlay = (
    <ModalOverlay {...props} isDismissable={isDismissable} className="cw-Overlay">
      <AriaModal className={classNames('cw-Modal', className)} data-size={size}>
        <Dialog role={role} className="cw-Dialog">
          {({ close }) => (
            <>
              <header className="cw-Dialog-head">
                <div className="cw-Dialog-titles">
                  <DialogTitle className="cw-Dialog-title">{title}</DialogTitle>
                  {description != null && <p className="cw-Dialog-description">{description}</p>}
                </div>
                {role !== 'alertdialog' && <CloseButton onPress={close} className="cw-Dialog-close" />}
              </header>
              {children != null && <div className="cw-Dialog-body">{draw(children, close)}</div>}
              {footer != null && <footer className="cw-Dialog-foot">{draw(footer, close)}</footer>}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}
