/**
 * What a shop serves by one process and by two workers on one port, and what each of them holds in memory.
 * usage: npm run bench -- --workers [--counts 1,2 --databases sqlite,postgres --seconds 5 --products 2000 --rounds 3]
 */
import { rmSync } from 'node:fs'
import { say } from '../workspace.mjs'
import { load } from './load.mjs'
import { operations } from './operations.mjs'
import { childrenOf, memoryOf, namedCpu, processCpu } from './process-cpu.mjs'
import { openShop } from './shop.mjs'

const flag = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : process.argv[at + 1]
}
const counts = flag('counts', '1,2').split(',').map(Number)
const databases = flag('databases', 'sqlite,postgres').split(',')
const seconds = Number(flag('seconds', '5'))
const products = Number(flag('products', '2000'))
const rounds = Number(flag('rounds', '3'))
const wanted = ['product list of 12, priced', 'cart read', 'add line item', 'checkout of nine calls']
const postgres = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function onServer(sql) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(sql)
  await client.end()
}

let port = 19_300
for (const database of databases) {
  const opened = []
  for (const workers of counts) {
    const name = `cartwright_bench_${process.pid}_${workers}`
    let databaseUrl
    if (database === 'postgres') {
      await onServer(`create database ${name}`)
      databaseUrl = Object.assign(new URL(postgres), { pathname: `/${name}` }).href
    }
    port += 1
    const shop = await openShop({ products, databaseUrl, port, workers })
    const processes = () => [shop.pid, ...(workers > 1 ? childrenOf(shop.pid) : [])]
    const memory = () => processes().map((pid) => memoryOf(pid).toFixed(0))
    opened.push({ workers, name, shop, processes, memory, runs: new Map(operations(shop)) })
  }
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  for (const { workers, memory } of opened) say(`${database}, ${workers}: idle ${memory().join(' + ')} MB`)
  for (const operation of wanted) {
    // In turn, so that whatever else the machine does is beside all of them.
    const found = new Map(counts.map((workers) => [workers, []]))
    for (let round = 0; round < rounds; round++)
      for (const { workers, processes, runs } of opened) {
        // Each process has code of its own to make fast.
        const warmup = round === 0 ? 3 * workers : 0.5
        const loaded = await load(runs.get(operation), { seconds, concurrency: 16, warmup })
        const cpu = () => processes().reduce((sum, pid) => sum + processCpu(pid), 0)
        const before = cpu()
        const beside = database === 'postgres' ? namedCpu('postgres') : 0
        const { count, perSecond, p95 } = await loaded.measure()
        const databaseCpu = database === 'postgres' ? (namedCpu('postgres') - beside) / count : 0
        found.get(workers).push({ perSecond, p95, cpu: (cpu() - before) / count, databaseCpu })
      }
    for (const [workers, rounds] of found) {
      const of = (key, digits) => median(rounds.map((one) => one[key])).toFixed(digits)
      say(
        `${database}, ${workers}: ${operation.padEnd(28)} ${of('perSecond', 0).padStart(6)}/s  p95 ${of('p95', 1)} ms  CPU ${of('cpu', 2)} + ${of('databaseCpu', 2)} ms`,
      )
    }
  }
  for (const { workers, name, shop, memory } of opened) {
    say(`${database}, ${workers}: afterwards ${memory().join(' + ')} MB`)
    await shop.stop()
    rmSync(shop.data, { recursive: true, force: true })
    if (database === 'postgres') await onServer(`drop database ${name} with (force)`)
  }
}
process.exit(0)
