import { areas, type CallName, contract, type Endpoint, permissionOf, staffMay } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { createApiToken, revokeApiToken } from '../modules/auth/api-tokens'
import { hashOf } from '../modules/auth/sessions'
import { createUser } from '../modules/user/create-user'
import { describeShop, type TestShop } from '../testing/test-shop'
import { assertGuarded, openCalls } from './access'

type Headers = Record<string, string>

const calls = (Object.entries(contract) as [CallName, Endpoint][]).filter(([name]) =>
  name.includes(' /admin'),
)
const guarded = calls.filter(([name]) => !openCalls.includes(name))
const cookieIn = (headers: globalThis.Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''
const password = 'correct-horse-battery'

/** A request that would be refused for its body and query, were it let as far as that: only the guard may speak. */
async function knock(t: TestShop, name: CallName, headers: Headers) {
  const [method = '', path = ''] = name.split(' ')
  const response = await t.app.fetch(
    new Request(`http://localhost${path.replace(/:\w+/g, 'none')}?no_such_filter=1`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: method === 'GET' ? undefined : '{ not json',
    }),
  )
  const text = await response.text()
  return { name, status: response.status, type: response.headers.get('content-type'), body: JSON.parse(text) }
}

/** Who holds the whole of a token that is over is told so, and no more. */
const codeFor = (who: string) => /^an? (revoked|expired) API token/.exec(who)?.[1]

const refusal = (name: string, status: number, type: string, ended?: string) => ({
  name,
  status,
  type: 'application/json; charset=utf-8',
  body: {
    type,
    message: expect.any(String),
    request_id: expect.any(String),
    ...(ended ? { code: `token_${ended}` } : {}),
  },
})

it('a call of the admin that asks for no credentials does not start', () => {
  for (const access of ['anyone', 'customer', 'open'] as const)
    expect(() => assertGuarded('GET /admin/new', { access })).toThrow('for staff')
  expect(() => assertGuarded('GET /admin/new', { access: 'staff' })).not.toThrow()
  expect(() => assertGuarded('GET /store/new', { access: 'anyone' })).not.toThrow()
})
it('but for signing in, mails with tokens and the set-up, all of the admin is for staff', () => {
  const open = calls.filter(([, { access }]) => access !== 'staff').map(([name]) => name)
  expect(open.sort()).toEqual([...openCalls].sort())
})

