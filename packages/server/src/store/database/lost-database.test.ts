import { describe, expect, it, onTestFinished } from 'vitest'
import { type FaultyShop, hasPostgresServer, openFaultyShop } from '../../testing/faulty-database'
import type { TestShop } from '../../testing/test-shop'
import { europe } from '../../testing/world'
import { codeOf, isDatabaseAway } from './database-errors'

const read = (t: TestShop) => t.try('GET /store/regions')
const write = (t: TestShop, name: string, headers: Record<string, string> = {}) =>
  t.try('POST /admin/customer-groups', { body: { name }, headers: { ...t.staff, ...headers } })
const groups = async (t: TestShop) =>
  (await t.call('GET /admin/customer-groups', { headers: t.staff })).customer_groups.map(({ name }) => name)

/** What would have ended a server of its own. */
function watchProcess(): unknown[] {
  const fatal: unknown[] = []
  const note = (error: unknown) => fatal.push(error)
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
  })
  return fatal
}

/** Holds transactions open: each has written and waits to be told to go on. */
function held({ t }: FaultyShop, many: number) {
  let goOn = () => {}
  const told = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const entered: Promise<void>[] = []
  const ended = Array.from({ length: many }, (_, n) => {
    let enter = () => {}
    entered.push(
      new Promise((resolve) => {
        enter = resolve
      }),
    )
    return t.shop
      .transaction(async (tx) => {
        await tx.insert(tx.t.customer_group).values({ name: `held ${n}` })
        enter()
        await told
        await tx.insert(tx.t.customer_group).values({ name: `held on ${n}` })
      })
      .then(
        () => 'kept',
        (error) => error,
      )
  })
  return { entered: Promise.all(entered), goOn, ended: Promise.all(ended) }
}

describe.skipIf(!hasPostgresServer())('a shop that loses its PostgreSQL', () => {
  it('survives that all its connections end in the middle of transactions, and goes on at once', async () => {
    const fatal = watchProcess()
    const shop = await openFaultyShop()
    const work = held(shop, 4)
    await work.entered
    expect(await shop.terminate()).toBeGreaterThanOrEqual(4)
    work.goOn()
    expect((await work.ended).map(codeOf)).toEqual(Array(4).fill('08006'))
    expect(fatal).toEqual([])
    expect((await read(shop.t)).status).toBe(200)
    expect((await write(shop.t, 'Friends')).status).toBe(200)
    expect(await groups(shop.t)).toEqual(['Friends'])
  })

  it('answers requests as if nothing were when their connections were cut while idle', async () => {
    const shop = await openFaultyShop()
    await Promise.all(Array.from({ length: 12 }, () => read(shop.t)))
    shop.network.cut()
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => read(shop.t)),
      write(shop.t, 'Friends'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(13).fill(200))
  })

  it('answers 503 with Retry-After while connections are refused, and well as soon as they are not', async () => {
    const { t, network } = await openFaultyShop()
    await network.refuse()
    for (const { status, body, headers } of await Promise.all([read(t), write(t, 'Friends')])) {
      expect([status, body.type]).toEqual([503, 'unavailable'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await t.shop.engine.writable()).toBe(false)
    await network.heal()
    expect([(await read(t)).status, (await write(t, 'Friends')).status]).toEqual([200, 200])
  })

  it('answers within 15 s while the server is frozen, then keeps nothing that it said was not kept', async () => {
    const shop = await openFaultyShop()
    const { t, network } = shop
    await europe(t)
    const work = held(shop, 2)
    await work.entered
    network.freeze()
    work.goOn()
    const started = performance.now()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => read(t)),
      ...Array.from({ length: 10 }, (_, n) => write(t, `Friends ${n}`)),
    ])
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(answers.every(({ headers }) => headers.has('retry-after'))).toBe(true)
    await network.heal()
    // Whether they outlive it depends on how long it was; half of one is kept never, and nothing is said of it that is not so.
    const kept = (await work.ended).flatMap((outcome, n) => {
      if (outcome !== 'kept') expect(isDatabaseAway(outcome)).toBe(true)
      return outcome === 'kept' ? [`held ${n}`, `held on ${n}`] : []
    })
    await expect.poll(async () => (await write(t, 'Enemies')).status, { timeout: 5000 }).toBe(200)
    expect((await groups(t)).filter((name) => name !== 'Enemies').sort()).toEqual(kept.sort())
  })

  it('takes new connections within seconds where the old ones are silent for ever', async () => {
    const shop = await openFaultyShop()
    await Promise.all(Array.from({ length: 12 }, () => read(shop.t)))
    shop.network.swallow()
    const waiting = read(shop.t)
    await shop.network.heal()
    const answered = async () => (await Promise.race([read(shop.t), tick()]))?.status
    await expect.poll(answered, { timeout: 8000 }).toBe(200)
    shop.network.cut()
    expect((await waiting).status).toBe(200)
  })
})

const tick = () => new Promise<undefined>((resolve) => setTimeout(resolve, 500))
