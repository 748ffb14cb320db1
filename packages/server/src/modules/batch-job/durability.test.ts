import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { afterFirstRows, createJob, readJob, runJob, uploadText, workInPart } from '../../testing/batch-jobs'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { europe } from '../../testing/world'
import { waitingJobs } from './queries'
import { enqueueJob, workOnJob } from './work-on-job'
import { forgetWorker, workerName } from './worker-name'

const header = 'Product Handle;Product Title;Variant Title;Variant SKU;Price EUR;Option 1 Name;Option 1 Value'
const fileOf = (prefix: string, products: number) =>
  [
    header,
    ...Array.from({ length: products }, (_, n) =>
      ['S', 'M'].map(
        (size) => `${prefix}-${n};Piece ${n};${size};${prefix}-${n}-${size};1${n}.50;Size;${size}`,
      ),
    ).flat(),
  ].join('\n')

const rowsOf = async (t: TestShop, id: string, query: { action?: 'error'; limit?: number } = {}) =>
  t.call('GET /admin/batch-jobs/:id/rows', {
    params: { id },
    query: { limit: 10_000, ...query },
    headers: t.staff,
  })

/** How many variants with this prefix there are, and how many different SKUs and prices they have. */
async function tally(t: TestShop, prefix: string) {
  const { products, count } = await t.call('GET /admin/products', {
    query: { handle: undefined, q: prefix, limit: 2000, expand: 'variants,variants.prices' },
    headers: t.staff,
  })
  const variants = products.flatMap((product) => product.variants)
  return {
    products: count,
    variants: variants.length,
    skus: new Set(variants.map(({ sku }) => sku)).size,
    prices: variants.flatMap(({ prices }) => prices ?? []).length,
  }
}

/** Lets a job run until some of its rows are written, then stops its process's work as a shutdown does. */
async function halfDone(t: TestShop, prefix: string, products: number) {
  const job = await createJob(t, 'product-import', { fileKey: await uploadText(t, fileOf(prefix, products)) })
  await workInPart(t, job.id)
  return job
}

const hold = (t: TestShop, id: string, claim: { claimed_by: string; attempts?: number }) =>
  t.shop.transaction((tx) =>
    tx
      .update(tx.t.batch_job)
      .set({ ...claim, claimed_until: new Date(Date.now() + 3_600_000).toISOString() })
      .where(eq(tx.t.batch_job.id, id))
      .then(),
  )

describeShop('an import that was cut off', (t) => {
  it('goes on after its last row, by whoever finds its process gone', async () => {
    await europe(t)
    const job = await halfDone(t, 'cut', 120)
    const before = await rowsOf(t, job.id)
    expect(before.count).toBeGreaterThan(0)
    expect(before.count).toBeLessThan(240)
    const gone = workerName()
    await hold(t, job.id, { claimed_by: gone })
    expect((await waitingJobs(t.shop.db)).map(({ id }) => id)).not.toContain(job.id)
    forgetWorker(gone)
    expect((await waitingJobs(t.shop.db)).map(({ id }) => id)).toContain(job.id)
    await enqueueJob(t.shop, job.id)
    expect(await readJob(t, job.id)).toMatchObject({
      status: 'completed',
      result: { count: 360, advancement_count: 360, progress: 1, rows: { created: 240, error: 0 } },
    })
    const after = await rowsOf(t, job.id)
    expect(after.rows.slice(0, before.count)).toEqual(before.rows)
    expect(after.rows.map(({ line }) => line)).toEqual(Array.from({ length: 240 }, (_, n) => n + 2))
    expect(await tally(t, 'cut-')).toEqual({ products: 120, variants: 240, skus: 240, prices: 240 })
  })

  it('is written by no worker that lost it', async () => {
    const job = await createJob(t, 'product-import', { fileKey: await uploadText(t, fileOf('lost', 120)) })
    const other = workerName()
    const taken = afterFirstRows(t, job.id, () => hold(t, job.id, { claimed_by: other }))
    await workOnJob(taken, job.id)
    const { count } = await rowsOf(t, job.id)
    expect(count).toBeLessThan(240)
    expect((await tally(t, 'lost-')).variants).toBe(count)
    forgetWorker(other)
    await workOnJob(t.shop, job.id)
    expect(await tally(t, 'lost-')).toEqual({ products: 120, variants: 240, skus: 240, prices: 240 })
  })

  it('is given up with a reason when it keeps ending the process', async () => {
    const job = await halfDone(t, 'fatal', 60)
    await hold(t, job.id, { claimed_by: 'nowhere/1/00', attempts: 5 })
    await workOnJob(t.shop, job.id)
    expect((await readJob(t, job.id)).status).toBe('processing')
    const gone = workerName()
    forgetWorker(gone)
    await hold(t, job.id, { claimed_by: gone, attempts: 5 })
    await workOnJob(t.shop, job.id)
    const failed = await readJob(t, job.id)
    expect(failed.status).toBe('failed')
    expect(failed.result?.errors).toEqual([expect.stringContaining('started 5 times')])
    const { products, variants } = await tally(t, 'fatal-')
    expect(failed.result?.advancement_count).toBe(products + variants)
  })
})

