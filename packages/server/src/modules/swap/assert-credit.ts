import { notAllowed } from '../../errors'
import type { Tx } from '../../store/database/engine'
import type { LoadedCart } from '../cart/load-cart'
import { loadOrder } from '../order/read-order'
import { linesSold } from '../return/return-lines'
import { goodsComingBack, returnShippingOf, type SwapRow } from './queries'

/**
 * What is taken off a swap's cart must be what comes back: a shopper can change the lines of a cart, but not what the
 * shop owes for them, nor be paid for goods that do not come back any more.
 */
export async function assertCreditIntact(tx: Tx, swap: SwapRow, cart: LoadedCart): Promise<void> {
  const order = await loadOrder(tx, swap.order_id)
  const sold = new Map(linesSold(order).map(({ line }) => [line.id, line]))
  const back = await goodsComingBack(tx, swap.id)
  if (back.some(({ status }) => status === 'canceled'))
    throw notAllowed(
      'The return of the swap was canceled, so there is nothing to take off: ask for another swap',
    )
  const methods = await returnShippingOf(tx, swap.id)
  const expected = [
    ...back.map(({ item_id, quantity }) => {
      const line = sold.get(item_id)
      return `${line?.variant_id ?? null}:${-(line?.unit_price ?? 0)}:${quantity}`
    }),
    ...methods.map(({ price }) => `null:${price}:1`),
  ].sort()
  const actual = cart.items
    .filter((line) => line.is_return)
    .map((line) => `${line.variant_id}:${line.unit_price}:${line.quantity}`)
    .sort()
  const strange = cart.items.some((line) => !line.is_return && line.swap_id !== swap.id)
  if (strange || expected.join() !== actual.join())
    throw notAllowed('The goods of a swap cannot be changed in its cart: ask for another swap')
}
