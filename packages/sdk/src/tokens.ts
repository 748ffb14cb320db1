export type Domain = 'admin' | 'store'

/** Where tokens outlive the page; `localStorage` fits. */
export interface TokenStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The two tokens of a client, kept apart. */
export interface Tokens {
  get(domain: Domain): string | undefined
  /** Keeps a token; nothing forgets it. */
  set(domain: Domain, token: string | undefined): void
}

export function createTokens(start: Partial<Record<Domain, string>>, storage?: TokenStorage): Tokens {
  const kept: Partial<Record<Domain, string>> = { ...start }
  return {
    get(domain) {
      assertDomain(domain)
      return kept[domain] ?? storage?.getItem(keyOf(domain)) ?? undefined
    },
    set(domain, token) {
      assertDomain(domain)
      if (token) {
        kept[domain] = token
        storage?.setItem(keyOf(domain), token)
      } else {
        delete kept[domain]
        storage?.removeItem(keyOf(domain))
      }
    },
  }
}

const keyOf = (domain: Domain) => `cartwright_${domain}_token`

function assertDomain(domain: string): void {
  // The spelling is the one that v1 clients know.
  if (domain !== 'admin' && domain !== 'store') throw new Error("'domain' must be wither 'admin' or 'store'")
}

/** A signed access token travels as bearer; an API token in v1's header, which v1 servers know too. */
export const adminCredential = (token: string): [name: string, value: string] =>
  /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
    ? ['authorization', `Bearer ${token}`]
    : ['x-medusa-access-token', token]

/** The method, remembering the token it answers as the one of this client. */
export const keepingToken = <M extends (...args: never[]) => Promise<{ access_token: string }>>(
  method: M,
  tokens: Tokens,
  domain: Domain,
): M => {
  const keeping = async (...args: Parameters<M>) => {
    const answer = await method(...args)
    tokens.set(domain, answer.access_token)
    return answer
  }
  return Object.assign(keeping, method) as unknown as M
}
