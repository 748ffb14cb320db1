import type { Order } from '@cartwright/contract'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useAct } from '../../kit/use-act'

/** Changes where mails about an order go. */
export function EmailDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('order-people')
  const [email, setEmail] = useState(order.email)
  const save = useAct('POST /admin/orders/:id', t('email_changed'))
  const given = email.trim()
  return (
    <FormDialog
      title={t('change_email')}
      description={t('email_text')}
      size="s"
      isDirty={given !== order.email}
      isPending={save.isPending}
      isDisabled={given === '' || given === order.email}
      onSubmit={() =>
        save.mutate({ params: { id: order.id }, body: { email: given } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextField label={t('email')} type="email" value={email} onChange={setEmail} isRequired autoFocus />
    </FormDialog>
  )
}
