import { spawn } from 'node:child_process'
import { appendFileSync, openSync, rmSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { startRedis } from '../../packages/server/src/testing/redis-server.ts'
import { openS3Double } from '../../packages/server/src/testing/s3-double.ts'
import { openTcpProxy } from '../../packages/server/src/testing/tcp-proxy.ts'
import { openShop, serve } from '../bench/shop.mjs'

const keys = { S3_ACCESS_KEY_ID: 'key-of-the-faults', S3_SECRET_ACCESS_KEY: 'secret-of-the-faults' }
const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })

/**
 * A shop of so many server processes, with a network that can fail before its PostgreSQL, its Redis and its store of
 * files, and for SQLite, where the system allows it, with a disk that can be filled. `older` is the folder of another version, which
 * all servers are of at first.
 */
export async function openStage({ database, processes, port, postgres, say, older }) {
  const name = `cartwright_faults_${process.pid}_${processes}`
  const data = await mkdtemp(join(tmpdir(), 'cartwright-faults-'))
  const hasDisk =
    database === 'sqlite' &&
    process.getuid?.() === 0 &&
    (await run('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', data]))
  const log = openSync(join(tmpdir(), `${name}-${database}.log`), 'w')
  const direct = Object.assign(new URL(postgres), { pathname: `/${name}` })
  const admin = async (text, values, url = postgres) => {
    const client = new pg.Client({ connectionString: String(url) })
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }
  if (database === 'postgres') {
    await admin(`drop database if exists ${name} with (force)`)
    await admin(`create database ${name}`)
  }
  const toDatabase = await openTcpProxy({ host: direct.hostname, port: Number(direct.port || 5432) })
  const redis = await startRedis()
  const toRedis = await openTcpProxy({ host: '127.0.0.1', port: redis ? Number(new URL(redis.url).port) : 1 })
  const store = await openS3Double(keys.S3_ACCESS_KEY_ID)
  const toStore = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(store.endpoint).port) })
  const proxied = Object.assign(new URL(direct), { hostname: '127.0.0.1', port: toDatabase.port })
  const starting = {
    ...(database === 'postgres' ? { DATABASE_URL: proxied.href } : {}),
    ...(redis ? { REDIS_URL: `redis://127.0.0.1:${toRedis.port}` } : {}),
    ...keys,
    S3_BUCKET: 'shop',
    S3_ENDPOINT: `http://127.0.0.1:${toStore.port}`,
  }
  const databaseUrl = database === 'postgres' ? direct.href : undefined
  const shop = await openShop({ products: 12, databaseUrl, port, data, starting, log, home: older })
  const start = (at, { home, env } = {}) =>
    serve({ data, env: { ...shop.env, ...starting, ...env }, port: port + at, log, home })
  const servers = [shop]
  for (let at = 1; at < processes; at++) servers.push(await start(at, { home: older }))
  const filling = join(data, 'filling')

  return {
    ...shop,
    database,
    processes,
    servers,
    toDatabase,
    toRedis,
    toStore,
    store,
    hasRedis: redis !== undefined,
    hasDisk,
    bases: servers.map((_, at) => `http://127.0.0.1:${port + at}`),
    log: join(tmpdir(), `${name}-${database}.log`),
    /** Starts a server again, in the environment of the first start and what is said beside it. */
    async restart(at, more) {
      await servers[at].stop()
      servers[at] = await start(at, more)
    },
    /** Ends a server as a power cut does, and starts it again after so many seconds. */
    async kill(at, seconds) {
      process.kill(servers[at].pid, 'SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      servers[at] = await start(at)
    },
    /** Statements for this shop's own database on the server, past the proxy. */
    asAdmin: (text) => admin(text.replaceAll('$name', name)),
    terminate: () =>
      admin('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
    /** Reads the database itself, past servers and proxies. */
    async read(text) {
      if (database === 'postgres') return admin(text, [], direct)
      const connection = new Database(join(data, 'shop.db'), { readonly: true })
      try {
        return connection.prepare(text).all()
      } finally {
        connection.close()
      }
    },
    /** Holds the write lock of the file, as a long import beside the server would. */
    lockFile() {
      const connection = new Database(join(data, 'shop.db'), { timeout: 10_000 })
      connection.exec('BEGIN IMMEDIATE')
      return () => {
        connection.exec('ROLLBACK')
        connection.close()
      }
    },
    fillDisk() {
      const { bavail, bsize } = statfsSync(data)
      // The shop writes meanwhile: what is left is filled piece by piece.
      for (const size of [bavail * bsize - 1_048_576, ...Array(400).fill(4096)])
        try {
          appendFileSync(filling, Buffer.alloc(Math.max(0, size)))
        } catch {
          return
        }
    },
    emptyDisk() {
      rmSync(filling, { force: true })
    },
    async close() {
      await Promise.all([toDatabase.heal(), toRedis.heal(), toStore.heal()])
      await Promise.all(servers.map((server) => (server.isAlive() ? server.stop() : undefined)))
      await Promise.all([toDatabase.close(), toRedis.close(), toStore.close(), store.close(), redis?.stop()])
      if (hasDisk) await run('umount', [data])
      rmSync(data, { recursive: true, force: true })
      if (database === 'postgres') await admin(`drop database if exists ${name} with (force)`)
      say(`  log of the servers: ${join(tmpdir(), `${name}-${database}.log`)}`)
    },
  }
}
