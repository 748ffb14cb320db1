/**
 * What the figures of a shop with many orders cost: every call of home and of the analytics screen, for today, 7 days, 30 days,
 * 12 months and all the time there was, and narrowed by each filter; and pages of the list of orders. Each is asked in a
 * process of its own: first (cold), then many times (warm). In ms, with the CPU time of shop and database beside it.
 * usage: npm run bench -- --numbers [--orders 100000] [--products 5000] [--databases sqlite,postgres] [--requests 30]
 * [--only "top|orders"] [--keep, to leave the filled shops to the next run]
 */
import { fork } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createShop } from '../../packages/server/src/server'
import type { Shop } from '../../packages/server/src/shop'
import { processCpu } from './process-cpu.mjs'
import { fillSales, key, token } from './sold-shop'

const flag = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback)
}
const orders = Number(flag('orders', '100000'))
const products = Number(flag('products', '5000'))
const requests = Number(flag('requests', '30'))
const only = new RegExp(flag('only', ''))
const keeps = process.argv.includes('--keep')
const days = 730
const postgres = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const name = `cartwright_numbers_${keeps ? orders : process.pid}`

interface Place {
  data: string
  url?: string
}
interface Answer {
  cold: number
  coldCpu: number
  p50: number
  p95: number
  cpu: number
  databaseCpu: number
}

const dayBefore = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)
const periods = {
  today: `from=${dayBefore(0)}`,
  '7 days': `from=${dayBefore(6)}`,
  '30 days': `from=${dayBefore(29)}`,
  '12 months': `from=${dayBefore(364)}`,
  'all time': `from=${dayBefore(days + 1)}&compare=none`,
}
const kinds = { product: 'top products', region: 'regions', sales_channel: 'channels', discount: 'discounts' }
const filters = {
  'of a region': `region_id[]=${key('reg', 0)}`,
  'of a channel': `sales_channel_id[]=${key('sc', 0)}`,
  'of a product': `product_id=${key('prod', 0)}`,
  'of a collection': `collection_id=${key('pcol', 0)}`,
  'of a discount': `discount_id=${key('disc', 0)}`,
}
const summary = (query: string) => `/admin/analytics/summary?${query}`
const breakdown = (by: string, query: string) => `/admin/analytics/breakdown?by=${by}&${query}`
const questions = Object.entries<string>({
  ...Object.fromEntries(
    Object.entries(periods).flatMap(([period, query]) => [
      [`summary, ${period}`, summary(query)],
      ...Object.entries(kinds).map(([by, title]) => [`${title}, ${period}`, breakdown(by, query)]),
    ]),
  ),
  ...Object.fromEntries(
    (['30 days', '12 months'] as const).flatMap((period) =>
      Object.entries(filters).flatMap(([filter, query]) => [
        [`summary ${filter}, ${period}`, summary(`${periods[period]}&${query}`)],
        [`top products ${filter}, ${period}`, breakdown('product', `${periods[period]}&${query}`)],
        [`discounts ${filter}, ${period}`, breakdown('discount', `${periods[period]}&${query}`)],
      ]),
    ),
  ),
  'orders, first page': '/admin/orders?limit=20',
  'orders, pending': '/admin/orders?limit=20&status[]=pending',
  'orders, completed': '/admin/orders?limit=20&status[]=completed',
  'orders, to pack': '/admin/orders?limit=20&fulfillment_status[]=not_fulfilled',
  'orders, shipped': '/admin/orders?limit=20&fulfillment_status[]=shipped',
  'orders, to capture': '/admin/orders?limit=20&payment_status[]=awaiting',
  'orders, captured': '/admin/orders?limit=20&payment_status[]=captured',
  'orders, pending to pack': '/admin/orders?limit=20&status[]=pending&fulfillment_status[]=not_fulfilled',
  'orders, pending to capture': '/admin/orders?limit=20&status[]=pending&payment_status[]=awaiting',
  'orders, completed and shipped': '/admin/orders?limit=20&status[]=completed&fulfillment_status[]=shipped',
  inbox: '/admin/inbox',
}).filter(([title]) => only.test(title))

const open = ({ data, url }: Place) =>
  createShop({ data, database: url ? { url } : undefined, log: 'silent' })
const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const shopCpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Asks one question in this process, and tells the one that started it. */
async function answer(place: Place, path: string): Promise<Answer> {
  const { app } = await open(place)
  const ask = async (path: string) => {
    const [began, cpu] = [performance.now(), shopCpu()]
    const reply = await app.fetch(
      new Request(`http://localhost${path}`, { headers: { 'x-medusa-access-token': token } }),
    )
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${text}`)
    return { took: performance.now() - began, cpu: shopCpu() - cpu }
  }
  // Whoever asks is known by then: what is cold are the figures.
  await ask('/admin/store')
  const cold = await ask(path)
  const client = place.url ? new pg.Client({ connectionString: place.url }) : undefined
  await client?.connect()
  const found = await client?.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const databaseCpu = () => (found?.rows ?? []).reduce((sum, { pid }) => sum + processCpu(pid), 0)
  const [began, beganThere] = [shopCpu(), databaseCpu()]
  const times: number[] = []
  for (let n = 0; n < requests; n++) times.push((await ask(path)).took)
  return {
    cold: cold.took,
    coldCpu: cold.cpu,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    cpu: (shopCpu() - began) / requests,
    databaseCpu: (databaseCpu() - beganThere) / requests,
  }
}

const askElsewhere = (place: Place, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    const child = fork(import.meta.filename, [
      '--ask',
      JSON.stringify({ place, path }),
      ...process.argv.slice(2),
    ])
    child.on('message', (told) => resolve(told as Answer))
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`The process that asks ${path} ended with ${code}`)))
  })

async function admin<T extends object>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

/** What a database that has stood for a while has behind it. Takes longer than the shop lets a statement run. */
async function settle(shop: Shop, url: string | undefined): Promise<void> {
  if (!url) return shop.engine.checkpoint()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

async function measure(database: string): Promise<void> {
  const data = join(tmpdir(), `${name}_${database}`)
  const url =
    database === 'postgres' ? Object.assign(new URL(postgres), { pathname: `/${name}` }).href : undefined
  const place = { data, url }
  const isThere = existsSync(data)
  try {
    if (url && !isThere) await admin(`create database ${name}`)
    const began = performance.now()
    const { shop, close } = await open(place)
    if (!isThere) await fillSales(shop, { orders, products, days })
    await settle(shop, url)
    await close()
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`\n${database}, ${orders} orders, ${products} products, ready after ${seconds} s\n`)
    console.log('| asked | cold | cold CPU | p50 | p95 | CPU | CPU of the database |')
    console.log('|---|---:|---:|---:|---:|---:|---:|')
    for (const [title, path] of questions) {
      const { cold, coldCpu, p50, p95, cpu, databaseCpu } = await askElsewhere(place, path)
      const figures = [cold, coldCpu, p50, p95, cpu, databaseCpu].map((ms) => ms.toFixed(1))
      console.log(`| ${title} | ${figures.join(' | ')} |`)
    }
  } finally {
    if (!keeps) {
      if (url) await admin(`drop database ${name} with (force)`)
      rmSync(data, { recursive: true, force: true })
    }
  }
}

const asked = flag('ask', '')
if (asked) {
  const { place, path } = JSON.parse(asked) as { place: Place; path: string }
  process.send?.(await answer(place, path))
} else {
  for (const database of flag('databases', 'sqlite,postgres').split(',')) await measure(database)
}
process.exit(0)
