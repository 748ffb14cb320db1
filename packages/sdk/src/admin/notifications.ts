import type { Call } from '../call'
import { listed } from '../iterate'

export const notifications = (call: Call) => ({
  ...listed(call('GET /admin/notifications', 'query')),
  preview: call('GET /admin/notifications/:id/preview'),
  resend: call('POST /admin/notifications/:id/resend', 'body'),
})
