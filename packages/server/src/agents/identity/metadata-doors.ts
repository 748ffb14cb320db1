import type { PluginDoor } from '../../plugins/plugin'
import type { Shop } from '../../shop'
import { type AuthorizationServer, paths } from './authorization-server'
import { clientAuthentications } from './options'

/** What the authorisation server says of itself (RFC 8414), and the shop of who lets agents act for customers (RFC 9728). */
export const metadataDoors = (server: AuthorizationServer): PluginDoor[] => [
  published(paths.metadata, (shop) => serverMetadata(shop, server)),
  published(paths.resource, ({ baseUrl }) => ({
    resource: baseUrl,
    authorization_servers: [baseUrl],
    scopes_supported: server.scopes,
    bearer_methods_supported: ['header'],
  })),
]

const published = (path: string, say: (shop: Shop) => Record<string, unknown>): PluginDoor => ({
  method: 'GET',
  path,
  answer: async (shop) =>
    Response.json(say(shop), {
      headers: { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' },
    }),
})

const serverMetadata = ({ baseUrl }: Shop, { scopes }: AuthorizationServer) => ({
  issuer: baseUrl,
  authorization_endpoint: `${baseUrl}${paths.authorize}`,
  token_endpoint: `${baseUrl}${paths.token}`,
  revocation_endpoint: `${baseUrl}${paths.revoke}`,
  scopes_supported: scopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: clientAuthentications,
  token_endpoint_auth_signing_alg_values_supported: ['ES256', 'ES384'],
  revocation_endpoint_auth_methods_supported: clientAuthentications,
  revocation_endpoint_auth_signing_alg_values_supported: ['ES256', 'ES384'],
  authorization_response_iss_parameter_supported: true,
})
