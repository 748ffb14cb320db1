import type { TimedWork } from '../../events/subscriber'
import { deleteDeliveriesBefore } from './queries'

/** How long the log of deliveries goes back, in ms. */
const kept = 30 * 86_400_000

/** Forgets deliveries of more than thirty days ago. */
export const oldDeliveries: TimedWork = {
  id: 'old-webhook-deliveries',
  every: 3_600_000,
  run: async (shop) => {
    await deleteDeliveriesBefore(shop, new Date(Date.now() - kept).toISOString())
  },
}
