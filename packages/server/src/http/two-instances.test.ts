import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { emit } from '../events/emit'
import { runDue } from '../events/schedule'
import { deliverAll } from '../events/worker'
import { createUser } from '../modules/user/create-user'
import { createShop } from '../server'
import { freshDatabase, postgresServer, type TestDatabase } from '../testing/databases'
import { type RedisServer, startRedis } from '../testing/redis-server'

type Instance = Awaited<ReturnType<typeof createShop>>
const redis = await startRedis()

describe.skipIf(!redis || !postgresServer(inject('templates')))(
  'two instances on one PostgreSQL server and one Redis',
  () => {
    let database: TestDatabase
    const instances: Instance[] = []
    let server = redis as RedisServer
    beforeAll(async () => {
      database = await freshDatabase('postgres', inject('templates'))
      for (let n = 0; n < 2; n++)
        instances.push(
          await createShop({
            data: database.folder,
            database: database.config,
            redisUrl: server.url,
            log: 'silent',
          }),
        )
      for (const name of ['eve', 'joan'])
        await createUser((instances[0] as Instance).shop, {
          email: `${name}@example.com`,
          password: 'a-long-enough-password',
          role: 'admin',
        })
    })
    afterAll(async () => {
      for (const { close } of instances) await close()
      await server.stop()
      await database?.drop()
    })

    const signIn = async (at: number, name: string, password: string) => {
      const request = new Request('http://localhost/admin/auth', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${name}@example.com`, password }),
      })
      return (await (instances[at % 2] as Instance).app.fetch(request)).status
    }
    /** Wrong passwords at both in turn, until one of them says that it is enough. */
    const guesses = async (name: string) => {
      for (let n = 0; n < 40; n++) {
        const status = await signIn(n, name, `wrong-${n}-password`)
        if (status !== 401) return { status, after: n }
      }
      return undefined
    }

    /** What somebody is told whom nobody has guessed at before. */
    const guessesAtAnother = async () => {
      const name = randomUUID()
      await createUser((instances[0] as Instance).shop, {
        email: `${name}@example.com`,
        password: 'a-long-enough-password',
        role: 'admin',
      })
      return guesses(name)
    }

    // The first call opens the connection to Redis; until it stands an instance counts for itself.
    it('count failed sign-ins together', async () => {
      await expect.poll(guessesAtAnother).toEqual({ status: 429, after: 10 })
    })

    it('let nobody wait and fail no request when Redis is killed, and go on counting each for itself', async () => {
      await server.stop()
      expect(await signIn(0, 'eve', 'a-long-enough-password')).toBe(200)
      expect(await guesses('eve')).toEqual({ status: 429, after: 20 })
    })

    it('count together again when Redis is back', async () => {
      server = (await startRedis(Number(new URL(server.url).port))) as RedisServer
      await expect.poll(guessesAtAnother, { interval: 500 }).toEqual({ status: 429, after: 10 })
    })

    it('do one thing once', async () => {
      let heard = 0
      let ran = 0
      const subscriber = {
        id: 'once',
        events: ['test.happened'],
        handle: async () => {
          heard += 1
        },
      }
      const timed = [
        {
          id: 'once',
          every: 60_000,
          run: async () => {
            ran += 1
          },
        },
      ]
      const shops = instances.map(({ shop }) => shop)
      await shops[0]?.transaction(async (tx) => {
        for (let n = 0; n < 50; n++) await emit(tx, 'test.happened', { n })
      })
      await Promise.all(shops.map((shop) => deliverAll(shop, [subscriber])))
      await Promise.all([...shops, ...shops].map((shop) => runDue(shop, timed)))
      expect([heard, ran]).toEqual([50, 1])
    })
  },
)
