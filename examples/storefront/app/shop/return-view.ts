import type { Order, Return } from '@cartwright/contract'
import { cartLineView, linesSold } from '@cartwright/sdk/rules'
import { ours, pictureIn } from './cart-view'
import type { LinePictures } from './line-pictures.server'

/** How far a return is, in the words of who sends it. */
export type ReturnState = 'requested' | 'received' | 'refunded' | 'exchanged' | 'requires_action' | 'canceled'

export interface ReturnView {
  id: string
  at: string
  state: ReturnState
  refund: number
  lines: {
    id: string
    title: string
    variant: string | null
    picture?: string
    quantity: number
    reason: string | null
    note: string | null
  }[]
  /** How it goes back; null when the buyer sees to it. */
  way: string | null
  /** Where to, as the shop wrote it with the way back: a line each. */
  address: string[]
  /** The cart of the exchange it belongs to. */
  swap: string | null
}

/** A return of an order, whether by itself or for an exchange; undefined when the order has none of this id. */
export function returnView(
  order: Order,
  id: string,
  pictures: LinePictures = new Map(),
): ReturnView | undefined {
  const swap = (order.swaps ?? []).find(({ return_order }) => return_order?.id === id)
  const found = swap?.return_order ?? (order.returns ?? []).find((one) => one.id === id)
  if (!found) return undefined
  const sold = new Map(linesSold(order).map((line) => [line.id, line]))
  const option = found.shipping_method?.shipping_option
  return {
    id: found.id,
    at: found.created_at,
    state: stateOf(order, found, swap !== undefined),
    refund: found.refund_amount,
    lines: (found.items ?? []).flatMap(({ item_id, quantity, reason, note }) => {
      const line = sold.get(item_id)
      if (!line) return []
      const {
        id: lineId,
        title,
        variant,
        picture,
      } = cartLineView(line, {
        ...ours,
        picture: pictureIn(pictures),
        inclusive: true,
      })
      const shown = picture ? { picture } : {}
      return { id: lineId, title, variant, ...shown, quantity, reason: reason?.label ?? null, note }
    }),
    way: option?.name ?? null,
    address: addressIn(option?.metadata),
    swap: swap?.cart_id ?? null,
  }
}

function stateOf(order: Order, { status, received_at, refund_amount }: Return, isSwap: boolean): ReturnState {
  if (status !== 'received') return status
  if (isSwap) return 'exchanged'
  // Refunds do not name their return: that of one is made the moment it arrives, over its amount.
  const since = Date.parse(received_at ?? '') - 5000
  const isRefunded = (order.refunds ?? []).some(
    ({ reason, amount, created_at }) =>
      reason === 'return' && amount === refund_amount && Date.parse(created_at) >= since,
  )
  return isRefunded ? 'refunded' : 'received'
}

/** Staff write where parcels go into the metadata of the way back, as `address`. */
function addressIn(metadata: Record<string, unknown> | null | undefined): string[] {
  const text = typeof metadata?.address === 'string' ? metadata.address : ''
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
