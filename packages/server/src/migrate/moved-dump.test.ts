import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { H3 } from 'h3'
import { describe, expect, inject, it } from 'vitest'
import { createApiToken } from '../modules/auth/api-tokens'
import { createUser } from '../modules/user/create-user'
import { createShop, type RunningShop, startShop } from '../server'
import type { Shop } from '../shop'
import { postgresServer, type ServerTemplate } from '../testing/databases'
import { emptyPlace, type Place } from '../testing/moved-shop'
import { v1Client } from '../testing/v1-client'
import { makeV1Shop, type V1Shop } from '../testing/v1-shop'
import { moveShop } from './move-shop'
import { verifyMove } from './verify'

const server = postgresServer(inject('templates'))

/**
 * A dump of a v1 shop, `shop.sql.gz`, beside which `orders.json` holds what v1 answered for each of its orders. It is
 * restored by `psql`.
 */
const { CARTWRIGHT_TEST_V1_DUMP: dump } = process.env
/** The password of customers in it, and `email:password` of one of the staff. */
const { CARTWRIGHT_TEST_V1_PASSWORD: password, CARTWRIGHT_TEST_V1_STAFF: staff } = process.env
/** A folder with conversations that were recorded with v1, and `harness.mjs`, which holds them against a shop. */
const { CARTWRIGHT_TEST_CONFORMANCE: conversations } = process.env

