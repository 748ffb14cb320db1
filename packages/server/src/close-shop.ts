import { closeLimiters } from './http/limiters'
import { closeLive } from './modules/live/hub'
import type { Shop } from './shop'
import { flushTraces } from './telemetry/start-tracing'

/**
 * Lets go of everything that opening a shop took hold of: the counters of its limits with their Redis, and its
 * database. Whatever stayed open would keep the process alive. Nothing may use the shop afterwards.
 */
export async function closeShop(shop: Shop): Promise<void> {
  closeLive(shop)
  closeLimiters(shop)
  await shop.engine.close()
  await flushTraces()
}
