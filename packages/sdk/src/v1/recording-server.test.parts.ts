import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'qs'

/** A request as a shop understands it: what two clients may spell in two ways is the same here. */
export interface Recorded {
  method: string
  path: string
  query: unknown
  body: unknown
  headers: Record<string, unknown>
}

/** What the network library of each client adds by itself, and says nothing to the shop. */
const ofTheLibrary = new Set([
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'host',
  'sec-fetch-mode',
  'transfer-encoding',
  'user-agent',
])

/** A server that keeps what it is asked, and answers each request with `{}`. */
export async function recordingServer() {
  const requests: Recorded[] = []
  const server = createServer(async (request, response) => {
    requests.push(await recorded(request))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests since it was last asked. */
    taken: () => requests.splice(0),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function recorded(request: IncomingMessage): Promise<Recorded> {
  const url = new URL(request.url ?? '/', 'http://shop.test')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(request.headers))
    if (!ofTheLibrary.has(name)) headers[name] = value
  const body = await contentOf(Buffer.concat(chunks), headers)
  if (body === nothing) delete headers['content-type']
  return {
    method: request.method ?? '',
    path: url.pathname.replace(/(?<=.)\/$/, ''),
    query: parse(url.search.slice(1), { depth: 9 }),
    body,
    headers,
  }
}

/** No body, or an empty object: a shop reads both alike, whatever type they claim to have. */
const nothing = 'nothing'

async function contentOf(bytes: Buffer, headers: Record<string, unknown>): Promise<unknown> {
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    headers['content-type'] = 'multipart/form-data'
    const parts = [...form].map(async ([name, part]) =>
      typeof part === 'string' ? [name, part] : [name, part.name, await part.text()],
    )
    return Promise.all(parts)
  }
  const text = bytes.toString()
  return text === '' || text === '{}' ? nothing : type.includes('json') ? JSON.parse(text) : text
}
