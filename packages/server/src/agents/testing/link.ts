import { createHash, randomBytes } from 'node:crypto'
import type { TestShop } from '../../testing/test-shop'

export const everyScope = [
  'dev.ucp.shopping.order:read',
  'dev.ucp.shopping.cart:manage',
  'dev.ucp.shopping.checkout:manage',
]
export const redirectUri = 'https://agent.example/callback'

/** A customer with an account, and the headers by which the storefront calls for them. */
export async function signedUp(t: TestShop, email: string, password = 'analytical engine') {
  const { customer } = await t.call('POST /store/customers', {
    body: { email, password, first_name: 'Ada', last_name: 'Byron' },
  })
  const { access_token } = await t.call('POST /store/auth/token', { body: { email, password } })
  return { id: customer.id, email, password, headers: { authorization: `Bearer ${access_token}` } }
}
export type Shopper = Awaited<ReturnType<typeof signedUp>>

export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** What a platform does to connect a customer, each step by itself. It knows OAuth, and of the shop its metadata alone. */
export const platform = (t: () => TestShop, client_id: string, basic?: string) => {
  const metadata = async () =>
    (await t().app.fetch(new Request('http://localhost/.well-known/oauth-authorization-server'))).json()
  const send = async (
    address: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const response = await t().app.fetch(
      new Request(address, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: {
          ...(basic ? { authorization: `Basic ${btoa(`${client_id}:${basic}`)}` } : {}),
          ...headers,
        },
      }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
  const me: Record<string, string> = basic ? {} : { client_id }
  return {
    metadata,
    /** Where the browser of the customer is sent from the authorisation endpoint. */
    async authorize(parameters: Record<string, string>): Promise<URL> {
      const url = new URL((await metadata()).authorization_endpoint)
      url.search = String(
        new URLSearchParams({
          response_type: 'code',
          client_id,
          redirect_uri: redirectUri,
          scope: everyScope.join(' '),
          code_challenge: pkce().challenge,
          code_challenge_method: 'S256',
          ...parameters,
        }),
      )
      const response = await t().app.fetch(new Request(url))
      if (response.status !== 303) throw new Error(`answered ${response.status}: ${await response.text()}`)
      return new URL(response.headers.get('location') ?? '')
    },
    token: async (form: Record<string, string>, headers?: Record<string, string>) =>
      send((await metadata()).token_endpoint, { ...me, ...form }, headers),
    revoke: async (token: string) => send((await metadata()).revocation_endpoint, { ...me, token }),
  }
}
type Platform = ReturnType<typeof platform>

/** What the page of the shop does when the customer agrees, or does not: where they are sent back to. */
export async function answer(t: TestShop, shopper: Shopper, page: URL, is_allowed = true): Promise<URL> {
  const { status, body } = await t.try('POST /store/agents/links', {
    body: { request: page.searchParams.get('request'), is_allowed },
    headers: shopper.headers,
  })
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return new URL(body.redirect_to)
}

/** A code that the customer has agreed to, with what it takes to have tokens for it. */
export async function agreed(
  t: TestShop,
  shopper: Shopper,
  by: Platform,
  more: Record<string, string> = {},
): Promise<{ grant_type: string; code: string; redirect_uri: string; code_verifier: string }> {
  const { verifier, challenge } = pkce()
  const page = await by.authorize({ code_challenge: challenge, ...more })
  const back = await answer(t, shopper, page)
  return {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: more.redirect_uri ?? redirectUri,
    code_verifier: verifier,
  }
}

/** The whole way: tokens for what the customer has agreed to. */
export async function linked(t: TestShop, shopper: Shopper, by: Platform, scope = everyScope.join(' ')) {
  const { status, body } = await by.token(await agreed(t, shopper, by, { scope }))
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return body as { access_token: string; refresh_token: string; scope: string; expires_in: number }
}
