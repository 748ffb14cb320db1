import { randomUUID } from 'node:crypto'
import type { CallName, Input, Output } from '@cartwright/contract'
import type { H3 } from 'h3'
import { stringify } from 'qs'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { ShopConfig } from '../define-shop'
import { isAudited } from '../http/audited'
import { createShop } from '../server'
import type { Shop } from '../shop'
import { freshDatabase, type TestDatabase } from './databases'

/** Calls that the part for agents adds to the shop: their names are none of the contract. */
type AgentCallName = `${'GET' | 'POST' | 'DELETE'} /${'admin' | 'store'}/agents/${string}`

type Given<K extends CallName> = Partial<{
  params: Input<K>['params']
  query: Input<K>['query']
  body: Input<K>['body']
  headers: Record<string, string>
}>

/** What a test holds in hand: a real shop on a fresh database, called over HTTP in the same process. */
export interface TestShop {
  shop: Shop
  app: H3
  /** Where it stands, for tests that look from outside. */
  database: TestDatabase['config']
  /** Its data folder. */
  folder: string
  /** Calls and expects success. */
  call<K extends CallName>(name: K, given?: Given<K>): Promise<Output<K>>
  /** Calls and answers status and body, whatever they are. */
  try(
    name: CallName | AgentCallName,
    given?: { params?: object; query?: object; body?: unknown; headers?: Record<string, string> },
  ): Promise<{
    status: number
    // biome-ignore lint/suspicious/noExplicitAny: a refusal may have any shape; tests look into it
    body: any
    headers: Headers
  }>
  /** Headers that act as staff. */
  staff: Record<string, string>
  /** The admin writes that succeeded, by the id of their request. */
  written: Map<string, CallName | AgentCallName>
}

/** Runs the same tests on SQLite and on PostgreSQL, each on a database of its own. */
export function describeShop(title: string, tests: (t: TestShop) => void, config: Partial<ShopConfig> = {}) {
  for (const dialect of ['sqlite', 'postgres'] as const)
    describe.skipIf(dialect === 'postgres' && !inject('templates').postgres)(`${title} (${dialect})`, () => {
      const t = {} as TestShop
      let close: (() => Promise<void>) | undefined
      beforeAll(async () => {
        const opened = await openTestShop(dialect, config)
        close = opened.close
        Object.assign(t, opened.t)
      })
      afterAll(async () => {
        if (t.shop) await assertAudited(t)
        await close?.()
      })
      tests(t)
    })
}

/** Whatever a test is about: each admin write that succeeded on its way has its entry in the audit log. */
async function assertAudited({ shop, written }: TestShop) {
  const { audit_log } = shop.db.t
  const rows = await shop.db.select({ request_id: audit_log.request_id }).from(audit_log)
  const known = new Set(rows.map(({ request_id }) => request_id))
  const silent = [...written].filter(([id]) => !known.has(id)).map(([, name]) => name)
  if (silent.length > 0) throw new Error(`Not in the audit log: ${[...new Set(silent)].join(', ')}`)
}

/**
 * Another shop of its own, for tests that need two; to be closed by the test. `by` changes how it reaches its database.
 */
export async function openTestShop(
  dialect: 'sqlite' | 'postgres',
  config: Partial<ShopConfig> = {},
  by: (database: TestDatabase['config']) => TestDatabase['config'] = (database) => database,
): Promise<{ t: TestShop; close: () => Promise<void> }> {
  const database = await freshDatabase(dialect, inject('templates'))
  const { shop, app, close } = await createShop({
    data: database.folder,
    log: process.env.CARTWRIGHT_TEST_LOG ? 'warn' : 'silent',
    notification: [],
    ...config,
    database: by(database.config),
  })
  return {
    t: await inHand(shop, app, { database: database.config, folder: database.folder }),
    close: async () => {
      await close()
      await database.drop()
    },
  }
}

/** An open shop, with staff signed in. */
export const inHand = async (
  shop: Shop,
  app: H3,
  where: Pick<TestShop, 'database' | 'folder'>,
): Promise<TestShop> => ({ ...harness(shop, app), ...where, staff: await signInStaff(shop) })

function harness(shop: Shop, app: H3): Omit<TestShop, 'staff' | 'database' | 'folder'> {
  const written: TestShop['written'] = new Map()
  const send: TestShop['try'] = async (name, { params = {}, query, body, headers = {} } = {}) => {
    const [method, path = ''] = name.split(' ')
    const filled = path.replace(/:(\w+)/g, (_, key: string) =>
      encodeURIComponent((params as Record<string, string>)[key] ?? ''),
    )
    const search = query ? `?${stringify(query, { arrayFormat: 'brackets' })}` : ''
    const response = await app.fetch(
      new Request(`http://localhost${filled}${search}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    )
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const isReplayed = response.headers.has('idempotent-replayed')
    if (response.status < 400 && isAudited(name) && !isReplayed)
      written.set(response.headers.get('x-request-id') ?? '', name)
    return {
      status: response.status,
      body: type.includes('json') && text ? JSON.parse(text) : text,
      headers: response.headers,
    }
  }
  return {
    shop,
    app,
    written,
    try: send,
    async call(name, given = {}) {
      const { status, body } = await send(name, given as never)
      if (status >= 400) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
      return body as never
    },
  }
}

/** A staff user with an API token, made without going through sign-in. */
async function signInStaff(shop: Shop): Promise<Record<string, string>> {
  const { hashOf } = await import('../modules/auth/sessions')
  const token = `test-${randomUUID()}`
  await shop.transaction(async (tx) => {
    const [user] = await tx
      .insert(tx.t.user)
      .values({ email: 'staff-of-tests@example.com', role: 'admin' })
      .returning({ id: tx.t.user.id })
    await tx.insert(tx.t.api_token).values({
      token_hash: hashOf(token),
      hint: token.slice(-4),
      name: 'tests',
      domain: 'admin',
      user_id: user?.id ?? '',
    })
  })
  return { 'x-medusa-access-token': token }
}
