import type { Order } from '@cartwright/contract'
import { orderCan } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Button } from '@cartwright/ui/Button'
import { DateTime } from '@cartwright/ui/DateTime'
import { IconButton } from '@cartwright/ui/IconButton'
import { MoreIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useState } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Loaded } from '../../kit/Loaded'
import { useNeighbourKeys } from '../../kit/neighbours'
import { onDemand } from '../../kit/on-demand'
import { Columns, Page } from '../../kit/Page'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { type PageAction, usePageActions } from '../../shell/page-actions'
import { useMay } from '../../shell/permissions'
import { AfterSaleCard } from './AfterSaleCard'
import { CustomerCard } from './CustomerCard'
import { FulfillmentsCard } from './FulfillmentsCard'
import { ItemsCard } from './ItemsCard'
import { nextStep, returnableQuantities } from './next-step'
import { OrderTimeline } from './OrderTimeline'
import { PaymentCard } from './PaymentCard'
import { ReservedCard } from './ReservedCard'

const ReturnDialog = onDemand(async () => (await import('./ReturnDialog')).ReturnDialog)
const ShippingDialog = onDemand(async () => (await import('./ShippingDialog')).ShippingDialog)

/** One order: what was bought, paid and sent, and what to do next. */
export function OrderPage() {
  const { id = '' } = useParams()
  useNeighbourKeys(paths.orders, id)
  const t = useWords('orders')
  const order = useEndpoint('GET /admin/orders/:id', { params: { id } })
  return (
    <Loaded of={order} failure={t('order_failed')}>
      {(data) => <OrderDetails order={data.order} />}
    </Loaded>
  )
}

export type OrderDialog = 'capture' | 'refund' | 'fulfill' | 'return' | 'cancel' | 'shipping' | undefined

function OrderDetails({ order }: { order: Order }) {
  const t = useWords('orders')
  const [dialog, setDialog] = useState<OrderDialog>()
  const may = useMay()
  const mayAct = may('POST /admin/orders/:id')
  const step = mayAct ? nextStep(order) : undefined
  const isCanceled = order.status === 'canceled'
  usePageActions([
    {
      id: 'capture',
      name: t('capture_payment'),
      isDisabled: step !== 'capture',
      onAction: () => setDialog('capture'),
    },
    {
      id: 'fulfill',
      name: t('fulfill_items'),
      isDisabled: step !== 'fulfill',
      onAction: () => setDialog('fulfill'),
    },
  ])
  return (
    <Page
      title={`#${order.display_id}`}
      crumbs={[{ name: t('orders'), href: paths.orders }]}
      width="detail"
      badges={
        <>
          {order.status !== 'pending' && <StatusBadge status={order.status} />}
          {!(isCanceled && order.payment_status === 'canceled') && (
            <StatusBadge status={order.payment_status} />
          )}
          {!isCanceled && <StatusBadge status={order.fulfillment_status} />}
        </>
      }
      subtitle={
        <>
          <DateTime value={order.created_at} format="datetime" />
          {order.sales_channel && ` · ${order.sales_channel.name}`}
        </>
      }
      actions={
        <>
          {mayAct && <OrderMenu order={order} onDialog={setDialog} />}
          {step === 'capture' && (
            <Button variant="primary" onPress={() => setDialog('capture')}>
              {t('capture_payment')}
            </Button>
          )}
          {step === 'fulfill' && (
            <Button variant="primary" onPress={() => setDialog('fulfill')}>
              {t('fulfill_items')}
            </Button>
          )}
        </>
      }
    >
      <Columns
        aside={
          <>
            <CustomerCard order={order} />
            <Zone name="order.details.side" order={order} />
          </>
        }
      >
        <Zone name="order.details.before" order={order} />
        <ItemsCard order={order} />
        <PaymentCard order={order} dialog={dialog} onDialog={setDialog} isNext={step === 'capture'} />
        <ReservedCard order={order} />
        <FulfillmentsCard order={order} dialog={dialog} onDialog={setDialog} />
        <AfterSaleCard order={order} />
        <OrderTimeline order={order} />
        <Zone name="order.details.after" order={order} />
      </Columns>
      <ReturnDialog
        order={order}
        isOpen={dialog === 'return'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'return' : undefined)}
      />
      {dialog === 'shipping' && <ShippingDialog order={order} onClose={() => setDialog(undefined)} />}
      <CancelDialog order={order} isOpen={dialog === 'cancel'} onClose={() => setDialog(undefined)} />
    </Page>
  )
}

function OrderMenu({ order, onDialog }: { order: Order; onDialog: (dialog: OrderDialog) => void }) {
  const t = useWords('orders')
  const may = useMay()
  const params = { id: order.id }
  const complete = useAct('POST /admin/orders/:id/complete', t('completed'))
  const archive = useAct('POST /admin/orders/:id/archive', t('archived'))
  const groups = [
    {
      items: [
        {
          id: 'return',
          name: t('request_return'),
          isDisabled: returnableQuantities(order).length === 0,
          onAction: () => onDialog('return'),
        },
        {
          id: 'shipping',
          name: t('add_shipping'),
          isDisabled: order.status !== 'pending' || !may('POST /admin/orders/:id/shipping-methods'),
          onAction: () => onDialog('shipping'),
        },
      ],
    },
    {
      items: [
        {
          id: 'complete',
          name: t('complete_order'),
          isDisabled: !orderCan.complete(order) || order.status !== 'pending',
          onAction: () => complete.mutate({ params }),
        },
        {
          id: 'archive',
          name: t('archive_order'),
          isDisabled: !orderCan.archive(order),
          onAction: () => archive.mutate({ params }),
        },
      ],
    },
    {
      items: [
        {
          id: 'cancel',
          name: t('cancel_order'),
          isDanger: true,
          isDisabled: !orderCan.cancel(order) || order.status === 'canceled',
          onAction: () => onDialog('cancel'),
        },
      ],
    },
  ]
  usePageActions(groups.flatMap(({ items }): PageAction[] => items))
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton label={t('more_actions')} icon={<MoreIcon />} />}
      items={groups}
    />
  )
}

function CancelDialog({ order, isOpen, onClose }: { order: Order; isOpen: boolean; onClose: () => void }) {
  const t = useWords('orders')
  const cancel = useAct('POST /admin/orders/:id/cancel', t('canceled'))
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('cancel_title', { number: order.display_id })}
      actionLabel={t('cancel_order')}
      cancelLabel={t('keep_order')}
      onAction={() => cancel.mutateAsync({ params: { id: order.id } }).catch(() => undefined)}
    >
      {t('cancel_text')}
    </AlertDialog>
  )
}
