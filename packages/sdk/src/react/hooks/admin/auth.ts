'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: auth. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Who is logged in. */
export const useAdminGetSession = read('GET /admin/auth')
/** Log in. */
export const useAdminLogin = change('POST /admin/auth')
/** Log out. */
export const useAdminDeleteSession = change('DELETE /admin/auth')
/** Your own account: role, permissions, two-factor. */
export const useAdminAccount = read('GET /admin/auth/account')
/** Choose another password; every other session of yours ends. */
export const useAdminChangePassword = change('POST /admin/auth/password')
/** Sign in with another e-mail from now on; the old address is told. */
export const useAdminChangeEmail = change('POST /admin/auth/email')
/** Begin to sign in a program by a code that staff confirm in the back office. */
export const useAdminBeginDeviceSignIn = change('POST /admin/auth/device')
/** Collect the token of a confirmed code, once; 400 says `authorization_pending`, `access_denied` or `expired_token`. */
export const useAdminCollectDeviceToken = change('POST /admin/auth/device/token')
/** Which program a code is of, while it waits to be confirmed. */
export const useAdminDeviceSignIn = read('GET /admin/auth/device/:user_code')
/** Let a program act as you, or refuse it. */
export const useAdminAnswerDeviceSignIn = change('POST /admin/auth/device/:user_code')
/** Where you are signed in, last seen first. */
export const useAdminSessions = read('GET /admin/auth/sessions')
/** Sign out of one session. */
export const useAdminEndSession = change('DELETE /admin/auth/sessions/:id')
/** Sign out everywhere else. */
export const useAdminEndOtherSessions = change('DELETE /admin/auth/sessions')
/** Begin with two-factor: a secret for an authenticator app, which a code of it confirms. */
export const useAdminBeginTwoFactor = change('POST /admin/auth/two-factor')
/** Turn two-factor on with a code of the app; the recovery codes are shown this once. */
export const useAdminConfirmTwoFactor = change('POST /admin/auth/two-factor/confirm')
/** Ten new recovery codes, shown this once; the old ones are void. */
export const useAdminRenewRecoveryCodes = change('POST /admin/auth/two-factor/recovery-codes')
/** Turn two-factor off. */
export const useAdminTurnOffTwoFactor = change('DELETE /admin/auth/two-factor')
