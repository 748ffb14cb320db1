import type { PublicJwk } from '../../signatures/keys'
import { capabilities, capabilityNames, version } from './capabilities'
import { identityCapability } from './identity/scopes'
import type { PaymentHandlers } from './payment-handlers'

/** Where the calls of this version stand, below the address of the shop. */
export const basePath = `/ucp/${version}`
/** Where the same calls are tools of the Model Context Protocol. */
export const mcpPath = `${basePath}/mcp`
export const profilePath = '/.well-known/ucp'

export const pages = `https://ucp.dev/${version}`

/** What the shop says of itself at `/.well-known/ucp`: what it can do, how it is paid, and by which keys it signs. */
export const businessProfile = ({
  baseUrl,
  keys,
  handlers,
  linksIdentities,
}: {
  baseUrl: string
  keys: readonly PublicJwk[]
  handlers: PaymentHandlers
  /** Customers can connect agents with their account. */
  linksIdentities: boolean
}) => ({
  ucp: {
    version,
    services: {
      'dev.ucp.shopping': [
        {
          version,
          spec: `${pages}/specification/overview`,
          transport: 'rest',
          schema: `${pages}/services/shopping/rest.openapi.json`,
          endpoint: `${baseUrl}${basePath}`,
        },
        {
          version,
          spec: `${pages}/specification/overview`,
          transport: 'mcp',
          schema: `${pages}/services/shopping/mcp.openrpc.json`,
          endpoint: `${baseUrl}${mcpPath}`,
        },
      ],
    },
    capabilities: { ...shoppingCapabilities(), ...(linksIdentities ? identityCapability(pages) : {}) },
    payment_handlers: handlers,
  },
  signing_keys: keys,
})

const shoppingCapabilities = () =>
  Object.fromEntries(
    capabilityNames.map((name) => {
      const { page, schema, extends: parents } = capabilities[name]
      return [
        name,
        [
          {
            version,
            spec: `${pages}/specification/${page}`,
            schema: `${pages}/schemas/shopping/${schema}.json`,
            ...(parents ? { extends: parents.length === 1 ? parents[0] : parents } : {}),
          },
        ],
      ]
    }),
  )
