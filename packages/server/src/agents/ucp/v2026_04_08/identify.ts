import type { Shop } from '../../../shop'
import { checkSignature, keyNamed, type SignedMessage } from '../../signatures/http-signatures'
import type { UcpOptions } from '../options'
import type { Agent } from './agent-profile'
import { agentBehind } from './profile-cache'
import { ProtocolError } from './protocol-error'

/** A request with its bytes, and the address of the profile that it names. */
export interface Claim {
  request: Request
  bytes: Uint8Array
  profile: string
  /** Nobody is answered who does not prove who it is. */
  isSigned?: boolean | undefined
}

/**
 * Who asks, by its profile; and that it is who it says, where that is asked for or a signature is there.
 * @throws ProtocolError, BadSignature
 */
export async function identify(
  shop: Shop,
  options: UcpOptions,
  { request, bytes, profile, isSigned = false }: Claim,
): Promise<Agent> {
  if (options.agents && !options.agents.some((one) => new URL(one).href === profile))
    throw new ProtocolError(403, 'profile_not_trusted', `The shop does not know the agent ${profile}`)
  const mustBeSigned = isSigned || options.agents !== undefined || options.signed === true
  if (!mustBeSigned && !request.headers.has('signature') && !request.headers.has('signature-input'))
    return agentBehind(shop, profile)
  const url = new URL(request.url)
  const message: SignedMessage = {
    method: request.method,
    // That of the shop's own address: whatever else a request was addressed to, it was not sent to us.
    authority: new URL(shop.baseUrl).host,
    path: url.pathname,
    query: url.search,
    headers: request.headers,
    body: bytes,
  }
  const agent = await agentBehind(shop, profile, keyNamed(message))
  checkSignature(message, agent.keys)
  return agent
}
