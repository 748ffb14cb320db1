import { expect, it } from 'vitest'
import { createApiToken, revokeApiToken } from '../modules/auth/api-tokens'
import { describeShop } from '../testing/test-shop'
import { keeperFetch } from './vouched'

describeShop('a call of the process that keeps the shop', (t) => {
  const keeper = (path: string, init?: RequestInit) =>
    keeperFetch(t.shop, t.app)(`http://shop.internal${path}`, init)

  it('may do everything without a token, and is written down as the command line', async () => {
    const made = await keeper('/admin/collections', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'By hand' }),
    })
    expect(made.status).toBe(200)
    const { audit_log } = await t.call('GET /admin/audit-log', {
      query: { action: ['POST /admin/collections'] },
      headers: t.staff,
    })
    expect(audit_log[0]).toMatchObject({ actor_type: 'cli', actor_id: null })
  })
  it('is what its process says, and nothing that comes along in headers', async () => {
    const request = new Request('http://shop.internal/admin/products', { headers: { via: 'cli' } })
    expect((await t.app.fetch(request)).status).toBe(401)
  })
  it('sees the jobs of everybody', async () => {
    await t.call('POST /admin/batch-jobs', {
      body: { type: 'product-export', context: {} },
      headers: t.staff,
    })
    const { batch_jobs } = (await (await keeper('/admin/batch-jobs')).json()) as { batch_jobs: unknown[] }
    expect(batch_jobs.length).toBeGreaterThan(0)
  })
})

describeShop('a token that is over', (t) => {
  it('is told so to whoever shows it, with the day', async () => {
    const headers = async (expires_at?: string) => {
      const made = await createApiToken(t.shop, { domain: 'admin', name: 'old', expires_at })
      return { id: made.id, 'x-medusa-access-token': made.token }
    }
    const { id: _, ...expired } = await headers('2026-01-02T03:04:05.000Z')
    expect(await t.try('GET /admin/products', { headers: expired })).toMatchObject({
      status: 401,
      body: { code: 'token_expired', message: 'This token expired on 2026-01-02T03:04:05.000Z' },
    })
    const { id, ...revoked } = await headers()
    await revokeApiToken(t.shop, id)
    expect(await t.try('GET /admin/products', { headers: revoked })).toMatchObject({
      status: 401,
      body: { code: 'token_revoked' },
    })
    const unknown = { 'x-medusa-access-token': 'ct_unknown' }
    expect((await t.try('GET /admin/products', { headers: unknown })).body).toMatchObject({
      message: 'Unauthorized',
    })
  })
})
