/**
 * Reading rows with what hangs on them: our `find` (a prepared statement a relation) beside drizzle's relational queries (one
 * statement that builds JSON in the database), as they are and prepared. A page of 20 orders with lines, taxes, discounts, buyer and
 * address, and one of them. CPU ms each, shop and database. usage: npm run bench -- --relations [--databases sqlite,postgres]
 * [--orders 2000] [--times 300]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { relations, sql } from 'drizzle-orm'
import { drizzle as onSqlite } from 'drizzle-orm/better-sqlite3'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createShop } from '../../packages/server/src/server'
import type { Db } from '../../packages/server/src/store/database/engine'
import { postgresTables } from '../../packages/server/src/store/database/postgres'
import { find } from '../../packages/server/src/store/reading/graph'
import { shapeOf } from '../../packages/server/src/store/reading/shape'
import { sqliteTables } from '../../packages/server/src/store/schema/sqlite-tables'
import { processCpu } from './process-cpu.mjs'
import { fillSales, key } from './sold-shop'

const flag = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback)
}
const orders = Number(flag('orders', '2000'))
const times = Number(flag('times', '300'))
const server = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const paths = ['items', 'items.tax_lines', 'items.adjustments', 'customer', 'shipping_address']
const wanted = {
  with: { items: { with: { tax_lines: true, adjustments: true } }, customer: true, shipping_address: true },
} as const

/** What hangs on orders, in drizzle's words. */
function related(t: typeof sqliteTables) {
  return {
    ...t,
    orderRelations: relations(t.order, ({ one, many }) => ({
      items: many(t.line_item),
      customer: one(t.customer, { fields: [t.order.customer_id], references: [t.customer.id] }),
      shipping_address: one(t.address, { fields: [t.order.shipping_address_id], references: [t.address.id] }),
    })),
    lineRelations: relations(t.line_item, ({ one, many }) => ({
      order: one(t.order, { fields: [t.line_item.order_id], references: [t.order.id] }),
      tax_lines: many(t.line_item_tax_line),
      adjustments: many(t.line_item_adjustment),
    })),
    taxRelations: relations(t.line_item_tax_line, ({ one }) => ({
      item: one(t.line_item, { fields: [t.line_item_tax_line.item_id], references: [t.line_item.id] }),
    })),
    adjustmentRelations: relations(t.line_item_adjustment, ({ one }) => ({
      item: one(t.line_item, { fields: [t.line_item_adjustment.item_id], references: [t.line_item.id] }),
    })),
  }
}

type Read = (ids: string[]) => Promise<unknown[]>

/** The ways to be compared, on one database. */
function ways(db: Db, place: { file: string } | { pool: pg.Pool }): Record<string, Read> {
  const shape = shapeOf(paths)
  const query =
    'file' in place
      ? onSqlite(new Database(place.file), { schema: related(sqliteTables) }).query.order
      : (
          onPostgres(place.pool, { schema: related(postgresTables as never) }) as never as ReturnType<
            typeof onSqlite<ReturnType<typeof related>>
          >
        ).query.order
  const among =
    'file' in place
      ? sql`${sqliteTables.order.id} in (select value from json_each(${sql.placeholder('ids')}))`
      : sql`${(postgresTables as unknown as typeof sqliteTables).order.id} = any(${sql.placeholder('ids')})`
  const prepared = query
    .findMany({ ...wanted, where: among })
    .prepare(...(('file' in place ? [] : ['orders']) as []))
  const listed = (ids: string[]) => ({ ids: 'file' in place ? JSON.stringify(ids) : ids })
  return {
    ours: (ids) => find(db, 'order', ids, shape),
    'relational, prepared': async (ids) => prepared.execute(listed(ids)),
    relational: async (ids) =>
      query.findMany({ ...wanted, where: (order, { inArray }) => inArray(order.id, ids) }),
  }
}

const say = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
say('database', 'rows', 'way', 'CPU ms shop', 'CPU ms database')
say('---', '---:', '---', '---:', '---:')

for (const database of flag('databases', 'sqlite,postgres').split(',')) {
  const data = mkdtempSync(join(tmpdir(), 'cartwright-relations-'))
  const name = `cartwright_relations_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  if (database === 'postgres') {
    await admin.connect()
    await admin.query(`create database ${name}`)
  }
  const file = join(data, 'shop.db')
  const { shop, close } = await createShop({
    data,
    log: 'silent',
    database: database === 'postgres' ? { url } : { file },
  })
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  try {
    await fillSales(shop, { orders, products: 200, days: 30 })
    if (database === 'postgres') await pool.query('analyze')
    for (const rows of [20, 1]) {
      const page = (round: number) =>
        Array.from({ length: rows }, (_, at) => key('order', (round * 37 + at) % orders))
      for (const [way, read] of Object.entries(
        ways(shop.db, database === 'postgres' ? { pool } : { file }),
      )) {
        const found = await read(page(0))
        if (found.length !== rows) throw new Error(`${way} found ${found.length} of ${rows}`)
        for (let round = 0; round < times / 3; round++) await read(page(round))
        const cpu = process.cpuUsage()
        const of = database === 'postgres' ? await databaseCpu() : 0
        for (let round = 0; round < times; round++) await read(page(round))
        const { user, system } = process.cpuUsage(cpu)
        const spent = database === 'postgres' ? (await databaseCpu()) - of : 0
        say(database, rows, way, ((user + system) / 1000 / times).toFixed(2), (spent / times).toFixed(2))
      }
    }
  } finally {
    await pool.end()
    await close()
    if (database === 'postgres') {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
    rmSync(data, { recursive: true, force: true })
  }
  async function databaseCpu(): Promise<number> {
    const { rows } = await admin.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = $1',
      [name],
    )
    return rows.reduce((sum, { pid }) => sum + processCpu(pid), 0)
  }
}
