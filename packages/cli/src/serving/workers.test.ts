import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type CreatedShop, createShop, createUser } from '@cartwright/server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, postgresServer, type TestDatabase } from '../../../server/src/testing/databases'
import { freePort } from '../../../server/src/testing/free-port'
import { type Ended, newHome } from '../testing/run-cartwright'

const password = 'a-long-enough-password'
const home = newHome()

/** A request on a connection of its own, so that any of the workers may be the one that answers. */
function ask(
  port: number,
  method: string,
  path: string,
  {
    body,
    headers = {},
    hold,
  }: { body?: unknown; headers?: Record<string, string>; hold?: Promise<unknown> } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const type = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const outgoing = request(
      { port, host: '127.0.0.1', method, path, agent: false, headers: { ...(text ? type : {}), ...headers } },
      (reply: IncomingMessage) => {
        let said = ''
        reply.on('data', (part) => {
          said += part
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: said }))
      },
    )
    outgoing.on('error', reject)
    if (!hold) return outgoing.end(text)
    // Its headers and half of it are there; the rest comes when it is time.
    outgoing.write(text.slice(0, 5))
    void hold.then(() => outgoing.end(text.slice(5)))
  })
}

/** The processes of the workers, by their numbers. */
function workersOf(primary: number): Map<number, number> {
  const children = readFileSync(`/proc/${primary}/task/${primary}/children`, 'utf8').trim().split(' ')
  return new Map(
    children.flatMap((pid): [number, number][] => {
      try {
        const number = /CARTWRIGHT_WORKER=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]
        return number ? [[Number(number), Number(pid)]] : []
      } catch {
        return []
      }
    }),
  )
}

/** A shop that two workers serve. */
async function startWorkers(database: TestDatabase, port: number) {
  let child: ChildProcess | undefined
  let said = ''
  let opened = () => {}
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve
  })
  const ended = home.run(
    [
      'start',
      '--workers',
      '2',
      '--port',
      String(port),
      '--data',
      database.folder,
      '--no-storefront',
      '--no-admin',
    ],
    {
      env: 'url' in database.config ? { DATABASE_URL: database.config.url } : {},
      onStarted: (started) => {
        child = started
      },
      onSaid: (all) => {
        said = all
        if (all.includes('is open')) opened()
      },
    },
  )
  await Promise.race([isOpen, ended])
  const primary = child?.pid ?? 0
  return {
    ended,
    said: () => said,
    signal: (signal: NodeJS.Signals) => child?.kill(signal),
    workers: () => workersOf(primary),
    /** Kills one and waits until another has taken its place. */
    async replace(number: number): Promise<void> {
      const before = workersOf(primary).get(number) ?? 0
      process.kill(before, 'SIGKILL')
      await expect
        .poll(async () => {
          const now = workersOf(primary).get(number)
          return now !== undefined && now !== before && (await answered(port)).has(number)
        })
        .toBe(true)
    },
  }
}

/** How many requests each worker has answered. */
async function answered(port: number): Promise<Map<number, number>> {
  const { text } = await ask(port, 'GET', '/metrics')
  return new Map(
    [...text.matchAll(/^cartwright_request_duration_ms_count\{worker="(\d+)"\} (\d+)$/gm)].map(
      ([, worker, count]) => [Number(worker), Number(count)],
    ),
  )
}

