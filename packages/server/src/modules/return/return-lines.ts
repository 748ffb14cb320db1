import type { LineItem } from '@cartwright/contract'
import { invalidData, notAllowed } from '../../errors'
import type { LoadedOrder } from '../order/order-reply'
import { type OrderSale, refundableOfLine } from '../totals/order-totals'

export interface WantedBack {
  item_id: string
  quantity: number
  reason_id?: string | null
  note?: string | null
}

export interface LineBack extends WantedBack {
  line: LineItem
}

/** A line that may come back, and whether whom it was bought by still stands. */
interface Candidate {
  line: LineItem
  canceled: boolean
}

/** Every line ever sold on an order: its own, and those of its swaps and claims. */
export function linesSold(order: LoadedOrder): Candidate[] {
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])].flatMap((sale) =>
    (sale.additional_items ?? []).map((line) => ({ line, canceled: Boolean(sale.canceled_at) })),
  )
  return [...order.items.map((line) => ({ line, canceled: order.status === 'canceled' })), ...later]
}

/**
 * The lines of a return, checked (rules: returns): they were sold here, to somebody who did not cancel, and are not back
 * or on their way back already.
 * @param announced how much of each line other open returns will bring
 * @param sentOnly customers may send back only what was sent to them; staff take goods back over the counter, too
 */
export function linesBack(
  order: LoadedOrder,
  wanted: readonly WantedBack[],
  announced: ReadonlyMap<string, number>,
  sentOnly: boolean,
): LineBack[] {
  if (wanted.length === 0) throw invalidData('items: name at least one line to return')
  const sold = new Map(linesSold(order).map((one) => [one.line.id, one]))
  const back = new Map<string, LineBack>()
  for (const item of wanted) {
    const found = sold.get(item.item_id)
    if (!found) throw invalidData(`items: there is no line ${item.item_id} on this order`)
    if (found.canceled) throw invalidData(`items: the line ${item.item_id} was canceled and cannot come back`)
    if (!(Number.isInteger(item.quantity) && item.quantity > 0))
      throw invalidData(`items: the quantity of ${item.item_id} must be a whole number above 0`)
    const quantity = (back.get(item.item_id)?.quantity ?? 0) + item.quantity
    const left = leftToReturn(found.line, sentOnly) - (announced.get(item.item_id) ?? 0)
    if (quantity > left)
      throw notAllowed(`Only ${Math.max(0, left)} of line ${item.item_id} can be returned, not ${quantity}`)
    back.set(item.item_id, { ...item, quantity, line: found.line })
  }
  return [...back.values()]
}

const leftToReturn = (line: LineItem, sentOnly: boolean) =>
  (sentOnly ? (line.fulfilled_quantity ?? 0) : line.quantity) - (line.returned_quantity ?? 0)

/** What giving back so many of a line refunds, tax included. */
export const refundValue = (
  line: LineItem,
  quantity: number,
  sale: OrderSale,
  options: { tax_inclusive_pricing: boolean },
): number =>
  // The line without what stays: the discount of each unit is a share of the whole line's.
  refundableOfLine({ ...line, returned_quantity: line.quantity - quantity } as never, sale, options)
