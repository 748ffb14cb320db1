import type { Call } from '../call'

export const restockNotifications = (call: Call) => ({
  /** Ask for a mail when a sold-out variant can be bought again; the same answer however often it is asked. */
  create: call('POST /restock-notifications/variants/:variant_id', 'body'),
  /** Take everything back that was asked for with an address, by the link of a mail. */
  stop: call('POST /store/restock-notifications/stop', 'body'),
})