describe.each(['sqlite', 'postgres'] as const)('a shop that two workers serve (%s)', (dialect) => {
  const isThere =
    existsSync('/proc/self/task') && (dialect === 'sqlite' || Boolean(postgresServer(inject('templates'))))
  let database: TestDatabase
  let beside: CreatedShop
  let shop: Awaited<ReturnType<typeof startWorkers>>
  let port = 0
  let headers: Record<string, string> = {}

  beforeAll(async () => {
    if (!isThere) return
    database = await freshDatabase(dialect, inject('templates'))
    beside = await createShop({ data: database.folder, database: database.config, log: 'silent' })
    await createUser(beside.shop, { email: 'ann@example.com', password, role: 'admin' })
    await beside.shop.transaction((tx) =>
      tx.insert(tx.t.region).values({ id: 'reg_one', name: 'Europe', currency_code: 'eur', tax_rate: 0 }),
    )
    port = await freePort()
    shop = await startWorkers(database, port)
    const { text } = await ask(port, 'POST', '/admin/auth/token', {
      body: { email: 'ann@example.com', password },
    })
    headers = { authorization: `Bearer ${JSON.parse(text).access_token}` }
  })
  afterAll(async () => {
    shop?.signal('SIGKILL')
    await shop?.ended
    await beside?.close()
    await database?.drop()
  })

  const rename = (name: string) => ask(port, 'POST', '/admin/regions/reg_one', { body: { name }, headers })
  const names = async (count: number) => {
    const replies = await Promise.all(
      Array.from({ length: count }, () => ask(port, 'GET', '/store/regions/reg_one')),
    )
    return [
      ...new Set(replies.map(({ status, text }) => (status === 200 ? JSON.parse(text).region.name : status))),
    ]
  }
  /** Makes a product and waits until what follows from it was done. */
  const followedUp = async (title: string) => {
    const reply = await ask(port, 'POST', '/admin/products', { body: { title }, headers })
    expect(reply.status).toBe(200)
    const { event } = beside.shop.db.t
    await expect
      .poll(async () => {
        const rows = await beside.shop.db.select().from(event).where(eq(event.name, 'product.created'))
        return rows.filter(({ data }) => JSON.stringify(data).includes(JSON.parse(reply.text).product.id))
      })
      .toMatchObject([{ done_at: expect.any(String) }])
  }

  it.skipIf(!isThere)('says once that it is open', () => {
    expect(shop.said().match(/is open/g)).toHaveLength(1)
    expect(shop.said()).toContain('Workers      2')
    expect([...shop.workers().keys()]).toEqual([1, 2])
  })

  it.skipIf(!isThere)('reads through each what was changed through any', async () => {
    for (let n = 0; n < 15; n++) {
      expect((await rename(`Europe ${n}`)).status).toBe(200)
      expect(await names(6)).toEqual([`Europe ${n}`])
    }
    const counts = await answered(port)
    expect(counts.get(1)).toBeGreaterThan(20)
    expect(counts.get(2)).toBeGreaterThan(20)
  })

  it.skipIf(!isThere)('counts failed sign-ins of all together', async () => {
    const wrong = { body: { email: 'ann@example.com', password: 'a-wrong-long-password' } }
    const replies: number[] = []
    for (let n = 0; n < 12; n++) replies.push((await ask(port, 'POST', '/admin/auth/token', wrong)).status)
    expect(replies).toEqual([...Array<number>(10).fill(401), 429, 429])
  })

  it.skipIf(!isThere)('replaces one that was killed, and no request after that fails', async () => {
    await shop.replace(2)
    expect(shop.said()).toContain('Worker 2 was ended by SIGKILL: another takes its place')
    expect(await names(100)).toHaveLength(1)
    expect((await rename('Europe again')).status).toBe(200)
    expect(await names(6)).toEqual(['Europe again'])
  })

  it.skipIf(!isThere)(
    'goes on with what is done in the background when the one that did it is killed',
    async () => {
      await followedUp('Before')
      process.kill(shop.workers().get(1) ?? 0, 'SIGKILL')
      await expect.poll(() => shop.said()).toContain('Worker 1 was ended by SIGKILL')
      await followedUp('After')
    },
  )

  it.skipIf(!isThere)('finishes what is under way when it is told to end', async () => {
    let go = () => {}
    const hold = new Promise<void>((resolve) => {
      go = resolve
    })
    await expect.poll(async () => [...(await answered(port)).keys()]).toEqual([1, 2])
    const half = Array.from({ length: 6 }, (_, n) =>
      ask(port, 'POST', '/admin/products', { body: { title: `Under way ${n}` }, headers, hold }),
    )
    await expect
      .poll(async () => {
        const { text } = await ask(port, 'GET', '/metrics')
        return [...text.matchAll(/^cartwright_requests_open\{.*\} (\d+)$/gm)].reduce(
          (sum, [, count]) => sum + Number(count),
          0,
        )
      })
      // Beside those that are held, the one that asks.
      .toBe(7)
    shop.signal('SIGTERM')
    await expect.poll(() => shop.said()).toContain('Closing')
    go()
    expect((await Promise.all(half)).map(({ status }) => status)).toEqual(Array(6).fill(200))
    const { code, said } = await shop.ended
    expect([code, said.match(/Closing/g)]).toEqual([0, ['Closing']])
    expect(await beside.shop.db.$count(beside.shop.db.t.product)).toBe(8)
  })
})

describe('workers that cannot serve', () => {
  const isThere = existsSync('/proc/self/task')
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase('sqlite', inject('templates'))
  })
  afterAll(() => database?.drop())

  it('end with the word of the first when the shop cannot be opened', async () => {
    const { createServer } = await import('node:http')
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    const { code, said } = await (await startWorkers(database, taken)).ended
    other.close()
    expect([code, said.match(/Port \d+ is taken/g)]).toEqual([1, [`Port ${taken} is taken`]])
  })

  it.skipIf(!isThere)('are given up when they end at once again and again', async () => {
    const shop = await startWorkers(database, await freePort())
    const killed = new Set<number>()
    const timer = setInterval(() => {
      try {
        const pid = shop.workers().get(2)
        if (pid && !killed.has(pid)) {
          process.kill(pid, 'SIGKILL')
          killed.add(pid)
        }
      } catch {
        // All have left.
      }
    }, 20)
    const { code, said } = await shop.ended.finally(() => clearInterval(timer))
    expect(code).toBe(1)
    expect(said).toContain('Worker 2 was ended by SIGKILL, as the 4 before it within 10 s of their start')
    expect(killed.size).toBe(5)
  })

  const wrong: Ended['code'] = 2
  it.each(['0', '-1', '1.5', 'many', '65', ''])('are not counted as %j', async (count) => {
    const { code, said } = await home.run(['start', `--workers=${count}`, '--data', database.folder])
    expect([code, said]).toEqual([wrong, expect.stringContaining('whole number from 1 to 64')])
  })
})
