/**
 * How long a page of a list takes at 1 000 and at 100 000 rows: filtered, searched, in each order, far back. Rows are
 * written straight into fresh databases. Run by `npm run bench -- --lists`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashOf } from '../../packages/server/src/modules/auth/sessions'
import { createShop } from '../../packages/server/src/server'
import type { Shop } from '../../packages/server/src/shop'

const flag = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback)
}
const sizes = flag('rows', '1000,100000').split(',').map(Number)
const databases = flag('databases', 'sqlite,postgres').split(',')
const repeats = Number(flag('repeats', '15'))
const postgres = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const names = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Niklaus', 'Radia', 'Ken', 'Dorothy']
const things = ['Bowl', 'Mug', 'Plate', 'Vase', 'Jug', 'Teapot', 'Planter', 'Tile', 'Candle', 'Tray']
const instant = (n: number) => new Date(1_600_000_000_000 + n * 1000).toISOString()
const key = (prefix: string, n: number) => `${prefix}_${String(n).padStart(26, '0')}`

/** As many products (one variant each), customers and inventory items; one in a hundred is rare, one in two common. */
async function fill(shop: Shop, rows: number): Promise<void> {
  const step = 1000
  for (let from = 0; from < rows; from += step) {
    const numbers = Array.from({ length: Math.min(step, rows - from) }, (_, at) => from + at)
    const times = (n: number) => ({ created_at: instant(n), updated_at: instant((n * 7919) % rows) })
    await shop.transaction(async (tx) => {
      const {
        product,
        product_variant,
        customer,
        inventory_item,
        inventory_level,
        product_variant_inventory_item,
      } = tx.t
      await tx.insert(product).values(
        numbers.map((n) => ({
          ...times(n),
          id: key('prod', n),
          title: `${things[(n * 31) % 10]} number ${n}`,
          handle: `piece-${n}`,
          description: `A good piece for slow rooms and long evenings, made in batch ${n % 997}.`,
          status: n % 100 === 0 ? ('draft' as const) : ('published' as const),
        })),
      )
      await tx.insert(product_variant).values(
        numbers.map((n) => ({
          ...times(n),
          id: key('variant', n),
          product_id: key('prod', n),
          title: 'One',
          sku: `SKU-${n}`,
          inventory_quantity: 5,
        })),
      )
      await tx.insert(customer).values(
        numbers.map((n) => ({
          ...times(n),
          id: key('cus', n),
          email: `${names[n % 10]?.toLowerCase()}.${n}@example.com`,
          first_name: names[n % 10],
          last_name: `Byron ${(n * 17) % rows}`,
          has_account: n % 2 === 0,
        })),
      )
      await tx.insert(inventory_item).values(
        numbers.map((n) => ({
          ...times(n),
          id: key('iitem', n),
          sku: `SKU-${n}`,
          title: `${things[(n * 13) % 10]} ${n}`,
          description: `Shelf ${n % 331}`,
          origin_country: n % 100 === 0 ? 'pt' : 'de',
        })),
      )
      await tx
        .insert(product_variant_inventory_item)
        .values(numbers.map((n) => ({ variant_id: key('variant', n), inventory_item_id: key('iitem', n) })))
      await tx.insert(inventory_level).values(
        numbers.map((n) => ({
          inventory_item_id: key('iitem', n),
          location_id: 'sloc_bench',
          stocked_quantity: n % 100 === 0 ? 0 : 5 + (n % 40),
        })),
      )
    })
  }
  await shop.transaction(async (tx) => {
    const [store] = await tx.select().from(tx.t.store)
    const sales_channel_id = store?.default_sales_channel_id ?? ''
    await tx.insert(tx.t.sales_channel_location).values({ sales_channel_id, location_id: 'sloc_bench' })
  })
}

const middle = (rows: number) => Math.floor(rows / 2)
const only = new RegExp(flag('only', ''))
const all: readonly (readonly [name: string, path: (rows: number) => string])[] = [
  ...(['products', 'customers', 'inventory-items'] as const)
    .flatMap((list) => [
      [`${list}: first page`, () => `/admin/${list}?limit=20`] as const,
      [
        `${list}: page in the middle`,
        (rows: number) => `/admin/${list}?limit=20&offset=${middle(rows)}`,
      ] as const,
      [
        `${list}: q of one`,
        (rows: number) =>
          `/admin/${list}?limit=20&q=${list === 'customers' ? `.${rows - 7}@` : `${rows - 7}`}`,
      ] as const,
      [
        `${list}: q of a tenth`,
        () => `/admin/${list}?limit=20&q=${list === 'customers' ? 'grace' : 'teapot'}`,
      ] as const,
      [`${list}: q of nothing`, () => `/admin/${list}?limit=20&q=nowhere`] as const,
      [
        `${list}: q of two letters`,
        () => `/admin/${list}?limit=20&q=${list === 'customers' ? 'ad' : 'mu'}`,
      ] as const,
      [
        `${list}: a range of days`,
        () => `/admin/${list}?limit=20&created_at[gte]=${instant(100)}&created_at[lt]=${instant(400)}`,
      ].slice(0, list === 'inventory-items' ? 0 : 2) as never,
    ])
    .filter((question) => question.length > 0),
  ['products: drafts', () => '/admin/products?limit=20&status[]=draft'],
  ['products: drafts by title', () => '/admin/products?limit=20&status[]=draft&order=title'],
  ['products: sold out', () => '/admin/products?limit=20&available_quantity[lte]=0'],
  ['products: low stock', () => '/admin/products?limit=20&available_quantity[lte]=5'],
  ['products: incomplete', () => '/admin/products?limit=20&missing[]=image&missing[]=price'],
  ['products: without an SKU', () => '/admin/products?limit=20&missing[]=sku'],
  ['variants: sold out', () => '/admin/variants?limit=20&available_quantity[lte]=0'],
  ['products: of a handle', (rows) => `/admin/products?limit=20&handle=piece-${middle(rows)}`],
  ['customers: with an account', () => '/admin/customers?limit=20&has_account=true'],
  ['customers: grace by last name', () => '/admin/customers?limit=20&q=grace&order=last_name'],
  ['inventory-items: from Portugal', () => '/admin/inventory-items?limit=20&origin_country[]=pt'],
  ['inventory-items: of a sku', (rows) => `/admin/inventory-items?limit=20&sku=SKU-${middle(rows)}`],
  ...(
    [
      ['products', ['id', 'title', 'handle', 'status', 'created_at', 'updated_at', 'weight', 'subtitle']],
      [
        'customers',
        ['id', 'email', 'first_name', 'last_name', 'has_account', 'created_at', 'updated_at', 'phone'],
      ],
      ['inventory-items', ['id', 'sku', 'title', 'created_at', 'updated_at', 'weight', 'origin_country']],
    ] as const
  ).flatMap(([list, orders]) =>
    orders.flatMap((order) =>
      ['', '-'].map(
        (way) =>
          [`${list}: by ${way}${order}`, () => `/admin/${list}?limit=20&order=${way}${order}`] as const,
      ),
    ),
  ),
]