describeShop('the admin', (t) => {
  const strangers: Record<string, Headers> = {}
  const tokenOf = async (email: string) => {
    const { access_token } = await t.call('POST /admin/auth/token', { body: { email, password } })
    return { authorization: `Bearer ${access_token}` }
  }
  const staff = async (email: string, role: 'admin' | 'member' | 'developer') => {
    await createUser(t.shop, { email, password, role })
    return tokenOf(email)
  }

  beforeAll(async () => {
    const ada = { email: 'ada@example.com', password: 'analytical', first_name: 'Ada', last_name: 'Byron' }
    const registered = await t.try('POST /store/customers', { body: ada })
    const signedIn = await t.call('POST /store/auth/token', {
      body: { email: ada.email, password: ada.password },
    })
    const api = (name: string, more: object = {}) =>
      createApiToken(t.shop, { domain: 'admin', email: 'max@example.com', name, ...more })
    await createUser(t.shop, { email: 'max@example.com', password, role: 'admin' })
    const revoked = await api('revoked')
    await revokeApiToken(t.shop, revoked.id)
    const expired = await api('expired', { expires_at: new Date(Date.now() - 1000).toISOString() })
    const ofCustomer = await createApiToken(t.shop, { domain: 'store', email: ada.email, name: 'app' })
    const body = { email: 'max@example.com', password }
    const idle = await t.try('POST /admin/auth', { body })
    const idleCookie = cookieIn(idle.headers)
    await t.shop.transaction((tx) =>
      tx.update(tx.t.session).set({ last_seen_at: new Date(Date.now() - 11 * 3_600_000).toISOString() }),
    )
    const left = { cookie: cookieIn((await t.try('POST /admin/auth', { body })).headers) }
    await t.call('DELETE /admin/auth', { headers: left })
    const gone = await staff('gone@example.com', 'admin')
    const { users } = await t.call('GET /admin/users', { query: { q: 'gone@' }, headers: t.staff })
    await t.call('DELETE /admin/users/:id', { params: { id: users[0]?.id ?? '' }, headers: t.staff })
    const forged = (await tokenOf('max@example.com')).authorization
    Object.assign(strangers, {
      nobody: {},
      'a customer by cookie': { cookie: cookieIn(registered.headers) },
      'a customer by token': { authorization: `Bearer ${signedIn.access_token}` },
      'a customer by API token': { 'x-medusa-access-token': ofCustomer.token },
      'a revoked API token': { 'x-medusa-access-token': revoked.token },
      'a revoked API token as bearer': { authorization: `Bearer ${revoked.token}` },
      'an expired API token': { 'x-medusa-access-token': expired.token },
      'the hash of a token': { 'x-medusa-access-token': hashOf(expired.token) },
      'a cookie left for eleven hours': { cookie: idleCookie },
      'a cookie after signing out': left,
      'a token of somebody removed': gone,
      'a forged token': { authorization: `${forged.slice(0, -4)}AAAA` },
      'a publishable key': { 'x-publishable-api-key': 'pk_none' },
    })
  })

  it('refuses strangers at each call, before it reads what they send', async () => {
    const log = await t.shop.db.$count(t.shop.db.t.audit_log)
    for (const [who, headers] of Object.entries(strangers))
      for (const [name] of guarded)
        expect({ who, ...(await knock(t, name, headers)) }).toEqual({
          who,
          ...refusal(name, 401, 'unauthorized', codeFor(who)),
        })
    expect(await t.shop.db.$count(t.shop.db.t.audit_log)).toBe(log)
  })
  it('lets those with a good credential as far as the check of what they send', async () => {
    const good = [t.staff, await tokenOf('max@example.com')]
    const { headers } = await t.try('POST /admin/auth', { body: { email: 'max@example.com', password } })
    good.push({ cookie: cookieIn(headers) })
    for (const headers of good)
      for (const [name] of guarded.filter(([, { body, multipart }]) => body && !multipart))
        expect(await knock(t, name, headers)).toMatchObject({ name, status: 400 })
  })
  it('refuses what a role does not allow, before it reads what is sent', async () => {
    for (const role of ['member', 'developer'] as const) {
      const headers = await staff(`${role}@example.com`, role)
      const forbidden = guarded.filter(([name]) => !staffMay({ id: 'usr_none', role }, name))
      expect(forbidden.length).toBeGreaterThan(5)
      for (const [name] of forbidden)
        expect(await knock(t, name, headers)).toEqual(refusal(name, 403, 'forbidden'))
    }
  })
  it('refuses what a token is not scoped for, even when its owner may', async () => {
    const scoped = async (scopes: string[]) => ({
      'x-medusa-access-token': (
        await createApiToken(t.shop, { domain: 'admin', email: 'max@example.com', name: 'x', scopes })
      ).token,
    })
    const reader = await scoped(['*:read'])
    const own = new Set([
      'GET /admin/auth',
      'GET /admin/auth/account',
      'DELETE /admin/auth',
      // They tell of no more than what may be read elsewhere.
      'POST /admin/inbox/seen',
      'POST /admin/live/place',
    ])
    for (const [name] of guarded.filter(([name]) => permissionOf(name)[1] === 'write' && !own.has(name)))
      expect(await knock(t, name, reader)).toEqual(refusal(name, 403, 'forbidden'))
    const headers = await scoped(areas.filter((area) => area !== 'orders').map((area) => `${area}:write`))
    for (const [name] of guarded.filter(([name]) => permissionOf(name)[0] === 'orders'))
      expect(await knock(t, name, headers)).toEqual(refusal(name, 403, 'forbidden'))
  })
})
