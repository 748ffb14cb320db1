'use client'

import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { classNames } from '../../class-names.js'
import { CloseButton } from '../../controls/Button/CloseButton.js'
import { DialogTitle } from '../../dialog-title.js'
import { DialogBody } from './DialogBody.js'
import type { ModalProps } from './Modal.js'

interface Props
  extends Omit<ModalProps, 'trigger' | 'defaultOpen' | 'isOpen' | 'onOpenChange'>,
    Required<Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'>> {
  /** What the button that opens it says it controls. */
  id?: string
}

const draw = (content: ModalProps['children'], close: () => void): ReactNode =>
  typeof content === 'function' ? content({ close }) : content

/** What a modal opens. */
export function ModalWindow({
  id,
  title,
  description,
  children,
  footer,
  size = 'm',
  isDismissable = true,
  role,
  className,
  ...props
}: Props) {
  return (
    <ModalOverlay {...props} isDismissable={isDismissable} className="cw-Overlay">
      <AriaModal className={classNames('cw-Modal', className)} data-size={size}>
        <Dialog id={id} role={role} className="cw-Dialog">
          {({ close }) => (
            <>
              <header className="cw-Dialog-head">
                <div className="cw-Dialog-titles">
                  <DialogTitle className="cw-Dialog-title">{title}</DialogTitle>
                  {description != null && <p className="cw-Dialog-description">{description}</p>}
                </div>
                {role !== 'alertdialog' && <CloseButton onPress={close} className="cw-Dialog-close" />}
              </header>
              {children != null && <DialogBody>{draw(children, close)}</DialogBody>}
              {footer != null && <footer className="cw-Dialog-foot">{draw(footer, close)}</footer>}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
