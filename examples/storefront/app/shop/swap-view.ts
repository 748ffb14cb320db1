import type { Cart, LineItem, Swap } from '@cartwright/contract'
import { type CartLineView, cartLineView } from '@cartwright/sdk/rules'
import { ours, pictureIn } from './cart-view'
import type { LinePictures } from './line-pictures.server'

/** How far an exchange is, for who asked for it. */
export type SwapState = 'open' | 'agreed' | 'shipped' | 'canceled'

export interface SwapView {
  state: SwapState
  /** What goes back, amounts below 0. */
  back: CartLineView[]
  /** What sending it back costs; 0 when the buyer sees to it. */
  backCost: number
  comes: CartLineView[]
  /** What sending the new pieces costs, once it is chosen. */
  delivery: number | null
  /** What was agreed on: above 0 it is paid, below it comes back. */
  difference: number | null
  isSettled: boolean
  returnId: string | null
}

export function swapView(
  swap: Swap,
  cart: Cart,
  inclusive: boolean,
  pictures: LinePictures = new Map(),
): SwapView {
  const options = { ...ours, picture: pictureIn(pictures), inclusive }
  const viewOf = (item: LineItem) => ({ ...cartLineView(item, options), isFixed: true })
  const items = cart.items ?? []
  // What sending goods back costs stands among the lines, too, and is of no variant.
  const goods = items.filter(({ is_return, variant_id }) => !is_return || variant_id)
  const costs = items.filter((item) => !goods.includes(item))
  const [method] = cart.shipping_methods ?? []
  return {
    state: stateOf(swap),
    back: goods.filter(({ is_return }) => is_return).map(viewOf),
    backCost: costs.reduce((sum, item) => sum + viewOf(item).amount, 0),
    comes: goods.filter(({ is_return }) => !is_return).map(viewOf),
    delivery: method ? ((inclusive ? method.total : method.subtotal) ?? method.price) : null,
    difference: swap.confirmed_at ? swap.difference_due : null,
    isSettled: swap.payment_status === 'captured' || swap.payment_status === 'difference_refunded',
    returnId: swap.return_order?.id ?? null,
  }
}

function stateOf({ canceled_at, confirmed_at, fulfillment_status }: Swap): SwapState {
  if (canceled_at) return 'canceled'
  if (!confirmed_at) return 'open'
  return fulfillment_status === 'shipped' || fulfillment_status === 'partially_shipped' ? 'shipped' : 'agreed'
}
