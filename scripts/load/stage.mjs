import { openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startRedis } from '../../packages/server/src/testing/redis-server.ts'
import { memoryOf, namedCpu, processCpu } from '../bench/process-cpu.mjs'
import { openShop, openStress, serve } from '../bench/shop.mjs'
import { openOwnPostgres } from '../own-postgres.mjs'

/**
 * A filled shop on PostgreSQL, served by as many instances as are asked for: each a process and a port of its own, on one database
 * and one Redis. The database server is our own where one is installed, else the one that is named.
 */
export async function openStage({ products, orders, port, postgres, say }) {
  const own = await openOwnPostgres({ port: port + 100 })
  const server = own?.url ?? postgres
  const name = `cartwright_load_${process.pid}`
  const onServer = (text, url = server) => withClient(url, (client) => client.query(text))
  await onServer(`create database ${name}`)
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const redis = await startRedis()
  const logFile = join(tmpdir(), `${name}.log`)
  const log = openSync(logFile, 'w')
  const starting = {
    DATABASE_POOL_SIZE: process.env.DATABASE_POOL_SIZE ?? '10',
    ...(redis ? { REDIS_URL: redis.url } : {}),
  }
  say(
    `filling a shop with ${products} products and ${orders} orders on ${own ? 'a PostgreSQL of its own' : server}`,
  )
  const at = performance.now()
  const shop = await (orders > 0 ? openStress : openShop)({
    products,
    orders,
    databaseUrl,
    port,
    starting,
    log,
  })
  await shop.stop()
  say(`filled in ${((performance.now() - at) / 1000).toFixed(0)} s`)
  let servers = []
  const startAt = (place) =>
    serve({ data: shop.data, env: { ...shop.env, ...starting }, port: port + place, log })

  return {
    email: 'bench@example.com',
    password: 'a-long-password-for-the-bench',
    isOwnServer: own !== undefined,
    async open(count) {
      await Promise.all(servers.map((one) => one.stop()))
      servers = []
      for (let place = 0; place < count; place++) servers.push(await startAt(place))
      return servers.map((_, place) => `http://127.0.0.1:${port + place}`)
    },
    /** Ends an instance as a power cut does, and starts it again after so many seconds. */
    async kill(place, secondsAway) {
      process.kill(servers[place].pid, 'SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, secondsAway * 1000))
      servers[place] = await startAt(place)
    },
    crashDatabase: own?.crash,
    /** CPU time so far of instances, database and whoever makes the load, in ms. */
    cpu: () => ({
      server: servers.reduce((sum, { pid }) => sum + processCpu(pid), 0),
      database: own ? own.cpu() : namedCpu('postgres'),
      load: processCpu(process.pid),
    }),
    memory: () => servers.map(({ pid }) => memoryOf(pid)),
    /** Reads the database itself, past all instances. */
    read: async (text) => (await onServer(text, databaseUrl)).rows,
    async close() {
      await Promise.all(servers.map((one) => (one.isAlive() ? one.stop() : undefined)))
      await redis?.stop()
      rmSync(shop.data, { recursive: true, force: true })
      if (own) await own.close()
      else await onServer(`drop database if exists ${name} with (force)`)
      say(`log of the instances: ${logFile}`)
    },
  }
}

async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
