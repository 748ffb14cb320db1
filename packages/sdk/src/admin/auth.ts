import type { Call } from '../call'
import { keepingToken, type Tokens } from '../tokens'

export const auth = (call: Call, tokens: Tokens) => ({
  getSession: call('GET /admin/auth'),
  createSession: call('POST /admin/auth', 'body'),
  deleteSession: call('DELETE /admin/auth'),
  getToken: keepingToken(call('POST /admin/auth/token', 'body'), tokens, 'admin'),
})
