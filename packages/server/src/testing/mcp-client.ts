import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import type { TestShop } from './test-shop'

/** The two generations of the protocol, as clients speak them. */
export const eras = { handshake: 'legacy', stateless: { pin: '2026-07-28' } } as const

interface Wish {
  /** The API token. @default that of the staff of tests */
  token?: string
  /** The subjects, as they are named in the address. */
  only?: string
  era?: keyof typeof eras
}

/** The published client, connected to `/mcp` of a shop until the test is over. */
export async function mcpClient(
  t: TestShop,
  { token = t.staff['x-medusa-access-token'], only, era = 'handshake' }: Wish = {},
): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: eras[era] } })
  const url = new URL(`http://localhost/mcp${only === undefined ? '' : `?only=${only}`}`)
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      fetch: async (input, init) => t.app.fetch(new Request(input, init)),
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  )
  onTestFinished(() => client.close())
  return client
}
