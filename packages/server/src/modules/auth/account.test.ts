import { expect, it } from 'vitest'
import { appCode, bytesOfBase32 } from '../../testing/authenticator'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'

const password = 'correct-horse-battery'
const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

/** Signs in as a browser does. */
async function enter(
  t: TestShop,
  email: string,
  more: { code?: string; password?: string } = {},
  agent = '',
) {
  const answer = await t.try('POST /admin/auth', {
    body: { email, password, ...more },
    headers: agent ? { 'user-agent': agent } : {},
  })
  return { ...answer, cookie: { cookie: cookieIn(answer.headers) } }
}

/** Turns two-factor on with the code before, so that those of now and after are still good. */
async function withTwoFactor(t: TestShop, email: string) {
  const id = await createUser(t.shop, { email, password, role: 'member' })
  const { cookie: headers } = await enter(t, email)
  const { secret, otpauth_url } = await t.call('POST /admin/auth/two-factor', { body: { password }, headers })
  const on = await t.call('POST /admin/auth/two-factor/confirm', {
    body: { code: appCode(secret, -1) },
    headers,
  })
  return { id, headers, secret, otpauth_url, ...on }
}

describeShop('an account of staff', (t) => {
  it('tells role, permissions and two-factor, within the scopes of a token', async () => {
    await createUser(t.shop, { email: 'mel@example.com', password, role_id: 'catalogue' })
    const { cookie: headers } = await enter(t, 'mel@example.com')
    const { account } = await t.call('GET /admin/auth/account', { headers })
    expect(account).toMatchObject({
      user: { email: 'mel@example.com', role: 'member' },
      role: { id: 'catalogue', name: 'Catalogue', is_built_in: true },
      refund_limit: 0,
      two_factor: { is_on: false, confirmed_at: null, recovery_codes_left: 0 },
    })
    expect(account.permissions).toContain('products:write')
    expect(account.permissions).not.toContain('orders:read')
    expect(account.user).not.toHaveProperty('role_id')
    const { token } = await t.call('POST /admin/api-tokens', {
      body: { name: 'reader', scopes: ['orders:read'] },
      headers: t.staff,
    })
    const limited = await t.call('GET /admin/auth/account', { headers: { 'x-medusa-access-token': token } })
    expect(limited.account.permissions).toEqual(['orders:read'])
  })
  it('gets another password with the present one, and every other session ends', async () => {
    await createUser(t.shop, { email: 'pat@example.com', password, role_id: 'read-only' })
    const here = (await enter(t, 'pat@example.com')).cookie
    const there = (await enter(t, 'pat@example.com')).cookie
    const change = (body: object) => t.try('POST /admin/auth/password', { body, headers: here })
    const wrong = await change({ password: 'not it at all', new_password: 'quite another one' })
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', errors: [{ path: 'password' }] },
    })
    expect((await change({ password, new_password: 'short' })).body.message).toContain('new_password')
    expect((await change({ password, new_password: 'password123' })).status).toBe(400)
    expect((await change({ password, new_password: password })).body.errors[0].path).toBe('new_password')
    expect((await t.try('GET /admin/auth', { headers: there })).status).toBe(200)
    expect((await change({ password, new_password: 'quite another one' })).status).toBe(200)
    expect((await t.try('GET /admin/auth', { headers: here })).status).toBe(200)
    expect((await t.try('GET /admin/auth', { headers: there })).status).toBe(401)
    expect((await enter(t, 'pat@example.com')).status).toBe(401)
    expect((await enter(t, 'pat@example.com', { password: 'quite another one' })).status).toBe(200)
  })
  it('is slowed when its password is guessed, on the counts of the door', async () => {
    await createUser(t.shop, { email: 'slow@example.com', password })
    const { cookie: headers } = await enter(t, 'slow@example.com')
    const guess = () =>
      t.try('POST /admin/auth/password', {
        body: { password: 'a wrong guess', new_password: 'quite another one' },
        headers,
      })
    for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
    expect((await enter(t, 'slow@example.com')).status).toBe(429)
  })
  it('shows where it is signed in, and signs out there', async () => {
    const id = await createUser(t.shop, { email: 'sue@example.com', password })
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const here = (await enter(t, 'sue@example.com', {}, firefox)).cookie
    const there = (await enter(t, 'sue@example.com')).cookie
    const { access_token } = await t.call('POST /admin/auth/token', {
      body: { email: 'sue@example.com', password },
    })
    const byToken = { authorization: `Bearer ${access_token}` }
    const listed = async () => (await t.call('GET /admin/auth/sessions', { headers: here })).sessions
    const sessions = await listed()
    expect(sessions.map(({ kind }) => kind).sort()).toEqual(['cookie', 'cookie', 'token'])
    expect(sessions.filter(({ is_current }) => is_current)).toMatchObject([
      { browser: 'Firefox', system: 'Linux', user_agent: firefox },
    ])
    const other = sessions.find(({ kind, is_current }) => kind === 'cookie' && !is_current)
    const end = (headers: Record<string, string>) =>
      t.try('DELETE /admin/auth/sessions/:id', { params: { id: other?.id }, headers })
    expect((await end(t.staff)).status).toBe(404)
    expect((await end(here)).body).toEqual({ id: other?.id, object: 'session', deleted: true })
    expect((await t.try('GET /admin/auth', { headers: there })).status).toBe(401)
    expect(await t.call('DELETE /admin/auth/sessions', { headers: here })).toEqual({ ended: 1 })
    expect((await t.try('GET /admin/auth', { headers: byToken })).status).toBe(401)
    expect((await listed()).map(({ is_current }) => is_current)).toEqual([true])
    const { users } = await t.call('GET /admin/team', { query: { q: 'sue' }, headers: t.staff })
    expect(users).toMatchObject([{ id, last_seen_at: expect.any(String), two_factor: { is_on: false } }])
  })
  it('signs out elsewhere and leaves the customer of the same browser signed in', async () => {
    const customer = { email: 'cora@example.com', password, first_name: 'Cora', last_name: 'C' }
    await t.call('POST /store/customers', { body: customer })
    await createUser(t.shop, { email: 'both@example.com', password })
    const browser = (await enter(t, 'both@example.com')).cookie
    const { email } = customer
    const signedIn = await t.try('POST /store/auth', { body: { email, password }, headers: browser })
    const both = { cookie: cookieIn(signedIn.headers) }
    const elsewhere = (await enter(t, 'both@example.com')).cookie
    expect((await t.try('GET /admin/auth', { headers: both })).status).toBe(200)
    await t.call('DELETE /admin/auth/sessions', { headers: elsewhere })
    expect((await t.try('GET /admin/auth', { headers: both })).status).toBe(401)
    expect((await t.try('GET /store/auth', { headers: both })).status).toBe(200)
  })
})

