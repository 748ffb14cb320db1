import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  inject,
  it,
  type MockInstance,
  onTestFinished,
  vi,
} from 'vitest'
import { postgresServer } from '../../testing/databases'
import { openTestShop, type TestShop } from '../../testing/test-shop'
import { europe, mug, post, readyCart } from '../../testing/world'

/** What is asked of a shop whose writes wait for the disk, which those of other tests do not. */
const onDisk = (database: { file: string } | { url: string }) =>
  'file' in database ? { file: database.file } : database

describe('a power cut', () => {
  describe('on SQLite', () => {
    let t: TestShop
    let close: () => Promise<void>
    let file: string
    /** How much of the log has reached the disk: its length when the system was last asked for that. */
    let flushed = 0
    let disk: MockInstance<FileHandle['datasync']>

    beforeAll(async () => {
      const opened = await openTestShop('sqlite', {}, onDisk)
      ;({ t, close } = opened)
      file = 'file' in t.database ? t.database.file : ''
      const handle = await open(`${file}-wal`)
      const ways = Object.getPrototypeOf(handle) as FileHandle
      await handle.close()
      const { datasync } = ways
      disk = vi.spyOn(ways, 'datasync').mockImplementation(async function (this: FileHandle) {
        const length = statSync(`${file}-wal`).size
        await datasync.call(this)
        flushed = Math.max(flushed, length)
      })
    })
    afterAll(async () => {
      vi.restoreAllMocks()
      await close?.()
    })

    const owed = () => statSync(`${file}-wal`).size - flushed

    /** The database as it would come up if the power went now: of the log only what had reached the disk. */
    function afterCut(): Database.Database {
      const folder = mkdtempSync(join(tmpdir(), 'cartwright-cut-'))
      const copy = join(folder, 'shop.db')
      copyFileSync(file, copy)
      copyFileSync(`${file}-wal`, `${copy}-wal`)
      truncateSync(`${copy}-wal`, flushed)
      const database = new Database(copy)
      onTestFinished(() => {
        database.close()
        rmSync(folder, { recursive: true })
      })
      expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
      return database
    }
    const count = (database: Database.Database, table: string, id: string) =>
      (database.prepare(`select count(*) as n from "${table}" where id = ?`).get(id) as { n: number }).n

    it('may take the last second of a cart, and no more than that', async () => {
      const region = await europe(t)
      const { variant } = await mug(t)
      expect(owed()).toBe(0)
      const { cart } = await t.call('POST /store/carts', {
        body: { region_id: region.id, items: [{ variant_id: variant('one'), quantity: 1 }] },
      })
      expect(owed()).toBeGreaterThan(0)
      expect(count(afterCut(), 'cart', cart.id)).toBe(0)
      await vi.waitFor(() => expect(owed()).toBe(0), { timeout: 1900 })
      expect(count(afterCut(), 'cart', cart.id)).toBe(1)
    })

    it('takes no order, nor what belongs to it', async () => {
      const region = await europe(t)
      const option = await post(t, region)
      const { variant } = await mug(t, 10)
      const cart = await readyCart(t, {
        region,
        option,
        items: [{ variant_id: variant('one'), quantity: 3 }],
      })
      const { data } = await t.call('POST /store/carts/:id/complete', {
        params: { id: cart.id },
        headers: { 'idempotency-key': `order of ${cart.id}` },
      })
      const after = afterCut()
      expect(count(after, 'order', data.id)).toBe(1)
      // Nor anything else that was written until then, but the answer that its key remembers.
      const live = new Database(file, { readonly: true })
      onTestFinished(() => void live.close())
      const tables = live.prepare("select name from sqlite_schema where type = 'table'").pluck().all()
      const rowsOf = (database: Database.Database) =>
        Object.fromEntries(
          (tables as string[])
            .filter((name) => name !== 'idempotency_key')
            .map((name) => [name, database.prepare(`select * from "${name}"`).all()]),
        )
      const kept = rowsOf(after)
      expect(kept).toEqual(rowsOf(live))
      for (const name of ['line_item', 'payment', 'event']) expect(kept[name]).not.toEqual([])
      // Asked again after the cut, nobody is charged twice: the key knows that its request took effect.
      const key = after.prepare('select recovery_point from idempotency_key where idempotency_key = ?')
      expect(key.get(`order of ${cart.id}`)).not.toEqual({ recovery_point: 'started' })
    })

    it('takes nothing that staff or a customer were told is kept', async () => {
      const email = 'kept@example.com'
      const { customer } = await t.call('POST /store/customers', {
        body: { email, password: 'a long password', first_name: 'Ada', last_name: 'Byron' },
      })
      expect(owed()).toBe(0)
      const region = await europe(t)
      const { gift_card } = await t.call('POST /admin/gift-cards', {
        headers: t.staff,
        body: { value: 5000, region_id: region.id },
      })
      expect(owed()).toBe(0)
      const after = afterCut()
      expect(count(after, 'customer', customer.id)).toBe(1)
      expect(count(after, 'gift_card', gift_card.id)).toBe(1)
    })

    it('takes no account that a cart brings with it', async () => {
      const region = await europe(t)
      const { cart } = await t.call('POST /store/carts', { body: { region_id: region.id } })
      await t.call('POST /store/carts/:id', { params: { id: cart.id }, body: { email: 'guest@example.com' } })
      const found = afterCut().prepare('select count(*) as n from customer where email = ?')
      expect(found.get('guest@example.com')).toEqual({ n: 1 })
    })

    it('is not waited for by who only reads', async () => {
      disk.mockClear()
      await t.shop.transaction((tx) => tx.rowWhere(tx.t.store, {}))
      expect(disk).not.toHaveBeenCalled()
    })

    it('is told of when the disk fails, as something that may have been kept', async () => {
      disk.mockRejectedValueOnce(new Error('EIO'))
      const { status, body } = await t.try('POST /admin/customer-groups', {
        headers: t.staff,
        body: { name: 'unsure' },
      })
      expect([status, body.code]).toEqual([503, 'outcome_unknown'])
      await t.call('POST /admin/customer-groups', { headers: t.staff, body: { name: 'sure' } })
      expect(owed()).toBe(0)
    })
  })

  it.skipIf(!postgresServer(inject('templates')))('on PostgreSQL takes the same', async () => {
    const { t, close } = await openTestShop('postgres')
    onTestFinished(close)
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => asked.mockRestore())
    /** How each transaction ended meanwhile. */
    const endings = async (work: () => Promise<unknown>) => {
      asked.mockClear()
      await work()
      const texts = asked.mock.calls.map(([query]) => (query as { text?: string }).text ?? '')
      return texts.filter((text) => text.endsWith('COMMIT'))
    }
    const region = await europe(t)
    const option = await post(t, region)
    const { variant } = await mug(t)
    const line = { variant_id: variant('one'), quantity: 1 }
    const late = 'SET LOCAL synchronous_commit = off; COMMIT'
    let id = ''
    const create = async () => {
      id = (await t.call('POST /store/carts', { body: { region_id: region.id, items: [line] } })).cart.id
    }
    expect(await endings(create)).toEqual([late])
    const add = () => t.call('POST /store/carts/:id/line-items', { params: { id }, body: line })
    expect(await endings(add)).toEqual([late])
    // With the account of the buyer.
    const sign = () => t.call('POST /store/carts/:id', { params: { id }, body: { email: 'new@example.com' } })
    expect(await endings(sign)).toEqual(['COMMIT'])
    const cart = await readyCart(t, { region, option, items: [line] })
    const complete = () => t.call('POST /store/carts/:id/complete', { params: { id: cart.id } })
    expect(new Set(await endings(complete))).toEqual(new Set(['COMMIT']))
  })
})
