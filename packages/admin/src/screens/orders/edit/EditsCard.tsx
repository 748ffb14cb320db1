import { type Order, type OrderEdit, orderCan } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { paths } from '../../../paths'
import { useMay } from '../../../shell/permissions'
import { EditDiff, EditLinks, EditStamps } from './EditFacts'
import { openEdit } from './edit-lines'
import { useDue } from './MoneyCard'
import { SettleActions } from './SettleActions'
import './edit.css'

interface Props {
  order: Order
  /** The latest first. */
  edits: readonly OrderEdit[]
}

/** The changes of an order: the one that waits for somebody with what can be done about it, and those before it. */
export function EditsCard({ order, edits }: Props) {
  const t = useWords('order-edits')
  const [isWhole, setWhole] = useState(false)
  const open = openEdit(edits)
  const first = open ?? (edits[0] && waits(edits[0]) ? edits[0] : undefined)
  const earlier = edits.filter((edit) => edit !== first)
  return (
    <Card title={t('changes')} isFlush>
      {first && <EditPart order={order} edit={first} isOpen={first === open} />}
      {isWhole && earlier.map((edit) => <EditPart key={edit.id} order={order} edit={edit} />)}
      {earlier.length > 0 && !isWhole && (
        <div className="oe-Part">
          <Button size="s" variant="ghost" onPress={() => setWhole(true)}>
            {t('earlier', { count: earlier.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Whether something is to be done about an edit that has ended: the customer said no, or has not paid yet. */
const waits = ({ status, payment_collection: collection }: OrderEdit): boolean =>
  status === 'declined' ||
  (status === 'confirmed' && collection != null && !['authorized', 'canceled'].includes(collection.status))

function EditPart({ order, edit, isOpen }: { order: Order; edit: OrderEdit; isOpen?: boolean }) {
  const t = useWords('order-edits')
  const words = useWords('orders')
  const may = useMay()
  const inWords = useDue(order.currency_code)
  const mayEdit = may('POST /admin/order-edits') && orderCan.edit(order)
  const isRefused = edit.status === 'declined'
  return (
    <div className="oe-Part">
      <div className="oe-Part-head">
        <EditStamps order={order} edit={edit} isWhole={!isOpen} />
      </div>
      <EditDiff edit={edit} />
      {isRefused && edit.declined_reason && (
        <p dir="auto">{words('reason_named', { reason: edit.declined_reason })}</p>
      )}
      {edit.internal_note && (
        <p className="ad-Muted" dir="auto">
          {edit.internal_note}
        </p>
      )}
      {isOpen && <p className="oe-Due">{inWords(edit.difference_due ?? 0)}</p>}
      <EditLinks edit={edit} />
      {isOpen && (
        <div className="oe-Settle">
          {mayEdit && <LinkButton href={paths.orderEdit(order.id)}>{t('continue')}</LinkButton>}
          <SettleActions order={order} edit={edit} />
        </div>
      )}
    </div>
  )
}
