import type { Order } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { Form } from '@cartwright/ui/Form'
import { invalidText } from '@cartwright/ui/invalid-text'
import { Modal } from '@cartwright/ui/Modal'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useId, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'

interface Props {
  order: Order
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Gives back any part of what was captured. */
export function RefundDialog({ order, isOpen, onOpenChange }: Props) {
  const t = useWords('orders')
  return (
    <Modal
      title={t('refund_title', { number: order.display_id })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
    >
      <RefundForm order={order} onDone={() => onOpenChange(false)} />
    </Modal>
  )
}

const reasons = ['discount', 'return', 'other'] as const

function RefundForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  const formId = useId()
  const most = order.refundable_amount ?? 0
  const [amount, setAmount] = useState<MoneyValue>(most)
  const [reason, setReason] = useState<string>('other')
  const [note, setNote] = useState('')
  const [tells, setTells] = useState(true)
  const refund = useAct('POST /admin/orders/:id/refund', t('refunded'))
  const isAmount = typeof amount === 'number' && amount > 0
  const problem = !isAmount
    ? t('refund_nothing')
    : amount > most
      ? t('refund_too_much', { amount: money(most) })
      : undefined
  return (
    <Form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem || !isAmount || refund.isPending) return
        refund.mutate(
          {
            params: { id: order.id },
            body: { amount, reason, note: note.trim() || undefined, no_notification: !tells },
          },
          { onSuccess: onDone },
        )
      }}
    >
      <MoneyInput
        label={t('refund_amount')}
        hint={t('refund_most', { amount: money(most) })}
        currency={order.currency_code}
        value={amount}
        onChange={setAmount}
        // While the text is no amount the field says so itself.
        errors={amount === invalidText ? undefined : problem}
        isRequired
        autoFocus
      />
      <Select
        label={t('reason')}
        value={reason}
        onChange={setReason}
        options={reasons.map((id) => ({ id, name: t(`reason_${id}`) }))}
      />
      <TextField label={t('note')} hint={t('note_hint')} value={note} onChange={setNote} rows={2} />
      <Checkbox isSelected={tells} onChange={setTells}>
        {t('tell_customer')}
      </Checkbox>
      <div className="ad-Dialog-foot">
        <Button onPress={onDone} isDisabled={refund.isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={refund.isPending} isDisabled={Boolean(problem)}>
          {isAmount ? t('refund_button', { amount: money(amount) }) : t('refund')}
        </Button>
      </div>
    </Form>
  )
}
