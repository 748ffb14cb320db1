import type { Shop } from '../../../../shop'
import { clientOf } from '../../../identity/authorization-server'
import { bearerOf, customerOfToken, type LinkedCustomer } from '../../../identity/linked-customer'
import { authenticationOf } from '../../../identity/options'
import type { UcpOptions } from '../../options'
import type { Operation } from '../operation'
import { identityRequired } from './challenge'

interface Asked {
  request: Pick<Request, 'headers'>
  /** The address of the profile of whoever asks. */
  profile: string
  operation: Operation
}

/**
 * The customer for whom an agent asks, by `Authorization: Bearer`; undefined for a guest, and where customers connect nobody.
 * @throws ProtocolError identity_required, for a token that does not count
 */
export async function customerOf(
  shop: Shop,
  { identity }: UcpOptions,
  { request, profile, operation }: Asked,
): Promise<LinkedCustomer | undefined> {
  const secret = identity && bearerOf(request.headers.get('authorization'))
  if (!identity || secret === undefined) return undefined
  const customer = await customerOfToken(shop, secret, profile)
  // A client that the shop does not know any more acts for nobody.
  if (!customer || !clientOf(identity, customer.client_id))
    throw identityRequired(shop, operation, { isInvalid: true })
  return customer
}

/**
 * Whether a request has to be signed. One for a customer has to where the client has agreed to prove itself by its keys: then its
 * token is worth nothing to anybody else.
 */
export function mustSign(
  { identity }: UcpOptions,
  { isSigned = false }: Operation,
  customer: LinkedCustomer | undefined,
): boolean {
  const client = customer && identity && clientOf(identity, customer.client_id)
  return client ? authenticationOf(client) === 'private_key_jwt' : isSigned
}
