import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createJob, readJob, runJob, uploadText, workInPart } from '../../testing/batch-jobs'
import { dump } from '../../testing/dump'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { europe, mug, shirt, type TestProduct } from '../../testing/world'
import { enqueueJob } from './work-on-job'

/** A small linear congruential generator: the same numbers for the same seed. */
function seeded(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const header =
  'Product Id;Product Handle;Product Title;Product Tags;Product Type;Variant Id;Variant SKU;Variant Inventory Quantity;Price EUR;Price USD;Option 1 Name;Option 1 Value;Image 1 Url'

/** A file that makes products, changes some and adds variants to others, some of them apart from their first rows. */
async function fileOf(t: TestShop, seed: number): Promise<string> {
  const below = seeded(seed)
  const { products } = await t.call('GET /admin/products', {
    query: { limit: 1000, expand: 'variants' },
    headers: t.staff,
  })
  const rows: string[] = []
  const apart: string[] = []
  for (const product of products) {
    if (below(3) === 0) continue
    const [variant] = product.variants
    const own = below(2) ? variant?.id : ''
    rows.push(
      [
        product.id,
        product.handle,
        `Title ${below(9)}`,
        `"tag ${below(9)},tag ${below(9)}"`,
        `Kind ${below(4)}`,
        own,
        own ? `of-${product.handle}` : `more-${seed}-${product.handle}`,
        below(90),
        `${below(90)}.50`,
        below(2) ? `${below(90)}.00` : '',
        own ? '' : 'Size',
        own ? '' : `new ${seed}`,
        below(2) ? `https://i.test/${seed}/${below(20)}` : '',
      ].join(';'),
    )
  }
  for (let n = 0; n < 25; n++)
    for (let v = 0; v < 1 + below(3); v++)
      (v === 2 ? apart : rows).push(
        `;made-${seed}-${n};Made ${n};tag ${below(9)};Kind ${below(4)};;made-${seed}-${n}-${v};${below(9)};1${v}.00;;Size;${v};https://i.test/${seed}/${n}`,
      )
  return [header, ...rows, ...apart].join('\n')
}

const undo = (t: TestShop, job_id: string) => runJob(t, 'import-undo', { job_id })
const rowsOf = async (t: TestShop, id: string) =>
  (
    await t.call('GET /admin/batch-jobs/:id/rows', {
      params: { id },
      query: { limit: 1000 },
      headers: t.staff,
    })
  ).rows

describeShop('taking an import back', (t) => {
  let shirts: TestProduct
  let region: string
  beforeAll(async () => {
    region = (await europe(t)).id
    shirts = await shirt(t, { tags: [{ value: 'tag 1' }] })
    await mug(t)
  })

  it('leaves the shop as it was, whatever the files said, the latest import first', async () => {
    const states: string[][] = []
    const jobs: string[] = []
    for (const seed of [3, 4, 5]) {
      states.push(await dump(t.shop.db))
      const job = await runJob(t, 'product-import', { fileKey: await uploadText(t, await fileOf(t, seed)) })
      expect(job).toMatchObject({ status: 'completed', result: { rows: { error: 0 } } })
      jobs.push(job.id)
    }
    for (const id of jobs.reverse()) {
      const job = await undo(t, id)
      expect(job.result?.errors).toBeUndefined()
      expect(job).toMatchObject({ status: 'completed', result: { progress: 1 } })
      expect(await dump(t.shop.db)).toEqual(states.pop())
    }
    const again = await t.try('POST /admin/batch-jobs', {
      body: { type: 'import-undo', context: { job_id: jobs[0] } },
      headers: t.staff,
    })
    expect(again).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
  })

  it('leaves what was changed or sold since, and names its rows', async () => {
    const text = [
      'Product Handle;Product Title;Product Status;Variant Title;Variant SKU;Price EUR;Option 1 Name;Option 1 Value',
      'kept;Kept;published;One;kept-1;5.00;Size;one',
      'gone;Gone;published;One;gone-1;5.00;Size;one',
    ].join('\n')
    const before = await dump(t.shop.db)
    const { id } = await runJob(t, 'product-import', { fileKey: await uploadText(t, text) })
    const { products } = await t.call('GET /admin/products', {
      query: { handle: 'kept' },
      headers: t.staff,
    })
    await t.call('POST /admin/products/:id', {
      params: { id: products[0]?.id ?? '' },
      body: { title: 'Kept by hand' },
      headers: t.staff,
    })
    const job = await undo(t, id)
    expect(job).toMatchObject({ status: 'failed', result: { rows: { updated: 1, error: 1 } } })
    expect(await rowsOf(t, job.id)).toMatchObject([
      { line: 2, action: 'error', errors: [{ message: expect.stringContaining('changed after') }] },
      { line: 3, action: 'updated' },
    ])
    const handles = (await t.call('GET /admin/products', { query: { limit: 100 }, headers: t.staff }))
      .products
    expect(handles.map(({ handle }) => handle)).toContain('kept')
    expect(handles.map(({ handle }) => handle)).not.toContain('gone')
    expect((await dump(t.shop.db)).length).toBeGreaterThan(before.length)
  })

  it('removes no product that somebody has in a cart', async () => {
    const row = 'sold;Sold;published;One;sold-1;50;5.00;Size;one'
    const text = `Product Handle;Product Title;Product Status;Variant Title;Variant SKU;Variant Inventory Quantity;Price EUR;Option 1 Name;Option 1 Value\n${row}`
    const { id } = await runJob(t, 'product-import', { fileKey: await uploadText(t, text) })
    const { products } = await t.call('GET /admin/products', { query: { handle: 'sold' }, headers: t.staff })
    const variant = products[0]?.variants[0]?.id ?? ''
    // In a cart that nobody has completed: nothing of the product itself has changed.
    await t.call('POST /store/carts', {
      body: { region_id: region, items: [{ variant_id: variant, quantity: 1 }] },
    })
    const job = await undo(t, id)
    expect(job.status).toBe('failed')
    const [line] = await rowsOf(t, job.id)
    expect(line).toMatchObject({ line: 2, action: 'error' })
    expect((await t.call('GET /admin/products', { query: { handle: 'sold' }, headers: t.staff })).count).toBe(
      1,
    )
  })

  it('takes back what was written of an import that was stopped, and goes on after a shutdown', async () => {
    const rows = Array.from({ length: 600 }, (_, n) => `half-${n};Half ${n}`)
    const before = await dump(t.shop.db)
    const { id } = await createJob(t, 'product-import', {
      fileKey: await uploadText(t, ['Product Handle;Product Title', ...rows].join('\n')),
    })
    await workInPart(t, id)
    const refused = await t.try('POST /admin/batch-jobs', {
      body: { type: 'import-undo', context: { job_id: id } },
      headers: t.staff,
    })
    expect(refused).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
    await t.call('POST /admin/batch-jobs/:id/cancel', { params: { id }, headers: t.staff })
    expect((await dump(t.shop.db)).length).toBeGreaterThan(before.length)
    await undo(t, id)
    expect(await dump(t.shop.db)).toEqual(before)
    await t.shop.transaction((tx) => tx.delete(tx.t.batch_job).where(eq(tx.t.batch_job.id, id)).then())
  })

  it('brings the prices of a list back', async () => {
    const { price_list: list } = await t.call('POST /admin/price-lists', {
      body: {
        name: 'Summer',
        description: 'Summer',
        type: 'sale',
        prices: [
          { variant_id: shirts.variant('small'), currency_code: 'eur', amount: 900 },
          { variant_id: shirts.variant('large'), currency_code: 'eur', amount: 950 },
        ],
      },
      headers: t.staff,
    })
    const before = await dump(t.shop.db)
    const text = `Product Variant ID;Price EUR;Price USD\n${shirts.variant('small')};7.00;8.00`
    const { id } = await runJob(t, 'price-list-import', {
      fileKey: await uploadText(t, text),
      price_list_id: list.id,
    })
    expect(await dump(t.shop.db)).not.toEqual(before)
    expect((await undo(t, id)).status).toBe('completed')
    expect(await dump(t.shop.db)).toEqual(before)
  })

  it('is for whoever made the import alone', async () => {
    const { id } = await runJob(t, 'product-import', {
      fileKey: await uploadText(t, 'Product Handle;Product Title\nother;Other'),
    })
    await t.shop.transaction((tx) =>
      tx.update(tx.t.batch_job).set({ created_by: 'usr_other' }).where(eq(tx.t.batch_job.id, id)).then(),
    )
    const body = { type: 'import-undo', context: { job_id: id } }
    expect((await t.try('POST /admin/batch-jobs', { body, headers: t.staff })).status).toBe(400)
    expect(await readJob(t, id).catch(() => undefined)).toBeUndefined()
    await enqueueJob(t.shop, id)
  })
})
