import { type Order, orderCan } from '@cartwright/contract'

/** How many of each line are still to be sent, returned ones left out. */
export const openQuantities = (order: Order): { item_id: string; quantity: number }[] =>
  (order.items ?? [])
    .map((item) => ({
      item_id: item.id,
      quantity: item.quantity - (item.fulfilled_quantity ?? 0) - (item.returned_quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)

/** What is best done next with an order: goods are sent once their money is there. */
export function nextStep(order: Order): 'capture' | 'fulfill' | undefined {
  if (order.status === 'archived' || order.status === 'completed') return undefined
  if (canCapture(order)) return 'capture'
  if (orderCan.fulfill(order) && openQuantities(order).length > 0) return 'fulfill'
  return undefined
}

/** Whether there is money to capture: an authorized payment that was neither captured nor canceled. */
export const canCapture = (order: Order): boolean =>
  orderCan.capture(order) &&
  (order.payments ?? []).some(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
