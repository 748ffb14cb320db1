import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { serve } from 'srvx'
import { followConnections } from './connections'

/** How long a client may take, in ms. */
export interface Patience {
  /** Until its headers are there. */
  headers: number
  /** Until all of its request is there. */
  request: number
}

const usual: Patience = { headers: 15_000, request: 60_000 }

/** Opens the port. `leave` takes no more requests, finishes those that are there, and cuts off the rest. */
export async function listen(
  answer: (request: Request) => Promise<Response>,
  {
    port = 9000,
    host = '127.0.0.1',
    patience = {},
    isShared = false,
  }: {
    port?: number
    host?: string
    patience?: Partial<Patience>
    /** Takes its part of the connections to a port that the process which started this one has opened. */
    isShared?: boolean
  },
): Promise<{ port: number; leave: (atMost: number) => Promise<void> }> {
  const { headers, request } = { ...usual, ...patience }
  const server = serve({
    fetch: answer,
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    node: {
      headersTimeout: headers,
      requestTimeout: request,
      // How often Node looks who is late: half a minute unless told, which doubles and triples what is promised.
      connectionsCheckingInterval: Math.min(1000, headers / 2),
      maxHeaderSize: 16_384,
      exclusive: !isShared,
    },
  })
  await server.ready()
  const node = server.node?.server as Server
  // Who says at once that nothing more will come still wants the answer. Node gives up on them unless told, and the types of
  // its server do not know the setting.
  Object.assign(node, { httpAllowHalfOpen: true })
  node.on('clientError', refuseBrokenHttp)
  const { leave } = followConnections(node)
  return { port: (node.address() as AddressInfo).port, leave }
}

/** How long a client whose request was refused may go on sending, in ms; what it sends is thrown away. */
const lastWords = 2000
const refused = new WeakSet<Duplex>()

/**
 * What is not HTTP, too long or too slow never becomes a request: it is refused in the shape of all refusals. The refusal
 * comes while the client may still be sending, and closing then would reset the connection and take the refusal with it:
 * so the rest is listened to and forgotten, for a moment.
 */
function refuseBrokenHttp(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  // Whatever else such a client sends is broken as well.
  if (refused.has(socket)) return
  if (!socket.writable) return void socket.destroy()
  refused.add(socket)
  const patience = setTimeout(() => socket.destroy(), lastWords).unref()
  socket.once('close', () => clearTimeout(patience))
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The address or the headers are longer than 16 KiB']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive']
        : ['400 Bad Request', 'This is not a request that can be read']
  const body = JSON.stringify({ type: 'invalid_data', message })
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
