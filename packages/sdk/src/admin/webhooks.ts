import type { Call } from '../call'
import { listed } from '../iterate'

export const webhooks = (call: Call) => ({
  ...listed(call('GET /admin/webhooks', 'query')),
  /** Have an address told of events; the secret it is signed with is answered this once. */
  create: call('POST /admin/webhooks', 'body'),
  /** Read a webhook. */
  retrieve: call('GET /admin/webhooks/:id'),
  /** Change a webhook. */
  update: call('POST /admin/webhooks/:id', 'body'),
  /** Remove a webhook with the log of its deliveries. */
  delete: call('DELETE /admin/webhooks/:id'),
  /** Make a new secret; for a while deliveries are signed with the one before as well. */
  renewSecret: call('POST /admin/webhooks/:id/secret', 'body'),
  /** Send the event webhook.test now, once, and tell what was answered. */
  test: call('POST /admin/webhooks/:id/test'),
  /** List the deliveries of a webhook, the latest first. */
  listDeliveries: call('GET /admin/webhooks/:id/deliveries', 'query'),
  /** Send again: the deliveries that are named, or those of a time and a status, up to a thousand. */
  replay: call('POST /admin/webhooks/:id/replay', 'body'),
})
