import { type Order, orderCan, type Payment } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { DateTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Modal } from '@cartwright/ui/Modal'
import { Money } from '@cartwright/ui/Money'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import { Loaded } from '../../kit/Loaded'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { useMay, useMayRefund } from '../../shell/permissions'
import { RefundForm } from './RefundDialog'
import { useProviderName } from './use-provider-name'

interface Props {
  order: Order
  id: string
  onClose: () => void
}

// When it was authorised is not among what this call tells unasked.
const fields =
  'id,order_id,amount,currency_code,amount_refunded,provider_id,data,captured_at,canceled_at,created_at'

/** One payment: what its provider knows it by, and taking or giving back the money of this one alone. */
export function PaymentDialog({ order, id, onClose }: Props) {
  const t = useWords('orders')
  const reply = useEndpoint('GET /admin/payments/:id', { params: { id }, query: { fields } })
  return (
    <Modal title={t('payment')} isOpen onOpenChange={onClose} size="s">
      <Loaded of={reply} failure={t('payment_failed')}>
        {({ payment }) => <Details order={order} payment={payment} onClose={onClose} />}
      </Loaded>
    </Modal>
  )
}

function Details({ order, payment, onClose }: { order: Order; payment: Payment; onClose: () => void }) {
  const t = useWords('orders')
  const providerName = useProviderName()
  const [isRefunding, setRefunding] = useState(false)
  const may = useMay()
  const mayRefund = useMayRefund() && may('POST /admin/payments/:id/refund')
  const left = payment.amount - payment.amount_refunded
  const isRefundable = mayRefund && payment.captured_at && left > 0 && orderCan.refund(order)
  const amount = (value: number) => <Money amount={value} currency={payment.currency_code} />
  const reference = referenceOf(payment)
  if (isRefunding) return <RefundForm order={order} payment={payment} onDone={onClose} />
  return (
    <>
      <DescriptionList
        items={[
          { id: 'provider', term: t('payment_provider'), details: providerName(payment.provider_id) },
          { id: 'amount', term: t('refund_amount'), details: amount(payment.amount) },
          ...(payment.amount_refunded > 0
            ? [{ id: 'refunded', term: t('ledger_refunded'), details: amount(payment.amount_refunded) }]
            : []),
          {
            id: 'authorized',
            term: t('ledger_authorized'),
            details: <DateTime value={payment.created_at} format="datetime" />,
          },
          ...(payment.captured_at
            ? [
                {
                  id: 'captured',
                  term: t('ledger_captured'),
                  details: <DateTime value={payment.captured_at} format="datetime" />,
                },
              ]
            : []),
          ...(reference
            ? [{ id: 'reference', term: t('payment_reference'), details: <CopyText value={reference} /> }]
            : []),
          { id: 'id', term: t('payment_id'), details: <CopyText value={payment.id} /> },
        ]}
      />
      <div className="ad-Dialog-foot">
        {isRefundable && <Button onPress={() => setRefunding(true)}>{t('refund_this')}</Button>}
        <Capture payment={payment} onDone={onClose} />
      </div>
    </>
  )
}

/** What the provider itself knows a payment by. */
function referenceOf({ data }: Payment): string | undefined {
  const id = data?.id
  return typeof id === 'string' && id !== '' ? id : undefined
}

function Capture({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const t = useWords('orders')
  const money = useMoney(payment.currency_code)
  const may = useMay()
  const capture = useAct('POST /admin/payments/:id/capture', t('payment_captured'), ['/admin/orders'])
  if (payment.captured_at || payment.canceled_at || !may('POST /admin/payments/:id/capture')) return null
  return (
    <Button
      variant="primary"
      isPending={capture.isPending}
      onPress={() => capture.mutate({ params: { id: payment.id } }, { onSuccess: onDone })}
    >
      {t('capture_amount', { amount: money(payment.amount) })}
    </Button>
  )
}
