'use client'

import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from '../../controls/Button/Button.js'
import { part } from '../../parts/part.js'
import { useStrings } from '../../strings/use-strings.js'
import { Modal } from '../Modal/Modal.js'

export interface AlertDialogProps {
  /** Names the object: "Delete the region Europe?" */
  title: ReactNode
  /** What happens, and what cannot be taken back. */
  children?: ReactNode
  /** The verb of the title with its object or amount: "Refund €24.00". */
  actionLabel: ReactNode
  /** Does it. While its promise is open the button is busy; the dialog closes when it is kept. */
  onAction: () => unknown
  onCancel?: () => void
  /** In place of "Cancel". */
  cancelLabel?: ReactNode
  /** This text must be typed before the action can be taken. */
  confirmText?: string
  tone?: 'danger' | 'primary'
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Few ask for a text. */
const confirmation = part(async () => (await import('../../controls/TextField/TextField.js')).TextField)

/** Asks before something that cannot be undone. */
export function AlertDialog({
  title,
  children,
  actionLabel,
  onAction,
  onCancel,
  cancelLabel,
  confirmText,
  tone = 'danger',
  ...props
}: AlertDialogProps) {
  const t = useStrings()
  const [isPending, setPending] = useState(false)
  const [typed, setTyped] = useState('')
  const Confirmation = confirmation.use(confirmText !== undefined)
  const act = async (close: () => void) => {
    setPending(true)
    try {
      await onAction()
      setTyped('')
      close()
    } finally {
      setPending(false)
    }
  }
  return (
    <Modal
      {...props}
      role="alertdialog"
      size="s"
      title={title}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      footer={({ close }) => (
        <>
          <Button
            autoFocus={!confirmText}
            isDisabled={isPending}
            onPress={() => {
              setTyped('')
              onCancel?.()
              close()
            }}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={tone}
            isPending={isPending}
            isDisabled={confirmText !== undefined && typed.trim() !== confirmText}
            onPress={() => act(close)}
          >
            {actionLabel}
          </Button>
        </>
      )}
    >
      {(children != null || confirmText !== undefined) && (
        <div className="cw-AlertDialog">
          {children != null && <div>{children}</div>}
          {confirmText !== undefined && Confirmation && (
            <Confirmation
              label={t('typeToConfirm', { name: confirmText })}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              autoFocus
            />
          )}
        </div>
      )}
    </Modal>
  )
}
