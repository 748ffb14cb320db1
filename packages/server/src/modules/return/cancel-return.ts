import { returnCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import type { Shop } from '../../shop'
import { lockOrder } from '../order/queries'
import { lockReturn, orderIdOfReturn } from './queries'

/** Calls a return off; again it changes nothing. Returns its order. @throws not_allowed when it was received */
export async function cancelReturn(shop: Shop, id: string): Promise<string> {
  const orderId = await orderIdOfReturn(shop.db, id)
  await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const row = await lockReturn(tx, id)
    if (row.status === 'canceled') return
    assertCan(returnCan, 'cancel', row, 'The return')
    await tx.updateRows(tx.t.return, { id }, { status: 'canceled' })
  })
  return orderId
}
