import type { PluginDoor } from '../../plugins/plugin'
import type { Shop } from '../../shop'
import { type AuthorizationServer, clientOf, isRedirectOf, paths, readScopes } from './authorization-server'
import { backTo, type LinkRequest, sealedRequest } from './link-request'
import { noteRefusal } from './note-refusal'
import { OAuthError, parametersOf } from './oauth-error'
import type { IdentityClient } from './options'

/**
 * Where a client sends a customer: on to the page of the shop that asks them. Mistakes are told to the client by its redirect URI;
 * where that is in doubt nobody is sent anywhere, and the page says that the request is none.
 */
export const authorizeDoor = (server: AuthorizationServer): PluginDoor => ({
  method: 'GET',
  path: paths.authorize,
  async answer(shop, { request }) {
    const given = new URL(request.url).searchParams
    const target = targetOf(server, given)
    if (target instanceof OAuthError) {
      noteRefusal(shop, 'authorize', target)
      return sentTo(consentPage(shop, server, 'none'))
    }
    try {
      return sentTo(consentPage(shop, server, sealedRequest(shop, requestOf(server, target, given))))
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error
      noteRefusal(shop, 'authorize', error, target.client)
      const { code, message } = error
      return sentTo(backTo(shop, target, { error: code, error_description: message }))
    }
  },
})

interface Target {
  client: IdentityClient
  redirect_uri: string
  state?: string
}

/** To whom the answer goes; why to nobody, where that cannot be said for sure. */
function targetOf(server: AuthorizationServer, given: URLSearchParams): Target | OAuthError {
  const [id, ...otherIds] = given.getAll('client_id')
  const client = otherIds.length === 0 && id ? clientOf(server, id) : undefined
  if (!client) return new OAuthError('invalid_client', 'client_id: there is no such client')
  const [redirect_uri, ...otherUris] = given.getAll('redirect_uri')
  if (otherUris.length > 0 || !redirect_uri || !isRedirectOf(client, redirect_uri))
    return new OAuthError('invalid_request', 'redirect_uri: this is none of the client, to the letter')
  const [state, ...otherStates] = given.getAll('state')
  return {
    client,
    redirect_uri,
    ...(state && otherStates.length === 0 && state.length <= longestState ? { state } : {}),
  }
}

const longestState = 1000

/** @throws OAuthError */
function requestOf(
  server: AuthorizationServer,
  { client, redirect_uri, state }: Target,
  given: URLSearchParams,
): Omit<LinkRequest, 'until'> {
  const parameters = parametersOf(given)
  const invalid = (message: string) => new OAuthError('invalid_request', message)
  if ((parameters.get('state')?.length ?? 0) > longestState)
    throw invalid(`state: ${longestState} characters at most`)
  const type = parameters.get('response_type')
  if (type === undefined) throw invalid('response_type is missing')
  if (type !== 'code') throw new OAuthError('unsupported_response_type', 'response_type must be code')
  const challenge = parameters.get('code_challenge')
  if (challenge === undefined) throw invalid('code_challenge is missing: PKCE is asked of everybody')
  if (parameters.get('code_challenge_method') !== 'S256') throw invalid('code_challenge_method must be S256')
  if (!/^[\w-]{43}$/.test(challenge)) throw invalid('code_challenge must be a SHA-256 in base64url')
  const scopes = readScopes(server, parameters.get('scope') ?? '')
  if (!scopes)
    throw new OAuthError('invalid_scope', `scope must name what is asked for, of ${server.scopes.join(' ')}`)
  return { client_id: client.id, redirect_uri, scopes, challenge, ...(state === undefined ? {} : { state }) }
}

const consentPage = ({ baseUrl }: Shop, { consentUrl }: AuthorizationServer, request: string) =>
  (consentUrl ?? `${baseUrl}/account/connect?request={request}`).replace('{request}', request)

/** What it leads from holds a request, which is nobody else's business. */
const sentTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
