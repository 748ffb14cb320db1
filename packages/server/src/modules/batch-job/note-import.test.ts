import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { like } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { afterFirstRows, createJob, runJob, uploadText, workInPart } from '../../testing/batch-jobs'
import { describeShop } from '../../testing/test-shop'
import { europe } from '../../testing/world'
import { importFromFile } from './run-import'
import { enqueueJob, workOnJob } from './work-on-job'

describeShop('the audit log of an import', (t) => {
  beforeAll(async () => {
    await europe(t)
  })
  const fileOf = (prefix: string, rows: number) =>
    ['Product Handle;Product Title', ...Array.from({ length: rows }, (_, n) => `${prefix}-${n};X ${n}`)].join(
      '\n',
    )
  const imports = async () =>
    (await t.call('GET /admin/audit-log', { query: { action: ['import'], limit: 200 }, headers: t.staff }))
      .audit_log
  const of = async (id: string) => (await imports()).filter(({ entity_id }) => entity_id === id)

  it('holds one entry with its file, counts and job, whoever asked for it', async () => {
    const fileKey = await uploadText(t, fileOf('one', 3))
    const job = await runJob(t, 'product-import', { fileKey })
    const [entry, ...more] = await of(job.id)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      actor_type: 'user',
      actor_id: job.created_by,
      entity: 'batch_job',
      after: {
        type: 'product-import',
        status: 'completed',
        job: job.id,
        file: fileKey,
        created: 3,
        updated: 0,
        skipped: 0,
        failed: 0,
      },
    })
    const file = join(mkdtempSync(join(tmpdir(), 'cartwright-note-')), 'products.csv')
    writeFileSync(file, 'Product Handle;Product Title;Product Status\none-9;X 9;sold\n')
    const { job: own } = await importFromFile(t.shop, file, { context: { on_error: 'fail' } })
    expect(await of(own.id)).toMatchObject([
      { actor_type: 'cli', actor_id: null, after: { file, status: 'failed', created: 0 } },
    ])
    writeFileSync(file, fileOf('two', 4))
    const { job: second } = await importFromFile(t.shop, file)
    expect(await of(second.id)).toMatchObject([{ actor_type: 'cli', after: { file, created: 4 } }])
  })

  it('holds one for a file of prices, with the list it went to', async () => {
    const { price_list } = await t.call('POST /admin/price-lists', {
      headers: t.staff,
      body: { name: 'Sale', description: 'x', type: 'sale', prices: [] },
    })
    const text = 'Product Handle;Product Title;Variant Title;Variant SKU\nlisted;Listed;One;listed-1'
    await runJob(t, 'product-import', { fileKey: await uploadText(t, text) })
    const job = await runJob(t, 'price-list-import', {
      fileKey: await uploadText(t, 'SKU;Price EUR\nlisted-1;5'),
      price_list_id: price_list.id,
    })
    expect(await of(job.id)).toMatchObject([{ after: { price_list_id: price_list.id, created: 1 } }])
  })

  it('holds one though the work was cut off and taken up again', async () => {
    const job = await createJob(t, 'product-import', { fileKey: await uploadText(t, fileOf('cut', 400)) })
    await workInPart(t, job.id)
    expect(await of(job.id)).toEqual([])
    await enqueueJob(t.shop, job.id)
    await workOnJob(t.shop, job.id)
    expect(await of(job.id)).toMatchObject([{ after: { status: 'completed', created: 400 } }])
  })

  it('says how much a canceled one had written, and nothing of what was only looked at', async () => {
    const job = await createJob(t, 'product-import', { fileKey: await uploadText(t, fileOf('stop', 3000)) })
    const cancel = () => t.call('POST /admin/batch-jobs/:id/cancel', { params: job, headers: t.staff })
    await workOnJob(
      afterFirstRows(t, job.id, async () => [await cancel(), await cancel()]),
      job.id,
    )
    const { product } = t.shop.db.t
    const count = await t.shop.db.$count(product, like(product.handle, 'stop-%'))
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(3000)
    expect(await of(job.id)).toMatchObject([{ after: { status: 'canceled', created: count } }])
    for (const text of [fileOf('dry', 2), 'Product Handle\n;x']) {
      const dry = await createJob(t, 'product-import', { fileKey: await uploadText(t, text) }, true)
      await workOnJob(t.shop, dry.id)
      expect(await of(dry.id)).toEqual([])
    }
    const exported = await runJob(t, 'product-export', {})
    expect(await of(exported.id)).toEqual([])
  })
})
