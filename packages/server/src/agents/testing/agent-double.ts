import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { H3 } from 'h3'
import { type SignedMessage, signatureOf } from '../signatures/http-signatures'
import type { PublicJwk } from '../signatures/keys'
import { capabilityNames, version } from '../ucp/v2026_04_08/capabilities'

/** A request that an agent was told something by. */
export interface Told {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface AgentDouble {
  profile: string
  /** What its profile says; a test may change it before it is fetched. */
  says: Record<string, unknown>
  /** How often its profile was fetched. */
  fetched: number
  told: Told[]
  /** What it answers when it is told something. */
  answers: number
  jwk: PublicJwk
  privateKey: KeyObject
  ask(
    call: string,
    body?: unknown,
    more?: { headers?: Record<string, string>; isSigned?: boolean; key?: string },
  ): Promise<{
    status: number
    // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever is answered
    body: any
    headers: Headers
  }>
  /** Headers that sign a request to the shop. */
  signed(message: Omit<SignedMessage, 'authority'>): Record<string, string>
  close(): Promise<void>
}

/** An agent of shoppers with a profile and a key of its own, on a port of this machine. It knows the protocol, and nothing of the shop. */
export async function agentDouble(
  shop: () => { app: Pick<H3, 'fetch'>; baseUrl: string },
  name = 'agent',
): Promise<AgentDouble> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = {
    ...(publicKey.export({ format: 'jwk' }) as Omit<PublicJwk, 'kid'>),
    kid: `${name}-2026`,
    use: 'sig',
    alg: 'ES256',
  }
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      double.fetched += 1
      response.setHeader('cache-control', 'public, max-age=60')
      return response.end(JSON.stringify(double.says))
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      double.told.push({ path: request.url ?? '', headers: request.headers, body })
      response.statusCode = double.answers
      response.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const entry = { version, spec: 'https://ucp.dev/', schema: 'https://ucp.dev/' }
  const double: AgentDouble = {
    profile: `${origin}/profile`,
    says: {
      ucp: {
        version,
        services: {},
        payment_handlers: {},
        capabilities: Object.fromEntries(
          capabilityNames.map((one) => [
            one,
            [one.endsWith('.order') ? { ...entry, config: { webhook_url: `${origin}/orders` } } : entry],
          ]),
        ),
      },
      signing_keys: [jwk],
    },
    fetched: 0,
    told: [],
    answers: 200,
    jwk,
    privateKey,
    signed: (message) =>
      signatureOf(
        { ...message, authority: new URL(shop().baseUrl).host },
        { kid: jwk.kid, secret: privateKey, jwk },
      ),
    async ask(call, said, { headers: more = {}, isSigned = true, key } = {}) {
      const [method = '', path = ''] = call.split(' ')
      const url = new URL(path, shop().baseUrl)
      const text = said === undefined ? '' : JSON.stringify(said)
      const body = new TextEncoder().encode(text)
      const headers = new Headers({
        'ucp-agent': `profile="${double.profile}"`,
        'request-id': randomUUID(),
        ...(text ? { 'content-type': 'application/json' } : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
        ...more,
      })
      const message = { method, path: url.pathname, query: url.search, headers, body }
      if (isSigned)
        for (const [header, value] of Object.entries(double.signed(message))) headers.set(header, value)
      const response = await shop().app.fetch(
        new Request(url, { method, headers, ...(text ? { body: text } : {}) }),
      )
      const answer = await response.text()
      return {
        status: response.status,
        body: response.headers.get('content-type')?.includes('json') ? JSON.parse(answer) : answer,
        headers: response.headers,
      }
    },
    close: () => new Promise((done) => void server.close(() => done())),
  }
  return double
}
