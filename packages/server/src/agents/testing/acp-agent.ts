import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { H3 } from 'h3'
import type { AcpAgent } from '../acp/options'
import { wrongByAcp } from './acp-schema'
import type { Told } from './agent-double'

interface More {
  headers?: Record<string, string | undefined>
  key?: string
}

interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever is answered
  body: any
  headers: Headers
}

export interface AcpDouble {
  /** As the shop knows it. */
  agent: AcpAgent
  told: Told[]
  /** What it answers when it is told something. */
  answers: number
  /** Asks a shop, and holds what it answers against the schemas of the protocol. */
  ask(shop: { app: Pick<H3, 'fetch'> }, call: string, body?: unknown, more?: More): Promise<Reply>
  close(): Promise<void>
}

/** By which schema an answer is held. */
function schemaOf(path: string, { status, body }: Pick<Reply, 'status' | 'body'>): string {
  if (status >= 400) return 'Error'
  if (path.startsWith('/acp/carts')) return 'schema.cart.json#Cart'
  return body.status === 'completed' ? 'CheckoutSessionWithOrder' : 'CheckoutSession'
}

/** An agent of shoppers with a key and an address for messages on a port of this machine. It knows the protocol, and nothing of the shop. */
export async function acpDouble(name = 'assistant'): Promise<AcpDouble> {
  const told: Told[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      told.push({ path: request.url ?? '', headers: request.headers, body })
      response.statusCode = double.answers
      response.end(JSON.stringify({ received: true }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const agent: AcpAgent = {
    name,
    keys: [`key-of-${name}-${randomUUID()}`],
    webhookUrl: `http://127.0.0.1:${port}/agentic_checkout/webhooks/order_events`,
    webhookSecret: `secret-of-${name}`,
  }
  const double: AcpDouble = {
    agent,
    told,
    answers: 200,
    async ask({ app }, call, said, { headers: more = {}, key } = {}) {
      const [method = '', path = ''] = call.split(' ')
      const text = said === undefined ? '' : JSON.stringify(said)
      const headers = new Headers({
        authorization: `Bearer ${agent.keys[0]}`,
        'api-version': '2026-04-17',
        'request-id': randomUUID(),
        ...(text ? { 'content-type': 'application/json' } : {}),
        ...(method === 'POST' ? { 'idempotency-key': key ?? randomUUID() } : {}),
      })
      for (const [header, value] of Object.entries(more))
        if (value === undefined) headers.delete(header)
        else headers.set(header, value)
      const request = new Request(new URL(path, 'http://shop.test'), {
        method,
        headers,
        ...(text ? { body: text } : {}),
      })
      const response = await app.fetch(request)
      const reply = { status: response.status, body: await response.json(), headers: response.headers }
      const wrong = wrongByAcp(schemaOf(path, reply), reply.body)
      if (wrong.length > 0)
        throw new Error(`${call} (${reply.status}): ${wrong.join('; ')} in ${JSON.stringify(reply.body)}`)
      return reply
    },
    close: () => new Promise((done) => void server.close(() => done())),
  }
  return double
}

/** Whether a message is signed as the protocol says, by the secret of an agent. */
export function isSignedFor({ webhookSecret }: AcpAgent, { headers, body }: Told): boolean {
  const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['merchant-signature'])) ?? []
  const right = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')
  return mac === right && Math.abs(Date.now() / 1000 - Number(seconds)) < 300
}
