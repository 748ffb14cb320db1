import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createJob, readJob, runJob, uploadText } from '../../testing/batch-jobs'
import { describeShop } from '../../testing/test-shop'
import { europe, mug } from '../../testing/world'
import { timedWork } from '../subscribers'
import { oldBatchJobs } from './forget-old-jobs'

describeShop('what old jobs left', (t) => {
  beforeAll(async () => {
    await europe(t)
    await mug(t)
  })
  const file = (prefix: string, rows: number) =>
    uploadText(
      t,
      ['Product Handle;Product Title', ...Array.from({ length: rows }, (_, n) => `${prefix}-${n};X`)].join(
        '\n',
      ),
    )
  const finished = async (id: string, days: number) => {
    const { batch_job: job } = t.shop.db.t
    const at = new Date(Date.now() - days * 86_400_000).toISOString()
    const [row] = await t.shop.db.select().from(job).where(eq(job.id, id))
    await t.shop.transaction((tx) =>
      tx
        .update(job)
        .set({
          completed_at: row?.completed_at && at,
          failed_at: row?.failed_at && at,
          canceled_at: row?.canceled_at && at,
        })
        .where(eq(job.id, id)),
    )
  }
  const rowsOf = async (id: string) =>
    (await t.call('GET /admin/batch-jobs/:id/rows', { params: { id }, query: {}, headers: t.staff })).count
  const exists = async (key: unknown) =>
    (await t.shop.providers.file.get(String(key), { isPrivate: true })) !== null ||
    (await t.shop.providers.file.get(String(key))) !== null

  it('is cleared away after 90 days, in small steps, and the jobs stay with their figures', async () => {
    const imported = await runJob(t, 'product-import', { fileKey: await file('old', 1201) })
    const exported = await runJob(t, 'product-export', {})
    const young = await runJob(t, 'product-import', { fileKey: await file('young', 3) })
    for (const [id, days] of [
      [imported.id, 91],
      [exported.id, 91],
      [young.id, 89],
    ] as const)
      await finished(id, days)
    const key = exported.result?.file_key
    expect(await exists(key)).toBe(true)
    await oldBatchJobs.run(t.shop)
    await oldBatchJobs.run(t.shop)
    expect([await rowsOf(imported.id), await rowsOf(young.id)]).toEqual([0, 3])
    expect(await exists(key)).toBe(false)
    expect(await readJob(t, imported.id)).toMatchObject({
      status: 'completed',
      context: null,
      result: { count: 1201, rows: { created: 1201 } },
    })
    expect((await readJob(t, exported.id)).result).not.toHaveProperty('file_key')
    expect((await readJob(t, young.id)).context).toMatchObject({ fileKey: expect.any(String) })
  })

  it('goes with the file that could not be taken in, but never with another file', async () => {
    const failed = await runJob(t, 'product-import', { fileKey: await uploadText(t, 'Product Handle\n\n;x') })
    const picture = await t.shop.providers.file.put({
      name: 'mug.png',
      type: 'image/png',
      content: new Uint8Array([1]),
    })
    const wrong = await runJob(t, 'product-import', { fileKey: picture.key })
    expect([failed.status, wrong.status]).toEqual(['failed', 'failed'])
    const key = failed.context?.fileKey
    expect(await exists(key)).toBe(true)
    for (const { id } of [failed, wrong]) await finished(id, 100)
    await oldBatchJobs.run(t.shop)
    expect([await exists(key), await exists(picture.key)]).toEqual([false, true])
  })

  it('waits while its file cannot be removed, and holds nothing else up', async () => {
    const stuck = await runJob(t, 'product-export', {})
    const canceled = await createJob(t, 'product-export', {})
    await t.call('POST /admin/batch-jobs/:id/cancel', { params: canceled, headers: t.staff })
    for (const { id } of [stuck, canceled]) await finished(id, 100)
    const { file: files } = t.shop.providers
    const { remove } = files
    files.remove = async () => {
      throw new Error('The store of files is away')
    }
    try {
      await oldBatchJobs.run(t.shop)
    } finally {
      files.remove = remove
    }
    expect((await readJob(t, stuck.id)).result?.file_key).toBe(stuck.result?.file_key)
    expect((await readJob(t, canceled.id)).context).toBeNull()
    await oldBatchJobs.run(t.shop)
    expect(await exists(stuck.result?.file_key)).toBe(false)
  })

  it('is looked for by the clock', () => {
    expect(timedWork).toContain(oldBatchJobs)
  })
})
