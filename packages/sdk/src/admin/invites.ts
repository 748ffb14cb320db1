import type { Call } from '../call'

export const invites = (call: Call) => ({
  list: call('GET /admin/invites'),
  create: call('POST /admin/invites', 'body'),
  retrieve: call('GET /admin/invites/:invite_id'),
  update: call('POST /admin/invites/:invite_id', 'body'),
  delete: call('DELETE /admin/invites/:invite_id'),
  resend: call('POST /admin/invites/:invite_id/resend'),
  accept: call('POST /admin/invites/accept', 'body'),
})
