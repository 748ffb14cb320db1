import type { Shop } from '../../shop'
import { noteCall } from '../selling/call-log'
import type { OAuthError } from './oauth-error'
import type { IdentityClient } from './options'

/** Lets staff see among the last calls of agents what was refused, and why. */
export function noteRefusal(
  shop: Shop,
  operation: 'authorize' | 'token' | 'revoke',
  { code, message, status }: OAuthError,
  client?: Pick<IdentityClient, 'profile'>,
): void {
  const agent = client?.profile ?? null
  noteCall(shop, { protocol: 'oauth', transport: 'rest', agent, operation, status, code, message, took: 0 })
}