/** With --only, those whose name matches it. */
const questions = all.filter(([name]) => only.test(name))

async function withDatabase<T>(
  dialect: string,
  work: (database?: { url: string }) => Promise<T>,
): Promise<T> {
  if (dialect === 'sqlite') return work()
  const name = `cartwright_lists_${process.pid}`
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(`create database ${name}`)
  try {
    return await work({ url: Object.assign(new URL(postgres), { pathname: `/${name}` }).href })
  } finally {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}

/** What a database that has stood for a while has behind it. Takes longer than the shop lets a statement run. */
async function settle(shop: Shop, url: string | undefined): Promise<void> {
  if (!url) return shop.engine.script('analyze')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

/** Milliseconds of each question: the first time after the rows changed, and the median of many. */
async function measure(
  dialect: string,
  rows: number,
): Promise<Map<string, { first: number; median: number }>> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-lists-'))
  return withDatabase(dialect, async (database) => {
    const { shop, app, close } = await createShop({ data: folder, database, log: 'silent' })
    const started = performance.now()
    await fill(shop, rows)
    await settle(shop, database?.url)
    process.stderr.write(
      `${dialect}, ${rows} rows: filled in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
    )
    await shop.transaction(async (tx) => {
      const [user] = await tx
        .insert(tx.t.user)
        .values({ email: 'bench@example.com', role: 'admin' })
        .returning({ id: tx.t.user.id })
      await tx
        .insert(tx.t.api_token)
        .values({ token_hash: hashOf('bench'), hint: '', name: 'bench', domain: 'admin', user_id: user?.id })
    })
    const ask = async (path: string) => {
      const at = performance.now()
      const response = await app.fetch(
        new Request(`http://localhost${path}`, { headers: { 'x-medusa-access-token': 'bench' } }),
      )
      const text = await response.text()
      if (response.status !== 200) throw new Error(`${path} answered ${response.status} ${text}`)
      return performance.now() - at
    }
    for (const [, path] of questions) await ask(path(rows))
    const times = new Map<string, { first: number; median: number }>()
    for (const [name, path] of questions) {
      // Something changes, so that no count is remembered.
      await shop.transaction(async (tx) => {
        await tx.insert(tx.t.product).values({ title: 'New', handle: null })
        await tx.insert(tx.t.customer).values({ email: `${performance.now()}@example.com` })
        await tx.insert(tx.t.inventory_item).values({ title: 'New' })
      })
      const first = await ask(path(rows))
      const all: number[] = []
      for (let n = 0; n < repeats; n++) all.push(await ask(path(rows)))
      all.sort((a, b) => a - b)
      times.set(name, { first, median: all[Math.floor(all.length / 2)] ?? 0 })
    }
    await close()
    rmSync(folder, { recursive: true, force: true })
    return times
  })
}

console.log(
  `| database | list | ${sizes.map((rows) => `${rows} rows, ms | after a change`).join(' | ')} | ratio | after a change |`,
)
console.log(`|---|---|${sizes.map(() => '---:|---:').join('|')}|---:|---:|`)
for (const dialect of databases) {
  const measured = []
  for (const rows of sizes) measured.push(await measure(dialect, rows))
  const [small, large] = [measured[0], measured.at(-1)]
  for (const [name] of questions) {
    const cells = measured.map(
      (times) => `${times.get(name)?.median.toFixed(2)} | ${times.get(name)?.first.toFixed(2)}`,
    )
    const ratio = (part: 'first' | 'median') =>
      ((large?.get(name)?.[part] ?? 0) / (small?.get(name)?.[part] ?? 1)).toFixed(1)
    console.log(`| ${dialect} | ${name} | ${cells.join(' | ')} | ${ratio('median')} | ${ratio('first')} |`)
  }
}
process.exit(0)
