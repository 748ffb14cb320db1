/**
 * What a large product import and export cost beside shoppers: seconds, memory, and how long a shopper's write takes
 * meanwhile. usage: node scripts/bench/import.mjs [--rows 10000,50000] [--variants 3] [--databases sqlite,postgres]
 */
import { rmSync } from 'node:fs'
import pg from 'pg'
import { say } from '../workspace.mjs'
import { call } from './load.mjs'
import { memoryOf, processCpu } from './process-cpu.mjs'
import { productFile, upload } from './product-file.mjs'
import { openShop } from './shop.mjs'

const flag = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : process.argv[at + 1]
}
const rows = flag('rows', '10000,50000').split(',').map(Number)
const variants = Number(flag('variants', '1'))
const postgres = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const admin = async (text) => {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(text)
  await client.end()
}
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const p95 = (times) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** Runs a job to its end; meanwhile a shopper writes to carts without a pause. */
async function measured(shop, body) {
  const { batch_job: job } = (await call(shop.base, 'POST', '/admin/batch-jobs', body, shop.staff)).json()
  const started = performance.now()
  const worked = processCpu(shop.pid)
  let over = false
  let memory = 0
  const times = []
  const shopper = (async () => {
    while (!over) {
      const at = performance.now()
      await call(shop.base, 'POST', '/store/carts', { region_id: shop.region.id })
      times.push(performance.now() - at)
      await sleep(5)
    }
  })()
  let now = job
  while (!['completed', 'failed', 'canceled'].includes(now.status)) {
    await sleep(100)
    memory = Math.max(memory, memoryOf(shop.pid))
    now = (await call(shop.base, 'GET', `/admin/batch-jobs/${job.id}`, undefined, shop.staff)).json()
      .batch_job
  }
  over = true
  await shopper
  if (now.status !== 'completed') throw new Error(`${body.type}: ${JSON.stringify(now.result?.errors)}`)
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: (processCpu(shop.pid) - worked) / 1000,
    memory,
    cart: p95(times),
  }
}

for (const database of flag('databases', 'sqlite,postgres').split(','))
  for (const [at, count] of rows.entries()) {
    const name = `cartwright_bench_import_${process.pid}`
    if (database === 'postgres') await admin(`create database ${name}`)
    const databaseUrl =
      database === 'postgres' ? Object.assign(new URL(postgres), { pathname: `/${name}` }).href : undefined
    const shop = await openShop({ products: 2, databaseUrl, port: 19_510 + at })
    const told = (what, { seconds, cpu, memory, cart }) =>
      say(
        `${database} ${what} of ${count} rows: ${seconds.toFixed(1)} s (${cpu.toFixed(1)} s CPU), ${Math.round(count / seconds)} rows/s, ${Math.round(memory)} MB, cart write p95 ${cart.toFixed(0)} ms`,
      )
    try {
      const fileKey = await upload(shop, productFile({ products: count / variants, variants }))
      told('import', await measured(shop, { type: 'product-import', context: { fileKey } }))
      told('export', await measured(shop, { type: 'product-export', context: {} }))
    } finally {
      await shop.stop()
      rmSync(shop.data, { recursive: true, force: true })
      if (database === 'postgres') await admin(`drop database ${name} with (force)`)
    }
  }
