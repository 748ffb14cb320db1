import type { Call } from '../call'
import { keepingToken, type Tokens } from '../tokens'

export const auth = (call: Call, tokens: Tokens) => ({
  /** Who is logged in. */
  getSession: call('GET /admin/auth'),
  /** Log in. */
  createSession: call('POST /admin/auth', 'body'),
  /** Log out. */
  deleteSession: call('DELETE /admin/auth'),
  /** Log in for a token. */
  getToken: keepingToken(call('POST /admin/auth/token', 'body'), tokens, 'admin'),
  /** Your own account: role, permissions, two-factor. */
  getAccount: call('GET /admin/auth/account'),
  /** Choose another password; every other session of yours ends. */
  changePassword: call('POST /admin/auth/password', 'body'),
  /** Sign in with another e-mail from now on; the old address is told. */
  changeEmail: call('POST /admin/auth/email', 'body'),
  /** A program signs in by a code that staff confirm in the back office. */
  device: {
    /** Begin to sign in a program by a code that staff confirm in the back office. */
    begin: call('POST /admin/auth/device', 'body'),
    /** Collect the token of a confirmed code, once; 400 says `authorization_pending`, `access_denied` or `expired_token`. */
    token: call('POST /admin/auth/device/token', 'body'),
    /** Which program a code is of, while it waits to be confirmed. */
    retrieve: call('GET /admin/auth/device/:user_code'),
    /** Let a program act as you, or refuse it. */
    answer: call('POST /admin/auth/device/:user_code', 'body'),
  },
  sessions: {
    /** Where you are signed in, last seen first. */
    list: call('GET /admin/auth/sessions'),
    /** Sign out of one session. */
    end: call('DELETE /admin/auth/sessions/:id'),
    /** Sign out everywhere else. */
    endOthers: call('DELETE /admin/auth/sessions'),
  },
  twoFactor: {
    /** Begin with two-factor: a secret for an authenticator app, which a code of it confirms. */
    begin: call('POST /admin/auth/two-factor', 'body'),
    /** Turn two-factor on with a code of the app; the recovery codes are shown this once. */
    confirm: call('POST /admin/auth/two-factor/confirm', 'body'),
    /** Ten new recovery codes, shown this once; the old ones are void. */
    renewRecoveryCodes: call('POST /admin/auth/two-factor/recovery-codes', 'body'),
    /** Turn two-factor off. */
    turnOff: call('DELETE /admin/auth/two-factor', 'body'),
  },
})
