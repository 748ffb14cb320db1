import type { Order, Payment } from '@cartwright/contract'
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

interface FormProps {
  order: Order
  /** Gives back money of this payment alone. */
  payment?: Payment
  onDone: () => void
}

/** How much goes back, and why. */
export function RefundForm({ order, payment, onDone }: FormProps) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  const formId = useId()
  const most = payment ? payment.amount - payment.amount_refunded : (order.refundable_amount ?? 0)
  const [amount, setAmount] = useState<MoneyValue>(most)
  const [reason, setReason] = useState<(typeof reasons)[number]>('other')
  const [note, setNote] = useState('')
  const [tells, setTells] = useState(true)
  const refund = useAct('POST /admin/orders/:id/refund', t('refunded'))
  const refundPayment = useAct('POST /admin/payments/:id/refund', t('refunded'), ['/admin/orders'])
  const isPending = refund.isPending || refundPayment.isPending
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
        if (problem || !isAmount || isPending) return
        const body = { amount, reason, note: note.trim() || undefined }
        if (payment) refundPayment.mutate({ params: { id: payment.id }, body }, { onSuccess: onDone })
        else
          refund.mutate(
            { params: { id: order.id }, body: { ...body, no_notification: !tells } },
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
        onChange={(id) => setReason(reasons.find((one) => one === id) ?? 'other')}
        options={reasons.map((id) => ({ id, name: t(`reason_${id}`) }))}
      />
      <TextField label={t('note')} hint={t('note_hint')} value={note} onChange={setNote} rows={2} />
      {!payment && (
        <Checkbox isSelected={tells} onChange={setTells}>
          {t('tell_customer')}
        </Checkbox>
      )}
      <div className="ad-Dialog-foot">
        <Button onPress={onDone} isDisabled={isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={Boolean(problem)}>
          {isAmount ? t('refund_button', { amount: money(amount) }) : t('refund')}
        </Button>
      </div>
    </Form>
  )
}
