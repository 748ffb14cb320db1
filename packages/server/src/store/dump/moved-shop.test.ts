import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, inject, it } from 'vitest'
import { createApiToken } from '../../modules/auth/api-tokens'
import { createUser } from '../../modules/user/create-user'
import { createShop } from '../../server'
import { appCode } from '../../testing/authenticator'
import { freshDatabase, postgresServer, withClient } from '../../testing/databases'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { openTestShop, type TestShop } from '../../testing/test-shop'
import { migrateSqlite } from '../database/migrate'
import type { DatabaseConfig } from '../database/open'
import { moveDatabase } from './move-database'
import { resetDatabase } from './reset-database'

const password = 'correct-horse-battery'
const email = 'owner@example.com'
const shopper = { email: 'ada@example.org', password, first_name: 'Ada', last_name: 'Lovelace' }

/** A shop that people are signed in to, with a file, an order, a draft, and an account with two-factor. */
async function livedIn(t: TestShop) {
  const counter = await openCounter(t)
  await placeOrder(t, counter, { small: 1 })
  await createUser(t.shop, { email, password, role: 'admin' })
  const { access_token } = await t.call('POST /admin/auth/token', { body: { email, password } })
  const session = { authorization: `Bearer ${access_token}` }
  const { secret } = await t.call('POST /admin/auth/two-factor', { headers: session, body: { password } })
  await t.call('POST /admin/auth/two-factor/confirm', { headers: session, body: { code: appCode(secret) } })
  const { token } = await createApiToken(t.shop, { domain: 'admin', name: 'tests' })
  await t.call('POST /store/customers', { body: shopper })
  const { email: address } = shopper
  const customer = await t.call('POST /store/auth/token', { body: { email: address, password } })
  const form = new FormData()
  form.append('files', new File(['harbour'], 'harbour.txt'))
  const sent = { method: 'POST', headers: t.staff, body: form }
  const answer = await t.app.fetch(new Request('http://localhost/admin/uploads', sent))
  const { uploads } = (await answer.json()) as { uploads: { url: string }[] }
  return {
    counter,
    secret,
    session,
    customer: { authorization: `Bearer ${customer.access_token}` },
    program: { 'x-medusa-access-token': token },
    file: uploads[0]?.url ?? '',
  }
}
type Known = Awaited<ReturnType<typeof livedIn>>

/** What the moved shop makes of all of them, with its files and secrets where they were. `steps`: how often a code was used. */
async function visited(database: DatabaseConfig, data: string, known: Known, steps: number) {
  const { shop, app, close } = await createShop({ data, database, log: 'silent', notification: [] })
  const ask = async (path: string, headers: Record<string, string> = {}, body?: object) => {
    const json = body ? { 'content-type': 'application/json' } : undefined
    const sent = {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...json },
      body: JSON.stringify(body),
    }
    const answer = await app.fetch(new Request(new URL(path, 'http://localhost'), sent))
    return { status: answer.status, text: await answer.text() }
  }
  try {
    const code = appCode(known.secret, steps)
    const { counter } = known
    const draft = await ask('/admin/draft-orders', known.program, {
      email: shopper.email,
      region_id: counter.region_id,
      items: [{ variant_id: counter.variants.small?.id, quantity: 1 }],
      shipping_methods: [{ option_id: counter.shipping_option_id }],
    })
    const country = { iso_2: 'zz', iso_3: 'zzz', num_code: 999, name: 'NOWHERE', display_name: 'Nowhere' }
    const numbered = await shop.transaction(async (tx) => {
      const { id } = tx.t.country
      const highest = Math.max(...(await tx.select({ id }).from(tx.t.country)).map((row) => row.id))
      const [made] = await tx.insert(tx.t.country).values(country).returning({ id })
      return (made?.id ?? 0) - highest
    })
    return {
      session: (await ask('/admin/auth', known.session)).status,
      customer: JSON.parse((await ask('/store/auth', known.customer)).text).customer?.email,
      program: (await ask('/admin/products', known.program)).status,
      stranger: (await ask('/admin/products', { 'x-medusa-access-token': 'ct_wrong' })).status,
      withoutCode: (await ask('/admin/auth/token', {}, { email, password })).status,
      withCode: (await ask('/admin/auth/token', {}, { email, password, code })).status,
      listed: JSON.parse((await ask('/admin/uploads', known.session)).text).count,
      file: (await ask(known.file)).text,
      draft: JSON.parse(draft.text).draft_order?.display_id,
      numbered,
    }
  } finally {
    await close()
  }
}

const indexesOf = async (database: DatabaseConfig): Promise<string[]> => {
  if ('url' in database)
    return withClient(database.url, async (client) => {
      const { rows } = await client.query<{ made: string }>(
        "select indexdef as made from pg_indexes where schemaname = 'public' order by indexname",
      )
      return rows.map(({ made }) => made)
    })
  const connection = new Database(database.file, { readonly: true })
  const found = connection.prepare("select name || coalesce(sql, '') from sqlite_master where type = 'index'")
  const made = found.pluck().all() as string[]
  connection.close()
  return made.sort()
}

describe.skipIf(!postgresServer(inject('templates')))('a shop that moved', () => {
  it('knows everybody who was signed in, its files and its numbers, with the indexes of a new one', async () => {
    const { t, close } = await openTestShop('sqlite')
    const there = await freshDatabase('postgres', inject('templates'))
    const fresh = await freshDatabase('postgres', inject('templates'))
    const folder = mkdtempSync(join(tmpdir(), 'cartwright-moved-'))
    const back = { file: join(folder, 'back.db') }
    try {
      const known = await livedIn(t)
      await resetDatabase(there.config)
      await moveDatabase(t.database, there.config)
      await moveDatabase(there.config, back)
      const same = {
        session: 200,
        customer: shopper.email,
        program: 200,
        stranger: 401,
        withoutCode: 401,
        withCode: 200,
        listed: 1,
        file: 'harbour',
        draft: 1,
        numbered: 1,
      }
      expect(await visited(there.config, t.folder, known, 1)).toEqual(same)
      expect(await visited(back, t.folder, known, 1)).toEqual(same)
      expect(await indexesOf(there.config)).toEqual(await indexesOf(fresh.config))
      await migrateSqlite(join(folder, 'new.db'))
      expect(await indexesOf(back)).toEqual(await indexesOf({ file: join(folder, 'new.db') }))
    } finally {
      await close()
      await there.drop()
      await fresh.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
