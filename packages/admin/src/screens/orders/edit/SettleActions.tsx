import { type Order, type OrderEdit, orderCan, orderEditCan } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { onDemand } from '../../../kit/on-demand'
import { useMay } from '../../../shell/permissions'
import type { Settlement } from './SettleDialog'
import './edit.css'

const SettleDialog = onDemand(async () => (await import('./SettleDialog')).SettleDialog)

interface Props {
  order: Order
  edit: OrderEdit
  /** Something is being changed: what is settled has to wait for it. */
  isBusy?: boolean
  onDone?: (kind: Settlement) => void
}

/** What can become of an edit that is under way. */
export function SettleActions({ order, edit, isBusy, onDone }: Props) {
  const t = useWords('order-edits')
  const may = useMay()
  const [kind, setKind] = useState<Settlement>()
  const isOpen = orderEditCan.confirm(edit) && may('POST /admin/order-edits/:id/confirm')
  const isAlive = orderCan.edit(order)
  const hasChanges = (edit.changes ?? []).length > 0
  const isAsked = edit.status === 'requested' && edit.payment_collection?.amount === edit.difference_due
  const isBlocked = isBusy || !isAlive || !hasChanges
  if (!isOpen) return null
  return (
    <div className="oe-Settle">
      {!(isAsked || (edit.status === 'requested' && (edit.difference_due ?? 0) <= 0)) && (
        <Button variant="primary" isDisabled={isBlocked} onPress={() => setKind('request')}>
          {t('request')}
        </Button>
      )}
      <Button isDisabled={isBlocked} onPress={() => setKind('confirm')}>
        {t('confirm')}
      </Button>
      <Button variant="ghost" isDisabled={isBusy} onPress={() => setKind('discard')}>
        {t('discard')}
      </Button>
      {kind && (
        <SettleDialog
          kind={kind}
          order={order}
          edit={edit}
          onClose={() => setKind(undefined)}
          onDone={onDone}
        />
      )}
    </div>
  )
}
