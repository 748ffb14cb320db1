import { type Order, type OrderEdit, orderEditCan } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Switch } from '@cartwright/ui/Switch'
import { useStrings } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { FormDialog } from '../../../kit/form/FormDialog'
import { useErrorMessage } from '../../../kit/use-error-message'
import { useMoney } from '../../../kit/use-money'
import { useDue } from './MoneyCard'
import './edit.css'

export type Settlement = 'request' | 'confirm' | 'discard'

/** The sentences of each, by their names. */
const said = {
  request: { title: 'request_title', text: 'request_text', action: 'request', done: 'requested' },
  confirm: { title: 'confirm_title', text: 'confirm_text', action: 'confirm', done: 'confirmed' },
  discard: { title: 'discard_title', text: 'discard_text', action: 'discard', done: 'discarded' },
} as const

interface Props {
  kind: Settlement
  order: Order
  edit: OrderEdit
  onClose: () => void
  onDone?: (kind: Settlement) => void
}

/** Asks the customer, changes the order without asking, or gives the edit up. What the shop refuses is said in the dialog. */
export function SettleDialog({ kind, order, edit, onClose, onDone }: Props) {
  const t = useWords('order-edits')
  const say = useStrings()
  const toast = useToast()
  const message = useErrorMessage()
  const money = useMoney(order.currency_code)
  const inWords = useDue(order.currency_code)
  const settle = useSettle(edit)
  const due = edit.difference_due ?? 0
  const [purpose, setPurpose] = useState('')
  const [asks, setAsks] = useState(due > 0)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const submit = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await settle(kind, { purpose: purpose.trim(), asks })
      toast.success(t(said[kind].done))
      onClose()
      onDone?.(kind)
    } catch (error) {
      setProblem(message(error))
    } finally {
      setPending(false)
    }
  }
  const isAsking = kind === 'request' || (kind === 'confirm' && asks)
  return (
    <FormDialog
      size="s"
      title={t(said[kind].title, { number: order.display_id })}
      action={t(said[kind].action)}
      leave={kind === 'discard' ? say('keepEditing') : undefined}
      isDanger={kind === 'discard'}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(said[kind].text)}</p>
      {kind !== 'discard' && <p className="oe-Due">{inWords(due)}</p>}
      {kind === 'confirm' && due > 0 && (
        <Switch isSelected={asks} onChange={setAsks}>
          {t('ask_for', { amount: money(due) })}
        </Switch>
      )}
      {kind === 'confirm' && due < 0 && <p className="ad-Muted">{t('refund_after')}</p>}
      {isAsking && due > 0 && (
        <TextField label={t('purpose')} value={purpose} onChange={setPurpose} maxLength={200} />
      )}
      {problem && (
        <p role="alert" className="oe-Problem">
          {problem}
        </p>
      )}
    </FormDialog>
  )
}

/** Does it. An edit that costs the customer more is requested before staff confirm it, so that there is something to pay at. */
function useSettle({ id, ...edit }: OrderEdit) {
  const request = useChange('POST /admin/order-edits/:id/request')
  const confirm = useChange('POST /admin/order-edits/:id/confirm')
  const cancel = useChange('POST /admin/order-edits/:id/cancel')
  const remove = useChange('DELETE /admin/order-edits/:id')
  const params = { id }
  const ask = (purpose: string) =>
    request.mutateAsync({ params, body: { payment_collection_description: purpose || null } })
  return async (kind: Settlement, { purpose, asks }: { purpose: string; asks: boolean }): Promise<void> => {
    if (kind === 'request') await ask(purpose)
    else if (kind === 'confirm') {
      if (asks) await ask(purpose)
      await confirm.mutateAsync({ params })
    } else if (orderEditCan.delete(edit)) await remove.mutateAsync({ params })
    else await cancel.mutateAsync({ params })
  }
}
