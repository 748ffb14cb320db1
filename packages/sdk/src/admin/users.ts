import type { Call } from '../call'
import { listed } from '../iterate'

export const users = (call: Call) => ({
  ...listed(call('GET /admin/users', 'query')),
  create: call('POST /admin/users', 'body'),
  retrieve: call('GET /admin/users/:id'),
  update: call('POST /admin/users/:id', 'body'),
  delete: call('DELETE /admin/users/:id'),
  turnOffTwoFactor: call('DELETE /admin/users/:id/two-factor'),
  sendResetPasswordToken: call('POST /admin/users/password-token', 'body'),
  resetPassword: call('POST /admin/users/reset-password', 'body'),
})