describeShop('two-factor', (t) => {
  it('is turned on with a code of the app, and asked for at both doors from then on', async () => {
    const email = 'max@example.com'
    const { headers, secret, otpauth_url, two_factor, recovery_codes } = await withTwoFactor(t, email)
    expect(otpauth_url).toContain(`secret=${secret}`)
    expect(two_factor).toMatchObject({ is_on: true, recovery_codes_left: 10 })
    expect(new Set(recovery_codes).size).toBe(10)
    for (const door of ['POST /admin/auth', 'POST /admin/auth/token'] as const) {
      const knock = (more: object) => t.try(door, { body: { email, password, ...more } })
      expect(await knock({})).toMatchObject({ status: 401, body: { code: 'two_factor_required' } })
      expect(await knock({ code: '' })).toMatchObject({ body: { code: 'two_factor_required' } })
      expect(await knock({ code: '000000' })).toMatchObject({
        status: 401,
        body: { code: 'two_factor_invalid' },
      })
      expect((await knock({ password: 'wrong as wrong', code: appCode(secret) })).body.code).toBeUndefined()
    }
    // One and the same, though the app may show the next one by the second time.
    const code = appCode(secret)
    expect((await enter(t, email, { code })).status).toBe(200)
    expect((await enter(t, email, { code })).body.code).toBe('two_factor_invalid')
    const again = { body: { password }, headers }
    expect((await t.try('POST /admin/auth/two-factor', again)).body.code).toBe('two_factor_on')
  })
  it('takes one of two racing sign-ins with the same code', async () => {
    const { secret } = await withTwoFactor(t, 'race@example.com')
    const code = appCode(secret)
    const both = await Promise.all([1, 2].map(() => enter(t, 'race@example.com', { code })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })
  it('takes each recovery code once, however it is written, and new ones void the old', async () => {
    const email = 'rec@example.com'
    const { headers, recovery_codes, secret } = await withTwoFactor(t, email)
    const [first = '', second = ''] = recovery_codes
    expect((await enter(t, email, { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await enter(t, email, { code: first })).body.code).toBe('two_factor_invalid')
    const { account } = await t.call('GET /admin/auth/account', { headers })
    expect(account.two_factor.recovery_codes_left).toBe(9)
    const renew = (body: object) => t.try('POST /admin/auth/two-factor/recovery-codes', { body, headers })
    expect((await renew({})).status).toBe(400)
    expect((await renew({ password: 'a wrong guess' })).body.code).toBe('wrong_password')
    const renewed = await renew({ code: appCode(secret) })
    expect(renewed.body.two_factor.recovery_codes_left).toBe(10)
    expect((await enter(t, email, { code: second })).status).toBe(401)
    expect((await enter(t, email, { code: renewed.body.recovery_codes[0] })).status).toBe(200)
  })
  it('is begun with the password alone, and counts only once it is confirmed', async () => {
    await createUser(t.shop, { email: 'new@example.com', password })
    const { cookie: headers } = await enter(t, 'new@example.com')
    const confirm = (code: string) =>
      t.try('POST /admin/auth/two-factor/confirm', { body: { code }, headers })
    expect((await confirm('123456')).body.errors[0].path).toBe('code')
    const begin = (given: string) =>
      t.try('POST /admin/auth/two-factor', { body: { password: given }, headers })
    expect((await begin('a wrong guess')).body.code).toBe('wrong_password')
    const old = (await begin(password)).body.secret
    const { secret } = (await begin(password)).body
    expect((await enter(t, 'new@example.com')).status).toBe(200)
    expect((await confirm(appCode(old))).body.code).toBe('two_factor_invalid')
    expect((await confirm(appCode(secret))).status).toBe(200)
    expect((await enter(t, 'new@example.com')).body.code).toBe('two_factor_required')
    const off = (body: object) => t.try('DELETE /admin/auth/two-factor', { body, headers })
    expect((await off({ code: '123456' })).body.code).toBe('two_factor_invalid')
    expect((await off({ password })).body.two_factor.is_on).toBe(false)
    expect((await enter(t, 'new@example.com')).status).toBe(200)
    const codes = await t.try('POST /admin/auth/two-factor/recovery-codes', { body: { password }, headers })
    expect(codes.body.code).toBe('two_factor_off')
  })
  it('keeps no secret and no code readable, in the tables and in the audit log', async () => {
    const { id, secret, recovery_codes } = await withTwoFactor(t, 'hid@example.com')
    const { two_factor, recovery_code } = t.shop.db.t
    const kept = JSON.stringify([
      await t.shop.db.select().from(two_factor),
      await t.shop.db.select().from(recovery_code),
    ])
    const { audit_log } = await t.call('GET /admin/audit-log', {
      query: { actor_id: [id], limit: 100 },
      headers: t.staff,
    })
    const told = JSON.stringify(audit_log)
    for (const hidden of [
      secret,
      bytesOfBase32(secret).toString('base64url'),
      ...recovery_codes,
      ...recovery_codes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(kept).not.toContain(hidden)
      expect(told).not.toContain(hidden)
    }
    expect(audit_log.map(({ action }) => action)).toEqual([
      'POST /admin/auth/two-factor/confirm',
      'POST /admin/auth/two-factor',
      'POST /admin/auth',
    ])
    expect(audit_log[0]).toMatchObject({ actor_name: 'hid@example.com' })
    expect(told).toContain('"confirmed_at":"20')
  })
  it('is guessed at most thirty times, from wherever', async () => {
    const { secret } = await withTwoFactor(t, 'guess@example.com')
    const guess = async (address: number, code = '000000') => {
      const request = new Request('http://localhost/admin/auth', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'guess@example.com', password, code }),
      })
      Object.defineProperty(request, 'ip', { value: `203.0.113.${address}` })
      return (await t.app.fetch(request)).status
    }
    const statuses: number[] = []
    for (let at = 0; at < 32; at += 1) statuses.push(await guess(at))
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
    expect(statuses.slice(30)).toEqual([429, 429])
    expect(await guess(99, appCode(secret))).toBe(429)
  })
  it('of somebody who lost all is turned off by an admin, and by nobody with less powers', async () => {
    const { id, headers } = await withTwoFactor(t, 'lost@example.com')
    const { users } = await t.call('GET /admin/team', { query: { q: 'lost' }, headers: t.staff })
    expect(users).toMatchObject([{ two_factor: { is_on: true } }])
    await createUser(t.shop, { email: 'mia@example.com', password, role: 'member' })
    const mia = (await enter(t, 'mia@example.com')).cookie
    const off = (as: Record<string, string>, params = { id }) =>
      t.try('DELETE /admin/users/:id/two-factor', { params, headers: as })
    expect((await off(mia)).status).toBe(403)
    expect((await off(t.staff, { id: 'usr_none' })).status).toBe(404)
    expect((await off(t.staff)).body).toEqual({ id, object: 'two_factor', deleted: true })
    expect((await t.try('GET /admin/auth', { headers })).status).toBe(401)
    expect((await enter(t, 'lost@example.com')).status).toBe(200)
  })
})
