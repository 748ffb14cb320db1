import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'
import { issueSetupSecret } from './setup'

const password = 'correct-horse-battery'
const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''
/** A shop that nobody works in yet. */
const empty = (t: TestShop) => t.shop.transaction((tx) => tx.delete(tx.t.user))
const setUp = (t: TestShop, body: object) =>
  t.try('POST /admin/setup', { body: { email: 'Ada@Example.com', password, ...body } })

describeShop('a shop without staff', (t) => {
  it('lets the first admin in by the secret printed last, once', async () => {
    await empty(t)
    const old = await issueSetupSecret(t.shop)
    const secret = (await issueSetupSecret(t.shop)) ?? ''
    expect(await t.call('GET /admin/setup')).toMatchObject({ is_needed: true })
    expect(JSON.stringify(await t.shop.db.select().from(t.shop.db.t.setup_secret))).not.toContain(secret)
    for (const wrong of [old, `${secret}x`])
      expect(await setUp(t, { secret: wrong })).toMatchObject({
        status: 401,
        body: { code: 'wrong_setup_secret' },
      })
    expect((await setUp(t, { secret, password: 'short' })).status).toBe(400)
    expect((await setUp(t, { secret, password: 'password123' })).status).toBe(400)
    const done = await setUp(t, { secret, first_name: 'Ada', store_name: 'Engines & Sons' })
    expect(done).toMatchObject({
      status: 200,
      body: { user: { email: 'ada@example.com', role: 'admin', first_name: 'Ada' } },
    })
    const headers = { cookie: cookieIn(done.headers) }
    expect((await t.call('GET /admin/auth', { headers })).user.id).toBe(done.body.user.id)
    expect((await t.call('GET /admin/store', { headers })).store.name).toBe('Engines & Sons')
    expect(await t.call('GET /admin/setup')).toEqual({ is_needed: false, store_name: 'Engines & Sons' })
    expect(await setUp(t, { secret, email: 'eve@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'already_set_up' },
    })
    expect(await issueSetupSecret(t.shop)).toBeUndefined()
    const { audit_log } = await t.call('GET /admin/audit-log', {
      query: { action: ['POST /admin/setup'] },
      headers,
    })
    expect(audit_log.map(({ actor_name, after }) => [actor_name, after?.refused])).toContainEqual([
      'Ada',
      undefined,
    ])
    expect(JSON.stringify(audit_log)).not.toContain(secret)
  })
})

describeShop('two who set a shop up at once', (t) => {
  it('make one admin', async () => {
    await empty(t)
    const secret = await issueSetupSecret(t.shop)
    const rush = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => setUp(t, { secret, email: `${name}@example.com` })),
    )
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await t.shop.db.$count(t.shop.db.t.user)).toBe(1)
  })
})

describeShop('a set-up secret', (t) => {
  it('is dead once the command line made somebody staff', async () => {
    await empty(t)
    const secret = await issueSetupSecret(t.shop)
    await createUser(t.shop, { email: 'max@example.com', password, role: 'admin' })
    expect((await setUp(t, { secret })).body.code).toBe('already_set_up')
  })
  it('is guessed ten times in a quarter of an hour', async () => {
    await empty(t)
    await issueSetupSecret(t.shop)
    const guess = async () => {
      const request = new Request('http://localhost/admin/setup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret: 'a guess', email: 'eve@example.com', password }),
      })
      Object.defineProperty(request, 'ip', { value: '203.0.113.7' })
      return (await t.app.fetch(request)).status
    }
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1) statuses.push(await guess())
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })
})
