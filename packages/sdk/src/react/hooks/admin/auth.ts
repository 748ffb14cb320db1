'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: auth. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminGetSession = read('GET /admin/auth')
export const useAdminLogin = change('POST /admin/auth')
export const useAdminDeleteSession = change('DELETE /admin/auth')
export const useAdminAccount = read('GET /admin/auth/account')
export const useAdminChangePassword = change('POST /admin/auth/password')
export const useAdminChangeEmail = change('POST /admin/auth/email')
export const useAdminBeginDeviceSignIn = change('POST /admin/auth/device')
export const useAdminCollectDeviceToken = change('POST /admin/auth/device/token')
export const useAdminDeviceSignIn = read('GET /admin/auth/device/:user_code')
export const useAdminAnswerDeviceSignIn = change('POST /admin/auth/device/:user_code')
export const useAdminSessions = read('GET /admin/auth/sessions')
export const useAdminEndSession = change('DELETE /admin/auth/sessions/:id')
export const useAdminEndOtherSessions = change('DELETE /admin/auth/sessions')
export const useAdminBeginTwoFactor = change('POST /admin/auth/two-factor')
export const useAdminConfirmTwoFactor = change('POST /admin/auth/two-factor/confirm')
export const useAdminRenewRecoveryCodes = change('POST /admin/auth/two-factor/recovery-codes')
export const useAdminTurnOffTwoFactor = change('DELETE /admin/auth/two-factor')
