import type { Order } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useErrorMessage } from '../../kit/use-error-message'

/** Changes where mails about an order go. */
export function EmailDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('order-people')
  const [email, setEmail] = useState(order.email)
  const toast = useToast()
  const message = useErrorMessage()
  const save = useChange('POST /admin/orders/:id', {
    onSuccess: () => {
      toast.success(t('email_changed'))
      onClose()
    },
  })
  const given = email.trim()
  return (
    <FormDialog
      title={t('change_email')}
      description={t('email_text')}
      size="s"
      isDirty={given !== order.email}
      isPending={save.isPending}
      isDisabled={given === '' || given === order.email}
      onSubmit={() => save.mutate({ params: { id: order.id }, body: { email: given } })}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        type="email"
        value={email}
        onChange={(next) => {
          setEmail(next)
          save.reset()
        }}
        errors={save.error ? message(save.error) : undefined}
        isRequired
        autoFocus
      />
    </FormDialog>
  )
}
