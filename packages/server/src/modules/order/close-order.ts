import { orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { lockOrder, updateLiveOrder } from './queries'

/** Marks an order as done; whether all is paid and shipped is not asked. @throws not_allowed when it is canceled */
export async function completeOrder(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan(orderCan, 'complete', order, 'The order')
    if (order.status === 'completed') return
    await updateLiveOrder(tx, id, { status: 'completed' })
    await emit(tx, 'order.completed', { id, no_notification: order.no_notification })
  })
}

/** Puts a completed order away. @throws not_allowed in any other status */
export async function archiveOrder(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan(orderCan, 'archive', order, 'The order')
    await updateLiveOrder(tx, id, { status: 'archived' })
  })
}
