import { lt } from 'drizzle-orm'
import type { TimedWork } from '../../events/subscriber'
import { deleteInParts } from '../../store/writing/delete-in-parts'

/** How long the log of deliveries goes back, in ms. */
const kept = 30 * 86_400_000

/** Forgets deliveries of more than thirty days ago. */
export const oldDeliveries: TimedWork = {
  id: 'old-webhook-deliveries',
  every: 3_600_000,
  run: async (shop) => {
    const { webhook_delivery: t } = shop.db.t
    await deleteInParts(shop, t, t.id, lt(t.created_at, new Date(Date.now() - kept).toISOString()))
  },
}
