import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

interface Pair {
  near: Socket
  far?: Socket
  /** A connection whose packets were lost never comes back to life. */
  isDead: boolean
}

/** What becomes of a chunk on its way: it goes on, is lost with its connection, or goes on and its answer is lost. */
export type Fate = 'pass' | 'cut' | 'cut the answer'

/** A network that fails as it is told to, between a client and a server that are both well. */
export interface TcpProxy {
  port: number
  /** How many connections are open through it. */
  readonly connections: number
  /** Every packet takes so many ms longer, each way. */
  delay(ms: number): void
  /** Resets all connections, as when the server is killed. */
  cut(): void
  /** Nothing arrives any more, and nobody is told. What is sent meanwhile arrives when it thaws. */
  freeze(): void
  /** The same, but what is sent is lost: connections of that time stay silent for ever, new ones work afterwards. */
  swallow(): void
  /** Resets all connections and refuses new ones. */
  refuse(): Promise<void>
  /** All is well again. */
  heal(): Promise<void>
  /** Asked of everything that clients send. */
  fateOf(judge: ((chunk: Buffer) => Fate) | undefined): void
  close(): Promise<void>
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<Pair>()
  /** Ends at a server that never heard that its client is gone. */
  const orphans = new Set<Socket>()
  let mode: 'well' | 'frozen' | 'swallowing' = 'well'
  let delayMs = 0
  let judge: ((chunk: Buffer) => Fate) | undefined

  const forward = (pair: Pair, to: Socket, chunk: Buffer) => {
    const write = () => {
      if (!pair.isDead && to.writable) to.write(chunk)
    }
    if (delayMs > 0) setTimeout(write, delayMs)
    else write()
  }
  const drop = (pair: Pair) => {
    pairs.delete(pair)
    pair.near.resetAndDestroy()
    pair.far?.resetAndDestroy()
  }

  function accept(near: Socket) {
    const pair: Pair = { near, isDead: mode === 'swallowing' }
    pairs.add(pair)
    near.setNoDelay(true)
    near.on('error', () => {})
    near.on('close', () => {
      pairs.delete(pair)
      if (pair.far && pair.isDead) orphans.add(pair.far)
      else pair.far?.destroy()
    })
    if (mode === 'frozen') near.pause()
    else if (!pair.isDead) reach(pair)
  }

  function reach(pair: Pair) {
    const { near } = pair
    const far = connect(target)
    pair.far = far
    far.setNoDelay(true)
    let loses = false
    near.on('data', (chunk) => {
      const fate = judge?.(chunk) ?? 'pass'
      if (fate === 'cut') return drop(pair)
      loses ||= fate === 'cut the answer'
      forward(pair, far, chunk)
    })
    far.on('data', (chunk) => (loses ? drop(pair) : forward(pair, near, chunk)))
    far.on('error', () => near.resetAndDestroy())
    far.on('close', () => {
      orphans.delete(far)
      if (!pair.isDead) near.destroy()
    })
    far.on('end', () => near.end())
    near.on('end', () => far.end())
  }

  let server: Server
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server = createServer({ allowHalfOpen: true }, accept)
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const { port } = server!.address() as AddressInfo
  const cut = () => {
    for (const pair of pairs) drop(pair)
    for (const far of orphans) far.resetAndDestroy()
    orphans.clear()
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      cut()
    })

  return {
    port,
    get connections() {
      return pairs.size
    },
    delay(ms) {
      delayMs = ms
    },
    cut,
    freeze() {
      mode = 'frozen'
      for (const { near, far } of pairs) {
        near.pause()
        far?.pause()
      }
    },
    swallow() {
      mode = 'swallowing'
      for (const pair of pairs) pair.isDead = true
    },
    async refuse() {
      if (server.listening) await close()
    },
    async heal() {
      const was = mode
      mode = 'well'
      delayMs = 0
      if (was === 'frozen')
        for (const pair of pairs) {
          if (!pair.far) reach(pair)
          pair.near.resume()
          pair.far?.resume()
        }
      if (!server.listening) await listen(port)
    },
    fateOf(next) {
      judge = next
    },
    close,
  }
}
