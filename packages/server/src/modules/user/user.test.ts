import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { createApiToken, revokeApiToken } from '../auth/api-tokens'
import { createUser } from './create-user'

const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''
async function lastEvent(t: TestShop, name: string) {
  const { event } = t.shop.db.t
  const rows = await t.shop.db.select().from(event).orderBy(event.id)
  return rows.filter((row) => row.name === name).at(-1)?.data as Record<string, string>
}
async function signIn(t: TestShop, email: string, password: string) {
  const { access_token } = await t.call('POST /admin/auth/token', { body: { email, password } })
  return { authorization: `Bearer ${access_token}` }
}
const memberOf = async (t: TestShop, email: string, role: 'member' | 'admin' = 'member') => {
  const id = await createUser(t.shop, { email, password: 'a long one', role })
  return { id, headers: await signIn(t, email, 'a long one') }
}

describeShop('staff', (t) => {
  it('are made with an e-mail of their own, listed, changed', async () => {
    const headers = t.staff
    const body = { email: 'Max@Example.com', password: 'correct-horse', first_name: 'Max' }
    const { user } = await t.call('POST /admin/users', { body, headers })
    expect(user).toMatchObject({ email: 'max@example.com', role: 'member', api_token: null })
    expect(user).not.toHaveProperty('password_hash')
    expect((await t.try('POST /admin/users', { body, headers })).status).toBe(400)
    const weak = { ...body, email: 'b@example.com', password: 'short' }
    expect((await t.try('POST /admin/users', { body: weak, headers })).status).toBe(400)
    const found = await t.call('GET /admin/users', { query: { q: 'MAX@' }, headers })
    expect(found).toMatchObject({ users: [{ id: user.id, api_token: null }], count: 1 })
    const params = { id: user.id }
    const changed = await t.call('POST /admin/users/:id', { params, body: { last_name: 'Muster' }, headers })
    expect(changed.user).toMatchObject({ first_name: 'Max', last_name: 'Muster' })
    const email = { params, body: { email: 'other@example.com' }, headers }
    expect((await t.try('POST /admin/users/:id', email)).status).toBe(400)
    expect((await t.try('GET /admin/users/:id', { params: { id: 'usr_none' }, headers })).status).toBe(404)
  })
  it('lose sessions and tokens the moment they are removed', async () => {
    const { id, headers } = await memberOf(t, 'gone@example.com')
    const { token } = await createApiToken(t.shop, { domain: 'admin', email: 'gone@example.com', name: 'x' })
    const byToken = { 'x-medusa-access-token': token }
    expect((await t.try('GET /admin/auth', { headers: byToken })).status).toBe(200)
    const remove = () => t.call('DELETE /admin/users/:id', { params: { id }, headers: t.staff })
    expect(await remove()).toEqual({ id, object: 'user', deleted: true })
    expect(await remove()).toEqual({ id, object: 'user', deleted: true })
    expect((await t.try('GET /admin/auth', { headers })).status).toBe(401)
    expect((await t.try('GET /admin/auth', { headers: byToken })).status).toBe(401)
    await createUser(t.shop, { email: 'gone@example.com', password: 'back again' })
  })
  it('set a token of their own, as v1 had it, and it is said back once', async () => {
    const { id } = await memberOf(t, 'script@example.com')
    const set = (api_token: string | null) =>
      t.try('POST /admin/users/:id', { params: { id }, body: { api_token }, headers: t.staff })
    expect((await set('short')).status).toBe(400)
    expect((await set('sixteen-or-more-characters')).body.user.api_token).toBe('sixteen-or-more-characters')
    const use = () =>
      t.try('GET /admin/auth', { headers: { 'x-medusa-access-token': 'sixteen-or-more-characters' } })
    const known = await use()
    expect([known.status, known.body.user.api_token]).toEqual([200, null])
    await set(null)
    expect((await use()).status).toBe(401)
  })
  it('keep at least one admin', async () => {
    const { users } = await t.call('GET /admin/users', { query: { role: ['admin'] }, headers: t.staff })
    expect(users).toHaveLength(1)
    const params = { id: users[0]?.id ?? '' }
    expect((await t.try('DELETE /admin/users/:id', { params, headers: t.staff })).body.type).toBe(
      'not_allowed',
    )
    const demote = { params, body: { role: 'member' }, headers: t.staff }
    expect((await t.try('POST /admin/users/:id', demote)).status).toBe(400)
  })
})

