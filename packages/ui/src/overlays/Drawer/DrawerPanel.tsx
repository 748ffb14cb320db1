'use client'

import { Dialog } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { classNames } from '../../class-names.js'
import { CloseButton } from '../../controls/Button/CloseButton.js'
import { DialogTitle } from '../../dialog-title.js'
import { DialogBody } from '../Modal/DialogBody.js'
import type { DrawerProps } from './Drawer.js'

interface Props
  extends Omit<DrawerProps, 'trigger' | 'defaultOpen' | 'isOpen' | 'onOpenChange'>,
    Required<Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'>> {
  /** What the button that opens it says it controls. */
  id?: string
}

/** What a drawer opens. */
export function DrawerPanel({
  id,
  title,
  side = 'end',
  width = 420,
  children,
  footer,
  className,
  ...props
}: Props) {
  return (
    <ModalOverlay {...props} isDismissable className="cw-Overlay cw-Drawer-overlay">
      <AriaModal
        className={classNames('cw-Drawer', className)}
        data-side={side}
        style={side === 'bottom' ? undefined : { maxInlineSize: width }}
      >
        <Dialog id={id} className="cw-Dialog">
          {({ close }) => (
            <>
              <header className="cw-Dialog-head">
                <DialogTitle className="cw-Dialog-title cw-Dialog-titles">{title}</DialogTitle>
                <CloseButton onPress={close} className="cw-Dialog-close" />
              </header>
              <DialogBody className="cw-Drawer-body">
                {typeof children === 'function' ? children({ close }) : children}
              </DialogBody>
              {footer != null && <footer className="cw-Dialog-foot">{footer}</footer>}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
