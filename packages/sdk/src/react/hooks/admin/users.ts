'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: users. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminUsers = read('GET /admin/users', 'query')
export const useAdminUser = read('GET /admin/users/:id')
export const useAdminCreateUser = change('POST /admin/users')
export const useAdminUpdateUser = change('POST /admin/users/:id')
export const useAdminDeleteUser = change('DELETE /admin/users/:id')
export const useAdminTurnOffTwoFactorOfUser = change('DELETE /admin/users/:id/two-factor')
export const useAdminSendResetPasswordToken = change('POST /admin/users/password-token')
export const useAdminResetPassword = change('POST /admin/users/reset-password')