describeShop('a forgotten staff password', (t) => {
  it('is reset once, with or without the e-mail, and ends every session', async () => {
    const { headers } = await memberOf(t, 'max@example.com')
    const ask = (email: string) => t.try('POST /admin/users/password-token', { body: { email } })
    expect([(await ask('nobody@example.com')).status, (await ask('MAX@example.com')).status]).toEqual([
      204, 204,
    ])
    const { token } = await lastEvent(t, 'user.password_reset')
    const reset = (given: object) =>
      t.try('POST /admin/users/reset-password', { body: { token, password: 'another one', ...given } })
    const none = { status: 400, body: { type: 'invalid_data' } }
    for (const email of [undefined, 'max@example.com', 'nobody@example.com'])
      expect(await reset({ token: 'nonsense', email })).toMatchObject(none)
    expect(await reset({ email: 'nobody@example.com' })).toMatchObject(none)
    await memberOf(t, 'mia@example.com')
    expect((await reset({ email: 'mia@example.com' })).status).toBe(401)
    expect((await reset({ password: 'short' })).status).toBe(400)
    expect((await reset({})).body.user.email).toBe('max@example.com')
    expect(await reset({})).toMatchObject(none)
    expect((await t.try('GET /admin/auth', { headers })).status).toBe(401)
    await signIn(t, 'max@example.com', 'another one')
  })
})

describeShop('an invite', (t) => {
  const invite = (user: string, role = 'member') =>
    t.try('POST /admin/invites', { body: { user, role }, headers: t.staff })
  const accept = (token: string | undefined, password = 'a long one') =>
    t.try('POST /admin/invites/accept', { body: { token, user: { first_name: 'Ivy', password } } })
  const listed = async () => (await t.call('GET /admin/invites', { headers: t.staff })).invites
  it('makes somebody staff, once', async () => {
    expect((await invite('Ivy@example.com', 'developer')).body).toBe('OK')
    const [one] = await listed()
    expect(one).toMatchObject({ user_email: 'ivy@example.com', role: 'developer', accepted: false })
    const week = Date.parse(one?.expires_at ?? '') - Date.now()
    expect(week / 86_400_000).toBeCloseTo(7, 2)
    expect((await lastEvent(t, 'invite.created')).token).toBe(one?.token)
    expect((await accept('nonsense')).status).toBe(400)
    expect((await accept(`${one?.token}x`)).status).toBe(400)
    expect((await accept(one?.token, 'short')).status).toBe(400)
    const racing = await Promise.all([1, 2, 3].map(() => accept(one?.token)))
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await listed()).toEqual([])
    const headers = await signIn(t, 'ivy@example.com', 'a long one')
    expect((await t.call('GET /admin/auth', { headers })).user.role).toBe('developer')
    expect((await invite('ivy@example.com')).status).toBe(400)
  })
  it('is renewed by inviting again or sending again; the old token is void', async () => {
    await invite('jo@example.com')
    const [first] = await listed()
    await invite('jo@example.com', 'admin')
    const [second, ...others] = await listed()
    expect([second?.id, second?.role, others]).toEqual([first?.id, 'admin', []])
    expect(second?.invited_by).toEqual({
      type: 'api_token',
      id: expect.any(String),
      name: 'tests (staff-of-tests@example.com)',
    })
    const params = { invite_id: second?.id ?? '' }
    await t.call('POST /admin/invites/:invite_id/resend', { params, headers: t.staff })
    const unknown = { params: { invite_id: 'invite_none' }, headers: t.staff }
    expect((await t.try('POST /admin/invites/:invite_id/resend', unknown)).status).toBe(400)
    expect([(await accept(first?.token)).status, (await accept(second?.token)).status]).toEqual([400, 400])
    const { invite: changed } = await t.call('POST /admin/invites/:invite_id', {
      params,
      body: { role: 'member' },
      headers: t.staff,
    })
    expect(changed.role).toBe('member')
    expect((await accept(changed.token)).status).toBe(200)
  })
  it('is withdrawn quietly', async () => {
    await invite('kim@example.com')
    const [one] = await listed()
    const params = { invite_id: one?.id ?? '' }
    const remove = () => t.call('DELETE /admin/invites/:invite_id', { params, headers: t.staff })
    expect(await remove()).toEqual({ id: params.invite_id, object: 'invite', deleted: true })
    expect(await remove()).toEqual({ id: params.invite_id, object: 'invite', deleted: true })
    expect((await accept(one?.token)).status).toBe(400)
    expect((await t.try('GET /admin/invites/:invite_id', { params, headers: t.staff })).status).toBe(404)
  })
})

