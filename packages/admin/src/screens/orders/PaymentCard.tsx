import { type Order, orderCan } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { Money } from '@cartwright/ui/Money'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { useMay, useMayRefund } from '../../shell/permissions'
import { canCapture } from './next-step'
import type { OrderDialog } from './OrderPage'
import { useProviderName } from './use-provider-name'
import './orders.css'
import { onDemand } from '../../kit/on-demand'

const PaymentDialog = onDemand(async () => (await import('./PaymentDialog')).PaymentDialog)
const RefundDialog = onDemand(async () => (await import('./RefundDialog')).RefundDialog)

interface Props {
  order: Order
  dialog: OrderDialog
  onDialog: (dialog: OrderDialog) => void
  /** The page offers capturing already. */
  isNext: boolean
}

/** The money of an order as a ledger: what came in, what went back, what is left. */
export function PaymentCard({ order, dialog, onDialog, isNext }: Props) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  const providerName = useProviderName()
  const capture = useAct('POST /admin/orders/:id/capture', t('payment_captured'))
  const entries = ledgerOf(order)
  const open = (order.payments ?? [])
    .filter(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
    .reduce((sum, { amount }) => sum + amount, 0)
  const may = useMay()
  const [opened, setOpened] = useState<string>()
  const mayRefund = useMayRefund()
  const isRefundable = mayRefund && orderCan.refund(order) && (order.refundable_amount ?? 0) > 0
  const close = (isOpen: boolean) => {
    if (!isOpen) onDialog(undefined)
  }
  return (
    <Card
      title={t('payment')}
      actions={
        <>
          <StatusBadge status={order.payment_status} />
          {isRefundable && (
            <Button size="s" onPress={() => onDialog('refund')}>
              {t('refund')}
            </Button>
          )}
          {canCapture(order) && !isNext && may('POST /admin/orders/:id/capture') && (
            <Button size="s" onPress={() => onDialog('capture')}>
              {t('capture')}
            </Button>
          )}
        </>
      }
      isFlush
    >
      {entries.length === 0 ? (
        <p className="ad-Card-note">{t('no_payments')}</p>
      ) : (
        <table className="ad-Ledger">
          <caption className="cw-hidden">{t('payment')}</caption>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>
                  {entry.provider && may('GET /admin/payments/:id') ? (
                    <Button
                      className="ad-Ledger-open"
                      size="s"
                      variant="ghost"
                      onPress={() => setOpened(entry.id)}
                    >
                      {t(`ledger_${entry.kind}`)}
                    </Button>
                  ) : (
                    t(`ledger_${entry.kind}`)
                  )}
                  {entry.provider && <span className="ad-Ledger-note">{providerName(entry.provider)}</span>}
                  {entry.note && (
                    <span className="ad-Ledger-note">
                      <bdi>{entry.note}</bdi>
                    </span>
                  )}
                </td>
                <td>
                  <DateTime value={entry.at} format="relative" />
                </td>
                <td data-numeric>
                  <Money amount={entry.amount} currency={order.currency_code} isSigned={entry.counts} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('net_received')}
              </th>
              <td data-numeric>
                <Money
                  amount={entries.reduce((sum, { amount, counts }) => sum + (counts ? amount : 0), 0)}
                  currency={order.currency_code}
                />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <AlertDialog
        tone="primary"
        isOpen={dialog === 'capture'}
        onOpenChange={close}
        title={t('capture_title', { amount: money(open) })}
        actionLabel={t('capture_amount', { amount: money(open) })}
        onAction={() => capture.mutateAsync({ params: { id: order.id } }).catch(() => undefined)}
      >
        {t('capture_text')}
      </AlertDialog>
      {opened && <PaymentDialog order={order} id={opened} onClose={() => setOpened(undefined)} />}
      <RefundDialog order={order} isOpen={dialog === 'refund'} onOpenChange={close} />
    </Card>
  )
}

interface Entry {
  id: string
  kind: 'authorized' | 'captured' | 'voided' | 'refunded'
  at: string
  amount: number
  /** Whether money moved. */
  counts: boolean
  provider?: string
  note?: string | null
}

/** Payments and refunds in the order they happened. */
export function ledgerOf(order: Order): Entry[] {
  const payments = (order.payments ?? []).map((payment): Entry => {
    const { id, amount, provider_id: provider, captured_at, canceled_at } = payment
    if (captured_at) return { id, kind: 'captured', at: captured_at, amount, counts: true, provider }
    if (canceled_at) return { id, kind: 'voided', at: canceled_at, amount, counts: false, provider }
    return { id, kind: 'authorized', at: payment.created_at, amount, counts: false, provider }
  })
  const refunds = (order.refunds ?? []).map(
    ({ id, amount, created_at, note }): Entry => ({
      id,
      kind: 'refunded',
      at: created_at,
      amount: -amount,
      counts: true,
      note,
    }),
  )
  return [...payments, ...refunds].sort((a, b) => a.at.localeCompare(b.at))
}
