/**
 * How long a shopper waits for the catalogue while the shop is busy with other things: p50, p99 and the longest wait, in
 * ms, when it is quiet, under twelve checkouts, beside an import, beside a backlog of events, and under all at once.
 * usage: npm run bench -- --latency [--products 2000] [--rows 50000] [--events 50000] [--seconds 20]
 *        [--databases sqlite,postgres] [--states quiet,checkouts,import,events,all]
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { say } from '../workspace.mjs'
import { buyer } from './buyer.mjs'
import { call } from './load.mjs'
import { productFile, upload } from './product-file.mjs'
import { openShop } from './shop.mjs'

const flag = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : process.argv[at + 1]
}
const products = Number(flag('products', '2000'))
const rows = Number(flag('rows', '50000'))
const events = Number(flag('events', '50000'))
const seconds = Number(flag('seconds', '20'))
const states = flag('states', 'quiet,checkouts,import,events,all').split(',')
const postgres = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
/** Reads a second, sent by the clock whether or not the one before was answered: a wait cannot hide others. */
const readsPerSecond = 40

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function admin(text, url = postgres, values = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

/** Events as if somebody had changed so many products a moment ago. */
async function queueEvents(shop, databaseUrl) {
  const at = new Date().toISOString()
  const made = Array.from({ length: events }, (_, n) => [
    `evt_${String(n).padStart(10, '0')}${randomUUID()}`,
    'product.updated',
    JSON.stringify({ id: shop.products[n % shop.products.length].id, fields: ['title'] }),
    at,
    at,
    at,
  ])
  if (databaseUrl) {
    await admin(
      'insert into event (id, name, data, due_at, created_at, attempts) select e->>0, e->>1, (e->>2)::jsonb, e->>3, e->>4, 0 from jsonb_array_elements($1::jsonb) e',
      databaseUrl,
      [JSON.stringify(made)],
    )
    return
  }
  const database = new Database(join(shop.data, 'shop.db'), { timeout: 20_000 })
  const one = database.prepare(
    'insert into event (id, name, data, due_at, created_at, attempts) values (?, ?, ?, ?, ?, 0)',
  )
  for (let from = 0; from < made.length; from += 1000)
    database.transaction(() => {
      for (const [id, name, data, due] of made.slice(from, from + 1000)) one.run(id, name, data, due, at)
    })()
  database.close()
}

async function importing(shop, part) {
  const fileKey = await upload(shop, productFile({ products: rows, variants: 1, prefix: part }))
  await call(
    shop.base,
    'POST',
    '/admin/batch-jobs',
    { type: 'product-import', context: { fileKey } },
    shop.staff,
  )
}

/** Reads by the clock for so many seconds; answers how long each waited since it was due. */
async function readByTheClock(shop) {
  const paths = [
    `/store/products?limit=12&region_id=${shop.region.id}`,
    () => `/store/products/${shop.products[Math.floor(Math.random() * shop.products.length)].id}`,
    '/store/regions',
    () => `/store/products?limit=12&offset=${Math.floor(Math.random() * 10) * 12}`,
  ]
  const times = []
  const open = []
  const started = performance.now()
  for (let n = 0; n < seconds * readsPerSecond; n++) {
    const due = started + (n * 1000) / readsPerSecond
    await sleep(Math.max(0, due - performance.now()))
    const path = paths[n % paths.length]
    open.push(
      call(shop.base, 'GET', typeof path === 'string' ? path : path()).then(({ status }) => {
        if (status !== 200) throw new Error(`A read answered ${status}`)
        times.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(open)
  return times.sort((a, b) => a - b)
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

async function measured(state, database, port) {
  const name = `cartwright_latency_${process.pid}_${state}`
  if (database === 'postgres') await admin(`create database ${name}`)
  const databaseUrl =
    database === 'postgres' ? Object.assign(new URL(postgres), { pathname: `/${name}` }).href : undefined
  const shop = await openShop({ products, databaseUrl, port })
  const has = (what) => state === what || state === 'all'
  try {
    // What the import of the catalogue itself left to do is not what is measured.
    await sleep(4000)
    let over = false
    let orders = 0
    const lanes = []
    if (has('checkouts'))
      for (let lane = 0; lane < 12; lane++)
        lanes.push(
          (async () => {
            const buy = buyer(shop, `${state}${lane}`)
            while (!over) {
              await buy()
              orders += 1
            }
          })(),
        )
    if (has('events')) await queueEvents(shop, databaseUrl)
    if (has('import')) await importing(shop, 'bulk')
    await sleep(1000)
    const before = orders
    const times = await readByTheClock(shop)
    const made = orders - before
    over = true
    await Promise.all(lanes)
    const row = { database, state, p50: at(times, 0.5), p99: at(times, 0.99), max: times.at(-1) ?? 0, made }
    say(
      `${database} ${state}: p50 ${row.p50.toFixed(1)}, p99 ${row.p99.toFixed(1)}, max ${row.max.toFixed(1)} ms; ${(made / seconds).toFixed(1)} orders a second`,
    )
    return row
  } finally {
    await shop.stop()
    rmSync(shop.data, { recursive: true, force: true })
    if (database === 'postgres') await admin(`drop database ${name} with (force)`)
  }
}

const results = []
let port = 19_700
for (const database of flag('databases', 'sqlite').split(','))
  for (const state of states) results.push(await measured(state, database, port++))
console.log('| database | state | p50 ms | p99 ms | max ms | orders/s |')
console.log('|---|---|---:|---:|---:|---:|')
for (const { database, state, p50, p99, max, made } of results)
  console.log(
    `| ${database} | ${state} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${max.toFixed(1)} | ${(made / seconds).toFixed(1)} |`,
  )
process.exit(0)