describeShop('what staff may do', (t) => {
  it('leaves users, roles and invites to admins', async () => {
    const { id, headers } = await memberOf(t, 'mel@example.com')
    const other = await memberOf(t, 'ned@example.com')
    const user = { email: 'x@example.com', password: 'a long one' }
    expect((await t.try('POST /admin/users', { body: user, headers })).status).toBe(403)
    const invite = { user: 'y@example.com', role: 'admin' }
    expect((await t.try('POST /admin/invites', { body: invite, headers })).body.type).toBe('forbidden')
    await t.call('POST /admin/invites', { body: { user: 'z@example.com', role: 'admin' }, headers: t.staff })
    expect((await t.call('GET /admin/invites', { headers })).invites[0]?.token).toBe('')
    const change = (target: string, body: object) =>
      t.try('POST /admin/users/:id', { params: { id: target }, body, headers })
    expect((await change(id, { first_name: 'Mel' })).status).toBe(200)
    expect((await change(id, { role: 'admin' })).status).toBe(403)
    expect((await change(id, { api_token: 'sixteen-or-more-characters' })).status).toBe(403)
    expect((await change(other.id, { first_name: 'Ned' })).status).toBe(403)
    expect((await t.try('DELETE /admin/users/:id', { params: { id: other.id }, headers })).status).toBe(403)
    expect((await t.try('GET /admin/audit-log', { headers })).status).toBe(403)
    expect((await t.try('GET /admin/users', { headers })).status).toBe(200)
    expect((await t.try('POST /admin/sales-channels', { body: { name: 'Web' }, headers })).status).toBe(200)
  })
  it('is narrowed by the scopes of an API token, until it is revoked', async () => {
    const make = (scopes?: string[]) =>
      createApiToken(t.shop, { domain: 'admin', email: 'mel@example.com', name: 'script', scopes })
    const { token, id } = await make(['regions:read', 'sales-channels:write'])
    const headers = { authorization: `Bearer ${token}` }
    const status = async (name: Parameters<typeof t.try>[0], body?: object) =>
      (await t.try(name, { body, headers })).status
    expect(await status('GET /admin/regions')).toBe(200)
    expect(await status('POST /admin/regions', {})).toBe(403)
    expect(await status('POST /admin/sales-channels', { name: 'A' })).toBe(200)
    expect(await status('GET /admin/sales-channels')).toBe(200)
    expect(await status('GET /admin/customers')).toBe(403)
    expect(await status('GET /admin/auth')).toBe(200)
    await revokeApiToken(t.shop, id)
    expect(await status('GET /admin/regions')).toBe(401)
    await expect(make(['regions:eat'])).rejects.toThrow('regions:eat')
    const reader = await make(['*:read'])
    const read = { authorization: `Bearer ${reader.token}` }
    expect((await t.try('GET /admin/customers', { headers: read })).status).toBe(200)
    expect((await t.try('POST /admin/sales-channels', { body: { name: 'B' }, headers: read })).status).toBe(
      403,
    )
  })
  it('is nothing with a customer token, which acts in the store', async () => {
    const body = { email: 'ada@example.com', password: 'analytical' }
    const made = await t.try('POST /store/customers', { body })
    const { token } = await createApiToken(t.shop, { domain: 'store', email: body.email, name: 'app' })
    const headers = { authorization: `Bearer ${token}` }
    expect((await t.call('GET /store/customers/me', { headers })).customer.id).toBe(made.body.customer.id)
    expect((await t.try('GET /admin/regions', { headers })).status).toBe(401)
  })
})