describeShop('what became of each row', (t) => {
  it('is kept: created, updated, skipped', async () => {
    await europe(t)
    await runJob(t, 'product-import', { fileKey: await uploadText(t, fileOf('kept', 2)) })
    const { products } = await t.call('GET /admin/products', { query: { order: 'handle' }, headers: t.staff })
    const [first, second] = products
    const line = (product: typeof first, variant: number, title: string, price: string) =>
      `${product?.id};${product?.handle};${title};${product?.variants[variant]?.id};;${price}`
    const text = [
      'Product Id;Product Handle;Product Title;Variant Id;Variant SKU;Price EUR',
      line(first, 0, 'Piece 0', '10.50'),
      line(first, 1, 'Piece 0', '99.00'),
      line(second, 0, 'Renamed', '11.50'),
      ';fresh;Fresh;;fresh-1;5',
    ].join('\n')
    const job = await runJob(t, 'product-import', { fileKey: await uploadText(t, text) })
    expect(job).toMatchObject({
      status: 'completed',
      result: { rows: { created: 1, updated: 2, skipped: 1, error: 0 } },
    })
    const { rows } = await rowsOf(t, job.id)
    expect(rows.map(({ line, action }) => [line, action])).toEqual([
      [2, 'skipped'],
      [3, 'updated'],
      [4, 'updated'],
      [5, 'created'],
    ])
    expect(rows[1]).toMatchObject({ product_id: first?.id, variant_id: first?.variants[1]?.id, errors: null })
  })

  it('names line, column and reason of each that is wrong, before anything is written', async () => {
    const text = [
      header,
      'bad-1;Bad;S;same;1.00;Size;S',
      'bad-2;Bad;S;same;1,0,0;Size;S',
      'bad-3;Bad;S;same;2.00;Size;S',
      'kept-0;Again;S;;2.00;Size;S',
      'bad-4;Bad;S;kept-0-S;2.00;Size;S',
    ].join('\n')
    const job = await runJob(t, 'product-import', { fileKey: await uploadText(t, text) })
    expect(job.status).toBe('failed')
    const { rows } = await rowsOf(t, job.id, { action: 'error' })
    expect(rows.map(({ line, errors }) => [line, errors?.[0]?.column, errors?.[0]?.value])).toEqual([
      [3, 'Price EUR', null],
      [4, 'Variant SKU', 'same'],
      [5, 'Product Handle', 'kept-0'],
      [6, 'Variant SKU', 'kept-0-S'],
    ])
    expect(job.result?.errors).toHaveLength(4)
    expect((await tally(t, 'bad-')).products).toBe(0)
  })

  it('says what the shop refused at the last moment, and takes the rest', async () => {
    const fileKey = await uploadText(t, fileOf('late', 30))
    const job = await createJob(t, 'product-import', { fileKey }, true)
    await workOnJob(t.shop, job.id)
    await t.call('POST /admin/products', {
      body: { title: 'In between', handle: 'late-7' },
      headers: t.staff,
    })
    await t.call('POST /admin/batch-jobs/:id/confirm', { params: job, headers: t.staff })
    await workOnJob(t.shop, job.id)
    const failed = await readJob(t, job.id)
    expect(failed).toMatchObject({ status: 'failed', result: { rows: { created: 58, error: 2 } } })
    const { rows } = await rowsOf(t, job.id, { action: 'error' })
    expect(rows.map(({ line }) => line)).toEqual([16, 17])
    expect(rows[0]?.errors?.[0]?.message).toContain('late-7')
    expect((await tally(t, 'late-')).variants).toBe(58)
  })
})
