import type { Order, OrderEdit } from '@cartwright/contract'
import { DateTime } from '@cartwright/ui/DateTime'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useWords } from '../../../i18n/use-words'
import { LinkToSend } from '../../../kit/LinkToSend'
import { useStaffNames } from '../../../kit/use-staff-names'
import { useStoreLinks } from '../../../kit/use-store-links'
import { ChangeMark } from './EditLines'
import { changedLines } from './edit-lines'
import './edit.css'

/** What an edit changes, line by line. */
export function EditDiff({ edit }: { edit: OrderEdit }) {
  const t = useWords('order-edits')
  const lines = changedLines(edit)
  if (lines.length === 0) return <p className="ad-Muted">{t('no_changes')}</p>
  return (
    <ul className="oe-Diff" aria-label={t('changes')}>
      {lines.map((one) => (
        <li key={one.key}>
          <ChangeMark of={one} />
          <span>
            {one.before === 0 && one.after > 1 && `${one.after} × `}
            <bdi>{one.line.title}</bdi>
            {one.line.description && <span className="ad-Muted"> · {one.line.description}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Stamp = readonly [status: string, at: string, by: string | null]

/** What happened to an edit, the latest first: each with who did it. */
const stampsOf = (edit: OrderEdit): Stamp[] => {
  const of = (status: string, at: string | null, by: string | null): Stamp[] => (at ? [[status, at, by]] : [])
  return [
    ...of('canceled', edit.canceled_at, edit.canceled_by),
    ...of('confirmed', edit.confirmed_at, edit.confirmed_by),
    ...of('declined', edit.declined_at, edit.declined_by),
    ...of('requested', edit.requested_at, edit.requested_by),
    ...of('created', edit.created_at, edit.created_by),
  ]
}

/** How far an edit is, since when and by whom. A customer who is no member of staff is named as one. */
export function EditStamps({ order, edit, isWhole }: { order: Order; edit: OrderEdit; isWhole?: boolean }) {
  const words = useWords('orders')
  const stamps = stampsOf(edit)
  const shown = isWhole ? stamps : stamps.slice(0, 1)
  const staffName = useStaffNames(stamps.map(([, , by]) => by).filter((by) => by !== order.customer_id))
  const nameOf = (status: string, by: string | null) =>
    staffName(by) ??
    (by === order.customer_id || (!by && ['confirmed', 'declined'].includes(status))
      ? words('customer')
      : undefined)
  return (
    <>
      {shown.map(([status, at, by]) => (
        <span key={status} className="oe-Part-head">
          <StatusBadge status={status} />
          <span className="ad-Muted">
            <DateTime value={at} format="relative" />
            {nameOf(status, by) && (
              <>
                {' · '}
                <bdi>{nameOf(status, by)}</bdi>
              </>
            )}
          </span>
        </span>
      ))}
    </>
  )
}

/** Where the customer agrees to an edit, and where they pay for it. */
export function EditLinks({ edit }: { edit: OrderEdit }) {
  const t = useWords('order-edits')
  const words = useWords('orders')
  const links = useStoreLinks()
  const { status, payment_collection: collection } = edit
  const isPayable =
    collection && !['authorized', 'canceled'].includes(collection.status) && status !== 'declined'
  return (
    <>
      {status === 'requested' && <LinkToSend label={t('customer_link')} href={links.orderEdit(edit.id)} />}
      {isPayable && <LinkToSend label={t('pay_link')} href={links.pay(collection.id)} />}
      {collection && (
        <p className="oe-Part-head">
          {words('payment')} <StatusBadge status={collection.status} />
        </p>
      )}
    </>
  )
}