describeShop('a shop that comes from v1, where everybody is a member', (t) => {
  it('goes on as it was until somebody is made admin', async () => {
    const mel = await memberOf(t, 'mel@example.com')
    const { users } = await t.call('GET /admin/users', { headers: t.staff })
    const admin = users.find(({ role }) => role === 'admin')
    await t.shop.transaction((tx) => tx.update(tx.t.user).set({ role: 'member' }))
    const { headers } = mel
    const invite = { user: 'y@example.com', role: 'member' as const }
    expect((await t.try('POST /admin/invites', { body: invite, headers })).status).toBe(200)
    expect((await t.call('GET /admin/auth', { headers })).user.role).toBe('member')
    const params = { id: admin?.id ?? '' }
    await t.call('POST /admin/users/:id', { params, body: { role: 'admin' }, headers })
    expect((await t.try('POST /admin/invites', { body: invite, headers })).status).toBe(403)
    expect((await t.try('POST /admin/invites', { body: invite, headers: t.staff })).status).toBe(200)
  })
})

describeShop('analytics', (t) => {
  it('are a choice of each member of staff', async () => {
    const headers = t.staff
    expect((await t.try('GET /admin/analytics-configs', { headers })).status).toBe(404)
    const { analytics_config } = await t.call('POST /admin/analytics-configs', {
      body: { opt_out: true },
      headers,
    })
    expect(analytics_config).toMatchObject({ opt_out: true, anonymize: false })
    const again = await t.try('POST /admin/analytics-configs', { body: { opt_out: true }, headers })
    expect(again.status).toBe(422)
    const changed = await t.call('POST /admin/analytics-configs/update', {
      body: { anonymize: true },
      headers,
    })
    expect(changed.analytics_config).toMatchObject({ opt_out: true, anonymize: true })
    await t.call('DELETE /admin/analytics-configs', { headers })
    expect((await t.try('GET /admin/analytics-configs', { headers })).status).toBe(404)
    const made = await t.call('POST /admin/analytics-configs/update', { body: { opt_out: false }, headers })
    expect(made.analytics_config).toMatchObject({ opt_out: false, anonymize: false })
  })
})

describeShop('signing in as staff', (t) => {
  it('gives a new session each time, and signing out ends it', async () => {
    await createUser(t.shop, { email: 'max@example.com', password: 'a long one' })
    const body = { email: 'max@example.com', password: 'a long one' }
    const first = await t.try('POST /admin/auth', { body })
    const headers = { cookie: cookieIn(first.headers) }
    const second = await t.try('POST /admin/auth', { body, headers })
    expect(cookieIn(second.headers)).not.toBe(headers.cookie)
    expect((await t.try('GET /admin/auth', { headers })).status).toBe(401)
    const now = { cookie: cookieIn(second.headers) }
    expect((await t.try('GET /admin/auth', { headers: now })).status).toBe(200)
    expect((await t.try('DELETE /admin/auth', { headers: now })).body).toBe('OK')
    expect((await t.try('GET /admin/auth', { headers: now })).status).toBe(401)
  })
})
