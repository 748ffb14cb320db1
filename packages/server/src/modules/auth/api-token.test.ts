import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'
import { createApiToken } from './api-tokens'

const password = 'correct-horse-battery'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describeShop('an API token', (t) => {
  const signedIn = async (email: string, role: 'admin' | 'developer' | 'member') => {
    const id = await createUser(t.shop, { email, password, role })
    const { access_token } = await t.call('POST /admin/auth/token', { body: { email, password } })
    return { id, headers: { authorization: `Bearer ${access_token}` } }
  }
  const make = (headers: Record<string, string>, body: object = {}) =>
    t.try('POST /admin/api-tokens', { body: { name: 'script', ...body }, headers })
  const as = (token: string) => ({ 'x-medusa-access-token': token })

  it('is shown once, acts as its maker within its scopes, and ends when it is revoked', async () => {
    const dan = await signedIn('dan@example.com', 'developer')
    const { status, body } = await make(dan.headers, { scopes: ['regions:read'], expires_at: inDays(90) })
    expect(status).toBe(200)
    expect(body.api_token).toMatchObject({
      name: 'script',
      user_id: dan.id,
      scopes: ['regions:read'],
      hint: body.token.slice(-4),
      last_used_at: null,
    })
    expect((await t.try('GET /admin/regions', { headers: as(body.token) })).status).toBe(200)
    expect((await t.try('GET /admin/orders', { headers: as(body.token) })).status).toBe(403)
    const rows = await t.shop.db.select().from(t.shop.db.t.api_token)
    expect(JSON.stringify(rows)).not.toContain(body.token)
    const { api_tokens } = await t.call('GET /admin/api-tokens', { headers: dan.headers })
    expect(api_tokens).toMatchObject([{ id: body.api_token.id, last_used_at: expect.any(String) }])
    expect(JSON.stringify(api_tokens)).not.toMatch(/token_hash|"token"/)
    const params = { id: body.api_token.id }
    await t.call('DELETE /admin/api-tokens/:id', { params, headers: dan.headers })
    await t.call('DELETE /admin/api-tokens/:id', { params, headers: dan.headers })
    expect((await t.try('GET /admin/regions', { headers: as(body.token) })).status).toBe(401)
    const { audit_log } = await t.call('GET /admin/audit-log', {
      query: { entity: ['api_token'], entity_id: [params.id] },
      headers: t.staff,
    })
    expect(audit_log.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['DELETE /admin/api-tokens/:id', dan.id],
      ['DELETE /admin/api-tokens/:id', dan.id],
      ['POST /admin/api-tokens', dan.id],
    ])
    expect(JSON.stringify(audit_log)).not.toContain(body.token)
  })
  it('is seen and revoked by its owner and by admins', async () => {
    const eva = await signedIn('eva@example.com', 'developer')
    const fay = await signedIn('fay@example.com', 'developer')
    const { body } = await make(eva.headers)
    const seen = async (headers: Record<string, string>) => {
      const { api_tokens } = await t.call('GET /admin/api-tokens', {
        query: { include_ended: false },
        headers,
      })
      return api_tokens.some(({ id }) => id === body.api_token.id)
    }
    expect([await seen(eva.headers), await seen(fay.headers), await seen(t.staff)]).toEqual([
      true,
      false,
      true,
    ])
    const revoke = (headers: Record<string, string>) =>
      t.try('DELETE /admin/api-tokens/:id', { params: { id: body.api_token.id }, headers })
    expect((await revoke(fay.headers)).status).toBe(404)
    expect((await revoke(t.staff)).status).toBe(200)
    expect(await seen(t.staff)).toBe(false)
  })
  it('never holds more than its maker may', async () => {
    const gus = await signedIn('gus@example.com', 'developer')
    const mia = await signedIn('mia@example.com', 'member')
    expect((await make(mia.headers)).status).toBe(403)
    expect((await make(gus.headers, { scopes: ['users:write'] })).body.type).toBe('forbidden')
    expect((await make(gus.headers, { scopes: ['planets:read'] })).body.type).toBe('invalid_data')
    expect((await make(gus.headers, { scopes: [] })).status).toBe(400)
    expect((await make(gus.headers, { expires_at: inDays(-1) })).status).toBe(400)
    const all = await make(gus.headers)
    const user = { email: 'new@example.com', password }
    expect((await t.try('POST /admin/users', { body: user, headers: as(all.body.token) })).status).toBe(403)
    const refused = createApiToken(t.shop, {
      domain: 'admin',
      email: 'gus@example.com',
      name: 'x',
      scopes: ['users:write'],
    })
    await expect(refused).rejects.toThrow('developer')
  })
  it('made with a token is no wider than that token and ends no later', async () => {
    const { body } = await make(t.staff, {
      scopes: ['api-tokens:write', 'orders:read'],
      expires_at: inDays(2),
    })
    const headers = as(body.token)
    expect((await make(headers)).status).toBe(403)
    expect((await make(headers, { scopes: ['orders:write'], expires_at: inDays(1) })).status).toBe(403)
    expect((await make(headers, { scopes: ['orders:read'] })).status).toBe(403)
    expect((await make(headers, { scopes: ['orders:read'], expires_at: inDays(3) })).status).toBe(403)
    expect((await make(headers, { scopes: ['orders:read'], expires_at: inDays(1) })).status).toBe(200)
  })
  it('shrinks with the role of its maker', async () => {
    const pam = await signedIn('pam@example.com', 'admin')
    const { body } = await make(pam.headers)
    const read = () => t.try('GET /admin/audit-log', { headers: as(body.token) })
    expect((await read()).status).toBe(200)
    await t.call('POST /admin/users/:id', {
      params: { id: pam.id },
      body: { role: 'member' },
      headers: t.staff,
    })
    expect((await read()).status).toBe(403)
  })
  it('is not kept for a repeated request', async () => {
    await make({ ...t.staff, 'idempotency-key': 'again' })
    const { idempotency_key } = t.shop.db.t
    expect(await t.shop.db.select().from(idempotency_key)).toEqual([])
  })
})
