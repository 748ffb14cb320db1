import { expect, it } from 'vitest'
import { createJob, readJob, runJob, uploadText, workInPart } from '../../testing/batch-jobs'
import { dump } from '../../testing/dump'
import { csvOf, shopifyExport } from '../../testing/shopify-export'
import { describeShop } from '../../testing/test-shop'
import { enqueueJob, workOnJob } from './work-on-job'

const header = 'Handle,Title,Published,Variant SKU,Variant Price'

describeShop('an import of a file of another make', (t) => {
  const products = async (q: string) =>
    (await t.call('GET /admin/products', { query: { q, limit: 1000 }, headers: t.staff })).products
  const rowsOf = async (id: string) =>
    (
      await t.call('GET /admin/batch-jobs/:id/rows', {
        params: { id },
        query: { limit: 1000 },
        headers: t.staff,
      })
    ).rows

  it('goes on after a shutdown, with nothing twice and nothing lost, and can be taken back', async () => {
    const before = await dump(t.shop.db)
    const file = csvOf(shopifyExport({ products: 90 }))
    const job = await createJob(t, 'product-import', { fileKey: await uploadText(t, file), format: 'auto' })
    await workInPart(t, job.id)
    expect((await readJob(t, job.id)).status).toBe('processing')
    await enqueueJob(t.shop, job.id)
    expect(await readJob(t, job.id)).toMatchObject({
      status: 'completed',
      result: { format: 'shopify', products: 90, rows: { created: 90, updated: 0, skipped: 0, error: 0 } },
    })
    expect(await rowsOf(job.id)).toHaveLength(90)
    const again = await runJob(t, 'product-import', { fileKey: await uploadText(t, file), format: 'shopify' })
    expect(again.result).toMatchObject({ rows: { created: 0, updated: 0, skipped: 90, error: 0 } })
    const undone = await runJob(t, 'import-undo', { job_id: job.id })
    expect(undone).toMatchObject({ status: 'completed', result: { rows: { error: 0 } } })
    expect(await dump(t.shop.db)).toEqual(before)
  })

  it('leaves damaged rows out and says why, or writes nothing of such a file', async () => {
    const text = `${header}\nfine,Fine,true,f-1,5.00\nodd,Odd,true,o-1,five\ntwin,Twin,true,f-1,6.00`
    const strict = await runJob(t, 'product-import', {
      fileKey: await uploadText(t, text),
      format: 'shopify',
      on_error: 'fail',
    })
    expect(strict.status).toBe('failed')
    expect(await products('Fine')).toEqual([])
    const job = await runJob(t, 'product-import', { fileKey: await uploadText(t, text), format: 'shopify' })
    expect(job).toMatchObject({
      status: 'completed',
      result: { rows: { created: 2, error: 1 }, wrong_rows: 1 },
    })
    expect(await rowsOf(job.id)).toMatchObject([
      { line: 2, action: 'created', errors: null },
      { line: 3, action: 'error', errors: [{ column: 'Variant Price', value: 'five', level: 'error' }] },
      { line: 4, action: 'created', errors: [{ value: 'f-1', level: 'warning' }] },
    ])
  })

  it('is looked at first, and then gone on with', async () => {
    const text = `${header}\nnew-one,New one,true,n-1,5.00\nfine,Finer,true,f-1,5.00`
    const context = { fileKey: await uploadText(t, text), format: 'auto' }
    const job = await createJob(t, 'product-import', context, true)
    await workOnJob(t.shop, job.id)
    expect(await readJob(t, job.id)).toMatchObject({
      status: 'pre_processed',
      result: { would: { created: 1, updated: 1, error: 0 } },
    })
    expect(await products('New one')).toEqual([])
    await t.call('POST /admin/batch-jobs/:id/confirm', { params: { id: job.id }, headers: t.staff })
    await workOnJob(t.shop, job.id)
    expect((await readJob(t, job.id)).result).toMatchObject({ rows: { created: 1, updated: 1 } })
    expect(await products('Finer')).toHaveLength(1)
  })

  it('keeps or refuses what is there already, stops at too many errors, publishes', async () => {
    const text = `${header}\nfine,Finest,false,f-1,5.00\nhid,Hidden,false,h-1,5.00`
    const run = async (options: object) =>
      runJob(t, 'product-import', { fileKey: await uploadText(t, text), format: 'shopify', ...options })
    const stopped = await run({ on_conflict: 'fail', max_errors: 0 })
    expect(stopped).toMatchObject({
      status: 'failed',
      result: { errors: [expect.stringContaining('more than the 0')] },
    })
    expect((await run({ on_conflict: 'skip' })).result).toMatchObject({ rows: { updated: 0, error: 0 } })
    expect(await products('Finest')).toEqual([])
    await run({ publish: true })
    expect((await products('Hidden')).map(({ status }) => status)).toEqual(['published'])
  })

  it('is refused for options that are none', async () => {
    const fileKey = await uploadText(t, header)
    for (const [options, field] of [
      [{ format: 'papyrus' }, 'format'],
      [{ format: 'shopify', on_error: 'shrug' }, 'on_error'],
      [{ format: 'shopify', currency: 'zzz' }, 'currency'],
    ] as const) {
      const body = { type: 'product-import', context: { fileKey, ...options } }
      const { status, body: refusal } = await t.try('POST /admin/batch-jobs', { body, headers: t.staff })
      expect([status, refusal.message]).toEqual([400, expect.stringContaining(field)])
    }
  })
})
