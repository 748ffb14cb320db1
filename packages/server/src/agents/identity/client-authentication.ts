import { timingSafeEqual } from 'node:crypto'
import { countAgainst } from '../../http/limiters'
import { hashOf } from '../../modules/auth/sessions'
import type { Shop } from '../../shop'
import { type AuthorizationServer, clientOf, paths } from './authorization-server'
import { OAuthError } from './oauth-error'
import { authenticationOf, type IdentityClient } from './options'
import { identityTables } from './tables'

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
/** How far ahead the proof of a client may end, in seconds. */
const longestProof = 600
/** How often a client may be got wrong from one address in a minute. */
const mistakes = { name: 'oauth-client', points: 30, seconds: 60 }

/** What a client shows for itself, whichever way. */
interface Shown {
  way: 'private_key_jwt' | 'client_secret_basic' | 'none'
  id: string
  proof?: string
}

/**
 * Which client asks, proved by the one way that was agreed with it.
 * @param header `Authorization`
 * @throws OAuthError invalid_client
 */
export async function authenticateClient(
  shop: Shop,
  server: AuthorizationServer,
  {
    header,
    parameters,
    address,
  }: { header: string | null; parameters: ReadonlyMap<string, string>; address: string },
): Promise<IdentityClient> {
  const shown = await shownBy(header, parameters)
  const client = clientOf(server, shown.id)
  if (client && authenticationOf(client) === shown.way && (await proves(shop, server, client, shown)))
    return client
  const wait = await countAgainst(shop, mistakes, `${address} ${hashOf(shown.id)}`)
  if (wait !== undefined)
    throw new OAuthError('temporarily_unavailable', `Too many attempts; try again in ${wait} s`, 429, {
      'retry-after': String(wait),
    })
  throw new OAuthError(
    'invalid_client',
    'The client is not known, or did not prove who it is as was agreed with it',
    401,
    {
      'www-authenticate': `Basic realm="${shop.baseUrl}"`,
    },
  )
}

/** @throws OAuthError invalid_request for several ways at once, or for none */
async function shownBy(header: string | null, parameters: ReadonlyMap<string, string>): Promise<Shown> {
  const assertion = parameters.get('client_assertion')
  const named = parameters.get('client_id')
  const basic = header === null ? undefined : basicOf(header)
  if (parameters.has('client_secret'))
    throw new OAuthError('invalid_request', 'client_secret: a secret is sent by HTTP Basic, not in the body')
  if (basic !== undefined && assertion !== undefined)
    throw new OAuthError('invalid_request', 'Prove who you are in one way')
  if (assertion !== undefined) {
    if (parameters.get('client_assertion_type') !== assertionType)
      throw new OAuthError('invalid_request', `client_assertion_type must be ${assertionType}`)
    const { decodeJwt } = await import('jose')
    let subject: unknown
    try {
      subject = decodeJwt(assertion).sub
    } catch {
      throw new OAuthError('invalid_request', 'client_assertion is no JWT')
    }
    const id = typeof subject === 'string' ? subject : ''
    return { way: 'private_key_jwt', id: named === undefined || named === id ? id : '', proof: assertion }
  }
  if (basic !== undefined)
    return {
      ...basic,
      id: named === undefined || named === basic.id ? basic.id : '',
      way: 'client_secret_basic',
    }
  if (named === undefined) throw new OAuthError('invalid_request', 'client_id is missing')
  return { way: 'none', id: named }
}

/** Both parts are form-encoded before they are joined (RFC 6749, 2.3.1). What is none is somebody unknown. */
function basicOf(header: string): { id: string; proof: string } {
  const decoded = Buffer.from(/^basic +([\w+/=-]+)$/i.exec(header)?.[1] ?? '', 'base64').toString()
  const at = decoded.indexOf(':')
  const part = (text: string) => new URLSearchParams(`v=${text.replaceAll('&', '%26')}`).get('v') ?? ''
  return at < 0
    ? { id: '', proof: '' }
    : { id: part(decoded.slice(0, at)), proof: part(decoded.slice(at + 1)) }
}

async function proves(
  shop: Shop,
  server: AuthorizationServer,
  client: IdentityClient,
  { way, proof = '' }: Shown,
): Promise<boolean> {
  if (way === 'none') return true
  if (way === 'private_key_jwt') return isSignedBy(shop, server, client, proof)
  // Hashes are of one length, whatever was sent.
  return timingSafeEqual(Buffer.from(hashOf(proof)), Buffer.from(hashOf(client.secret ?? '')))
}

/** Whether a token was signed by a key of the client, for this server, a short while ago, and is shown for the first time (RFC 7523). */
async function isSignedBy(
  shop: Shop,
  server: AuthorizationServer,
  client: IdentityClient,
  assertion: string,
): Promise<boolean> {
  const { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify } = await import('jose')
  try {
    const keys = await server.keysOf(shop, client, decodeProtectedHeader(assertion).kid)
    if (!keys) return false
    const { payload } = await jwtVerify(assertion, createLocalJWKSet({ keys: [...keys] }), {
      algorithms: ['ES256', 'ES384'],
      issuer: client.id,
      subject: client.id,
      audience: [shop.baseUrl, `${shop.baseUrl}${paths.token}`, `${shop.baseUrl}${paths.revoke}`],
      requiredClaims: ['exp', 'jti'],
    })
    const { exp = 0, jti } = payload
    if (typeof jti !== 'string' || exp > Date.now() / 1000 + longestProof) return false
    return await isFirst(shop, hashOf(`${client.id} ${jti}`), exp)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return false
    throw error
  }
}

/** @param exp in seconds */
async function isFirst(shop: Shop, hash: string, exp: number): Promise<boolean> {
  const expires_at = new Date((exp + 60) * 1000).toISOString()
  return shop.transaction(async (tx) => {
    const { proof: t } = identityTables(tx)
    const made = await tx
      .insert(t)
      .values({ hash, expires_at })
      .onConflictDoNothing()
      .returning({ hash: t.hash })
    return made.length === 1
  })
}
