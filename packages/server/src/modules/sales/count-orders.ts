import type { Shop } from '../../shop'
import { storeTimeZone } from '../store/time-zone'
import { loadOrders } from './load-orders'
import { factsOf } from './order-facts'
import { holdOrders, otherFirsts, replaceFacts } from './queries'

/**
 * Counts orders anew from what is stored about them. As often as it is done, and by whomever at once, each counts once. Where
 * another order was taken for a customer's first one, it is counted again, too.
 */
export async function countOrders(
  shop: Pick<Shop, 'flags' | 'transaction'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const others = await shop.transaction(async (tx) => {
    await holdOrders(tx, ids)
    const loaded = await loadOrders({ db: tx, flags: shop.flags }, ids)
    const zone = await storeTimeZone(tx)
    const facts = loaded.flatMap(({ identity, order }) => factsOf(identity, order, zone))
    await replaceFacts(tx, ids, facts)
    const firsts = loaded.filter(({ identity }) => identity.is_first)
    return otherFirsts(
      tx,
      firsts.map(({ identity }) => identity.customer_id),
      ids,
    )
  })
  if (others.length > 0) await countOrders(shop, others)
}
