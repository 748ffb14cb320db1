import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** After an answer a client may follow up this long before its connection counts as idle, in ms. */
const followUp = 1000

interface Connection {
  answering: Set<ServerResponse>
  /** When it was opened or last answered. */
  quietSince: number
  /** What it had sent by then. */
  heard: number
}

/**
 * Follows the connections of a server, so that it can be left without cutting anybody off. Once leaving, every answer
 * says `Connection: close`. A connection that waits for nothing is closed when its client has been silent for a second
 * since the last answer: one that follows up at once still finds somebody there.
 */
export function followConnections(server: Server) {
  const connections = new Map<Socket, Connection>()
  let isLeaving = false

  server.on('connection', (socket) => {
    connections.set(socket, { answering: new Set(), quietSince: performance.now(), heard: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    if (isLeaving) response.shouldKeepAlive = false
    connection.answering.add(response)
    response.once('close', () => {
      connection.answering.delete(response)
      connection.quietSince = performance.now()
      connection.heard = socket.bytesRead
    })
  })

  const closeIdle = () => {
    const now = performance.now()
    for (const [socket, connection] of connections) {
      if (connection.answering.size > 0) continue
      if (socket.bytesRead !== connection.heard) {
        // The next request is on its way.
        connection.heard = socket.bytesRead
        connection.quietSince = now
      } else if (now - connection.quietSince >= followUp) socket.destroySoon()
    }
  }

  return {
    /** Takes no more connections and resolves when the last one is gone; after so many ms the rest is cut off. */
    async leave(atMost: number): Promise<void> {
      isLeaving = true
      for (const { answering } of connections.values())
        for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false
      const until = performance.now() + atMost
      const round = setInterval(() => {
        if (performance.now() < until) closeIdle()
        else server.closeAllConnections()
      }, 20)
      closeIdle()
      // An HTTP server that closes also cuts off who has just been answered and asks again: this is what it builds on.
      await new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      clearInterval(round)
      server.close()
    },
  }
}
