import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { familyCpu } from './bench/process-cpu.mjs'

/** Where the programs of a PostgreSQL server are; undefined where none is installed. */
function programs() {
  const found = spawnSync('pg_config', ['--bindir']).stdout?.toString().trim()
  const installed = '/usr/lib/postgresql'
  const folders = [
    found,
    ...(existsSync(installed) ? readdirSync(installed).sort().reverse() : []).map((version) =>
      join(installed, version, 'bin'),
    ),
  ]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
}

const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString())

/** As a server is that serves a shop. */
const inEarnest = ['max_connections=200', 'shared_buffers=512MB']
/** What it holds is nobody's: nothing waits for the disk, and nobody tidies what is dropped a second later. */
const forAWhile = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'],
  ...['max_connections=200', 'shared_buffers=256MB', 'max_wal_size=4GB', 'checkpoint_timeout=1h'],
]

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * A PostgreSQL server of our own, which may be killed and started again without anybody else noticing. It keeps what it
 * acknowledges on the disk, as one in earnest does, unless `isKept` is false. Undefined where none is installed.
 */
export async function openOwnPostgres({ port, isKept = true } = {}) {
  const bin = programs()
  if (!bin) return undefined
  port ??= await freePort()
  const data = mkdtempSync(join(tmpdir(), 'cartwright-own-postgres-'))
  // A server refuses to run as root.
  const who = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (who.uid !== undefined) chownSync(data, who.uid, who.gid)
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', `--locale=${locale}`],
    { ...who, cwd: data, stdio: 'ignore' },
  )
  let server
  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', ...(isKept ? inEarnest : forAWhile)]
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', '', ...settings.flatMap((one) => ['-c', one])],
      { ...who, cwd: data, stdio: 'ignore' },
    )
    for (let n = 0; n < 300; n++) {
      if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`PostgreSQL does not start on port ${port}`)
  }
  const end = (signal) =>
    new Promise((resolve) => {
      server.once('exit', resolve)
      server.kill(signal)
    })
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** As after a power cut: nothing is finished, and what was kept is found in the log at the start. */
    async crash(secondsAway) {
      await end('SIGQUIT')
      await new Promise((resolve) => setTimeout(resolve, secondsAway * 1000))
      await start()
    },
    /** CPU time of all its processes since it was started, in ms. */
    cpu: () => familyCpu(server.pid),
    /** At once, for a program that is about to end. */
    end() {
      server.kill('SIGQUIT')
      rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
    async close() {
      await end('SIGINT')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
