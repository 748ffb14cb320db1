import type { Order, Return } from '@cartwright/contract'
import { useWords } from '../../../i18n/use-words'
import { useMoney } from '../../../kit/use-money'
import { CaseCard } from './CaseCard'
import { backPieces, Pieces } from './Pieces'
import { CancelReturn, Receive, ReturnLabel } from './ReturnActs'
import { isUnpaid, returnStand } from './stands'

/** Goods that come back. */
export function ReturnCard({ order, of }: { order: Order; of: Return }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const { state, acts } = returnStand(order, of)
  const isOfClaim = of.claim_order_id !== null && of.claim_order_id !== undefined
  const way = of.shipping_method?.shipping_option?.name
  return (
    <CaseCard
      title={words('return')}
      statuses={[isUnpaid(order, of) ? 'requires_action' : of.status]}
      stand={t(`state.${state}`, { amount: money(of.refund_amount) })}
      at={of.received_at ?? of.created_at}
      actions={
        <>
          <CancelReturn of={of} />
          <Receive order={order} of={of} isNext={acts[0] === 'receive'} />
        </>
      }
    >
      <Pieces
        label={words('comes_back')}
        of={backPieces(order, of, (received, count) => t('came_of', { received, count }))}
      />
      {of.refund_amount > 0 && !isOfClaim && of.status !== 'canceled' && (
        <p>
          {of.status === 'received' && !isUnpaid(order, of)
            ? words('event_refund', { amount: money(of.refund_amount) })
            : words('to_refund', { amount: money(of.refund_amount) })}
        </p>
      )}
      {way && <p className="ad-Muted">{t('by_way', { name: way })}</p>}
      <ReturnLabel of={of} />
    </CaseCard>
  )
}
