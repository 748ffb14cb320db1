import { type Order, orderCan } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useMoney } from '../../kit/use-money'
import { useMay, useMayRefund } from '../../shell/permissions'
import { CaptureButton } from './CaptureButton'
import { LedgerTable } from './LedgerTable'
import { ledgerOf } from './ledger-rows'
import { canCapture } from './next-step'
import type { OrderDialog } from './OrderPage'
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
  const words = useWords('order-money')
  const may = useMay()
  const ledger = useEndpoint(
    'GET /admin/orders/:id/ledger',
    { params: { id: order.id }, query: { limit: 200 } },
    { enabled: may('GET /admin/orders/:id/ledger') },
  )
  const rows = ledgerOf(order, ledger.data?.entries)
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
            <CaptureButton order={order} size="s" />
          )}
        </>
      }
      isFlush
    >
      {rows.length === 0 ? (
        <p className="ad-Card-note">{t('no_payments')}</p>
      ) : (
        <LedgerTable
          order={order}
          rows={rows}
          sums={ledger.data?.sums}
          onOpen={may('GET /admin/payments/:id') ? setOpened : undefined}
        />
      )}
      {isRefundable && (
        <p className="ad-Card-note">
          {words('left_to_refund', { amount: money(order.refundable_amount ?? 0) })}
        </p>
      )}
      {opened && <PaymentDialog order={order} id={opened} onClose={() => setOpened(undefined)} />}
      <RefundDialog order={order} isOpen={dialog === 'refund'} onOpenChange={close} />
    </Card>
  )
}
