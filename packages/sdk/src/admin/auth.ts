import type { Call } from '../call'
import { keepingToken, type Tokens } from '../tokens'

export const auth = (call: Call, tokens: Tokens) => ({
  getSession: call('GET /admin/auth'),
  createSession: call('POST /admin/auth', 'body'),
  deleteSession: call('DELETE /admin/auth'),
  getToken: keepingToken(call('POST /admin/auth/token', 'body'), tokens, 'admin'),
  /** Role, permissions and two-factor of whoever is signed in. */
  getAccount: call('GET /admin/auth/account'),
  /** Ends every other session. */
  changePassword: call('POST /admin/auth/password', 'body'),
  /** The old address is told. */
  changeEmail: call('POST /admin/auth/email', 'body'),
  /** A program signs in by a code that staff confirm in the back office. */
  device: {
    begin: call('POST /admin/auth/device', 'body'),
    /** Refused with the code `authorization_pending` until somebody confirms it. */
    token: call('POST /admin/auth/device/token', 'body'),
    retrieve: call('GET /admin/auth/device/:user_code'),
    answer: call('POST /admin/auth/device/:user_code', 'body'),
  },
  sessions: {
    list: call('GET /admin/auth/sessions'),
    end: call('DELETE /admin/auth/sessions/:id'),
    endOthers: call('DELETE /admin/auth/sessions'),
  },
  twoFactor: {
    begin: call('POST /admin/auth/two-factor', 'body'),
    /** The answer's `recovery_codes` are shown this once. */
    confirm: call('POST /admin/auth/two-factor/confirm', 'body'),
    renewRecoveryCodes: call('POST /admin/auth/two-factor/recovery-codes', 'body'),
    turnOff: call('DELETE /admin/auth/two-factor', 'body'),
  },
})
