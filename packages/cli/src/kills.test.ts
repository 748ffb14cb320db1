import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CreatedShop, createShop } from '@cartwright/server'
import { undoImport } from '@cartwright/server/maintenance'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../server/src/testing/databases'
import { dump } from '../../server/src/testing/dump'
import { newHome } from './testing/run-cartwright'

/** How often a process is killed on each database, and how many rows the files have: more where somebody has the time. */
const kills = Number(process.env.CARTWRIGHT_TEST_KILLS ?? 3)
const size = Number(process.env.CARTWRIGHT_TEST_KILL_ROWS ?? 100)
const seed = Number(process.env.CARTWRIGHT_TEST_SEED ?? 42)
/** The same numbers for the same seed. */
function seeded(from: number) {
  let state = from
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const numbers = Array.from({ length: size }, (_, n) => n)
const files: Readonly<Record<string, readonly string[]>> = {
  products: [
    'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty',
    ...numbers.map(
      (n) => `p-${n >> 1},Piece ${n >> 1},true,Size,${n % 2 ? 'L' : 'S'},sku-${n},10.00,shopify,5`,
    ),
  ],
  customers: [
    'Email,First name,Groups,City,Country',
    ...numbers.map((n) => `c${n}@example.com,Cee ${n},Group ${n % 5},London,gb`),
  ],
  prices: ['SKU,Price EUR,Sale price EUR', ...numbers.map((n) => `sku-${n},${20 + n}.00,${10 + n}.00`)],
  inventory: ['SKU,On hand', ...numbers.map((n) => `sku-${n},${n}`)],
  discounts: ['Code,Type,Value', ...numbers.map((n) => `KILL${n},percentage,${1 + (n % 99)}`)],
  'gift-cards': ['Code,Value,Balance,Region', ...numbers.map((n) => `CARD-${n},20.00,${n % 20}.00,Europe`)],
}

const currency = ['--currency', 'eur']
const options: Readonly<Record<string, readonly string[]>> = {
  customers: [],
  inventory: ['--location', 'sloc_kills'],
}

describe.each(['sqlite', 'postgres'] as const)('an import whose process is killed (%s)', (dialect) => {
  const isThere = dialect === 'sqlite' || Boolean(inject('templates').postgres)
  const home = newHome()
  const below = seeded(seed)
  let database: TestDatabase
  let open: CreatedShop
  let killed = 0
  /** How many may have been killed by now: all kinds of work get their share. */
  let due = 0
  /** How long after it began a process is killed at the latest, in ms: about as long as its work takes here. */
  let latest = 600

  beforeAll(async () => {
    if (!isThere) return
    database = await freshDatabase(dialect, inject('templates'))
    open = await createShop({ data: database.folder, database: database.config, log: 'silent' })
    const { t } = open.shop.db
    await open.shop.transaction(async (tx) => {
      await tx.insert(t.region).values({ name: 'Europe', currency_code: 'eur', tax_rate: 0 })
      await tx.insert(t.stock_location).values({ id: 'sloc_kills', name: 'Berlin' })
    })
  })
  afterAll(async () => {
    await open?.close()
    await database?.drop()
  })

  /** Runs the command; as long as there are kills left, it is killed at some moment after it began to work. */
  const run = (words: readonly string[]) => {
    let timer: NodeJS.Timeout | undefined
    let began = 0
    let isKilled = false
    const mayKill = killed < due
    const kill = (child: ChildProcess) => {
      began ||= Date.now()
      timer ??= setTimeout(() => {
        isKilled = child.kill('SIGKILL')
        if (isKilled) killed += 1
      }, below(latest))
    }
    return home
      .run([...words, '--data', database.folder, '--progress', 'lines'], {
        env: 'url' in database.config ? { DATABASE_URL: database.config.url } : {},
        onSaid: (_, child) => {
          if (mayKill) kill(child)
        },
      })
      .finally(() => {
        clearTimeout(timer)
        if (began && !isKilled) latest = Math.max(50, Math.min(latest, Date.now() - began))
      })
  }
  /** The job that was begun last. */
  const lastJob = async () => {
    const { batch_job } = open.shop.db.t
    const jobs = await open.shop.db.select().from(batch_job)
    // Ids of processes that make many run ahead of the clock.
    return jobs.sort((a, b) => (a.created_at < b.created_at ? 1 : -1))[0]
  }
  /** Begins a piece of work and goes on with it until it is done; answers its job. */
  const insist = async (words: readonly string[]): Promise<string> => {
    const before = (await lastJob())?.id
    for (let ended = await run(words); ; ) {
      const job = await lastJob()
      const isBegun = job !== undefined && job.id !== before
      if (isBegun && job.completed_at) return job.id
      expect([words, ended.code, job?.failed_at ?? null]).toEqual([words, null, null])
      ended = await run(isBegun ? ['import', '--resume', job.id] : words)
    }
  }

  /** Ctrl-C: the batch in hand is finished, and the way on is said; then it is gone on with, and taken back. */
  const interrupt = async () => {
    const path = join(database.folder, 'more.csv')
    // So many that no machine is done with them before the key arrives.
    const count = 20 * size
    writeFileSync(
      path,
      ['Email', ...Array.from({ length: count }, (_, n) => `more${n}@example.com`)].join('\n'),
    )
    let isSent = false
    const words = ['import', path, '--data', database.folder, '--progress', 'lines']
    const env: Record<string, string> = 'url' in database.config ? { DATABASE_URL: database.config.url } : {}
    const ended = await home.run(words, {
      env,
      onSaid: (said, child) => {
        if (!isSent && said.includes('Importing')) isSent = child.kill('SIGINT')
      },
    })
    const job = await lastJob()
    expect([ended.code, job?.completed_at]).toEqual([130, null])
    expect(ended.said).toContain(`Go on with: cartwright import --resume ${job?.id}`)
    const again = await home.run(['import', '--resume', job?.id ?? '', '--data', database.folder, '--json'], {
      env,
    })
    expect(again.code).toBe(0)
    expect(JSON.parse(again.out)).toMatchObject({ job_id: job?.id, rows: { created: count, error: 0 } })
    const undone = await home.run(['import', '--undo', job?.id ?? '', '--data', database.folder], { env })
    expect(undone.code).toBe(0)
  }

  it.skipIf(!isThere)(
    'goes on with nothing twice and nothing lost, and so does taking it back',
    async () => {
      const before = await dump(open.shop.db)
      const jobs: string[] = []
      const steps = 2 * Object.keys(files).length
      const share = () => {
        due = Math.min(kills, due + kills / steps)
      }
      for (const [name, lines] of Object.entries(files)) {
        share()
        const path = join(database.folder, `${name}.csv`)
        writeFileSync(path, lines.join('\n'))
        jobs.push(await insist(['import', path, '--type', name, ...(options[name] ?? currency)]))
      }
      const { t } = open.shop.db
      for (const id of jobs) {
        const rows = await open.shop.db
          .select()
          .from(t.batch_job_row)
          .where(eq(t.batch_job_row.batch_job_id, id))
        expect(rows.filter(({ action }) => action === 'error')).toEqual([])
        const things = new Set(rows.map(({ record_id, product_id }) => record_id ?? product_id))
        expect(things.size).toBe(rows.length)
      }
      const held = {
        products: await open.shop.db.$count(t.product),
        variants: await open.shop.db.$count(t.product_variant),
        customers: await open.shop.db.$count(t.customer),
        addresses: await open.shop.db.$count(t.address),
        groups: await open.shop.db.$count(t.customer_group),
        links: await open.shop.db.$count(t.customer_group_customers),
        discounts: await open.shop.db.$count(t.discount),
        cards: await open.shop.db.$count(t.gift_card),
      }
      const customers = { customers: size, addresses: size, groups: 5, links: size }
      expect(held).toEqual({ products: size / 2, variants: size, ...customers, discounts: size, cards: size })
      const prices = await open.shop.db.select().from(t.money_amount)
      const amounts = (isSale: boolean) =>
        prices
          .flatMap(({ amount, price_list_id }) => ((price_list_id !== null) === isSale ? amount : []))
          .sort((a, b) => a - b)
      expect(amounts(false)).toEqual(numbers.map((n) => (20 + n) * 100))
      expect(amounts(true)).toEqual(numbers.map((n) => (10 + n) * 100))
      const levels = await open.shop.db.select().from(t.inventory_level)
      const counts = levels.map(({ stocked_quantity }) => stocked_quantity).sort((a, b) => a - b)
      expect(counts).toEqual(numbers)
      await interrupt()
      for (const id of jobs.reverse()) {
        share()
        if (killed < due) await insist(['import', '--undo', id])
        else expect((await undoImport(open.shop, id)).job.status).toBe('completed')
      }
      expect(await dump(open.shop.db)).toEqual(before)
      due = kills
      while (killed < kills) {
        const path = join(database.folder, 'customers.csv')
        await insist(['import', '--undo', await insist(['import', path])])
      }
      expect(await dump(open.shop.db)).toEqual(before)
    },
    120_000 + kills * 20_000,
  )
})
