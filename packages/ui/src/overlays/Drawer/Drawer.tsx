'use client'

import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { classNames } from '../../class-names.js'
import { CloseButton } from '../../controls/Button/CloseButton.js'
import { DialogTitle } from '../../dialog-title.js'

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

/** A panel at an edge of the window, over the page, for what accompanies it: a cart, a preview, filters. */
export function Drawer({
  title,
  trigger,
  side = 'end',
  width = 420,
  children,
  footer,
  className,
  ...props
}: DrawerProps) {
  const overlay = (
    <ModalOverlay {...props} isDismissable className="cw-Overlay cw-Drawer-overlay">
      <AriaModal
        className={classNames('cw-Drawer', className)}
        data-side={side}
        style={side === 'bottom' ? undefined : { maxInlineSize: width }}
      >
        <Dialog className="cw-Dialog">
          {({ close }) => (
            <>
              <header className="cw-Dialog-head">
                <DialogTitle className="cw-Dialog-title cw-Dialog-titles">{title}</DialogTitle>
                <CloseButton onPress={close} className="cw-Dialog-close" />
              </header>
              <div className="cw-Dialog-body cw-Drawer-body">
                {typeof children === 'function' ? children({ close }) : children}
              </div>
              {footer != null && <footer className="cw-Dialog-foot">{footer}</footer>}
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
