import type { Call } from '../call'
import { keepingToken, type Tokens } from '../tokens'

export const auth = (call: Call, tokens: Tokens) => ({
  /** Log in. */
  authenticate: call('POST /store/auth', 'body'),
  /** Who is logged in. */
  getSession: call('GET /store/auth'),
  /** Log out. */
  deleteSession: call('DELETE /store/auth'),
  /** Does this account exist. */
  exists: call('GET /store/auth/:email'),
  /** Log in for a token. */
  getToken: keepingToken(call('POST /store/auth/token', 'body'), tokens, 'store'),
})
