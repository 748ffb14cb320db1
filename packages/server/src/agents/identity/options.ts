/** A platform that customers may connect with their account, as the shop agreed with it. */
export interface IdentityClient {
  /** As it names itself in its requests: `client_id`. */
  id: string
  /** As customers are told it. */
  name: string
  /** The address of its profile. What it is given counts in calls of this agent alone. */
  profile: string
  /** Where customers are sent back to, to the letter. Of `http://127.0.0.1` and `http://[::1]` the port does not count. */
  redirectUris: readonly string[]
  /**
   * How it proves who it is: by a token that a key of its profile has signed, by a secret, or not at all, as programs on the devices
   * of their users, whose proof is PKCE alone.
   * @default 'client_secret_basic' where there is a `secret`, else 'private_key_jwt'
   */
  authentication?: ClientAuthentication
  /** 32 random characters at least. */
  secret?: string
}

export const clientAuthentications = ['private_key_jwt', 'client_secret_basic', 'none'] as const
type ClientAuthentication = (typeof clientAuthentications)[number]

/** How customers connect agents with their account. */
export interface IdentityOptions {
  clients: readonly IdentityClient[]
  /**
   * The page on which customers agree; `{request}` is filled in.
   * @default `/account/connect?request={request}` of the shop
   */
  consentUrl?: string
}

export const authenticationOf = ({ authentication, secret }: IdentityClient): ClientAuthentication =>
  authentication ?? (secret === undefined ? 'private_key_jwt' : 'client_secret_basic')

const loopback = new Set(['127.0.0.1', '[::1]'])

/** An address of the machine of the user, where programs listen on whatever port they are given (RFC 8252, 7.3). */
export const isLoopbackUri = (uri: string): boolean => {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname } = new URL(uri)
  return protocol === 'http:' && loopback.has(hostname)
}

/** @throws an Error that names the client and what is wrong with it */
export function assertClients(clients: readonly IdentityClient[]): void {
  const wrong = (id: string, why: string) => new Error(`The client ${id || 'without an id'}: ${why}`)
  for (const [at, client] of clients.entries()) {
    const { id, name, profile, redirectUris, secret } = client
    if (!/^[\x21-\x7e]{1,200}$/.test(id))
      throw wrong(id, 'its id must be 1 to 200 visible characters of ASCII')
    if (clients.findIndex((one) => one.id === id) !== at) throw wrong(id, 'there are two of this id')
    if (!name.trim()) throw wrong(id, 'customers have to be told its name')
    if (!URL.canParse(profile)) throw wrong(id, 'its profile is no address')
    if (redirectUris.length === 0) throw wrong(id, 'it needs a redirect URI')
    for (const uri of redirectUris) if (!isRedirectUri(uri)) throw wrong(id, `${uri} is no redirect URI`)
    const authentication = authenticationOf(client)
    if (!clientAuthentications.includes(authentication)) throw wrong(id, `there is no way ${authentication}`)
    if ((authentication === 'client_secret_basic') !== (secret !== undefined))
      throw wrong(id, `with ${authentication} it ${secret === undefined ? 'needs a' : 'has no'} secret`)
    if (secret !== undefined && secret.length < 32)
      throw wrong(id, 'its secret needs 32 random characters at least')
  }
}

/** With https, on the machine of the user, or by a scheme that a program has for its own (`com.example.app:`). */
function isRedirectUri(uri: string): boolean {
  if (!URL.canParse(uri) || uri.includes('#')) return false
  const { protocol, username } = new URL(uri)
  return (
    username === '' &&
    (protocol === 'https:' || isLoopbackUri(uri) || /^[a-z][\w+-]*\.[\w.+-]+:$/.test(protocol))
  )
}
