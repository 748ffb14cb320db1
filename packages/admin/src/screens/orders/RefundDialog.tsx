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
import { returnable } from '../../kit/after-sale/quantities'
import { useLocations } from '../../kit/stock/use-locations'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { useMay } from '../../shell/permissions'
import { PickLines } from './PickLines'
import { refundableLines, worthOf } from './refund-lines'
import './order-page.css'

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

/** How much goes back, for which pieces, and why. Pieces that came along with their customer go back into stock. */
export function RefundForm({ order, payment, onDone }: FormProps) {
  const t = useWords('orders')
  const words = useWords('order-money')
  const may = useMay()
  const money = useMoney(order.currency_code)
  const formId = useId()
  const most = payment ? payment.amount - payment.amount_refunded : (order.refundable_amount ?? 0)
  const [amount, setAmount] = useState<MoneyValue>(most)
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const lines = payment ? [] : refundableLines(order)
  const items = [...quantities].flatMap(([item_id, quantity]) =>
    quantity > 0 ? [{ item_id, quantity }] : [],
  )
  const [isBack, setBack] = useState(false)
  const [location, setLocation] = useState<string>()
  const places = useLocations().options
  const canComeBack = !payment && may('POST /admin/orders/:id/return') && areAllOut(order, items)
  const comesBack = canComeBack && isBack
  const [reason, setReason] = useState<(typeof reasons)[number]>('other')
  const [note, setNote] = useState('')
  const [tells, setTells] = useState(true)
  const refund = useAct('POST /admin/orders/:id/refund', t('refunded'))
  const refundPayment = useAct('POST /admin/payments/:id/refund', t('refunded'), ['/admin/orders'])
  const takeBack = useAct('POST /admin/orders/:id/return', t('refunded'), [
    '/admin/returns',
    '/admin/inventory-items',
  ])
  const isPending = refund.isPending || refundPayment.isPending || takeBack.isPending
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
        const written = note.trim() || undefined
        const params = { id: order.id }
        const body = { amount, reason, note: written }
        if (comesBack)
          takeBack.mutate(
            {
              params,
              body: {
                items,
                refund: amount,
                receive_now: true,
                note: written,
                no_notification: !tells,
                location_id: location ?? places[0]?.id,
              },
            },
            { onSuccess: onDone },
          )
        else if (payment) refundPayment.mutate({ params: { id: payment.id }, body }, { onSuccess: onDone })
        else
          refund.mutate(
            {
              params,
              body: { ...body, no_notification: !tells, ...(items.length > 0 ? { items } : {}) },
            },
            { onSuccess: onDone },
          )
      }}
    >
      {lines.length > 0 && (
        <fieldset className="or-Pieces">
          <legend>{words('by_pieces')}</legend>
          <p className="ad-Muted">{words('by_pieces_hint')}</p>
          <PickLines
            order={order}
            lines={lines}
            quantities={quantities}
            onChange={(next) => {
              setQuantities(next)
              setAmount(Math.min(worthOf(order, next), most))
            }}
          />
          {canComeBack && (
            <Checkbox isSelected={isBack} onChange={setBack}>
              {words('restock')}
            </Checkbox>
          )}
          {comesBack && places.length > 1 && (
            <Select
              label={t('location')}
              value={location ?? places[0]?.id}
              onChange={setLocation}
              options={places}
            />
          )}
        </fieldset>
      )}
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
      {!comesBack && (
        <Select
          label={t('reason')}
          value={reason}
          onChange={(id) => setReason(reasons.find((one) => one === id) ?? 'other')}
          options={reasons.map((id) => ({ id, name: t(`reason_${id}`) }))}
        />
      )}
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

/** Whether all of these pieces are with the customer, so that they can come back; nothing chosen is nothing to take. */
function areAllOut(order: Order, items: readonly { item_id: string; quantity: number }[]): boolean {
  const out = new Map(returnable(order).map(({ line, most }) => [line.id, most]))
  return items.length > 0 && items.every(({ item_id, quantity }) => quantity <= (out.get(item_id) ?? 0))
}
