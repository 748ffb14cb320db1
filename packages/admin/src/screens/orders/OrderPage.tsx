import type { Order } from '@cartwright/contract'
import { orderCan } from '@cartwright/contract'
import { useClient, useEndpoint } from '@cartwright/sdk/react'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { DateTime } from '@cartwright/ui/DateTime'
import { IconButton } from '@cartwright/ui/IconButton'
import { MoreIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useState } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Loaded } from '../../kit/Loaded'
import { AlsoHere } from '../../kit/live/AlsoHere'
import { NeighbourButtons } from '../../kit/NeighbourButtons'
import { useNeighbourKeys } from '../../kit/neighbours'
import { onDemand } from '../../kit/on-demand'
import { Columns, Page } from '../../kit/Page'
import { useRemovals, useRemoved } from '../../kit/pending-removals'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useNavigate, useParams } from '../../router/hooks'
import { type PageAction, usePageActions } from '../../shell/page-actions'
import { useMay } from '../../shell/permissions'
import { useBeginnings } from './after-sale/use-beginnings'
import { CustomerCard } from './CustomerCard'
import { useEdits } from './edit/use-edits'
import { FulfillmentsCard } from './FulfillmentsCard'
import { ItemsCard } from './ItemsCard'
import { nextStep } from './next-step'
import { OrderPeople, type PeopleDialog } from './OrderPeople'
import { OrderStrip } from './OrderStrip'
import { OrderTags } from './OrderTags'
import { PaymentCard } from './PaymentCard'
import { ReservedCard } from './ReservedCard'
import { fulfillmentOf } from './standing'
import { useCapture } from './use-capture'

const EditsCard = onDemand(async () => (await import('./edit/EditsCard')).EditsCard, {
  placeholder: <Skeleton height="120px" />,
})
const AfterSaleCards = onDemand(async () => (await import('./after-sale/AfterSaleCards')).AfterSaleCards, {
  placeholder: null,
})
const DocumentsCard = onDemand(async () => (await import('./DocumentsCard')).DocumentsCard, {
  placeholder: <Skeleton height="120px" />,
})
const OrderTimeline = onDemand(async () => (await import('./OrderTimeline')).OrderTimeline, {
  placeholder: <Skeleton height="240px" />,
})
const ReturnWizard = onDemand(async () => (await import('./after-sale/ReturnWizard')).ReturnWizard)
const SwapWizard = onDemand(async () => (await import('./after-sale/SwapWizard')).SwapWizard)
const ClaimWizard = onDemand(async () => (await import('./after-sale/ClaimWizard')).ClaimWizard)
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

export type OrderDialog =
  | 'refund'
  | 'fulfill'
  | 'return'
  | 'swap'
  | 'claim'
  | 'cancel'
  | 'shipping'
  | PeopleDialog
  | undefined

