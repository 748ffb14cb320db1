import { areas, jobScopes } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { runJob, uploadText } from '../../testing/batch-jobs'
import { describeShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'
import { jobOfFile } from './may-run-job'
import { workOnJob } from './work-on-job'

const password = 'correct-horse-battery'

describeShop('a token for batch jobs', (t) => {
  let made = 0
  /** Max, by a token for batch jobs, uploads and whatever else is said. */
  const limited = async (...more: string[]) => {
    made += 1
    const email = `max${made}@example.com`
    await createUser(t.shop, { email, password, role: 'admin' })
    const { access_token } = await t.call('POST /admin/auth/token', { body: { email, password } })
    const whole = { authorization: `Bearer ${access_token}` }
    const { token } = await t.call('POST /admin/api-tokens', {
      body: { name: 'exports', scopes: ['batch-jobs:write', 'uploads:write', ...more] },
      headers: whole,
    })
    return { whole, token: { 'x-medusa-access-token': token } }
  }
  const start = (type: string, headers: Record<string, string>) => {
    const context = type.endsWith('import') ? { fileKey: 'in.csv' } : {}
    return t.try('POST /admin/batch-jobs', { body: { type, context, dry_run: true }, headers })
  }

  /** What an undo takes follows from the import that it takes back. */
  const scopes = Object.entries(jobScopes).flatMap(([type, wanted]) =>
    type === 'import-undo' ? [] : wanted.map((scope) => [type, scope] as const),
  )

  it.each(scopes)('starts no %s without %s', async (type, scope) => {
    const [area] = scope.split(':')
    const others = areas.filter((other) => other !== area).map((other) => `${other}:write`)
    const { token } = await limited(...others, ...(scope.endsWith(':write') ? [`${area}:read`] : []))
    const jobs = await t.shop.db.$count(t.shop.db.t.batch_job)
    expect(await start(type, token)).toMatchObject({ status: 403, body: { type: 'forbidden' } })
    expect(await t.shop.db.$count(t.shop.db.t.batch_job)).toBe(jobs)
  })
  it('starts one with what it reads, and is told of a type that is none', async () => {
    const { token } = await limited('orders:read')
    expect((await start('order-export', token)).status).toBe(201)
    expect((await start('shop-export', token)).status).toBe(404)
  })
  it('neither confirms a job of its owner nor looks at its rows or its file', async () => {
    const { whole, token } = await limited()
    const { body } = await start('order-export', whole)
    const params = { id: body.batch_job.id }
    await workOnJob(t.shop, params.id)
    const headers = token
    expect((await t.try('POST /admin/batch-jobs/:id/confirm', { params, headers })).status).toBe(403)
    expect((await t.try('GET /admin/batch-jobs/:id/rows', { params, headers })).status).toBe(403)
    await t.call('POST /admin/batch-jobs/:id/confirm', { params, headers: whole })
    await workOnJob(t.shop, params.id)
    const { batch_job } = await t.call('GET /admin/batch-jobs/:id', { params, headers: whole })
    const link = (headers: Record<string, string>) =>
      t.try('POST /admin/uploads/download-url', {
        body: { file_key: batch_job.result?.file_key },
        headers,
      })
    expect((await link(token)).status).toBe(403)
    expect((await link(whole)).status).toBe(200)
    expect((await link((await limited('orders:read')).token)).status).toBe(200)
  })
  it('takes no import back, nor confirms or looks at that, without what the import took', async () => {
    const { whole, token } = await limited('price-lists:write', 'products:read')
    const fileKey = await uploadText(t, 'Product Handle;Product Title\nback;Back')
    const create = (type: string, context: object, headers: Record<string, string>, dry_run = false) =>
      t.try('POST /admin/batch-jobs', { body: { type, context, dry_run }, headers })
    const imported = await create('product-import', { fileKey }, whole)
    await workOnJob(t.shop, imported.body.batch_job.id)
    const context = { job_id: imported.body.batch_job.id }
    expect((await create('import-undo', context, token)).status).toBe(403)
    const undo = await create('import-undo', context, whole, true)
    expect(undo.status).toBe(201)
    const params = { id: undo.body.batch_job.id }
    await workOnJob(t.shop, params.id)
    expect((await t.try('POST /admin/batch-jobs/:id/confirm', { params, headers: token })).status).toBe(403)
    expect((await t.try('GET /admin/batch-jobs/:id/rows', { params, headers: token })).status).toBe(403)
    expect((await t.try('POST /admin/batch-jobs/:id/confirm', { params, headers: whole })).status).toBe(200)
  })
  it('tells the file of each export from those of people', async () => {
    for (const type of ['order-export', 'product-export'] as const) {
      const { result } = await runJob(t, type, {})
      expect(jobOfFile(String(result?.file_key))).toBe(type)
    }
    expect(jobOfFile('01j9z3-orders.csv')).toBeUndefined()
  })
})