async function restored(file: string): Promise<V1Shop> {
  const v1 = await makeV1Shop(server as ServerTemplate, { isEmpty: true })
  execFileSync('psql', ['-q', '-v', 'ON_ERROR_STOP=0', v1.url], {
    input: gunzipSync(readFileSync(file)),
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return v1
}

/** Moves the dump in and starts the shop, at an address of its own. */
async function moved(
  dialect: 'sqlite' | 'postgres',
  work: (shop: RunningShop & { v1: V1Shop; place: Place }) => Promise<void>,
): Promise<void> {
  const v1 = await restored(dump as string)
  const place = await emptyPlace(dialect)
  try {
    await moveShop(v1.url, place.config)
    const running = await startShop({ ...place.config, port: 0, host: '127.0.0.1' })
    try {
      await work({ ...running, v1, place })
    } finally {
      await running.close()
    }
  } finally {
    await place.drop()
    await v1.drop()
  }
}

interface Report {
  total: Record<'steps' | 'equal' | 'light' | 'lightOk' | 'blocked', number>
  report: { name: string; problems?: { step: number; name: string; bad: unknown[] }[] }[]
}

/** What differs when the recorded conversations are held with a shop. */
async function replayed(baseUrl: string, [email, secret]: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-conversations-'))
  const [report, harness] = [join(folder, 'report.json'), join(conversations as string, 'harness.mjs')]
  const recording = join(conversations as string, 'recorded-v1.json')
  const words = ['--email', email, '--password', secret, '--json', report] as string[]
  try {
    await promisify(execFile)(process.execPath, [harness, 'check', baseUrl, recording, ...words], {
      maxBuffer: 2 ** 26,
    })
    return JSON.parse(readFileSync(report, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const differs = ({ report }: Report): string[] =>
  report.flatMap(({ name, problems = [] }) =>
    problems.map(({ step, name: what, bad }) => `${name}#${step} ${what}: ${JSON.stringify(bad)}`),
  )

/** An API token of somebody who may see everything. */
async function staffToken(shop: Shop, email = 'look@example.com'): Promise<string> {
  await createUser(shop, { email, password: 'a look at the orders', role: 'admin' })
  return (await createApiToken(shop, { domain: 'admin', email, name: 'look' })).token
}

/** Holds every order against what v1 answered for it. */
async function assertTotals(app: H3, token: string): Promise<void> {
  const expected = JSON.parse(readFileSync(join(dirname(dump as string), 'orders.json'), 'utf8')) as Record<
    string,
    unknown
  >[]
  expect(expected.length).toBeGreaterThan(0)
  for (const want of expected) {
    const response = await app.fetch(
      new Request(`http://localhost/admin/orders/${want.id}`, {
        headers: { 'x-medusa-access-token': token },
      }),
    )
    const { order } = (await response.json()) as { order: Record<string, unknown> }
    for (const [key, value] of Object.entries(want))
      if (Array.isArray(order[key]))
        expect([want.id, key, (order[key] as unknown[]).length]).toEqual([want.id, key, value])
      else expect([want.id, key, order[key]]).toEqual([want.id, key, value])
  }
}

describe.skipIf(!dump || !server).each(['sqlite', 'postgres'] as const)(
  'the dump of a v1 shop on %s',
  (dialect) => {
    it('comes out with the totals that v1 answered', () =>
      moved(dialect, async ({ app, shop, v1, place }) => {
        await assertTotals(app, await staffToken(shop))
        expect((await verifyMove(v1.url, place.config)).checks.flatMap(({ wrong }) => wrong)).toEqual([])
      }))

    it('comes out with the same totals by the admin API', () =>
      moved(dialect, async ({ shop, url }) => {
        const from = { url, token: await staffToken(shop) }
        const place = await emptyPlace(dialect)
        try {
          await moveShop(from, place.config)
          expect((await verifyMove(from, place.config)).checks.flatMap(({ wrong }) => wrong)).toEqual([])
          const { app, shop: here, close } = await createShop(place.config)
          try {
            await assertTotals(app, await staffToken(here, 'look-again@example.com'))
          } finally {
            await close()
          }
        } finally {
          await place.drop()
        }
      }))

    it.skipIf(!password || !staff)(
      'signs its people in by the published v1 client, with the passwords they had',
      () =>
        moved(dialect, async ({ shop, url: baseUrl }) => {
          const { customer, user, order } = shop.db.t
          const accounts = await shop.db
            .select()
            .from(customer)
            .where(
              and(
                eq(customer.has_account, true),
                isNull(customer.deleted_at),
                inArray(customer.id, shop.db.select({ id: order.customer_id }).from(order)),
              ),
            )
          expect(accounts.length).toBeGreaterThan(0)
          let signedIn = 0
          for (const { id, email, password_hash } of accounts) {
            expect(password_hash).toMatch(/^c2NyeXB0/)
            const client = v1Client({ baseUrl })
            // Not everybody in a dump has the password that is known of it.
            const token = await client.auth.getToken({ email, password }).catch((error: Error) => error)
            if (token instanceof Error) {
              expect(token.message).toContain('401')
              continue
            }
            signedIn += 1
            const own = { Authorization: `Bearer ${token.access_token}` }
            const { orders } = await client.customers.listOrders({ limit: 100 }, own)
            const theirs = await shop.db.select({ id: order.id }).from(order).where(eq(order.customer_id, id))
            expect(orders.map((one: { id: string }) => one.id).sort()).toEqual(
              theirs.map((one) => one.id).sort(),
            )
            const [now] = await shop.db.select().from(customer).where(eq(customer.id, id))
            expect(now?.password_hash).toMatch(/^\$argon2id\$/)
          }
          expect(signedIn).toBeGreaterThan(0)
          const [email, secret] = (staff as string).split(':')
          const client = v1Client({ baseUrl })
          const { access_token } = await client.admin.auth.getToken({ email, password: secret })
          const { count } = await client.admin.orders.list({}, { Authorization: `Bearer ${access_token}` })
          expect(count).toBe(await shop.db.$count(order))
          const [now] = await shop.db
            .select()
            .from(user)
            .where(eq(user.email, email as string))
          expect(now?.password_hash).toMatch(/^\$argon2id\$/)
          console.log(
            `${dialect}: ${signedIn} of ${accounts.length} accounts with orders signed in; staff sees ${count} orders`,
          )
        }),
    )

    it.skipIf(!conversations || !staff)('holds the conversations that were recorded with v1', () =>
      moved(dialect, async ({ url }) => {
        const said = await replayed(url, (staff as string).split(':'))
        console.log(`${dialect}: ${JSON.stringify(said.total)}`)
        expect(differs(said)).toEqual([])
        expect(said.total.steps).toBeGreaterThan(0)
      }),
    )
  },
)
