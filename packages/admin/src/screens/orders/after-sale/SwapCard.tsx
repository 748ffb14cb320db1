import type { Order, Swap } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { CopyButton } from '../../../kit/CopyButton'
import { onDemand } from '../../../kit/on-demand'
import { useAct } from '../../../kit/use-act'
import { useMoney } from '../../../kit/use-money'
import { useMay } from '../../../shell/permissions'
import { ActButton } from './ActButton'
import { CaseCard } from './CaseCard'
import { useLaterCalls } from './later-calls'
import { Parcels } from './Parcels'
import { backPieces, Pieces } from './Pieces'
import { Receive, ReturnLabel } from './ReturnActs'
import { canCancelSwap, swapStand } from './stands'
import { swapLink } from './swap-link'

const PackDialog = onDemand(async () => (await import('./PackDialog')).PackDialog)

/** Goods that are exchanged: what comes back, what goes out, and the difference. */
export function SwapCard({ order, swap }: { order: Order; swap: Swap }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const [isPacking, setPacking] = useState(false)
  const { mayPack } = useLaterCalls({ kind: 'swap', of: swap })
  const { state, acts } = swapStand(swap)
  const isOffered = acts.includes('link')
  // The sum of its cart is known before the customer agrees to it.
  const offer = useEndpoint('GET /admin/swaps/:id', { params: { id: swap.id } }, { enabled: isOffered })
  // What was answered about an offer stays known when it is one no more, and what was called off costs nobody anything.
  const offered = isOffered ? offer.data?.swap.cart?.total : undefined
  const due = swap.canceled_at ? 0 : (swap.difference_due ?? offered ?? 0)
  const back = swap.return_order
  return (
    <CaseCard
      title={words('swap')}
      statuses={
        swap.canceled_at ? ['canceled'] : [...new Set([swap.payment_status, swap.fulfillment_status])]
      }
      stand={t(`state.${state}`)}
      at={swap.created_at}
      actions={
        <>
          <CancelSwap swap={swap} />
          <Settle order={order} swap={swap} isNext={acts[0] === 'take' || acts[0] === 'give'} />
          <Receive order={order} of={acts.includes('receive') ? back : null} isNext={acts[0] === 'receive'} />
          {acts.includes('pack') && mayPack && (
            <Button
              size="s"
              variant={acts[0] === 'pack' ? 'primary' : 'secondary'}
              onPress={() => setPacking(true)}
            >
              {words('fulfill_items')}
            </Button>
          )}
        </>
      }
    >
      {back && (
        <Pieces
          label={words('comes_back')}
          of={backPieces(order, back, (received, count) => t('came_of', { received, count }))}
        />
      )}
      <Pieces
        label={words('goes_out')}
        of={(swap.additional_items ?? []).map(({ id, title, quantity, variant }) => ({
          id,
          title,
          quantity,
          notes: [variant?.sku],
        }))}
      />
      {due !== 0 && (
        <p>
          {words(due > 0 ? 'event_customer_pays' : 'event_customer_gets', { amount: money(Math.abs(due)) })}
        </p>
      )}
      {isOffered && swap.cart_id && <OfferLink cartId={swap.cart_id} />}
      {back && <ReturnLabel of={back} />}
      <Parcels sale={{ kind: 'swap', of: swap }} isNext={acts[0] === 'ship'} />
      {isPacking && <PackDialog sale={{ kind: 'swap', of: swap }} onClose={() => setPacking(false)} />}
    </CaseCard>
  )
}

/** Where the customer agrees to the exchange, and pays. */
function OfferLink({ cartId }: { cartId: string }) {
  const t = useWords('after-sale')
  const { data } = useEndpoint('GET /admin/store')
  const link = swapLink(data?.store.swap_link_template, window.location.origin, cartId)
  return (
    <p className="as-Case-row">
      <span className="ad-Mono ad-Clip">{link}</span>
      <CopyButton value={link} label={t('copy_link')} />
    </p>
  )
}

/** Takes the difference from the customer, or gives it back. */
function Settle({ order, swap, isNext }: { order: Order; swap: Swap; isNext: boolean }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const may = useMay()
  const settle = useAct('POST /admin/orders/:id/swaps/:swap_id/process-payment', t('settled'))
  const { acts } = swapStand(swap)
  const isTaken = acts.includes('take')
  if (!(isTaken || acts.includes('give')) || !may('POST /admin/orders/:id/swaps/:swap_id/process-payment'))
    return null
  const amount = money(Math.abs(swap.difference_due ?? 0))
  const params = { id: order.id, swap_id: swap.id }
  const variant = isNext ? 'primary' : 'secondary'
  if (isTaken)
    return (
      <Button
        size="s"
        variant={variant}
        isPending={settle.isPending}
        onPress={() => settle.mutate({ params })}
      >
        {words('capture_amount', { amount })}
      </Button>
    )
  return (
    <ActButton
      label={words('refund_button', { amount })}
      variant={variant}
      title={t('give_title', { amount })}
      onAction={() => settle.mutateAsync({ params })}
    >
      {t('give_text')}
    </ActButton>
  )
}

/** Calls an exchange off, with the return that belongs to it. */
function CancelSwap({ swap }: { swap: Swap }) {
  const t = useWords('after-sale')
  const may = useMay()
  const cancel = useAct('POST /admin/orders/:id/swaps/:swap_id/cancel', t('swap_canceled'), [
    '/admin/returns',
  ])
  const cancelReturn = useAct('POST /admin/returns/:id/cancel')
  if (!canCancelSwap(swap) || !may('POST /admin/orders/:id/swaps/:swap_id/cancel')) return null
  return (
    <ActButton
      label={t('cancel_swap')}
      title={t('cancel_swap_title')}
      keep={t('keep_swap')}
      isDanger
      onAction={async () => {
        // The shop refuses to call off an exchange whose goods are still awaited.
        const back = swap.return_order
        if (back && back.status !== 'canceled') await cancelReturn.mutateAsync({ params: { id: back.id } })
        await cancel.mutateAsync({ params: { id: swap.order_id, swap_id: swap.id } })
      }}
    >
      {t('cancel_swap_text')}
    </ActButton>
  )
}
