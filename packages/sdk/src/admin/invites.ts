import type { Call } from '../call'

export const invites = (call: Call) => ({
  /** List invitations that are open. */
  list: call('GET /admin/invites'),
  /** Invite somebody to the staff. */
  create: call('POST /admin/invites', 'body'),
  /** Read an invitation. */
  retrieve: call('GET /admin/invites/:invite_id'),
  /** Change the role of an open invitation. */
  update: call('POST /admin/invites/:invite_id', 'body'),
  /** Take an invitation back. */
  delete: call('DELETE /admin/invites/:invite_id'),
  /** Send an invitation again, with a new token; the old one is void. */
  resend: call('POST /admin/invites/:invite_id/resend'),
  /** Join the staff by the token of an invitation. */
  accept: call('POST /admin/invites/accept', 'body'),
})
