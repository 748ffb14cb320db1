import type { TimedWork } from '../../events/subscriber'
import { theShop } from '../../http/request'
import type { Shop } from '../../shop'
import { authorizingLease } from '../cart/open-cart'
import { completeCart } from './complete-cart'
import { completionsBegunBefore } from './queries'

/**
 * Settles completions that a crash cut off between asking the provider and writing the order: each is tried again with
 * the key of the first attempt, so that it ends as an order, or with the payment released. Run at start and every minute.
 * `lease` is how long an attempt may be silent before it counts as cut off, in ms.
 */
export async function recoverCompletions(shop: Shop, lease = authorizingLease): Promise<number> {
  const stale = await completionsBegunBefore(shop.db, new Date(Date.now() - lease).toISOString())
  for (const { id } of stale)
    try {
      const { type } = await completeCart(shop, id, theShop, lease)
      shop.log.info({ cart: id, became: type }, 'a completion that was cut off has been settled')
    } catch (error) {
      shop.log.warn({ err: error, cart: id }, 'a completion that was cut off has been refused')
    }
  return stale.length
}

export const settleCompletions: TimedWork = {
  id: 'settle-completions',
  every: 60_000,
  run: async (shop) => {
    await recoverCompletions(shop)
  },
}
