import { Button } from '@cartwright/ui/Button'
import { Modal, type ModalProps } from '@cartwright/ui/Modal'
import { useTranslation } from 'react-i18next'

interface Props extends Pick<ModalProps, 'title' | 'description' | 'size'> {
  /** "I have kept them"; "Done" when absent. */
  action?: string
  onClose: () => void
  /** The secret, with a way to take it along. */
  children: React.ReactNode
}

/** Shows a secret the one time it can be seen. A press beside it would lose it for good, so only its button closes it. */
export function ShownOnceDialog({ action, onClose, children, ...shown }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      {...shown}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button variant="primary" onPress={onClose}>
          {action ?? t('done')}
        </Button>
      }
    >
      {children}
    </Modal>
  )
}
