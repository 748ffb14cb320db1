import type { Call } from '../call'

export const restockNotifications = (call: Call) => ({
  /** Asks for a mail when a sold-out variant is back. */
  create: call('POST /restock-notifications/variants/:variant_id', 'body'),
  /** Takes everything back that was asked for with an address, by the link of a mail. */
  stop: call('POST /store/restock-notifications/stop', 'body'),
})
