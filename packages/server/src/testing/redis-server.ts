import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface RedisServer {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

/** A Redis of a test's own, or undefined where none is installed. */
export async function startRedis(port?: number): Promise<RedisServer | undefined> {
  const at = port ?? (await freePort())
  const server = spawn('redis-server', ['--port', String(at), '--save', '', '--bind', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const failed = once(server, 'error').then(() => false)
  const ready = new Promise<boolean>((resolve) =>
    server.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Ready to accept')) resolve(true)
    }),
  )
  if (!(await Promise.race([ready, failed]))) return undefined
  return {
    url: `redis://127.0.0.1:${at}`,
    process: server,
    async stop() {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
  }
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
