import type { Call } from '../call'
import { listed } from '../iterate'

export const users = (call: Call) => ({
  ...listed(call('GET /admin/users', 'query')),
  /** Create a member of staff. */
  create: call('POST /admin/users', 'body'),
  /** Read a member of staff. */
  retrieve: call('GET /admin/users/:id'),
  /** Change a member of staff. */
  update: call('POST /admin/users/:id', 'body'),
  /** Remove a member of staff, who is signed out at once. */
  delete: call('DELETE /admin/users/:id'),
  /** Turn two-factor off for somebody who lost telephone and recovery codes; their sessions end. */
  turnOffTwoFactor: call('DELETE /admin/users/:id/two-factor'),
  /** Ask for a mail to choose a new password; the same answer whether the account exists or not. */
  sendResetPasswordToken: call('POST /admin/users/password-token', 'body'),
  /** Choose a new password by the token of a mail. */
  resetPassword: call('POST /admin/users/reset-password', 'body'),
})
