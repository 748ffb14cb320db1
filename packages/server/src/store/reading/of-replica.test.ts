import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createShop } from '../../server'
import { freshDatabase, withClient } from '../../testing/databases'
import { hasPostgresServer } from '../../testing/faulty-database'
import { openTcpProxy } from '../../testing/tcp-proxy'
import { inHand } from '../../testing/test-shop'
import { lookAtReplicas } from '../database/look-at-replicas'

/** Replicas that stand still where a test wants them to: tables of the same database, as they were at a moment. */
const copied = ['customer', 'revision'] as const

describe.skipIf(!hasPostgresServer())('a shop that is read from a replica', () => {
  const opened = async () => {
    const database = await freshDatabase('postgres', inject('templates'))
    const url = 'url' in database.config ? database.config.url : ''
    const { hostname, port } = new URL(url)
    const proxy = await openTcpProxy({ host: hostname, port: Number(port || 5432) })
    const replica = new URL(url)
    replica.host = `127.0.0.1:${proxy.port}`
    replica.searchParams.set('options', '-c search_path=replica,public')
    const run = (text: string) => withClient(url, (client) => client.query(text))
    /** The replica comes to where the database is; what it shows of customers says that it was it. */
    const catchUp = async () => {
      await run('drop schema if exists replica cascade; create schema replica')
      for (const table of copied)
        await run(`create table replica."${table}" as select * from public."${table}"`)
      await run(`update replica.customer set last_name = 'of the replica'`)
    }
    const config = { url, replicaUrls: [replica.href] }
    const open = async (more: object = {}) => {
      const { shop, app, close } = await createShop({
        data: database.folder,
        log: 'silent',
        notification: [],
        database: { ...config, ...more },
      })
      onTestFinished(close)
      const t = await inHand(shop, app, { database: config, folder: database.folder })
      const add = (email: string) =>
        t.call('POST /admin/customers', {
          headers: t.staff,
          body: { email, password: 'correct-Horse-9', first_name: 'Ada', last_name: 'Byron' },
        })
      const names = async () => {
        const { customers } = await t.call('GET /admin/customers', { headers: t.staff, query: { limit: 2 } })
        return customers.map(({ last_name }) => last_name)
      }
      return { t, shop, add, names }
    }
    onTestFinished(async () => {
      await proxy.close()
      await database.drop()
    })
    return { catchUp, open, run, proxy, url, config }
  }

  it('reads there what is as new as the database, and nothing that is older', async () => {
    const { catchUp, open } = await opened()
    const { add, names, shop } = await open()
    await add('one@example.com')
    await add('two@example.com')
    await catchUp()
    expect(await names()).toEqual(['of the replica', 'of the replica'])
    await add('three@example.com')
    expect(await names()).toEqual(['Byron', 'Byron'])
    await catchUp()
    // One that was behind is left alone for a moment.
    await expect.poll(names).toEqual(['of the replica', 'of the replica'])
    expect([...(shop.db.replicas?.outcomes.keys() ?? [])].sort()).toEqual(['behind', 'replica'])
  })

  it('says what is wrong with a question, and reads there again', async () => {
    const { catchUp, open } = await opened()
    const { t, add, names, shop } = await open()
    await add('one@example.com')
    await add('two@example.com')
    await catchUp()
    expect(await names()).toEqual(['of the replica', 'of the replica'])
    const wrong = await t.try('GET /admin/orders', { headers: t.staff, query: { order: 'nothing' } })
    expect(wrong.status).toBe(400)
    expect(await names()).toEqual(['of the replica', 'of the replica'])
    expect([...(shop.db.replicas?.outcomes ?? [])]).toEqual([['replica', 2]])
  })

  it('does not read there within a transaction', async () => {
    const { catchUp, open } = await opened()
    const { add, shop } = await open()
    await add('one@example.com')
    await catchUp()
    const { list } = await import('./list')
    const { shapeOf } = await import('./shape')
    const within = await shop.transaction((tx) =>
      list<{ last_name: string }>(tx, 'customer', shapeOf([]), { countedBy: ['customer'], ofReplica: true }),
    )
    expect(within.rows.map(({ last_name }) => last_name)).toEqual(['Byron'])
  })

  it('answers from the database where the replica fails, and leaves it alone for a while', async () => {
    const { catchUp, open, run } = await opened()
    const { add, names, shop } = await open()
    await add('one@example.com')
    await add('two@example.com')
    await catchUp()
    await run('drop table replica.customer; create view replica.customer as select 1 / 0 as id')
    expect(await names()).toEqual(['Byron', 'Byron'])
    expect(await names()).toEqual(['Byron', 'Byron'])
    expect([...(shop.db.replicas?.outcomes ?? [])]).toEqual([['away', 1]])
  })

  it.each([
    ['is away', 'refuse'],
    ['does not answer', 'swallow'],
  ] as const)(
    'answers from the database within the time of a request where the replica %s',
    async (_, how) => {
      const { catchUp, open, proxy } = await opened()
      const { add, names, shop } = await open()
      await add('one@example.com')
      await add('two@example.com')
      await catchUp()
      await proxy[how]()
      const began = performance.now()
      expect(await names()).toEqual(['Byron', 'Byron'])
      expect(performance.now() - began).toBeLessThan(4_000)
      expect([...(shop.db.replicas?.outcomes ?? [])]).toEqual([['away', 1]])
    },
  )

  it('never reads a server that follows another database, and says so', async () => {
    const { open, url, config } = await opened()
    const other = await freshDatabase('postgres', inject('templates'))
    onTestFinished(other.drop)
    const strange = 'url' in other.config ? other.config.url : ''
    const { add, names, shop } = await open({ replicaUrls: [strange] })
    await add('one@example.com')
    await add('two@example.com')
    expect(await names()).toEqual(['Byron', 'Byron'])
    expect(await names()).toEqual(['Byron', 'Byron'])
    expect([...(shop.db.replicas?.outcomes ?? [])]).toEqual([])
    const looks = await lookAtReplicas({
      url,
      replicaUrls: [strange, ...config.replicaUrls, 'postgres://nobody@127.0.0.1:1/none'],
    })
    expect(looks.map(({ state }) => state)).toEqual(['strange', 'primary', 'away'])
  })
})
