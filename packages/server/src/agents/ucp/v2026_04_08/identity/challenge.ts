import type { Shop } from '../../../../shop'
import { paths } from '../../../identity/authorization-server'
import type { LinkedCustomer } from '../../../identity/linked-customer'
import { problem } from '../messages'
import type { Operation } from '../operation'
import { ProtocolError } from '../protocol-error'

type Gated = Pick<Operation, 'scope'>

/** What a platform is told by `WWW-Authenticate`, so that it knows where to ask for what (RFC 6750, RFC 9728). */
function challenge({ baseUrl }: Pick<Shop, 'baseUrl'>, { error, scope }: { error?: string; scope?: string }) {
  const parts = {
    realm: baseUrl,
    ...(error ? { error } : {}),
    ...(scope ? { scope } : {}),
    resource_metadata: `${baseUrl}${paths.resource}`,
  }
  const said = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return { 'www-authenticate': `Bearer ${said.join(', ')}` }
}

/** No customer is known for whom it could be done; or none any more, by the token that was shown. */
export function identityRequired(
  shop: Pick<Shop, 'baseUrl'>,
  { scope }: Gated,
  { isInvalid = false } = {},
): ProtocolError {
  const code = 'identity_required'
  const content = isInvalid
    ? 'The access token is wrong, expired, revoked or of another agent'
    : 'This takes a customer of the shop who has connected the agent'
  const headers = challenge(shop, {
    ...(isInvalid ? { error: 'invalid_token' } : {}),
    ...(scope ? { scope } : {}),
  })
  return new ProtocolError(401, code, content, headers, [
    problem(code, content, undefined, 'requires_buyer_review'),
  ])
}

/** @throws ProtocolError insufficient_scope, where the customer has not allowed what is asked for in their name */
export function assertScope(shop: Pick<Shop, 'baseUrl'>, { scopes }: LinkedCustomer, { scope }: Gated): void {
  if (!scope || scopes.has(scope)) return
  const code = 'insufficient_scope'
  const content = `The customer has not allowed ${scope}`
  const headers = challenge(shop, { error: code, scope })
  throw new ProtocolError(403, code, content, headers, [
    problem(code, content, undefined, 'requires_buyer_review'),
  ])
}
