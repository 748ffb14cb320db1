import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createJob } from '../../testing/batch-jobs'
import { describeShop } from '../../testing/test-shop'

describeShop('the list of batch jobs', (t) => {
  const ids: Record<string, string> = {}
  const list = async (query: object) => {
    const { batch_jobs } = await t.call('GET /admin/batch-jobs', { query: query, headers: t.staff })
    return batch_jobs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).sort()
  }
  beforeAll(async () => {
    const stamps = {
      waiting: {},
      done: { completed_at: '2026-02-01T10:00:00.000Z', pre_processed_at: '2026-02-01T09:00:00.000Z' },
      stopped: { canceled_at: '2026-03-01T10:00:00.000Z' },
      broken: { failed_at: '2026-04-01T10:00:00.000Z' },
    }
    for (const [name, row] of Object.entries(stamps)) {
      const type = name === 'done' ? 'order-export' : 'product-export'
      const { id } = await createJob(t, type, {}, true)
      ids[name] = id
      const { batch_job: table } = t.shop.db.t
      await t.shop.transaction((tx) =>
        tx
          .update(table)
          .set({ created_at: '2026-01-01T00:00:00.000Z', ...row })
          .where(eq(table.id, id))
          .then(),
      )
    }
  })

  it('is narrowed by type, ids and dates, and by dates that are not there yet', async () => {
    expect(await list({})).toEqual(['broken', 'done', 'stopped', 'waiting'])
    expect(await list({ type: ['order-export'] })).toEqual(['done'])
    expect(await list({ id: [ids.done, ids.broken] })).toEqual(['broken', 'done'])
    expect(await list({ completed_at: { gte: '2026-01-31T00:00:00.000Z' } })).toEqual(['done'])
    expect(await list({ completed_at: { lt: '2026-01-31T00:00:00.000Z' } })).toEqual([])
    expect(await list({ completed_at: 'null', failed_at: 'null', canceled_at: 'null' })).toEqual(['waiting'])
    expect(await list({ pre_processed_at: 'null', confirmed_at: 'null' })).toEqual([
      'broken',
      'stopped',
      'waiting',
    ])
    expect(await list({ created_at: { lt: '2026-01-01T00:00:00.000Z' } })).toEqual([])
  })

  it('brings along who created a job, when asked', async () => {
    const { batch_jobs, count, limit } = await t.call('GET /admin/batch-jobs', {
      query: { expand: 'created_by_user', limit: 1 },
      headers: t.staff,
    })
    expect([count, limit]).toEqual([4, 1])
    expect(batch_jobs[0]?.created_by_user).toMatchObject({
      id: batch_jobs[0]?.created_by,
      email: expect.stringContaining('staff'),
    })
    expect(JSON.stringify(batch_jobs)).not.toContain('password')
  })

  it('refuses filters it does not know', async () => {
    for (const query of [{ status: 'completed' }, { colour: 'red' }, { completed_at: 'soon' }])
      expect((await t.try('GET /admin/batch-jobs', { query, headers: t.staff })).status).toBe(400)
  })
})
