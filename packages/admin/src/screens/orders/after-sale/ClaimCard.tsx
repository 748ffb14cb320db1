import { type ClaimOrder, claimCan, type Order } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { AddressLines } from '../../../kit/AddressLines'
import { onDemand } from '../../../kit/on-demand'
import { useAct } from '../../../kit/use-act'
import { useMoney } from '../../../kit/use-money'
import { useMay } from '../../../shell/permissions'
import { ActButton } from './ActButton'
import { CaseCard } from './CaseCard'
import { useLaterCalls } from './later-calls'
import { Parcels } from './Parcels'
import { backPieces, Pieces, titleOf } from './Pieces'
import { CancelReturn, Receive, ReturnLabel } from './ReturnActs'
import { canCancelClaim, claimStand } from './stands'

const PackDialog = onDemand(async () => (await import('./PackDialog')).PackDialog)
const ClaimDialog = onDemand(async () => (await import('./ClaimDialog')).ClaimDialog)

/** What was wrong with an order, and how it is made good. */
export function ClaimCard({ order, claim }: { order: Order; claim: ClaimOrder }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const may = useMay()
  const [dialog, setDialog] = useState<'pack' | 'edit'>()
  const sale = { kind: 'claim', of: claim } as const
  const { mayPack } = useLaterCalls(sale)
  const { state, acts } = claimStand(claim)
  const back = claim.return_order
  const isRefund = claim.type === 'refund'
  const isElsewhere =
    claim.shipping_address && claim.shipping_address.id !== order.shipping_address?.id && !isRefund
  return (
    <CaseCard
      title={words(isRefund ? 'claim_refund' : 'claim_replace')}
      statuses={[claim.canceled_at ? 'canceled' : isRefund ? claim.payment_status : claim.fulfillment_status]}
      stand={t(`state.${state}`)}
      at={claim.created_at}
      actions={
        <>
          {back && !canCancelClaim(claim) && <CancelReturn of={back} />}
          <CancelClaim claim={claim} />
          {claimCan.update(claim) && may('POST /admin/orders/:id/claims/:claim_id') && (
            <Button
              size="s"
              variant={acts[0] === 'method' ? 'primary' : 'ghost'}
              onPress={() => setDialog('edit')}
            >
              {t('edit_claim')}
            </Button>
          )}
          <Receive order={order} of={back} isNext={acts[0] === 'receive'} />
          {acts.includes('pack') && mayPack && (
            <Button
              size="s"
              variant={acts[0] === 'pack' ? 'primary' : 'secondary'}
              onPress={() => setDialog('pack')}
            >
              {words('fulfill_items')}
            </Button>
          )}
        </>
      }
    >
      <Pieces
        label={words('claimed')}
        of={(claim.claim_items ?? []).map(({ id, item_id, quantity, note, reason, images }) => ({
          id,
          title: titleOf(order, item_id),
          quantity,
          notes: [reason ? t(`reasons.${reason}`) : null, note],
          photos: images?.map(({ url }) => url),
        }))}
      />
      {back && (
        <Pieces
          label={words('comes_back')}
          of={backPieces(order, back, (received, count) => t('came_of', { received, count }))}
        />
      )}
      {!isRefund && (
        <Pieces
          label={words('goes_out')}
          of={(claim.additional_items ?? []).map(({ id, title, quantity, variant }) => ({
            id,
            title,
            quantity,
            notes: [variant?.sku],
          }))}
        />
      )}
      {isRefund && claim.refund_amount !== null && claim.refund_amount > 0 && (
        <p>{words('event_refund', { amount: money(claim.refund_amount) })}</p>
      )}
      {isElsewhere && claim.shipping_address && <AddressLines address={claim.shipping_address} />}
      {back && <ReturnLabel of={back} />}
      <Parcels sale={sale} isNext={acts[0] === 'ship'} />
      {dialog === 'pack' && <PackDialog sale={sale} onClose={() => setDialog(undefined)} />}
      {dialog === 'edit' && <ClaimDialog order={order} claim={claim} onClose={() => setDialog(undefined)} />}
    </CaseCard>
  )
}

/** Calls a claim off, with the return that belongs to it. */
function CancelClaim({ claim }: { claim: ClaimOrder }) {
  const t = useWords('after-sale')
  const may = useMay()
  const cancel = useAct('POST /admin/orders/:id/claims/:claim_id/cancel', t('claim_canceled'), [
    '/admin/returns',
    '/admin/inventory-items',
  ])
  const cancelReturn = useAct('POST /admin/returns/:id/cancel')
  if (!canCancelClaim(claim) || !may('POST /admin/orders/:id/claims/:claim_id/cancel')) return null
  return (
    <ActButton
      label={t('cancel_claim')}
      title={t('cancel_claim_title')}
      keep={t('keep_claim')}
      isDanger
      onAction={async () => {
        // The shop refuses to call off a claim whose goods are still awaited.
        const back = claim.return_order
        if (back && back.status !== 'canceled') await cancelReturn.mutateAsync({ params: { id: back.id } })
        await cancel.mutateAsync({ params: { id: claim.order_id, claim_id: claim.id } })
      }}
    >
      {t('cancel_claim_text')}
    </ActButton>
  )
}
