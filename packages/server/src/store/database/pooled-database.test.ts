import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createShop } from '../../server'
import { freshDatabase, postgresServer, withClient } from '../../testing/databases'
import { hasPostgresServer } from '../../testing/faulty-database'
import { inHand } from '../../testing/test-shop'
import { openTransactionPooler } from '../../testing/transaction-pooler'
import { america, mug, post, readyCart } from '../../testing/world'
import { migratePostgres } from './migrate'
import type { DatabaseConfig } from './open'

describe.skipIf(!hasPostgresServer())(
  'a shop behind a pooler that lends a connection for a transaction',
  () => {
    const behindPooler = async (config: Partial<Extract<DatabaseConfig, { url: string }>> = {}) => {
      const database = await freshDatabase('postgres', inject('templates'))
      const direct = 'url' in database.config ? database.config.url : ''
      const pooler = await openTransactionPooler(direct)
      const open = () =>
        createShop({
          data: database.folder,
          log: 'silent',
          notification: [],
          database: { url: pooler.url, poolSize: 6, pooler: 'transaction', ...config },
        })
      onTestFinished(async () => {
        await pooler.close()
        await database.drop()
      })
      return { direct, pooler, open, folder: database.folder }
    }

    it('sells to many at once, and leaves nothing behind in connections', async () => {
      const { pooler, open, direct, folder } = await behindPooler()
      const { shop, app, close } = await open()
      onTestFinished(close)
      const t = await inHand(shop, app, { database: { url: direct }, folder })
      const region = await america(t)
      const option = await post(t, region)
      const { variants } = await mug(t)
      const items = [{ variant_id: variants[0]?.id ?? '', quantity: 1 }]
      const sold = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const cart = await readyCart(t, { region, option, items })
          return t.try('POST /store/carts/:id/complete', { params: { id: cart.id } })
        }),
      )
      expect(sold.map(({ status, body }) => [status, body.type])).toEqual(Array(6).fill([200, 'order']))
      for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
        expect(await pooler.settings(setting)).toEqual(Array(3).fill('0'))
      const { rows } = await withClient(direct, (client) =>
        // Of this database: others on the server are brought up to date meanwhile.
        client.query(
          `select 1 from pg_locks where locktype = 'advisory'
           and database = (select oid from pg_database where datname = current_database())`,
        ),
      )
      expect(rows).toEqual([])
    })

    it('limits how long its transactions wait', async () => {
      const { open } = await behindPooler()
      const { shop, close } = await open()
      onTestFinished(close)
      const found = await shop.transaction((tx) =>
        tx.rows({ text: "select current_setting('lock_timeout') as lock_timeout", params: [], decode: [] }),
      )
      expect(found).toEqual([{ lock_timeout: '5s' }])
    })

    it('is brought to this version once by two instances that start together', async () => {
      const server = postgresServer(inject('templates'))
      const name = `cartwright_pooled_${process.pid}`
      await withClient(server?.url ?? '', (client) => client.query(`create database ${name}`))
      const url = Object.assign(new URL(server?.url ?? ''), { pathname: `/${name}` }).href
      const pooler = await openTransactionPooler(url)
      onTestFinished(async () => {
        await pooler.close()
        await withClient(server?.url ?? '', (client) => client.query(`drop database ${name} with (force)`))
      })
      const applied = await Promise.all([migratePostgres(pooler.url), migratePostgres(pooler.url)])
      const all = applied.flat()
      expect(new Set(all).size).toBe(all.length)
      const { rows } = await withClient(url, (client) =>
        client.query('select name from cartwright_migration'),
      )
      expect(rows.map((row) => row.name).sort()).toEqual(all.sort())
    })

    it('says what to set when nobody told it of the pooler', async () => {
      const { open } = await behindPooler({ pooler: undefined })
      await expect(open()).rejects.toThrow('set DATABASE_POOLER=transaction')
    })
  },
)
