import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** A pooler of connections before PostgreSQL, as far as a client meets one. */
interface TransactionPooler {
  url: string
  /** What a setting has come to on each connection to the server. */
  settings(name: string): Promise<string[]>
  close(): Promise<void>
}

/** A connection to the server, and the client that has it until its transaction ends. */
interface Server {
  socket: Socket
  client: Client | undefined
  take(chunk: Buffer): void
}
interface Client {
  socket: Socket
  server: Server | undefined
  /** Messages that wait for a server. */
  waiting: Buffer[]
}

const text = (value: string) => Buffer.from(`${value}\0`)
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5, type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const int = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const ready = message('Z', Buffer.from('I'))

/**
 * Lends so many connections, each for one transaction, and the one that lay idle longest first: whatever a client leaves behind in a
 * connection meets another soon. Refuses time limits at the start of a connection, as PgBouncer does.
 */
export async function openTransactionPooler(url: string, size = 3): Promise<TransactionPooler> {
  const free: Server[] = []
  const queue: Client[] = []
  const owners: pg.Client[] = []

  for (let n = 0; n < size; n++) {
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    owner.on('error', () => {})
    // Signed in by the driver; from here on its bytes are for whoever borrows it.
    const { stream } = (owner as unknown as { connection: { stream: Socket } }).connection
    stream.removeAllListeners('data')
    stream.setNoDelay(true)
    const server: Server = { socket: stream, client: undefined, take: () => {} }
    const messages = splitter((chunk) => server.take(chunk))
    stream.on('data', messages)
    server.take = (chunk) => {
      server.client?.socket.write(chunk)
      if (chunk[0] === 0x5a && chunk[5] === 0x49) giveBack(server)
    }
    free.push(server)
    owners.push(owner)
  }

  function giveBack(server: Server) {
    if (server.client) server.client.server = undefined
    server.client = undefined
    free.push(server)
    const next = queue.shift()
    if (next) lend(next)
  }
  function lend(client: Client) {
    const server = free.shift()
    if (!server) return void queue.push(client)
    client.server = server
    server.client = client
    for (const chunk of client.waiting.splice(0)) server.socket.write(chunk)
  }
  function ask(client: Client, chunk: Buffer) {
    if (chunk[0] === 0x58) return client.socket.end()
    if (client.server) return void client.server.socket.write(chunk)
    client.waiting.push(chunk)
    // A whole question: a simple query, or what ends with Sync.
    if ((chunk[0] === 0x51 || chunk[0] === 0x53) && !queue.includes(client)) lend(client)
  }

  const listener = createServer((socket) => {
    const client: Client = { socket, server: undefined, waiting: [] }
    socket.setNoDelay(true)
    let isStarted = false
    const messages = splitter((chunk) => ask(client, chunk))
    let begun = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      if (isStarted) return messages(chunk)
      begun = Buffer.concat([begun, chunk])
      if (begun.length < 4 || begun.length < begun.readInt32BE(0)) return
      const given = begun.subarray(8).toString().split('\0')
      if (given.includes('options')) {
        const said = 'unsupported startup parameter: options'
        socket.end(message('E', text('SFATAL'), text('C08P01'), text(`M${said}`), Buffer.from('\0')))
        return
      }
      isStarted = true
      socket.write(Buffer.concat([message('R', int(0)), message('K', int(1), int(1)), ready]))
      messages(begun.subarray(begun.readInt32BE(0)))
    })
    socket.on('close', () => {
      const at = queue.indexOf(client)
      if (at >= 0) queue.splice(at, 1)
      // Whoever leaves in the middle of a transaction leaves it undone.
      if (client.server) {
        client.server.client = undefined
        client.server.socket.write(message('Q', text('ROLLBACK')))
      }
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  const pooled = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href

  return {
    url: pooled,
    async settings(name) {
      const clients = owners.map(() => new pg.Client({ connectionString: pooled }))
      await Promise.all(clients.map((client) => client.connect()))
      await Promise.all(clients.map((client) => client.query('begin')))
      const found = await Promise.all(clients.map((client) => client.query(`show ${name}`)))
      await Promise.all(clients.map((client) => client.query('commit')))
      await Promise.all(clients.map((client) => client.end()))
      return found.map(({ rows }) => String(Object.values(rows[0])[0]))
    },
    async close() {
      await new Promise((resolve) => listener.close(resolve))
      for (const { socket } of [...free]) socket.destroy()
    },
  }
}

/** Puts chunks of a network together to whole messages of the protocol. */
function splitter(each: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1
      each(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  }
}
