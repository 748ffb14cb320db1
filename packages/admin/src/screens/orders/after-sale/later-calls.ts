import type { ClaimOrder, Swap } from '@cartwright/contract'
import { useWords } from '../../../i18n/use-words'
import { useAct } from '../../../kit/use-act'
import { useMay } from '../../../shell/permissions'

/** What goes out for what comes back: the goods of an exchange, or those of a claim. */
export type LaterSale = { kind: 'swap'; of: Swap } | { kind: 'claim'; of: ClaimOrder }

/** How the goods of exchanges and claims are packed, unpacked and sent: the same acts by calls of their own. */
export function useLaterCalls({ kind, of }: LaterSale) {
  const t = useWords('orders')
  const may = useMay()
  const stock = ['/admin/inventory-items']
  const packSwap = useAct('POST /admin/orders/:id/swaps/:swap_id/fulfillments', t('fulfilled'), stock)
  const packClaim = useAct('POST /admin/orders/:id/claims/:claim_id/fulfillments', t('fulfilled'), stock)
  const shipSwap = useAct('POST /admin/orders/:id/swaps/:swap_id/shipments', t('shipped'))
  const shipClaim = useAct('POST /admin/orders/:id/claims/:claim_id/shipments', t('shipped'))
  const unpackSwap = useAct(
    'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel',
    t('fulfillment_canceled'),
    stock,
  )
  const unpackClaim = useAct(
    'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel',
    t('fulfillment_canceled'),
    stock,
  )
  const swap = { id: of.order_id, swap_id: of.id }
  const claim = { id: of.order_id, claim_id: of.id }
  const isSwap = kind === 'swap'
  return {
    mayPack: may(
      isSwap
        ? 'POST /admin/orders/:id/swaps/:swap_id/fulfillments'
        : 'POST /admin/orders/:id/claims/:claim_id/fulfillments',
    ),
    mayShip: may(
      isSwap
        ? 'POST /admin/orders/:id/swaps/:swap_id/shipments'
        : 'POST /admin/orders/:id/claims/:claim_id/shipments',
    ),
    mayUnpack: may(
      isSwap
        ? 'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel'
        : 'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel',
    ),
    isPending: [packSwap, packClaim, shipSwap, shipClaim].some((one) => one.isPending),
    pack: (body: { location_id?: string; no_notification: boolean }): Promise<unknown> =>
      isSwap ? packSwap.mutateAsync({ params: swap, body }) : packClaim.mutateAsync({ params: claim, body }),
    ship: (body: {
      fulfillment_id: string
      tracking_numbers: string[]
      no_notification: boolean
    }): Promise<unknown> => {
      if (isSwap) return shipSwap.mutateAsync({ params: swap, body })
      // Whether the customer hears of it was said when it was packed: the call of claims does not ask again.
      const { no_notification, ...sent } = body
      return shipClaim.mutateAsync({ params: claim, body: sent })
    },
    unpack: (fulfillment_id: string): Promise<unknown> =>
      isSwap
        ? unpackSwap.mutateAsync({ params: { ...swap, fulfillment_id } })
        : unpackClaim.mutateAsync({ params: { ...claim, fulfillment_id } }),
  }
}
