import type { Call } from '../call'
import { listed } from '../iterate'

export const notifications = (call: Call) => ({
  ...listed(call('GET /admin/notifications', 'query')),
  /**
   * What was sent, as its reader saw it; text and html are null where the mail held a token, but for an open invite read by who
   * may give it.
   */
  preview: call('GET /admin/notifications/:id/preview'),
  /** Send a letter again, to the same address or another. */
  resend: call('POST /admin/notifications/:id/resend', 'body'),
})
