import { readFileSync, statSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createApiToken, createUser, type RunningShop, startShop } from '@cartwright/server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../server/src/testing/databases'
import { hasTerminal, newHome } from './testing/run-cartwright'

const password = 'correct-horse-battery'
const email = 'ada@example.com'
const errorIn = (said: string) => JSON.parse(said.trim().split('\n').at(-1) ?? '').error

describe.each(['sqlite', 'postgres'] as const)('a shop elsewhere (%s)', (dialect) => {
  const isThere = dialect === 'sqlite' || Boolean(inject('templates').postgres)
  const home = newHome()
  let database: TestDatabase
  let shop: RunningShop
  let env: Record<string, string> = {}

  beforeAll(async () => {
    if (!isThere) return
    database = await freshDatabase(dialect, inject('templates'))
    shop = await startShop({
      data: database.folder,
      database: database.config,
      log: 'silent',
      notification: [],
      port: 0,
    })
    await createUser(shop.shop, { email, password, role: 'admin' })
    const { token } = await createApiToken(shop.shop, { domain: 'admin', name: 'tests' })
    env = { CARTWRIGHT_URL: shop.url, CARTWRIGHT_TOKEN: token }
  })
  afterAll(async () => {
    await shop?.close()
    await database?.drop()
  })
  const remote = (words: string[], input?: string) => home.run(words, { env, ...(input ? { input } : {}) })

  it.skipIf(!isThere)(
    'is worked in by one command for each call, data on stdout and talk on stderr',
    async () => {
      const made = await remote(['products', 'create', '-d', '@-', '--json'], '{"title":"Mug"}')
      expect(made).toMatchObject({ code: 0, said: '' })
      const { id, title } = JSON.parse(made.out)
      expect(title).toBe('Mug')
      const listed = await remote([
        '--json',
        'products',
        'list',
        '--fields',
        'id,title',
        '-q',
        'status=draft',
      ])
      expect(JSON.parse(listed.out)).toEqual([{ id, title }])
      const lines = await remote(['api', 'GET', 'products', '--paginate', '--ndjson'])
      expect(
        lines.out
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).id),
      ).toEqual([id])
      const csv = await remote(['products', 'list', '--output', 'csv', '--fields', 'id,title'])
      expect(csv.out).toBe(`id,title\r\n${id},Mug\r\n`)
      const table = await remote(['products', 'list', '--limit', '1'])
      expect(table.out).toContain('Mug')
      expect(table.out).not.toContain('\u001b')
      const removed = await remote(['products', 'delete', id, '--yes', '--json'])
      expect(JSON.parse(removed.out)).toEqual({ id, object: 'product', deleted: true })
    },
  )

  it.skipIf(!isThere)('tells what it refused by exit code and, for programs, as JSON', async () => {
    const cases: [words: string[], code: number, kind: string][] = [
      [['products', 'get', 'nope'], 4, 'not_found'],
      [['products', 'create', '-d', '{}'], 5, 'invalid_data'],
      [['products', 'delete', 'prod_1'], 2, 'usage'],
      [['products', 'list', '--token', 'ct_wrong'], 3, 'unauthorized'],
    ]
    for (const [words, code, kind] of cases) {
      const { said, out, code: ended } = await remote([...words, '--json'])
      const error = errorIn(said)
      expect([words.join(' '), ended, out, error.exit, error.code]).toEqual([
        words.join(' '),
        code,
        '',
        code,
        kind,
      ])
      expect(error).toEqual({
        code: kind,
        message: expect.any(String),
        hint: code === 4 || code === 5 ? null : expect.any(String),
        request_id: code === 2 ? null : expect.any(String),
        exit: code,
        ...(code === 5 ? { details: expect.any(Array) } : {}),
      })
    }
    const { token } = await createApiToken(shop.shop, {
      domain: 'admin',
      name: 'old',
      expires_at: '2026-11-03T00:00:00.000Z',
    })
    expect(await home.run(['products', 'list'], { env: { ...env, CARTWRIGHT_TOKEN: token } })).toEqual({
      code: 3,
      out: '',
      said: '✗ Token expired on 3 Nov 2026\n  Create one: cartwright token create --domain admin\n',
    })
  })

  it.skipIf(!isThere)('is signed in to by a password, kept as a profile, and left again', async () => {
    const { run, folder } = newHome()
    const wrong = await run(['login', shop.url, '--email', email, '--password-stdin'], { input: 'wrong' })
    expect(wrong).toMatchObject({ code: 3, said: expect.stringContaining('E-mail or password is wrong') })
    const done = await run(['login', shop.url, '--email', email, '--password-stdin', '--profile', 'prod'], {
      input: password,
    })
    expect(done).toMatchObject({ code: 0, out: '' })
    const file = join(folder, 'config', 'profiles.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { token } = JSON.parse(readFileSync(file, 'utf8')).profiles.prod
    const shown = await run(['profile', 'list', '--json'])
    expect(JSON.parse(shown.out)).toMatchObject([
      { name: 'prod', current: true, email, token: `…${token.slice(-4)}` },
    ])
    const who = await run(['whoami', '--json'])
    expect(JSON.parse(who.out)).toMatchObject({ shop: shop.url, profile: 'prod', email, role: 'Owner' })
    expect(shown.out + who.out + done.said).not.toContain(token)
    expect(await run(['logout'])).toMatchObject({ code: 0 })
    expect(await run(['products', 'list', '--url', shop.url, '--token', token])).toMatchObject({
      code: 3,
      said: expect.stringContaining('Token was revoked'),
    })
    expect(await run(['whoami', '--url', shop.url])).toMatchObject({
      code: 3,
      said: expect.stringContaining(`cartwright login ${shop.url}`),
    })
  })

  it.skipIf(!isThere)('is signed in to by a code that staff confirm', async () => {
    const { run } = newHome()
    const body = JSON.stringify({ email, password })
    const json = { 'content-type': 'application/json' }
    const answer = await fetch(`${shop.url}/admin/auth/token`, { method: 'POST', headers: json, body })
    const { access_token } = (await answer.json()) as { access_token: string }
    let isAnswered = false
    const confirm = (said: string) => {
      const code = /Code {2}([A-Z]{4}-[A-Z]{4})/.exec(said)?.[1]
      if (!code || isAnswered) return
      isAnswered = true
      void fetch(`${shop.url}/admin/auth/device/${code}`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${access_token}` },
        body: '{"approve":true}',
      })
    }
    const done = await run(['login', shop.url, '--device', '--json'], { onSaid: confirm, input: '' })
    expect(done.code).toBe(0)
    expect(JSON.parse(done.out)).toMatchObject({ url: shop.url, email })
    expect(await run(['products', 'list', '--json'])).toMatchObject({ code: 0, out: '[]\n' })
  })

  it.skipIf(!isThere)('has keys, tokens, staff and jobs looked after', async () => {
    const channels = JSON.parse((await remote(['sales-channels', 'list', '--json'])).out)
    const key = await remote(['key', 'create', '--title', 'Web', '--channel', channels[0].id, '--json'])
    expect(JSON.parse(key.out)).toMatchObject({ title: 'Web', revoked_at: null })
    const token = await remote([
      'token',
      'create',
      '--domain',
      'admin',
      '--scope',
      'orders:read',
      '--expires',
      '90d',
      '--json',
    ])
    const made = JSON.parse(token.out)
    expect(made.token).toMatch(/^ct_/)
    const tokens = await remote(['token', 'list'])
    expect(tokens.out).toContain(made.id)
    expect(tokens.out).not.toContain(made.token)
    const narrow = { env: { ...env, CARTWRIGHT_TOKEN: made.token } }
    expect((await home.run(['orders', 'list', '--json'], narrow)).code).toBe(0)
    expect(await home.run(['products', 'list'], narrow)).toMatchObject({ code: 3 })
    const team = await remote(['user', 'list', '--json', '--fields', 'email,role_id'])
    expect(JSON.parse(team.out)).toEqual([{ email, role_id: 'owner' }])
    const invited = await remote([
      'user',
      'invite',
      '--email',
      'max@example.com',
      '--role',
      'manager',
      '--json',
    ])
    expect(JSON.parse(invited.out)).toMatchObject({
      email: 'max@example.com',
      invite_url: expect.any(String),
    })
    const job = await remote([
      'batch-jobs',
      'create',
      '-d',
      '{"type":"product-export","context":{}}',
      '--json',
    ])
    const { id } = JSON.parse(job.out)
    const ndjson = await remote(['jobs', 'watch', id, '--ndjson'])
    expect(ndjson.code).toBe(0)
    expect(JSON.parse(ndjson.out.trim().split('\n').at(-1) ?? '')).toMatchObject({ id, status: 'completed' })
    expect(JSON.parse((await remote(['jobs', 'list', '--json', '--fields', 'id'])).out)).toEqual([{ id }])
  })

  it.skipIf(!isThere || !hasTerminal)('asks at a terminal before it deletes', async () => {
    const { out } = await remote(['collections', 'create', '-d', '{"title":"Blue"}', '--json'])
    const { id } = JSON.parse(out)
    const answering = (keys: string) => {
      let isTyped = false
      return home.runAtTerminal(['collections', 'delete', id], {
        env,
        onSaid: (said, child) => {
          if (isTyped || !said.includes('Delete collections')) return
          isTyped = true
          child.stdin?.write(keys)
        },
      })
    }
    expect(await answering('n\r')).toMatchObject({
      code: 8,
      out: expect.stringContaining('Nothing was changed'),
    })
    expect(await answering('\u0003')).toMatchObject({ code: 130 })
    expect((await remote(['collections', 'get', id, '--json'])).code).toBe(0)
    expect(await answering('y\r')).toMatchObject({ code: 0 })
    expect((await remote(['collections', 'get', id])).code).toBe(4)
  })
})

describe('a shop that is not there', () => {
  const home = newHome()
  let silent: Server
  beforeAll(async () => {
    silent = createServer((socket) => socket.on('error', () => {}))
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready))
  })
  afterAll(() => {
    silent.close()
  })

  it.each<[words: string, code: number, said: string | RegExp]>([
    ['products list --data nowhere', 4, 'There is no shop in'],
    ['products list --url http://127.0.0.1:65534 --token t', 7, 'cannot be reached (ECONNREFUSED)'],
    ['products list --url http://127.0.0.1:65534 --profile x', 2, '--url and --profile name two shops'],
    ['products list --profile none', 4, 'There is no profile none'],
    ['products list --url ftp://x', 2, 'is not the address of a shop'],
    ['products list --timeout soon --url http://x', 2, '--timeout soon is not a duration'],
    ['products list --json --output csv --url http://127.0.0.1:65534', 2, 'json and csv are two formats'],
    ['products list --fields a;b --url http://127.0.0.1:65534', 2, '--fields a;b is not a list of names'],
    ['token create --domain both', 2, "'domain' must be wither 'admin' or 'store'"],
    ['token create --domain admin', 2, 'The token is shown this once, and nobody would see it'],
    ['login http://127.0.0.1:65534', 2, 'E-mail: not given, and nobody here to ask'],
    ['logout', 3, 'You are signed in nowhere'],
    ['prodcts list', 2, "Unknown command 'prodcts'"],
    ['products list --bogus', 2, "Unknown option '--bogus'"],
    ['products get', 2, "Missing required argument 'id'"],
    ['products', 2, 'cartwright products wants to know what to do'],
    ['help nothing', 2, 'There is no command and no topic nothing'],
  ])('%s ends with %i', async (words, code, said) => {
    const ended = await home.run(words.split(' '))
    expect(ended).toMatchObject({ code, out: '', said: expect.stringContaining(String(said)) })
  })

  it('is waited for no longer than told', async () => {
    const { port } = silent.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    expect(
      await home.run(['products', 'list', '--url', url, '--token', 't', '--timeout', '300ms', '--json']),
    ).toMatchObject({
      code: 7,
      said: expect.stringContaining(`"message":"${url} did not answer within 0.3 s"`),
    })
  })

  it('is not asked when the token itself says that it is over', async () => {
    const payload = Buffer.from(JSON.stringify({ exp: 1_700_000_000 })).toString('base64url')
    const ended = await home.run([
      'orders',
      'list',
      '--url',
      'http://127.0.0.1:65534',
      '--token',
      `a.${payload}.b`,
    ])
    expect(ended).toMatchObject({ code: 3, said: expect.stringContaining('Token expired on 14 Nov 2023') })
  })
})

describe('the shop of this machine', () => {
  const { run, folder } = newHome()

  it('is worked in without signing in, and looked after', async () => {
    expect((await run(['seed', 'empty', '--data', folder])).code).toBe(0)
    expect(await run(['jobs', 'list', '--json', '--data', folder])).toMatchObject({ code: 0, out: '[]\n' })
    expect(
      (
        await run(['user', 'create', '--email', email, '--password-stdin', '--data', folder], {
          input: password,
        })
      ).code,
    ).toBe(0)
    expect(
      await run(['user', 'create', '--email', email, '--password-stdin', '--data', folder], {
        input: password,
      }),
    ).toMatchObject({ code: 6 })
    const made = await run(['collections', 'create', '-d', '{"title":"Blue"}', '--data', folder, '--json'])
    expect(JSON.parse(made.out)).toMatchObject({ title: 'Blue', handle: 'blue' })
    const again = await run([
      'collections',
      'create',
      '-d',
      '{"title":"Blue","handle":"blue"}',
      '--data',
      folder,
    ])
    expect(again.code).toBe(6)
    const log = await run(['audit-log', 'list', '--data', folder, '--json', '--fields', 'action,actor_type'])
    expect(JSON.parse(log.out)).toContainEqual({ action: 'POST /admin/collections', actor_type: 'cli' })
    expect(await run(['doctor', '--data', folder])).toMatchObject({ code: 0, said: '' })
  })

  it('tells its tree to programs, and shells what may follow', async () => {
    const tree = JSON.parse((await run(['--help', '--json'])).out)
    const products = tree.commands.find(({ name }: { name: string }) => name === 'products')
    expect(products.commands.map(({ name }: { name: string }) => name)).toContain('list')
    const one = JSON.parse((await run(['products', 'list', '--help', '--json'])).out)
    expect(one.usage).toBe('cartwright products list [options]')
    const following = async (...words: string[]) =>
      (await run(['complete', '--', ...words])).out.split('\n').filter(Boolean)
    expect(await following('pro')).toEqual([
      'profile',
      'product-categories',
      'product-tags',
      'product-types',
      'products',
    ])
    expect(await following('products', 'l')).toContain('list')
    expect(await following('products', 'list', '--out')).toEqual(['--output'])
    expect(await following('products', 'list', '--output', '')).toEqual(['table', 'json', 'csv'])
    expect((await run(['completion', 'zsh'])).out).toContain('compdef')
  })
})
