import type { JWK } from 'jose'
import type { AuthorizationServer } from '../../../identity/authorization-server'
import type { IdentityOptions } from '../../../identity/options'
import { agentBehind } from '../profile-cache'
import { ProtocolError } from '../protocol-error'
import { scopes } from './scopes'

/** The authorisation server by the words of the protocol: clients sign by the keys of their profiles. */
export const identityServer = (options: IdentityOptions): AuthorizationServer => ({
  ...options,
  scopes,
  async keysOf(shop, { profile }, kid) {
    try {
      return (await agentBehind(shop, new URL(profile).href, kid)).keys as readonly JWK[]
    } catch (error) {
      if (error instanceof ProtocolError) return undefined
      throw error
    }
  },
})
