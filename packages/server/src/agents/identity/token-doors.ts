import type { DoorAsk, PluginDoor } from '../../plugins/plugin'
import type { Shop } from '../../shop'
import { type AuthorizationServer, paths } from './authorization-server'
import { authenticateClient } from './client-authentication'
import { noteRefusal } from './note-refusal'
import { OAuthError, parametersOf } from './oauth-error'
import type { IdentityClient } from './options'
import { exchangeCode, refreshTokens, revokeToken, type TokenResponse } from './tokens'

type Parameters = ReadonlyMap<string, string>
type Work = (shop: Shop, client: IdentityClient, parameters: Parameters) => Promise<Response>

/** Where clients are given tokens, and give them back: forms of theirs, each with a proof of who they are. */
export const tokenDoors = (server: AuthorizationServer): PluginDoor[] => [
  clientDoor(server, 'token', async (shop, client, parameters) =>
    Response.json(await grant(shop, client, parameters), { headers: kept }),
  ),
  clientDoor(server, 'revoke', async (shop, client, parameters) => {
    await revokeToken(shop, client, needed(parameters, 'token'))
    return new Response(null, { headers: kept })
  }),
]

const kept = { 'cache-control': 'no-store', pragma: 'no-cache' }

const clientDoor = (server: AuthorizationServer, name: 'token' | 'revoke', work: Work): PluginDoor => ({
  method: 'POST',
  path: paths[name],
  maxBytes: 32_768,
  /** All shoppers of a platform come from a few addresses. */
  perMinute: 6000,
  async answer(shop, ask) {
    let client: IdentityClient | undefined
    try {
      const parameters = await formOf(ask)
      const header = ask.request.headers.get('authorization')
      client = await authenticateClient(shop, server, { header, parameters, address: ask.address })
      return await work(shop, client, parameters)
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error
      noteRefusal(shop, name, error, client)
      const { code, message, status, headers } = error
      return Response.json(
        { error: code, error_description: message },
        { status, headers: { ...kept, ...headers } },
      )
    }
  },
})

/** @throws OAuthError invalid_request */
async function formOf({ request, body }: DoorAsk): Promise<Parameters> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(type))
    throw new OAuthError('invalid_request', 'Send a form: application/x-www-form-urlencoded')
  return parametersOf(new URLSearchParams(new TextDecoder().decode(await body())))
}

function grant(shop: Shop, client: IdentityClient, parameters: Parameters): Promise<TokenResponse> {
  const type = needed(parameters, 'grant_type')
  if (type === 'authorization_code')
    return exchangeCode(shop, client, {
      code: needed(parameters, 'code'),
      redirect_uri: needed(parameters, 'redirect_uri'),
      verifier: parameters.get('code_verifier') ?? '',
    })
  if (type === 'refresh_token')
    return refreshTokens(
      shop,
      client,
      needed(parameters, 'refresh_token'),
      parameters.get('scope')?.split(' '),
    )
  throw new OAuthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token')
}

function needed(parameters: Parameters, name: string): string {
  const value = parameters.get(name)
  if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing`)
  return value
}