function OrderDetails({ order }: { order: Order }) {
  const t = useWords('orders')
  const [dialog, setDialog] = useState<OrderDialog>()
  const may = useMay()
  const mayAct = may('POST /admin/orders/:id')
  const step = mayAct ? nextStep(order) : undefined
  const isCanceled = order.status === 'canceled'
  const capture = useCapture(order)
  usePageActions([
    {
      id: 'capture',
      name: capture.name,
      isDisabled: step !== 'capture',
      onAction: capture.capture,
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
          {!isCanceled && <StatusBadge status={fulfillmentOf(order)} />}
          <AlsoHere list={paths.orders} id={order.id} />
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
          <NeighbourButtons list={paths.orders} id={order.id} />
          <OrderMenu order={order} onDialog={setDialog} />
        </>
      }
    >
      <OrderStrip order={order} onDialog={setDialog} />
      <Columns
        aside={
          <>
            <CustomerCard order={order} />
            <OrderTags order={order} />
            <MetadataCard of="POST /admin/orders/:id" id={order.id} metadata={order.metadata} />
            <DocumentsCard order={order} />
            <Zone name="order.details.side" order={order} />
          </>
        }
      >
        <Zone name="order.details.before" order={order} />
        <Edits order={order} />
        <ItemsCard order={order} />
        <PaymentCard order={order} dialog={dialog} onDialog={setDialog} isNext={step === 'capture'} />
        <ReservedCard order={order} />
        <FulfillmentsCard order={order} dialog={dialog} onDialog={setDialog} />
        <AfterSaleCards order={order} />
        <OrderTimeline order={order} />
        <Zone name="order.details.after" order={order} />
      </Columns>
      {dialog === 'return' && <ReturnWizard order={order} onClose={() => setDialog(undefined)} />}
      {dialog === 'swap' && <SwapWizard order={order} onClose={() => setDialog(undefined)} />}
      {dialog === 'claim' && <ClaimWizard order={order} onClose={() => setDialog(undefined)} />}
      <OrderPeople order={order} dialog={dialog} onClose={() => setDialog(undefined)} />
      {dialog === 'shipping' && <ShippingDialog order={order} onClose={() => setDialog(undefined)} />}
      <CancelDialog order={order} isOpen={dialog === 'cancel'} onClose={() => setDialog(undefined)} />
    </Page>
  )
}

/** Changes of the order, where there are or were any. */
function Edits({ order }: { order: Order }) {
  const edits = useEdits(order.id, useMay()('GET /admin/order-edits')).data ?? []
  return edits.length > 0 ? <EditsCard order={order} edits={edits} /> : null
}

function OrderMenu({ order, onDialog }: { order: Order; onDialog: (dialog: OrderDialog) => void }) {
  const t = useWords('orders')
  const editWords = useWords('order-edits')
  const may = useMay()
  const go = useNavigate()
  const people = useWords('order-people')
  const mayAct = may('POST /admin/orders/:id')
  const params = { id: order.id }
  const client = useClient()
  const remove = useRemovals()
  // Held back while it can be undone: an order does not come back from the archive.
  const isArchiving = useRemoved().has(order.id)
  const complete = useAct('POST /admin/orders/:id/complete', t('completed'))
  const groups = [
    {
      items: [
        {
          id: 'edit',
          name: editWords('edit'),
          isDisabled: !orderCan.edit(order) || !may('POST /admin/order-edits'),
          onAction: () => void go(paths.orderEdit(order.id)),
        },
        ...useBeginnings(order).map((one) => ({ ...one, onAction: () => onDialog(one.id) })),
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
          id: 'email',
          name: people('change_email'),
          isDisabled: !mayAct || !orderCan.update(order),
          onAction: () => onDialog('email'),
        },
        {
          id: 'transfer',
          name: people('transfer'),
          isDisabled: !mayAct || !orderCan.update(order) || !may('GET /admin/customers'),
          onAction: () => onDialog('transfer'),
        },
        {
          id: 'mails',
          name: people('mails'),
          isDisabled: !may('GET /admin/notifications'),
          onAction: () => onDialog('mails'),
        },
        { id: 'raw', name: people('raw'), onAction: () => onDialog('raw') },
      ],
    },
    {
      items: [
        {
          id: 'complete',
          name: t('complete_order'),
          isDisabled: !mayAct || !orderCan.complete(order) || order.status !== 'pending',
          onAction: () => complete.mutate({ params }),
        },
        {
          id: 'archive',
          name: t('archive_order'),
          isDisabled: isArchiving || !mayAct || !orderCan.archive(order),
          onAction: () =>
            remove({
              ids: [order.id],
              title: t('archived'),
              commit: () => client.send('POST /admin/orders/:id/archive', { params }),
            }),
        },
      ],
    },
    {
      items: [
        {
          id: 'cancel',
          name: t('cancel_order'),
          isDanger: true,
          isDisabled: !mayAct || !orderCan.cancel(order) || order.status === 'canceled',
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
