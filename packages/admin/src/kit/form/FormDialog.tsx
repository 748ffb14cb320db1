import { Button } from '@cartwright/ui/Button'
import { Modal, type ModalProps } from '@cartwright/ui/Modal'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props extends Pick<ModalProps, 'title' | 'description' | 'size'> {
  /** What the main button says; "Save" when absent. */
  action?: string
  isDanger?: boolean
  /** What the other button says; "Cancel" when absent. */
  leave?: string
  /** Something was typed, so a press beside the dialog does not close it. */
  isDirty?: boolean
  isPending?: boolean
  /** Nothing can be sent as it stands. */
  isDisabled?: boolean
  onSubmit: () => unknown
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog with a few fields and one thing to do, by its button or by Enter in a field; once at a time. */
export function FormDialog(props: Props) {
  const { action, leave, isDanger, isDirty, isPending, isDisabled, onSubmit, onClose, children, ...shown } =
    props
  const { t } = useTranslation()
  const submit = () => {
    if (!isPending && !isDisabled) onSubmit()
  }
  return (
    <Modal
      {...shown}
      isOpen
      isDismissable={!isDirty}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{leave ?? t('cancel')}</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={isDisabled}
            onPress={submit}
          >
            {action ?? t('save')}
          </Button>
        </>
      }
    >
      <form
        className="ad-Fields"
        // What is missing is said on the field, in the language of the screen.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // One that is opened from within a form is not sent with it: events rise through the tree of components.
          event.stopPropagation()
          submit()
        }}
      >
        {children}
        {/* Enter in a field sends it, as in any form. */}
        <button type="submit" hidden />
      </form>
    </Modal>
  )
}
