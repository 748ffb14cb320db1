import {
  type ClaimOrder,
  claimCan,
  type Fulfillment,
  fulfillmentCan,
  type Order,
  type Return,
  returnCan,
  type Swap,
  swapCan,
} from '@cartwright/contract'

/** What staff can do next about something that came after the sale. */
export type Act = 'link' | 'take' | 'give' | 'method' | 'receive' | 'pack' | 'ship'

/** Where it stands, as the name of a sentence, and what can be done, the best first. */
export interface Stand {
  state: string
  acts: Act[]
}

type Step = [isOpen: boolean, state: string, act: Act]

/** The first open step says where it stands. */
const standOf = (steps: Step[], done: string): Stand => {
  const open = steps.filter(([isOpen]) => isOpen)
  return { state: open[0]?.[1] ?? done, acts: open.map(([, , act]) => act) }
}

const isOpen = (of: Return | null | undefined): boolean => !!of && returnCan.receive(of)
const toShip = (parcels: readonly Fulfillment[] | undefined) => (parcels ?? []).filter(fulfillmentCan.ship)

/** The parcels that were neither sent nor canceled. */
export const parcelsToShip = (of: Swap | ClaimOrder): Fulfillment[] => toShip(of.fulfillments)

/**
 * A return that was received although its refund could not be made: somebody has to look. The return itself does not tell, the
 * order does.
 */
export const isUnpaid = (order: Order, of: Return): boolean =>
  order.fulfillment_status === 'requires_action' &&
  of.status === 'received' &&
  of.refund_amount > 0 &&
  !of.claim_order_id &&
  !order.refunds?.some(({ reason, amount }) => reason === 'return' && amount === of.refund_amount)

export function returnStand(order: Order, of: Return): Stand {
  if (of.status === 'canceled') return { state: 'canceled', acts: [] }
  if (of.status === 'requires_action') return { state: 'return_looked_at', acts: ['receive'] }
  return standOf([[isOpen(of), 'coming', 'receive']], isUnpaid(order, of) ? 'return_unpaid' : 'return_here')
}

/** Money first, then the goods that come back, then those that go out. */
export function swapStand(swap: Swap): Stand {
  if (swap.canceled_at) return { state: 'canceled', acts: [] }
  const back = swap.return_order
  if (!swap.confirmed_at) {
    if (back?.status === 'canceled') return { state: 'swap_dead', acts: [] }
    return standOf(
      [
        [true, 'swap_offered', 'link'],
        [isOpen(back), 'coming', 'receive'],
      ],
      'swap_offered',
    )
  }
  const due = swap.difference_due ?? 0
  const isUnsettled = swapCan.processPayment(swap) && due !== 0
  const isStuck = swap.payment_status === 'requires_action'
  return standOf(
    [
      [isUnsettled && due > 0, isStuck ? 'swap_stuck' : 'swap_owed', 'take'],
      [isUnsettled && due < 0, isStuck ? 'swap_stuck' : 'swap_owes', 'give'],
      [isOpen(back), 'coming', 'receive'],
      [swapCan.fulfill(swap), 'to_pack', 'pack'],
      [toShip(swap.fulfillments).length > 0, 'to_ship', 'ship'],
    ],
    'done',
  )
}

export function claimStand(claim: ClaimOrder): Stand {
  if (claim.canceled_at) return { state: 'canceled', acts: [] }
  const hasMethod = (claim.shipping_methods?.length ?? 0) > 0
  const canPack = claimCan.fulfill(claim)
  return standOf(
    [
      [canPack && !hasMethod, 'claim_method', 'method'],
      [canPack && hasMethod, 'to_pack', 'pack'],
      [toShip(claim.fulfillments).length > 0, 'to_ship', 'ship'],
      [isOpen(claim.return_order), 'coming', 'receive'],
    ],
    claim.type === 'refund' ? 'claim_refunded' : 'done',
  )
}

const stands = (parcels: readonly Fulfillment[] | undefined) =>
  parcels?.some(({ canceled_at }) => !canceled_at)
const isReceived = (of: Return | null | undefined) => of?.status === 'received'

/** Whether it can be called off: nothing was paid, packed or received. A return that is on its way is called off with it. */
export const canCancelSwap = (swap: Swap): boolean =>
  swapCan.cancel(swap) &&
  !swap.payment?.captured_at &&
  !stands(swap.fulfillments) &&
  !isReceived(swap.return_order)
export const canCancelClaim = (claim: ClaimOrder): boolean =>
  claimCan.cancel(claim) && !stands(claim.fulfillments) && !isReceived(claim.return_order)
