import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'

/** A request as a server takes it whose bytes are read: its answers are JSON, whatever else a client would take. */
export function requestFor({ url, headers }: Request, bytes: Uint8Array<ArrayBuffer>): Request {
  const wanted = new Headers(headers)
  wanted.set('accept', 'application/json, text/event-stream')
  wanted.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers: wanted, body: bytes })
}

/**
 * Has a server of the Model Context Protocol answer one request, without sessions, by one document of JSON. Clients of both
 * generations of the protocol are answered alike: the older ones begin by a handshake, which nothing depends on.
 * @param maxBytes how much a request may bring
 */
export async function answerMcp(
  request: Request,
  serverOf: () => Server,
  maxBytes: number,
): Promise<Response> {
  if (await isLegacyRequest(request, undefined, { maxRequestBodySize: maxBytes })) {
    const server = serverOf()
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: maxBytes,
    })
    await server.connect(transport)
    try {
      return await transport.handleRequest(request)
    } finally {
      await server.close()
    }
  }
  // There is nothing to subscribe to: what changes is asked for anew.
  const handler = createMcpHandler(serverOf, {
    legacy: 'reject',
    maxSubscriptions: 0,
    maxRequestBodySize: maxBytes,
  })
  return handler.fetch(request)
}
