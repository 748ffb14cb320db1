import type { JWK } from 'jose'
import type { Shop } from '../../shop'
import { type IdentityClient, type IdentityOptions, isLoopbackUri } from './options'

/** What the authorisation server of a shop goes by. */
export interface AuthorizationServer extends IdentityOptions {
  /** What customers can allow, as the protocol names it. */
  scopes: readonly string[]
  /** The keys that a client publishes; undefined where they cannot be had. */
  keysOf(shop: Shop, client: IdentityClient, kid: string | undefined): Promise<readonly JWK[] | undefined>
}

/** How long each of these is good, in ms. */
export const lifetimes = {
  /** Somebody who is asked may have to sign in, or make an account first. */
  request: 20 * 60_000,
  code: 60_000,
  accessToken: 10 * 60_000,
  /** After the last use. */
  refreshToken: 60 * 24 * 3_600_000,
}

/** Where the server is asked, below the address of the shop. */
export const paths = {
  metadata: '/.well-known/oauth-authorization-server',
  resource: '/.well-known/oauth-protected-resource',
  authorize: '/oauth2/authorize',
  token: '/oauth2/token',
  revoke: '/oauth2/revoke',
} as const

export const clientOf = ({ clients }: Pick<AuthorizationServer, 'clients'>, id: string) =>
  clients.find((client) => client.id === id)

/** Whether customers may be sent there: to the letter, but for the port on the machine of the user. */
export const isRedirectOf = ({ redirectUris }: IdentityClient, uri: string): boolean =>
  redirectUris.some(
    (own) => own === uri || (isLoopbackUri(own) && isLoopbackUri(uri) && isSameButPort(own, uri)),
  )

/** Compared as text: an address that says the same in other words is another. */
const isSameButPort = (own: string, uri: string) => withoutPort(own) === withoutPort(uri)
const withoutPort = (uri: string) =>
  uri.replace(/^(http:\/\/(?:127\.0\.0\.1|\[::1\])):\d{1,5}(?=[/?]|$)/, '$1')

/** The scopes of a list in one text, each once; undefined where one is none of the server's. */
export function readScopes(
  { scopes }: Pick<AuthorizationServer, 'scopes'>,
  text: string,
): string[] | undefined {
  const named = [...new Set(text.split(' ').filter((one) => one !== ''))]
  return named.length > 0 && named.every((one) => scopes.includes(one)) ? named : undefined
}
