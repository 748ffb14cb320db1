import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Button, type ButtonProps } from '@cartwright/ui/Button'
import { type ReactNode, useState } from 'react'

interface Props {
  label: string
  variant?: ButtonProps['variant']
  /** Names what is about to happen. */
  title: string
  /** What follows from it. */
  children: ReactNode
  /** In place of the label, where the button beside the question says more. */
  action?: string
  /** What the other button says; "Cancel" when absent. */
  keep?: string
  isDanger?: boolean
  onAction: () => Promise<unknown>
}

/** A button that asks before it does something. */
export function ActButton(props: Props) {
  const { label, variant = 'ghost', title, children, action = label, keep, isDanger, onAction } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" variant={variant} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <AlertDialog
        tone={isDanger ? 'danger' : 'primary'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        actionLabel={action}
        cancelLabel={keep}
        // A refusal is said in a toast; the question is over.
        onAction={() => onAction().catch(() => undefined)}
      >
        {children}
      </AlertDialog>
    </>
  )
}
