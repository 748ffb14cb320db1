/**
 * What lists cost in a large catalogue: a category with facets, a suggestion while somebody types, a product. Each request
 * asks for something else, so that no reply is one that was remembered. In ms, and the CPU of server and database a request.
 * usage: npm run bench -- --listings [--products 100000] [--databases sqlite,postgres] [--requests 200]
 */
import { rmSync } from 'node:fs'
import pg from 'pg'
import { say } from '../workspace.mjs'
import { call } from './load.mjs'
import { memoryOf, namedCpu, processCpu } from './process-cpu.mjs'
import { openStress } from './shop.mjs'

const flag = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : process.argv[at + 1]
}
const products = Number(flag('products', '100000'))
const requests = Number(flag('requests', '200'))
const postgres = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

async function admin(text) {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(text)
  await client.end()
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** What is asked for, by the number of the request. */
function questions({ region, categories, handles }) {
  const search = (body) => [
    'POST',
    '/store/products/search',
    { region_id: region.id, show: 'products', ...body },
  ]
  const facets = ['type', 'collection', 'tags', 'options', 'availability', 'price']
  const sorts = ['price', '-price', 'title', 'newest']
  const words = ['lamp', 'oak', 'bench kit', 'st', 'lmap', 'throw', 'wool', 'vas', 'b', 'stoneware bowl']
  return {
    'category, facets': (n) =>
      search({
        filter: { category_id: categories[n % categories.length].id, include_category_children: true },
        facets,
        sort: sorts[n % sorts.length],
        limit: 24,
        offset: 24 * Math.floor(n / categories.length),
      }),
    'category, chosen': (n) =>
      search({
        filter: { category_id: categories[n % categories.length].id, include_category_children: true },
        facets,
        choices: { availability: ['available'] },
        price: { min: 1000 + n },
        sort: 'price',
        limit: 24,
      }),
    'all products, facets': (n) =>
      search({ facets, sort: sorts[n % sorts.length], limit: 24, offset: 24 * n }),
    suggestion: (n) => search({ q: words[n % words.length], limit: 5, offset: Math.floor(n / words.length) }),
    product: (n) => [
      'GET',
      `/store/products?handle=${handles[n % handles.length]}&region_id=${region.id}&expand=images,variants,variants.prices`,
    ],
  }
}

async function measure(database, port) {
  const name = `cartwright_listings_${process.pid}`
  if (database === 'postgres') await admin(`create database ${name}`)
  const databaseUrl =
    database === 'postgres' ? Object.assign(new URL(postgres), { pathname: `/${name}` }).href : undefined
  const shop = await openStress({ products, databaseUrl, port })
  const ask = async (question) => {
    const reply = await call(shop.base, ...question)
    if (reply.status !== 200) throw new Error(`${question[1]} answered ${reply.status}`)
    return reply
  }
  const cpu = () => processCpu(shop.pid) + (databaseUrl ? namedCpu('postgres') : 0)
  try {
    const { regions } = (await ask(['GET', '/store/regions'])).json()
    const { product_categories: categories } = (
      await ask(['GET', '/store/product-categories?limit=100'])
    ).json()
    const list = (await ask(['GET', '/store/products?limit=1000&fields=handle'])).json().products
    const all = questions({ region: regions[0], categories, handles: list.map(({ handle }) => handle) })
    say(`${database}, ${products} products`)
    for (const [title, question] of Object.entries(all)) {
      // Orders and prices are made when they are first asked for.
      const first = performance.now()
      for (let n = 0; n < 4; n++) await ask(question(requests + n))
      const made = performance.now() - first
      const times = []
      const before = cpu()
      for (let n = 0; n < requests; n++) {
        const began = performance.now()
        await ask(question(n))
        times.push(performance.now() - began)
      }
      const spent = (cpu() - before) / requests
      times.sort((a, b) => a - b)
      const figures = [at(times, 0.5), at(times, 0.95), times.at(-1), spent].map((ms) =>
        ms.toFixed(1).padStart(8),
      )
      console.log(
        `  ${title.padEnd(22)} p50, p95, longest, CPU:${figures.join('')}   first four ${made.toFixed(0)}`,
      )
    }
    console.log(`  memory ${memoryOf(shop.pid).toFixed(0)} MB`)
  } finally {
    await shop.stop()
    if (databaseUrl) await admin(`drop database ${name} with (force)`)
    rmSync(shop.data, { recursive: true, force: true })
  }
}

for (const [n, database] of flag('databases', 'sqlite,postgres').split(',').entries())
  await measure(database, 19_300 + n)
process.exit(0)
