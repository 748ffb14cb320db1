import type { BatchJob } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createJob, readJob, runJob, uploadText, workInPart } from '../../testing/batch-jobs'
import { dump } from '../../testing/dump'
import { describeShop } from '../../testing/test-shop'
import { createProduct, europe } from '../../testing/world'
import { enqueueJob, workOnJob } from './work-on-job'

/** So many that they take several transactions. */
const many = 130

describeShop('an import of records of any kind', (t) => {
  let region = ''
  let skus: string[] = []
  const texts = (): Record<string, string> => {
    const numbers = Array.from({ length: many }, (_, n) => n)
    return {
      'customer-import': [
        'Email,First name,Groups,City,Country,Shoe size',
        ...numbers.map((n) => `ada${n}@example.com,Ada ${n},"VIP, Press ${n % 3}",London,gb,${n}`),
      ].join('\n'),
      'price-import': [
        `SKU,Price EUR,Price ${region} [EUR],Sale price EUR`,
        ...numbers
          .map((n) => `${skus[n % skus.length]},${20 + n}.50,${10 + n}.00,${5 + n}.00`)
          .slice(0, skus.length),
      ].join('\n'),
      'inventory-import': [
        'SKU,Location,On hand,Incoming',
        ...skus.map((sku, n) => `${sku},Berlin,${n + 1},${n % 2}`),
      ].join('\n'),
      'discount-import': [
        'Code,Type,Value,Regions,Limit',
        ...numbers.map((n) => `SPRING${n},percentage,${1 + (n % 90)},${region},${n + 1}`),
      ].join('\n'),
      'gift-card-import': [
        'Code,Value,Balance,Region',
        ...numbers.map((n) => `CARD-${n},20.00,${n % 20}.00,${region}`),
      ].join('\n'),
    }
  }
  const kinds = ['customer-import', 'price-import', 'inventory-import', 'discount-import', 'gift-card-import']
  const rowsOf = async (id: string) =>
    (
      await t.call('GET /admin/batch-jobs/:id/rows', {
        params: { id },
        query: { limit: 1000 },
        headers: t.staff,
      })
    ).rows
  const run = async (type: string, text: string, options: object = {}) =>
    runJob(t, type, { fileKey: await uploadText(t, text), currency: 'eur', ...options })
  /** The currency is nothing that customers and stock have. */
  const optionsFor = (type: string) => (/customer|inventory/.test(type) ? { currency: undefined } : {})
  const counts = ({ result }: BatchJob) => result?.rows

  beforeAll(async () => {
    region = (await europe(t)).name
    await t.call('POST /admin/stock-locations', {
      body: { name: 'Berlin' },
      headers: t.staff,
    })
    const names = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`S${n}`, { eur: 1000 }]))
    const product = await createProduct(t, 'Jug', names)
    skus = product.variants.map(({ sku }) => sku ?? '')
  })

  it.each(kinds)(
    '%s: looks, goes on after a shutdown, changes nothing again, and is taken back',
    async (type) => {
      const text = texts()[type] ?? ''
      const rows = text.split('\n').length - 1
      const before = await dump(t.shop.db)
      const context = { fileKey: await uploadText(t, text), currency: 'eur', ...optionsFor(type) }
      const job = await createJob(t, type, context, true)
      await workOnJob(t.shop, job.id)
      const looked = await readJob(t, job.id)
      expect(looked).toMatchObject({ status: 'pre_processed', result: { count: rows, would: { error: 0 } } })
      expect(await dump(t.shop.db)).toEqual(before)
      await t.call('POST /admin/batch-jobs/:id/confirm', { params: { id: job.id }, headers: t.staff })
      await workInPart(t, job.id)
      expect((await readJob(t, job.id)).status).toBe('processing')
      await enqueueJob(t.shop, job.id)
      const done = await readJob(t, job.id)
      expect(done).toMatchObject({ status: 'completed', result: { records: rows, progress: 1 } })
      expect(counts(done)).toEqual(looked.result?.would)
      const told = await rowsOf(job.id)
      expect(told.map(({ line }) => line)).toEqual(Array.from({ length: rows }, (_, n) => n + 2))
      expect(told.every(({ record_id }) => record_id)).toBe(true)
      const again = await run(type, text, optionsFor(type))
      expect(counts(again)).toEqual({ created: 0, updated: 0, skipped: rows, error: 0 })
      const undone = await runJob(t, 'import-undo', { job_id: job.id })
      expect(undone).toMatchObject({
        status: 'completed',
        result: { rows: { updated: expect.any(Number), error: 0 } },
      })
      expect(await dump(t.shop.db)).toEqual(before)
    },
  )

  it('leaves what was changed since when it is taken back, and names its row', async () => {
    const job = await run('customer-import', 'Email,First name\nold@example.com,Old\nnew@example.com,New', {
      currency: undefined,
    })
    const { customers } = await t.call('GET /admin/customers', { query: { q: 'new@' }, headers: t.staff })
    await t.call('POST /admin/customers/:id', {
      params: { id: customers[0]?.id ?? '' },
      body: { first_name: 'Newer' },
      headers: t.staff,
    })
    const undone = await runJob(t, 'import-undo', { job_id: job.id })
    expect(undone).toMatchObject({ status: 'failed', result: { rows: { updated: 1, error: 1 } } })
    expect(await rowsOf(undone.id)).toMatchObject([
      { line: 2, action: 'updated' },
      { line: 3, action: 'error', errors: [{ message: expect.stringContaining('changed after') }] },
    ])
  })

  it('takes rows about the same thing one after the other', async () => {
    const customers = await run(
      'customer-import',
      'Email,First name\ntwin@example.com,One\nTWIN@example.com,Two',
      {
        currency: undefined,
      },
    )
    expect(counts(customers)).toEqual({ created: 1, updated: 1, skipped: 0, error: 0 })
    const prices = await run(
      'price-import',
      `SKU,Price EUR\n${skus[0]},3.00\n${skus[0]},4.00\n${skus[1]},5.00`,
    )
    expect(counts(prices)).toEqual({ created: 0, updated: 3, skipped: 0, error: 0 })
    const { money_amount: price } = t.shop.db.t
    const stored = await t.shop.db.select().from(price).where(eq(price.currency_code, 'eur'))
    expect(stored.filter(({ amount }) => amount === 300)).toEqual([])
    expect(stored.filter(({ amount }) => amount === 400)).toHaveLength(1)
  })

  it('leaves rows out, counts them, stops at too many, or writes nothing', async () => {
    const text = 'Email,First name\nbo@example.com,Bo\nnobody,No\ncy@example.com,Cy\nneither,No'
    const strict = await run('customer-import', text, { currency: undefined, on_error: 'fail' })
    expect(strict).toMatchObject({
      status: 'failed',
      result: { errors: [expect.stringContaining('2 records')] },
    })
    expect(counts(await run('customer-import', text, { currency: undefined, on_conflict: 'fail' }))).toEqual({
      created: 2,
      updated: 0,
      skipped: 0,
      error: 2,
    })
    const other = text.replaceAll('Bo', 'Bob').replaceAll('Cy', 'Cyd')
    const kept = await run('customer-import', other, { currency: undefined, on_conflict: 'skip' })
    expect(counts(kept)).toEqual({ created: 0, updated: 0, skipped: 2, error: 2 })
    const stopped = await run('customer-import', other, {
      currency: undefined,
      on_conflict: 'fail',
      max_errors: 3,
    })
    expect(stopped).toMatchObject({ status: 'failed', result: { rows: { error: 4 } } })
  })

  it('reads columns under the names that are mapped to them, by themselves or as they were saved', async () => {
    const text = 'Mail,Vorname,City\nmapped@example.com,Emma,Paris'
    const map = { Mail: 'customer.email', Vorname: 'customer.first_name' }
    expect((await run('customer-import', text, { currency: undefined })).result?.errors).toEqual([
      expect.stringMatching(/nearest to .*customers, but for the column Email/),
    ])
    const done = await run('customer-import', text, { currency: undefined, map })
    expect(counts(done)).toEqual({ created: 1, updated: 0, skipped: 0, error: 0 })
    const save = (columns: Record<string, string>) =>
      t.try('POST /admin/import-mappings', {
        body: { name: 'Till', type: 'customer-import', columns },
        headers: t.staff,
      })
    expect((await save({ Mail: 'customer.emial' })).body.message).toContain('customer.emial')
    const first = await save({ Mail: 'customer.email' })
    const second = await save({ ...map, Gone: 'customer.phone' })
    expect(second.body.import_mapping.id).toBe(first.body.import_mapping.id)
    const { import_mappings } = await t.call('GET /admin/import-mappings', {
      query: { type: ['customer-import'] },
      headers: t.staff,
    })
    expect(import_mappings).toMatchObject([{ name: 'Till', columns: { ...map, Gone: 'customer.phone' } }])
    const saved = await run('customer-import', text, { currency: undefined, mapping: 'Till' })
    expect(counts(saved)).toEqual({ created: 0, updated: 0, skipped: 1, error: 0 })
    const params = { id: first.body.import_mapping.id }
    await t.call('DELETE /admin/import-mappings/:id', { params, headers: t.staff })
    await t.call('DELETE /admin/import-mappings/:id', { params, headers: t.staff })
  })

  it('finds variants by what it is told, and puts prices into the list it is told', async () => {
    const { price_list: list } = await t.call('POST /admin/price-lists', {
      body: { name: 'Autumn', description: 'Autumn', type: 'sale', prices: [] },
      headers: t.staff,
    })
    const text = `SKU,Variant ID,Price EUR\n${skus[0]},variant_none,7.00\n,variant_none,8.00`
    const job = await run('price-import', text, { match: 'sku', price_list: 'Autumn' })
    expect(await rowsOf(job.id)).toMatchObject([
      { line: 2, action: 'created' },
      { line: 3, action: 'error', errors: [{ column: 'SKU' }] },
    ])
    const { money_amount: price } = t.shop.db.t
    const stored = await t.shop.db.select().from(price).where(eq(price.price_list_id, list.id))
    expect(stored).toMatchObject([{ amount: 700, currency_code: 'eur' }])
  })

  it('refuses what it has no use for, by name', async () => {
    const fileKey = await uploadText(t, 'Email\nada@example.com')
    for (const [type, options, said] of [
      ['customer-import', { images: 'skip' }, 'context.images'],
      ['customer-import', { currency: 'eur' }, 'context.currency'],
      ['customer-import', { match: 'sku' }, 'context.match'],
      ['customer-import', { format: 'discounts' }, 'discount-import'],
      ['customer-import', { on_conflct: 'skip' }, 'context.on_conflct'],
      ['customer-import', { mapping: 'Nowhere' }, 'Nowhere'],
      [
        'customer-import',
        { format: 'customers', map: { A: 'customer.emall' } },
        'did you mean customer.email',
      ],
      ['price-import', { match: 'external_id' }, 'context.match'],
      ['price-import', { price_list: 'Never' }, 'Never'],
      ['inventory-import', { location: 'sloc_none' }, 'sloc_none'],
      ['product-import', { on_conflict: 'skip' }, 'context.on_conflict'],
      ['product-import', { on_error: 'skip' }, 'context.on_error'],
      ['product-import', { map: {} }, 'context.map'],
    ] as const) {
      const body = { type, context: { fileKey, ...options } }
      const { status, body: refusal } = await t.try('POST /admin/batch-jobs', { body, headers: t.staff })
      expect([type, status, refusal.message]).toEqual([type, 400, expect.stringContaining(said)])
    }
  })

  it('tells which kinds of files there are, with the columns each may have', async () => {
    const { import_formats } = await t.call('GET /admin/import-formats', { headers: t.staff })
    expect(new Set(import_formats.map(({ type }) => type))).toEqual(new Set(['product-import', ...kinds]))
    const customers = import_formats.find(({ id }) => id === 'customers')
    expect(customers).toMatchObject({ required: ['customer.email'] })
    expect(customers?.fields.find(({ id }) => id === 'customer.email')?.names).toContain('E-mail')
  })
})
