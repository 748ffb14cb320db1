import { generateKeyPairSync } from 'node:crypto'
import type { JWK } from 'jose'
import { expect } from 'vitest'
import { definePlugin } from '../../plugins/plugin'
import type { TestShop } from '../../testing/test-shop'
import { identityLinking } from '../identity'
import { customerOfToken } from '../identity/linked-customer'
import type { IdentityClient } from '../identity/options'
import { identityMigration } from '../identity/tables'
import { everyScope, platform, redirectUri, type Shopper } from './link'

export const secret = 'a secret of thirty-two characters'
export const clientKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = { ...(clientKeys.publicKey.export({ format: 'jwk' }) as JWK), kid: 'one' }
/** The profile of the client that runs on the devices of its users. */
export const agent = 'https://agent.example/profile'

/** One client for each way to prove who it is, and one whose keys cannot be had. */
export const clients: IdentityClient[] = [
  {
    id: 'device',
    name: 'Device',
    profile: agent,
    redirectUris: [redirectUri, 'http://127.0.0.1/back'],
    authentication: 'none',
  },
  {
    id: 'other',
    name: 'Other',
    profile: 'https://other.example/profile',
    redirectUris: [redirectUri],
    secret,
  },
  { id: 'keyed', name: 'Keyed', profile: 'https://keyed.example/profile', redirectUris: [redirectUri] },
  { id: 'lost', name: 'Lost', profile: 'https://lost.example/profile', redirectUris: [redirectUri] },
]

/** As the plugin is that sells to agents, without a protocol: its customers connect agents. */
export const connecting = definePlugin({
  name: 'agents',
  migrations: [
    { name: '0001-sessions', sql: 'create table agents_session (id text primary key)' },
    identityMigration,
  ],
  ...identityLinking({
    clients,
    scopes: everyScope,
    keysOf: async (_, { id }) => (id === 'keyed' ? [jwk] : undefined),
  }),
})

/** Two platforms, and what tests look at. */
export const connectingAt = (t: TestShop) => {
  const device = platform(() => t, 'device')
  return {
    device,
    other: platform(() => t, 'other', secret),
    /** For whom an access token counts. */
    holder: (access_token: string, by = agent) => customerOfToken(t.shop, access_token, by),
    linksOf: async ({ headers }: Pick<Shopper, 'headers'>) =>
      (await t.try('GET /store/agents/links', { headers })).body.links,
    /** How a request for tokens is refused: as OAuth words it, and kept by nobody. */
    async refused(form: Record<string, string>, by = device) {
      const { status, body, headers } = await by.token(form)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(Object.keys(body)).toEqual(['error', 'error_description'])
      return [status, body.error]
    },
  }
}

export const longAgo = '2020-01-01T00:00:00.000Z'
