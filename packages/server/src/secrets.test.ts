import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { inviteToken, readInviteToken } from './modules/invite/invite-token'
import { mailSettings } from './modules/notification/mail-server'
import { purposeOf } from './modules/webhook/change-webhooks'
import { resealed, seal, unseal } from './seal'
import { loadSecrets, rotateSecrets, signersOf } from './secrets'
import { startShop } from './server'
import { appCode } from './testing/authenticator'
import { freshDatabase, type TestDatabase } from './testing/databases'

const day = 86_400_000
const inFuture = () => new Date(Date.now() + 30 * day)
const folderOf = () => mkdtempSync(join(tmpdir(), 'cartwright-secrets-'))

describe('secrets of a data folder', () => {
  it('are new after a rotation, and those before count until their time', () => {
    const folder = folderOf()
    const before = loadSecrets(folder, {})
    const until = inFuture()
    rotateSecrets(folder, until)
    const after = loadSecrets(folder, {})
    expect(after.jwt).not.toBe(before.jwt)
    expect(after.link).not.toBe(before.link)
    expect(signersOf(after, 'jwt')).toEqual([after.jwt, before.jwt])
    expect(signersOf(after, 'jwt', until.getTime())).toEqual([after.jwt])
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    rotateSecrets(folder, inFuture())
    expect(signersOf(loadSecrets(folder, {}), 'link').slice(1)).toEqual([after.link, before.link])
    rmSync(folder, { recursive: true })
  })

  it('count no more after a leak, not even those of earlier rotations', () => {
    const folder = folderOf()
    loadSecrets(folder, {})
    rotateSecrets(folder, inFuture())
    rotateSecrets(folder, null)
    const { retired, ...now } = loadSecrets(folder, {})
    expect(retired?.map(({ until }) => until)).toEqual([null, null])
    expect(signersOf({ ...now, retired }, 'jwt')).toEqual([now.jwt])
    rmSync(folder, { recursive: true })
  })

  it('are not made by turning them over', () => {
    const folder = folderOf()
    expect(() => rotateSecrets(folder, null)).toThrow(`There are no secrets in ${folder}`)
    rmSync(folder, { recursive: true })
  })

  it('of the environment have theirs before beside them, as long as it names them', () => {
    const folder = folderOf()
    const env = {
      JWT_SECRET: 'n'.repeat(32),
      JWT_SECRET_BEFORE: 'o'.repeat(32),
      TOKEN_SECRET: 't'.repeat(32),
    }
    const secrets = loadSecrets(folder, env)
    expect(signersOf(secrets, 'jwt')).toEqual([env.JWT_SECRET, env.JWT_SECRET_BEFORE])
    expect(signersOf(secrets, 'link')).toEqual([env.TOKEN_SECRET])
    rmSync(folder, { recursive: true })
  })
})

it('what was sealed is opened by a secret before and sealed anew by the one of today', () => {
  const old = { jwt: '', link: 'old' }
  const text = seal(old, 'mail-server', 'password')
  const now = { jwt: '', link: 'new', retired: [{ link: 'old', until: '2020-01-01T00:00:00.000Z' }] }
  expect(unseal(now, 'mail-server', text)?.toString()).toBe('password')
  const anew = resealed(now, 'mail-server', text) ?? ''
  expect(unseal({ jwt: '', link: 'new' }, 'mail-server', anew)?.toString()).toBe('password')
  expect(resealed(now, 'mail-server', anew)).toBeUndefined()
  const leaked = { ...now, retired: [{ link: 'old', until: null }] }
  expect(unseal(leaked, 'mail-server', text)).toBeUndefined()
  expect(unseal(leaked, 'mail-server', resealed(leaked, 'mail-server', text) ?? '')?.toString()).toBe(
    'password',
  )
})

const password = 'correct-horse-battery'

