/**
 * What a request costs. Starts the built server on fresh databases and measures it beside a bare h3 handler that
 * answers the same bytes. usage: npm run bench [-- --products 200,10000 --databases sqlite,postgres --seconds 3]
 * With --latency, how long readers wait while the shop is busy (scripts/bench/latency.mjs).
 * With --lists, how long pages of long lists take: npm run bench -- --lists [--rows 1000,100000 --databases sqlite]
 * With --listings, what lists with facets cost in a large catalogue (scripts/bench/listings.mjs).
 * With --numbers, what the figures of a shop with many orders cost (scripts/bench/numbers.ts).
 * With --relations, our reading of relations beside drizzle's (scripts/bench/relations.ts).
 * With --workers, what two workers serve where one does (scripts/bench/workers.mjs).
 * With --pages, what pages weigh in a browser: npm run bench -- --pages [--url http://127.0.0.1:9000 --email … --password …],
 * of a demo shop opened for it unless a running one is named.
 */
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, root, run, say } from './workspace.mjs'

await install()
for (const name of ['lists', 'numbers', 'relations'])
  if (process.argv.includes(`--${name}`)) {
    const tsx = join(root, 'node_modules/.bin/tsx')
    const script = join(root, `scripts/bench/${name}.ts`)
    process.exit(await run(tsx, ['--conditions=@cartwright/source', script, ...process.argv.slice(2)]))
  }
const { build } = await import('./build.mjs')
const flag = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : process.argv[at + 1]
}
if (process.argv.includes('--pages')) {
  const { pagesTable, weighPages } = await import('./bench/pages.mjs')
  const { openDemo } = await import('./bench/shop.mjs')
  const named = flag('url') && { url: flag('url'), email: flag('email'), password: flag('password') }
  if (!named) await build({ types: false })
  const shop = named || (await openDemo({ port: 19_100 }))
  console.log(pagesTable(await weighPages(shop)))
  await shop.stop?.()
  process.exit(0)
}
await build({ types: false, only: ['contract', 'sdk', 'server', 'cli'] })
for (const name of ['latency', 'listings', 'workers'])
  if (process.argv.includes(`--${name}`))
    process.exit(
      await run(process.execPath, [join(root, `scripts/bench/${name}.mjs`), ...process.argv.slice(2)]),
    )
const { operations } = await import('./bench/operations.mjs')
const { call, load } = await import('./bench/load.mjs')
const { openShop, serve } = await import('./bench/shop.mjs')
const { memoryOf, namedCpu, processCpu } = await import('./bench/process-cpu.mjs')

const sizes = flag('products', '200,10000').split(',').map(Number)
const databases = flag('databases', 'sqlite,postgres').split(',')
const seconds = Number(flag('seconds', '3'))
const postgres = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

async function floor(bytes, port) {
  const child = spawn(process.execPath, [join(root, 'scripts/bench/floor.mjs'), String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    cwd: root,
  })
  child.stdin.end(bytes)
  const base = `http://127.0.0.1:${port}`
  for (;;) {
    try {
      await call(base, 'GET', '/')
      break
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const run = await load(() => call(base, 'GET', '/'), { seconds: Math.min(seconds, 2) })
  const before = processCpu(child.pid)
  const { count, perSecond } = await run.measure()
  const cpu = (processCpu(child.pid) - before) / count
  child.kill()
  return { perSecond, cpu }
}

const rows = []
let port = 19_100
for (const database of databases) {
  for (const products of sizes) {
    let databaseUrl
    const name = `cartwright_bench_${process.pid}_${products}`
    if (database === 'postgres') {
      const { default: pg } = await import('pg')
      const client = new pg.Client({ connectionString: postgres })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      databaseUrl = Object.assign(new URL(postgres), { pathname: `/${name}` }).href
    }
    say(`${database}, ${products} products`)
    port += 1
    const shop = await openShop({ products, databaseUrl, port })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const idle = memoryOf(shop.pid)
    let peak = idle
    for (const [operation, run] of operations(shop)) {
      const sample = await run(0)
      const loaded = await load(run, { seconds })
      const server = processCpu(shop.pid)
      const db = database === 'postgres' ? namedCpu('postgres') : 0
      const { count, perSecond, p95 } = await loaded.measure()
      const row = {
        database,
        products,
        operation,
        perSecond,
        p95,
        serverCpu: (processCpu(shop.pid) - server) / count,
        databaseCpu: database === 'postgres' ? (namedCpu('postgres') - db) / count : 0,
      }
      peak = Math.max(peak, memoryOf(shop.pid))
      if (sample?.raw) {
        const bare = await floor(sample.raw, ++port)
        Object.assign(row, { floorPerSecond: bare.perSecond, floorCpu: bare.cpu, bytes: sample.bytes })
      }
      rows.push(row)
      say(
        `  ${operation.padEnd(28)} ${row.perSecond.toFixed(0).padStart(6)}/s  p95 ${row.p95.toFixed(1).padStart(6)} ms  CPU ${row.serverCpu.toFixed(2)} + ${row.databaseCpu.toFixed(2)} ms${row.floorCpu === undefined ? '' : `  floor ${row.floorCpu.toFixed(2)} ms`}`,
      )
    }
    await shop.stop()
    const again = await serve({ data: shop.data, env: shop.env, port: ++port })
    rows.push({
      database,
      products,
      operation: 'life',
      coldStartMs: again.coldStart,
      idleMb: idle,
      loadedMb: peak,
      importSeconds: shop.importSeconds,
    })
    say(
      `  cold start ${again.coldStart.toFixed(0)} ms, memory idle ${idle.toFixed(0)} MB, under load ${peak.toFixed(0)} MB, import ${shop.importSeconds.toFixed(1)} s`,
    )
    await again.stop()
    rmSync(shop.data, { recursive: true, force: true })
    if (databaseUrl) {
      const { default: pg } = await import('pg')
      const client = new pg.Client({ connectionString: postgres })
      await client.connect()
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    }
  }
}

const number = (value, digits) => (value === undefined ? '' : value.toFixed(digits))
console.log(
  '| database | products | operation | per s | p95 ms | CPU ms server | CPU ms database | floor CPU ms |',
)
console.log('|---|---:|---|---:|---:|---:|---:|---:|')
for (const row of rows.filter(({ operation }) => operation !== 'life'))
  console.log(
    `| ${row.database} | ${row.products} | ${row.operation} | ${number(row.perSecond, 0)} | ${number(row.p95, 1)} | ${number(row.serverCpu, 2)} | ${number(row.databaseCpu, 2)} | ${number(row.floorCpu, 2)} |`,
  )
for (const row of rows.filter(({ operation }) => operation === 'life'))
  console.log(
    `${row.database}, ${row.products} products: cold start ${number(row.coldStartMs, 0)} ms, idle ${number(row.idleMb, 0)} MB, loaded ${number(row.loadedMb, 0)} MB, import ${number(row.importSeconds, 1)} s`,
  )
writeFileSync(
  join(root, 'bench-results.json'),
  `${JSON.stringify({ node: process.version, date: new Date().toISOString(), rows }, null, 2)}\n`,
)
process.exit(0)
