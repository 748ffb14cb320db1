import type { Call } from '../call'
import { keepingToken, type Tokens } from '../tokens'

export const auth = (call: Call, tokens: Tokens) => ({
  authenticate: call('POST /store/auth', 'body'),
  getSession: call('GET /store/auth'),
  deleteSession: call('DELETE /store/auth'),
  exists: call('GET /store/auth/:email'),
  getToken: keepingToken(call('POST /store/auth/token', 'body'), tokens, 'store'),
})
