'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: invites. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List invitations that are open. */
export const useAdminInvites = read('GET /admin/invites')
/** Read an invitation. */
export const useAdminInvite = read('GET /admin/invites/:invite_id')
/** Invite somebody to the staff. */
export const useAdminCreateInvite = change('POST /admin/invites')
/** Change the role of an open invitation. */
export const useAdminUpdateInvite = change('POST /admin/invites/:invite_id')
/** Join the staff by the token of an invitation. */
export const useAdminAcceptInvite = change('POST /admin/invites/accept')
/** Send an invitation again, with a new token; the old one is void. */
export const useAdminResendInvite = change('POST /admin/invites/:invite_id/resend')
/** Take an invitation back. */
export const useAdminDeleteInvite = change('DELETE /admin/invites/:invite_id')
