import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { Form } from '@cartwright/ui/Form'
import { Modal } from '@cartwright/ui/Modal'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { returnableQuantities } from './next-step'
import { PickLines } from './PickLines'

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
  const lines = returnableQuantities(order)
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const [reason, setReason] = useState(none)
  const [note, setNote] = useState('')
  const [tells, setTells] = useState(true)
  const reasons = useEndpoint('GET /admin/return-reasons').data?.return_reasons ?? []
  const request = useAct('POST /admin/orders/:id/return', t('return_requested'))
  const items = [...quantities].filter(([, quantity]) => quantity > 0)
  const count = items.reduce((sum, [, quantity]) => sum + quantity, 0)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (count === 0 || request.isPending) return
        const about = {
          ...(reason === none ? {} : { reason_id: reason }),
          ...(note.trim() ? { note: note.trim() } : {}),
        }
        request.mutate(
          {
            params: { id: order.id },
            body: {
              items: items.map(([item_id, quantity]) => ({ item_id, quantity, ...about })),
              no_notification: !tells,
            },
          },
          { onSuccess: onDone },
        )
      }}
    >
      <PickLines order={order} lines={lines} quantities={quantities} onChange={setQuantities} />
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
      <Checkbox isSelected={tells} onChange={setTells}>
        {t('tell_customer')}
      </Checkbox>
      <div className="ad-Dialog-foot">
        <Button onPress={onDone} isDisabled={request.isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={request.isPending} isDisabled={count === 0}>
          {count > 0 ? t('return_button', { count }) : t('request_return')}
        </Button>
      </div>
    </Form>
  )
}
