import { type ClaimOrder, type Order, type Return, returnCan, type Swap } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { InfoIcon, RefreshIcon, UndoIcon } from '@cartwright/ui/icons'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { useMay } from '../../shell/permissions'
import './orders.css'

/** What came after the sale, the latest first: goods that come back, exchanges, claims. Nothing while there is none. */
export function AfterSaleCard({ order }: { order: Order }) {
  const t = useWords('orders')
  const parts = [
    ...(order.returns ?? []).map((one) => ({
      at: one.created_at,
      part: <ReturnPart key={one.id} order={order} of={one} />,
    })),
    ...(order.swaps ?? []).map((one) => ({
      at: one.created_at,
      part: <SwapPart key={one.id} order={order} swap={one} />,
    })),
    ...(order.claims ?? []).map((one) => ({
      at: one.created_at,
      part: <ClaimPart key={one.id} order={order} claim={one} />,
    })),
  ]
  if (parts.length === 0) return null
  return (
    <Card title={t('after_sale')} isFlush>
      {parts.sort((a, b) => b.at.localeCompare(a.at)).map(({ part }) => part)}
    </Card>
  )
}

function ReturnPart({ order, of }: { order: Order; of: Return }) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  return (
    <Part
      title={t('return')}
      icon={<UndoIcon />}
      at={of.received_at ?? of.created_at}
      badges={<StatusBadge status={of.status} />}
      actions={
        <>
          <CancelReturn of={of} />
          <Receive order={order} of={of} />
        </>
      }
    >
      <Pieces of={linesOf(order, of)} />
      {of.status === 'requested' && of.refund_amount > 0 && (
        <p>{t('to_refund', { amount: money(of.refund_amount) })}</p>
      )}
    </Part>
  )
}

function SwapPart({ order, swap }: { order: Order; swap: Swap }) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  const due = swap.difference_due ?? 0
  const back = swap.return_order
  return (
    <Part
      title={t('swap')}
      icon={<RefreshIcon />}
      at={swap.created_at}
      badges={
        swap.canceled_at ? (
          <StatusBadge status="canceled" />
        ) : (
          <>
            <StatusBadge status={swap.payment_status} />
            <StatusBadge status={swap.fulfillment_status} />
          </>
        )
      }
      actions={back && <Receive order={order} of={back} />}
    >
      {back && <Pieces label={t('comes_back')} of={linesOf(order, back)} />}
      <Pieces label={t('goes_out')} of={swap.additional_items ?? []} />
      {due !== 0 && (
        <p>{t(due > 0 ? 'event_customer_pays' : 'event_customer_gets', { amount: money(Math.abs(due)) })}</p>
      )}
    </Part>
  )
}

function ClaimPart({ order, claim }: { order: Order; claim: ClaimOrder }) {
  const t = useWords('orders')
  const back = claim.return_order
  const claimed = (claim.claim_items ?? []).map(({ id, item_id, quantity, note }) => ({
    id,
    title: titleOf(order, item_id),
    quantity,
    note,
  }))
  return (
    <Part
      title={t(claim.type === 'refund' ? 'claim_refund' : 'claim_replace')}
      icon={<InfoIcon />}
      at={claim.created_at}
      badges={
        <StatusBadge
          status={
            claim.canceled_at
              ? 'canceled'
              : claim.type === 'refund'
                ? claim.payment_status
                : claim.fulfillment_status
          }
        />
      }
      actions={back && <Receive order={order} of={back} />}
    >
      <Pieces label={t('claimed')} of={claimed} />
      {claim.type === 'replace' && <Pieces label={t('goes_out')} of={claim.additional_items ?? []} />}
    </Part>
  )
}

interface PartProps {
  title: string
  icon: ReactNode
  at: string
  badges: ReactNode
  actions?: ReactNode
  children: ReactNode
}

function Part({ title, icon, at, badges, actions, children }: PartProps) {
  return (
    <section className="ad-Parcel" aria-label={title}>
      <div className="ad-Parcel-head">
        {icon}
        <h3 className="ad-Parcel-title">{title}</h3>
        {badges}
        <span className="ad-Muted">
          <DateTime value={at} format="relative" />
        </span>
        <span className="ad-Parcel-actions">{actions}</span>
      </div>
      <div className="ad-Parcel-items">{children}</div>
    </section>
  )
}

interface Piece {
  id: string
  title: string
  quantity: number
  /** What was said about it. */
  note?: string | null
}

function Pieces({ label, of }: { label?: string; of: readonly Piece[] }) {
  if (of.length === 0) return null
  return (
    <ul aria-label={label}>
      {of.map(({ id, title, quantity, note }) => (
        <li key={id}>
          {label && <span className="ad-Muted">{label} </span>}
          {quantity} × <bdi>{title}</bdi>
          {note && (
            <span className="ad-Muted">
              {' · '}
              <bdi>{note}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const titleOf = (order: Order, itemId: string) => {
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(
    ({ additional_items }) => additional_items ?? [],
  )
  return [...(order.items ?? []), ...later].find(({ id }) => id === itemId)?.title ?? itemId
}

const linesOf = (order: Order, { items = [] }: Return): Piece[] =>
  items.map(({ item_id, quantity, reason, note }) => ({
    id: item_id,
    title: titleOf(order, item_id),
    quantity,
    note: [reason?.label, note].filter(Boolean).join(' · '),
  }))

/** Calls off a return that nothing came of: its pieces can be announced again. */
function CancelReturn({ of }: { of: Return }) {
  const t = useWords('orders')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const cancel = useAct('POST /admin/returns/:id/cancel', t('return_canceled'), ['/admin/orders'])
  if (!returnCan.cancel(of) || of.status === 'canceled' || !may('POST /admin/returns/:id/cancel')) return null
  return (
    <>
      <Button size="s" variant="ghost" onPress={() => setOpen(true)}>
        {t('common:cancel')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('cancel_return_title')}
        actionLabel={t('cancel_return')}
        cancelLabel={t('keep_return')}
        onAction={() => cancel.mutateAsync({ params: { id: of.id } }).catch(() => undefined)}
      >
        {t('cancel_return_text')}
      </AlertDialog>
    </>
  )
}

/** Takes goods in that were announced, once they are there. */
function Receive({ order, of }: { order: Order; of: Return }) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  const [isOpen, setOpen] = useState(false)
  const receive = useAct('POST /admin/returns/:id/receive', t('received'), ['/admin/orders'])
  const may = useMay()
  if (of.status !== 'requested' || !may('POST /admin/returns/:id/receive')) return null
  const isRefunded = of.refund_amount > 0 && !of.swap_id && !of.claim_order_id
  return (
    <>
      <Button size="s" onPress={() => setOpen(true)}>
        {t('receive')}
      </Button>
      <AlertDialog
        tone="primary"
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('receive_title')}
        actionLabel={t('receive')}
        onAction={() =>
          receive
            .mutateAsync({
              params: { id: of.id },
              body: { items: (of.items ?? []).map(({ item_id, quantity }) => ({ item_id, quantity })) },
            })
            .catch(() => undefined)
        }
      >
        {isRefunded ? t('receive_text_refund', { amount: money(of.refund_amount) }) : t('receive_text')}
      </AlertDialog>
    </>
  )
}
