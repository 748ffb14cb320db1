import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Modal } from '@cartwright/ui/Modal'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { returnableQuantities } from './next-step'
import { PickForm } from './PickForm'

interface Props {
  order: Order
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Announces that some of what was sent comes back. */
export function ReturnDialog({ order, isOpen, onOpenChange }: Props) {
  const t = useWords('orders')
  return (
    <Modal
      title={t('return_title', { number: order.display_id })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ReturnForm order={order} onDone={() => onOpenChange(false)} />
    </Modal>
  )
}

const none = 'none'

function ReturnForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useWords('orders')
  const [reason, setReason] = useState(none)
  const [note, setNote] = useState('')
  const reasons = useEndpoint('GET /admin/return-reasons').data?.return_reasons ?? []
  const request = useAct('POST /admin/orders/:id/return', t('return_requested'))
  const about = {
    ...(reason === none ? {} : { reason_id: reason }),
    ...(note.trim() ? { note: note.trim() } : {}),
  }
  return (
    <PickForm
      order={order}
      lines={returnableQuantities(order)}
      label={(count) => (count > 0 ? t('return_button', { count }) : t('request_return'))}
      isPending={request.isPending}
      onCancel={onDone}
      onSubmit={(items, tellsCustomer) =>
        request.mutate(
          {
            params: { id: order.id },
            body: { items: items.map((item) => ({ ...item, ...about })), no_notification: !tellsCustomer },
          },
          { onSuccess: onDone },
        )
      }
    >
      {reasons.length > 0 && (
        <Select
          label={t('reason')}
          value={reason}
          onChange={setReason}
          options={[
            { id: none, name: t('return_reason_none') },
            ...reasons.map(({ id, label }) => ({ id, name: label })),
          ]}
        />
      )}
      <TextField label={t('note')} hint={t('note_hint')} value={note} onChange={setNote} rows={2} />
    </PickForm>
  )
}
