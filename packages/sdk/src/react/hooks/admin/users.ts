'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: users. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List the staff. */
export const useAdminUsers = read('GET /admin/users', 'query')
/** Read a member of staff. */
export const useAdminUser = read('GET /admin/users/:id')
/** Create a member of staff. */
export const useAdminCreateUser = change('POST /admin/users')
/** Change a member of staff. */
export const useAdminUpdateUser = change('POST /admin/users/:id')
/** Remove a member of staff, who is signed out at once. */
export const useAdminDeleteUser = change('DELETE /admin/users/:id')
/** Turn two-factor off for somebody who lost telephone and recovery codes; their sessions end. */
export const useAdminTurnOffTwoFactorOfUser = change('DELETE /admin/users/:id/two-factor')
/** Ask for a mail to choose a new password; the same answer whether the account exists or not. */
export const useAdminSendResetPasswordToken = change('POST /admin/users/password-token')
/** Choose a new password by the token of a mail. */
export const useAdminResetPassword = change('POST /admin/users/reset-password')
