'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: invites. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminInvites = read('GET /admin/invites')
export const useAdminInvite = read('GET /admin/invites/:invite_id')
export const useAdminCreateInvite = change('POST /admin/invites')
export const useAdminUpdateInvite = change('POST /admin/invites/:invite_id')
export const useAdminAcceptInvite = change('POST /admin/invites/accept')
export const useAdminResendInvite = change('POST /admin/invites/:invite_id/resend')
export const useAdminDeleteInvite = change('DELETE /admin/invites/:invite_id')
