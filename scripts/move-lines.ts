/**
 * How long it takes to move a large v1 shop in, and in how much memory. Makes a v1 database of so many lines, moves it
 * with the built command, fetches what changed, compares, and says the time and the highest resident memory of each.
 * usage: npx tsx --conditions=@cartwright/source scripts/move-lines.ts [--lines 1000000] [--per-order 20]
 *   [--databases sqlite,postgres] [--giant cart|order]
 * `--giant` puts all lines into one cart, or one order, instead. Needs a PostgreSQL server (CARTWRIGHT_TEST_POSTGRES_URL)
 * and a build.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '../packages/server/src/testing/databases'
import { makeV1Shop } from '../packages/server/src/testing/v1-shop'

const flag = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback)
}
const lines = Number(flag('lines', '1000000'))
const giant = flag('giant', '')
const perOrder = giant ? lines : Number(flag('per-order', '20'))
const server = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const command = join(import.meta.dirname, '..', 'packages', 'cli', 'bin', 'cartwright.js')

/** Rows like the one of this id, of which each differs in what is said: SQL with `n`, the number of the row. */
const like = (table: string, id: string, count: number, changes: Record<string, string>): string => `
  insert into "${table}" select (jsonb_populate_record(t, jsonb_build_object(${Object.entries(changes)
    .map(([column, sql]) => `'${column}', ${sql}`)
    .join(', ')}))).* from "${table}" t, generate_series(0, ${count - 1}) n where t.id = '${id}'`

function statements(): string[] {
  const orders = Math.ceil(lines / perOrder)
  const at = `n / ${perOrder}`
  const line = { id: `'item_n' || lpad(n::text, 9, '0')` }
  if (giant === 'cart') return [like('line_item', 'item_2', lines, line)]
  return [
    like('cart', 'cart_1', orders, { id: `'cart_n' || n` }),
    like('order', 'order_1', orders, {
      id: `'order_n' || n`,
      display_id: '1000 + n',
      cart_id: `'cart_n' || n`,
      created_at: `timestamptz '2023-01-01' + n * interval '7 minutes'`,
    }),
    like('line_item', 'item_1', lines, {
      ...line,
      cart_id: `'cart_n' || ${at}`,
      order_id: `'order_n' || ${at}`,
    }),
    like('line_item_tax_line', 'litl_1', lines, { id: `'litl_n' || n`, item_id: line.id }),
    like('payment', 'pay_1', orders, {
      id: `'pay_n' || n`,
      cart_id: `'cart_n' || n`,
      order_id: `'order_n' || n`,
      amount: String(perOrder * 2200),
      amount_refunded: '0',
    }),
  ]
}

const preload = `data:text/javascript,${encodeURIComponent(
  `process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS+'\\n'))`,
)}`

/** Runs the command and says how it went. */
async function run(what: string, words: string[], env: Record<string, string>): Promise<void> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', preload, command, 'migrate', 'medusa-v1', ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  child.stderr.on('data', (part) => {
    said += part
  })
  const [code] = (await once(child, 'close')) as [number | null]
  const peak = Number(/peak (\d+)/.exec(said)?.[1]) / 1024
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${what}: ${seconds.toFixed(0)} s, at most ${peak.toFixed(0)} MB${code === 0 ? '' : `, ended with ${code}`}`,
  )
  if (code !== 0) console.log(said)
}

const template = `move_lines_${process.pid}`
const v1 = await makeV1Shop({ url: server, template, strategy: '' })
try {
  for (const statement of statements()) await v1.run(statement)
  await v1.run('analyze')
  console.log(`${lines} lines, ${giant ? `all in one ${giant}` : `${perOrder} in each order`}`)
  for (const dialect of flag('databases', 'sqlite,postgres').split(',')) {
    const data = mkdtempSync(join(tmpdir(), 'cartwright-lines-'))
    const database = `cartwright_lines_${process.pid}`
    const words = ['--from', v1.url, '--data', data, '--progress', 'none']
    const env: Record<string, string> = { DATABASE_URL: '' }
    if (dialect === 'postgres') {
      await withClient(server, (client) => client.query(`create database ${database}`))
      env.DATABASE_URL = Object.assign(new URL(server), { pathname: `/${database}` }).href
    }
    try {
      await run(`${dialect}, looking`, [...words, '--dry-run'], env)
      await run(`${dialect}, moving`, words, env)
      await run(`${dialect}, fetching`, [...words, '--since', 'last'], env)
      await run(`${dialect}, comparing`, [...words, '--verify'], env)
    } finally {
      rmSync(data, { recursive: true, force: true })
      if (dialect === 'postgres')
        await withClient(server, (client) => client.query(`drop database ${database} with (force)`))
    }
  }
} finally {
  await v1.drop()
  // The shop it was copied from.
  await withClient(server, (client) => client.query(`drop database ${template}_v1_${process.pid}`))
}
