import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { createShop } from '../../server'
import { freshDatabase, postgresServer, withClient } from '../../testing/databases'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { inHand, openTestShop, type TestShop } from '../../testing/test-shop'
import { readyCart } from '../../testing/world'
import type { DatabaseConfig } from '../database/open'
import { eachTable } from './copy-rows'
import { moveDatabase } from './move-database'
import { openSnapshot } from './snapshot'

const sumsOf = async (database: DatabaseConfig) => {
  const snapshot = await openSnapshot(database)
  const sums = await eachTable(snapshot, snapshot.tables, () => {})
  await snapshot.close()
  return sums
}
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'cartwright-move-'))
  return { file: join(made, 'shop.db'), drop: async () => rmSync(made, { recursive: true, force: true }) }
}
async function emptyPostgres(url: string) {
  const name = `cartwright_move_${randomBytes(6).toString('hex')}`
  await withClient(url, (client) => client.query(`create database ${name}`))
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: async () => {
      await withClient(url, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

async function busyShop(t: TestShop): Promise<Counter> {
  const counter = await openCounter(t)
  await placeOrder(t, counter, { small: 2 })
  await t.shop.transaction(async (tx) => {
    await tx.insert(tx.t.product_type).values({
      value: 'Ünïcode “quotes” \n\t\\ 🪑',
      metadata: { z: [1, 2.5, null, { b: true, a: 'x' }], a: 9_007_199_254_740_991, ä: 1e21 },
    })
    await tx.insert(tx.t.counter).values({ id: 'large', value: 9_007_199_254_740_991 })
  })
  return counter
}

/** Opens a shop that moved, finds an order by its text index, and sells one more piece through the store's calls. */
async function sellIn(database: DatabaseConfig, data: string, counter: Counter) {
  const { shop, app, close } = await createShop({ data, database, log: 'silent', notification: [] })
  try {
    // The staff of the tests moved along; here they sign in anew.
    await shop.transaction((tx) => tx.delete(tx.t.user))
    const t = await inHand(shop, app, { database, folder: data })
    const { count } = await t.call('GET /admin/orders', { headers: t.staff, query: { q: 'ada' } })
    const { region } = await t.call('GET /admin/regions/:id', {
      headers: t.staff,
      params: { id: counter.region_id },
    })
    const cart = await readyCart(t, {
      region,
      option: { id: counter.shipping_option_id },
      items: [{ variant_id: counter.variants.small?.id ?? '', quantity: 1 }],
    })
    const done = await t.call('POST /store/carts/:id/complete', { params: { id: cart.id } })
    return { found: count, display_id: 'display_id' in done.data ? done.data.display_id : undefined }
  } finally {
    await close()
  }
}

it('names a database that is not there', async () => {
  const nowhere = join(tmpdir(), 'no-such-shop', 'shop.db')
  await expect(moveDatabase({ file: nowhere }, { file: `${nowhere}-2` })).rejects.toThrow(
    `There is no database at ${nowhere}`,
  )
})

describe.skipIf(!postgresServer(inject('templates')))('a shop that moves', () => {
  const server = () => postgresServer(inject('templates'))?.url ?? ''

  it('is the same after SQLite, PostgreSQL and SQLite again, and goes on there', async () => {
    const { t, close } = await openTestShop('sqlite')
    const counter = await busyShop(t)
    const target = await emptyPostgres(server())
    const back = folder()
    try {
      const before = await sumsOf(t.database)
      const there = await moveDatabase(t.database, { url: target.url })
      expect(there.rows).toBe(before.reduce((sum, { rows }) => sum + rows, 0))
      expect(await sumsOf({ url: target.url })).toEqual(before)
      await moveDatabase({ url: target.url }, { file: back.file })
      expect(await sumsOf({ file: back.file })).toEqual(before)
      expect(await sumsOf(t.database)).toEqual(before)
      for (const moved of [{ url: target.url }, { file: back.file }])
        expect(await sellIn(moved, t.folder, counter)).toEqual({ found: 1, display_id: 2 })
    } finally {
      await close()
      await target.drop()
      await back.drop()
    }
  })

  it('refuses a target that holds a shop, and leaves it alone', async () => {
    const source = await openTestShop('postgres')
    const other = await freshDatabase('sqlite', inject('templates'))
    try {
      await busyShop(source.t)
      await moveDatabase(source.t.database, other.config)
      const after = await sumsOf(other.config)
      await expect(moveDatabase(source.t.database, other.config)).rejects.toMatchObject({
        code: 'target_not_empty',
      })
      expect(await sumsOf(other.config)).toEqual(after)
    } finally {
      await source.close()
      await other.drop()
    }
  })
})