describe.each(['sqlite', 'postgres'] as const)('a shop whose secrets are turned over (%s)', (dialect) => {
  const isThere = dialect === 'sqlite' || Boolean(inject('templates').postgres)
  const open = (database: TestDatabase) =>
    startShop({ data: database.folder, database: database.config, log: 'silent', port: 0 })
  type Running = Awaited<ReturnType<typeof open>>

  const call = async (
    { url }: Running,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(url + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: response.status, body: await response.json() }
  }

  /** A shop in which everything that a secret signs or seals is there, as its rows and tokens. */
  async function lived(running: Running) {
    const { shop } = running
    const { createUser } = await import('./modules/user/create-user')
    const id = await createUser(shop, { email: 'ada@example.com', password, role: 'admin' })
    const signed = await call(running, '/admin/auth/token', { email: 'ada@example.com', password })
    const staff = { authorization: `Bearer ${signed.body.access_token}` }
    await call(running, '/store/customers', {
      email: 'bob@example.com',
      password,
      first_name: 'Bob',
      last_name: 'B',
    })
    const customer = await call(running, '/store/auth/token', { email: 'bob@example.com', password })
    const { beginTwoFactor, confirmTwoFactor } = await import('./modules/auth/two-factor')
    const { secret } = await beginTwoFactor(shop, { id, email: 'ada@example.com' }, 'Shop')
    await confirmTwoFactor(shop, id, appCode(secret, -1))
    await shop.transaction(async (tx) => {
      const { mail_server, webhook } = tx.t
      await tx.insert(mail_server).values({
        id: 'mail',
        host: 'mail.example.com',
        port: 465,
        user: 'shop',
        from: 'shop@example.com',
        security: 'tls',
        sealed_password: seal(shop.secrets, 'mail-server', 'mail password'),
        updated_at: new Date().toISOString(),
      })
      await tx.insert(webhook).values({
        id: 'whk_1',
        url: 'https://example.com',
        events: [],
        secret_hint: 'cret',
        sealed_secret: seal(shop.secrets, purposeOf('whk_1'), 'hook secret'),
        sealed_old_secret: seal(shop.secrets, purposeOf('whk_1'), 'old hook secret'),
      })
    })
    const invite = await inviteToken(shop, {
      id: 'invite_1',
      role: 'admin',
      user_email: 'eve@example.com',
      token: 'generation',
      expires_at: inFuture().toISOString(),
    } as Parameters<typeof inviteToken>[1])
    return { id, staff, shopper: { authorization: `Bearer ${customer.body.access_token}` }, secret, invite }
  }
  const key = { 'idempotency-key': 'once' }

  it.skipIf(!isThere)(
    'keeps everybody signed in, and what was sealed opens by the new secret alone',
    async () => {
      const database = await freshDatabase(dialect, inject('templates'))
      const first = await open(database)
      const { id, staff, shopper, secret, invite } = await lived(first)
      const jug = { title: 'Jug' }
      const made = await call(first, '/admin/products', jug, { ...staff, ...key })
      expect(made.status).toBe(200)
      await first.close()
      rotateSecrets(database.folder, inFuture())
      const second = await open(database)
      try {
        expect((await call(second, '/admin/auth', undefined, staff)).status).toBe(200)
        expect((await call(second, '/store/auth', undefined, shopper)).status).toBe(200)
        expect(await readInviteToken(second.shop, invite)).toEqual({
          id: 'invite_1',
          generation: 'generation',
        })
        // The same request is still the same.
        expect(await call(second, '/admin/products', jug, { ...staff, ...key })).toEqual(made)
        const { takeCode } = await import('./modules/auth/two-factor')
        const today = { ...second.shop.secrets, retired: [] }
        expect(await takeCode({ ...second.shop, secrets: today }, id, appCode(secret))).toBe(true)
        expect(await mailSettings(second.shop.db, today)).toMatchObject({
          server: { password: 'mail password' },
        })
        const { webhook } = second.shop.db.t
        const [row] = await second.shop.db.select().from(webhook)
        const hook = [row?.sealed_secret, row?.sealed_old_secret].map((text) =>
          unseal(today, purposeOf('whk_1'), text ?? '')?.toString(),
        )
        expect(hook).toEqual(['hook secret', 'old hook secret'])
        // Whoever signs in now is signed in by the new secret.
        const { body } = await call(second, '/store/auth/token', { email: 'bob@example.com', password })
        const { jwtVerify } = await import('jose')
        await jwtVerify(body.access_token, new TextEncoder().encode(today.jwt))
      } finally {
        await second.close()
        await database.drop()
      }
    },
  )

  it.skipIf(!isThere)(
    'takes nothing that a leaked secret signed, and forgets it when it is not needed',
    async () => {
      const database = await freshDatabase(dialect, inject('templates'))
      const first = await open(database)
      const { id, staff, shopper, secret, invite } = await lived(first)
      await first.close()
      rotateSecrets(database.folder, null)
      const second = await open(database)
      try {
        expect((await call(second, '/admin/auth', undefined, staff)).status).toBe(401)
        expect((await call(second, '/store/auth', undefined, shopper)).status).toBe(401)
        expect(await readInviteToken(second.shop, invite)).toBeUndefined()
        const { takeCode } = await import('./modules/auth/two-factor')
        expect(await takeCode(second.shop, id, appCode(secret))).toBe(true)
        expect(Object.keys(JSON.parse(readFileSync(join(database.folder, 'secrets.json'), 'utf8')))).toEqual([
          'jwt',
          'link',
        ])
      } finally {
        await second.close()
        await database.drop()
      }
    },
  )

  it.skipIf(!isThere)('every column that holds something sealed is sealed anew', async () => {
    const database = await freshDatabase(dialect, inject('templates'))
    const running = await open(database)
    const sealed = Object.entries(running.shop.db.t).flatMap(([table, columns]) =>
      Object.keys(columns)
        .filter((column) => column.startsWith('sealed_'))
        .map((column) => `${table}.${column}`),
    )
    const source = readFileSync(join(import.meta.dirname, 'reseal.ts'), 'utf8')
    expect(sealed.length).toBeGreaterThan(2)
    for (const name of sealed) expect([name, source.includes(name.split('.')[1] ?? '')]).toEqual([name, true])
    await running.close()
    await database.drop()
  })
})
