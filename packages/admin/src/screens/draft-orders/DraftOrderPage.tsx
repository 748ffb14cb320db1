import { type DraftOrder, draftOrderCan } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Button } from '@cartwright/ui/Button'
import { DateTime } from '@cartwright/ui/DateTime'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { RecordPage } from '../../kit/RecordPage'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { StatusStrip } from '../../kit/record/StatusStrip'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { paths } from '../../paths'
import { useNavigate, useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { DraftItemsCard } from './DraftItemsCard'
import { DraftCustomerCard, DraftTermsCard, PaymentLinkCard } from './DraftSide'
import { draftNumber, draftOrders, draftStatus } from './resource'

const NotesCard = onDemand(async () => (await import('../../kit/notes/NotesCard')).NotesCard, {
  placeholder: <Skeleton height="120px" />,
})

/** One draft: what is sold to whom, and how it becomes an order. */
export function DraftOrderPage() {
  const { id = '' } = useParams()
  const may = useMay()
  const draft = useEndpoint(
    'GET /admin/draft-orders/:id',
    { params: { id } },
    { select: (reply) => reply.draft_order },
  )
  const isEditable = (one: DraftOrder) => draftOrderCan.update(one) && may('POST /admin/draft-orders/:id')
  return (
    <RecordPage
      of={draft}
      id={id}
      list={paths.draftOrders}
      screen="draft-orders"
      title={draftNumber}
      subtitle={({ created_at }) => <DateTime value={created_at} format="datetime" />}
      actions={(one) =>
        draftOrderCan.delete(one) && (
          <RecordMenu
            of={draftOrders}
            id={one.id}
            name={draftNumber(one)}
            screen="draft-orders"
            list={paths.draftOrders}
          />
        )
      }
      aside={(one) => (
        <>
          <DraftCustomerCard draft={one} isEditable={isEditable(one)} />
          <DraftTermsCard draft={one} isEditable={isEditable(one)} />
          {draftOrderCan.pay(one) && <PaymentLinkCard draft={one} />}
          <MetadataCard of="POST /admin/draft-orders/:id" id={one.id} metadata={one.metadata} />
        </>
      )}
    >
      {(one) => (
        <>
          <Strip draft={one} />
          <DraftItemsCard draft={one} isEditable={isEditable(one)} />
          <NotesCard of={one.id} kind="draft-order" />
        </>
      )}
    </RecordPage>
  )
}

/** How a draft stands: it waits for its money, or became an order. */
function Strip({ draft }: { draft: DraftOrder }) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const go = useNavigate()
  const may = useMay()
  const [isPaying, setPaying] = useState(false)
  const { cart, order } = draft
  const money = useMoney(cart?.region?.currency_code ?? 'usd')
  const amount = money(cart?.total ?? 0)
  const pay = useAct('POST /admin/draft-orders/:id/pay', t('paid'))
  const isUnsent = (cart?.shipping_methods ?? []).length === 0
  if (!draftOrderCan.pay(draft))
    return (
      <StatusStrip
        status={draftStatus(draft)}
        action={
          order && (
            <LinkButton href={paths.order(order.id)}>{`${words('number')} #${order.display_id}`}</LinkButton>
          )
        }
      >
        {t('became')}
      </StatusStrip>
    )
  return (
    <StatusStrip
      status={draftStatus(draft)}
      action={
        may('POST /admin/draft-orders/:id/pay') && (
          <Button
            variant="primary"
            isDisabled={(cart?.items ?? []).length === 0}
            onPress={() => setPaying(true)}
          >
            {t('mark_paid')}
          </Button>
        )
      }
    >
      {t('waits', { amount })}
      {isUnsent && ` ${t('no_shipping')}`}
      <AlertDialog
        tone="primary"
        isOpen={isPaying}
        onOpenChange={setPaying}
        title={t('pay_title', { amount })}
        actionLabel={t('pay_action', { amount })}
        onAction={() =>
          pay
            .mutateAsync({ params: { id: draft.id } })
            .then((reply) => void go(paths.order(reply.order.id)))
            .catch(() => undefined)
        }
      >
        {t('pay_text')}
      </AlertDialog>
    </StatusStrip>
  )
}
